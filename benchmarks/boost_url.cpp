// The tasks with Boost.URL, which this source also compiles.
//
// Distributed under the Boost Software License, Version 1.0.
#include "tasks.hpp"

#include <boost/url/src.hpp>
#include <boost/version.hpp>

namespace benchmarks {

namespace urls = boost::urls;

void add_boost_url(tasks& to) {
    to.versions.emplace_back("Boost.URL",
                             std::to_string(BOOST_VERSION / 100000) + "." + std::to_string(BOOST_VERSION / 100 % 1000));
    auto const same = [](auto const& result) { return result; };
    auto const text_of = [](urls::url const& url) { return std::string(url.buffer()); };
    add(to.parse_uri, "Boost.URL", [](std::string const& text) { return urls::parse_uri(text); }, verdict);
    add(
        to.parse_reference, "Boost.URL", [](std::string const& text) { return urls::parse_uri_reference(text); },
        verdict);
    add(
        to.normalize, "Boost.URL",
        [](std::string const& text) {
            urls::url url(urls::parse_uri(text).value());
            url.normalize();
            return url;
        },
        text_of);
    add(
        to.resolve, "Boost.URL",
        [](base_and_reference const& from) {
            urls::url target;
            urls::resolve(urls::parse_uri(from.base).value(), urls::parse_uri_reference(from.reference).value(), target)
                .value();
            return target;
        },
        text_of);
    add(
        to.build, "Boost.URL",
        [](parts const& from) {
            urls::url url;
            url.set_scheme("https").set_host_name(from.host).set_port_number(8443);
            url.set_path_absolute(true);
            url.segments().push_back(from.first_segment);
            url.segments().push_back(from.second_segment);
            url.params().append({"q", from.parameter});
            url.set_fragment(from.fragment);
            return url;
        },
        text_of);
    add(
        to.edit, "Boost.URL",
        [](std::string const& text) {
            urls::url url(urls::parse_uri(text).value());
            url.params().set("q", "another value");
            return url;
        },
        text_of);
    add(
        to.read, "Boost.URL",
        [](std::string const& text) {
            std::string all;
            auto const url = urls::parse_uri(text).value();
            for (auto const& segment : url.segments()) all += segment;
            return all;
        },
        same);
    add(
        to.encode, "Boost.URL", [](std::string const& bytes) { return urls::encode(bytes, urls::unreserved_chars); },
        same);
    add(
        to.decode, "Boost.URL",
        [](std::string const& text) { return urls::make_pct_string_view(text).value().decode(); }, same);
}

} // namespace benchmarks
