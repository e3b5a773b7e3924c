// Compares the time of normalization and resolution with uriparser and Boost.URL, in nanoseconds per operation.
//
//     operations_benchmark [FILE]    FILE has one URI per line
//
// Each library normalizes a URI from its text, resolves a reference from its text against a base that was parsed
// before, and resolves a reference that was parsed before too. Each result is a new string.
//
// Distributed under the Boost Software License, Version 1.0.
#include "stopwatch.hpp"

#include <consturi.hpp>

#include <boost/url/src.hpp>
#include <uriparser/Uri.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#ifndef CONSTURI_URLS
#define CONSTURI_URLS "examples/debian-homepages.txt"
#endif

namespace {

namespace urls = boost::urls;

/// A base URI and a reference, as parsed by one of the libraries.
template <class Base, class Reference = Base>
struct pair {
    Base base;
    Reference reference;
    std::string_view text; // the reference, not parsed
};

std::string_view view_of(boost::core::string_view text) { return {text.data(), text.size()}; }
boost::core::string_view boost_view_of(std::string_view text) { return {text.data(), text.size()}; }

UriUriA uriparser_uri(std::string_view text) {
    UriUriA uri;
    char const* where;
    if (uriParseSingleUriExA(&uri, text.data(), text.data() + text.size(), &where) != URI_SUCCESS) std::abort();
    return uri;
}

std::string text_of(UriUriA const& uri) {
    int size = 0;
    uriToStringCharsRequiredA(&uri, &size);
    std::string text(std::size_t(size) + 1, '\0');
    uriToStringA(text.data(), &uri, size + 1, nullptr);
    text.pop_back();
    return text;
}

consturi::uri normalize(std::string_view text) { return consturi::normalize(*consturi::parse_uri(text)); }
std::string normalize_with_uriparser(std::string_view text) {
    auto uri = uriparser_uri(text);
    uriNormalizeSyntaxA(&uri);
    auto result = text_of(uri);
    uriFreeUriMembersA(&uri);
    return result;
}
urls::url normalize_with_boost(std::string_view text) {
    urls::url result(urls::parse_uri(boost_view_of(text)).value());
    result.normalize();
    return result;
}

using our_pair = pair<consturi::uri_view, consturi::uri_reference_view>;
consturi::uri resolve_parsed(our_pair const& of) { return consturi::resolve(of.base, of.reference); }
consturi::uri resolve(our_pair const& of) {
    return consturi::resolve(of.base, *consturi::parse_uri_reference(of.text));
}

std::string resolve_with_uriparser(UriUriA const& base, UriUriA const& reference) {
    UriUriA target;
    uriAddBaseUriA(&target, &reference, &base);
    auto result = text_of(target);
    uriFreeUriMembersA(&target);
    return result;
}
std::string resolve_parsed_with_uriparser(pair<UriUriA> const& of) {
    return resolve_with_uriparser(of.base, of.reference);
}
std::string resolve_with_uriparser(pair<UriUriA> const& of) {
    auto reference = uriparser_uri(of.text);
    auto result = resolve_with_uriparser(of.base, reference);
    uriFreeUriMembersA(&reference);
    return result;
}

urls::url resolve_with_boost(urls::url_view const& base, urls::url_view const& reference) {
    urls::url result;
    if (!urls::resolve(base, reference, result)) std::abort();
    return result;
}
urls::url resolve_parsed_with_boost(pair<urls::url_view> const& of) {
    return resolve_with_boost(of.base, of.reference);
}
urls::url resolve_with_boost(pair<urls::url_view> const& of) {
    return resolve_with_boost(of.base, urls::parse_uri_reference(boost_view_of(of.text)).value());
}

/// Returns a reference as a page at `url` may contain it. `index` selects the kind: absolute path, same directory,
/// parent directory, fragment, absolute URL.
std::string reference_in(consturi::uri_view const& url, std::size_t index) {
    auto const path = url.path();
    auto const from_path = url.text().substr(std::size_t(path.data() - url.text().data()));
    auto const name = from_path.substr(path.rfind('/') + 1);
    switch (index % 5) {
    case 0: return std::string(from_path);
    case 1: return std::string("./").append(name);
    case 2: return std::string("../").append(name);
    case 3: return "#top";
    default: return std::string(url.text());
    }
}

} // namespace

int main(int count, char** arguments) {
    char const* const file = count > 1 ? arguments[1] : CONSTURI_URLS;
    std::ifstream stream(file);
    std::vector<std::string> texts, references;
    for (std::string line; std::getline(stream, line);) {
        auto const parsed = consturi::parse_uri(line);
        if (!parsed || !parsed->host() || !urls::parse_uri(line)) continue;
        references.push_back(reference_in(*parsed, texts.size()));
        texts.push_back(line);
    }
    if (texts.empty()) return std::fprintf(stderr, "%s: no URIs\n", file), 2;
    std::vector<our_pair> pairs;
    std::vector<pair<UriUriA>> uriparser_pairs;
    std::vector<pair<urls::url_view>> boost_pairs;
    for (std::size_t i = 0; i != texts.size(); ++i) {
        auto const &base = texts[(i + 1) % texts.size()], &reference = references[i];
        pairs.push_back({*consturi::parse_uri(base), *consturi::parse_uri_reference(reference), reference});
        uriparser_pairs.push_back({uriparser_uri(base), uriparser_uri(reference), reference});
        boost_pairs.push_back({urls::parse_uri(base).value(), urls::parse_uri_reference(reference).value(), reference});
    }

    std::size_t same[4]{};
    for (auto const& text : texts) {
        auto const ours = normalize(text);
        same[0] += ours.text() == normalize_with_uriparser(text);
        same[1] += ours.text() == view_of(normalize_with_boost(text).buffer());
    }
    for (std::size_t i = 0; i != pairs.size(); ++i) {
        auto const ours = resolve(pairs[i]);
        same[2] += ours.text() == resolve_with_uriparser(uriparser_pairs[i]);
        same[3] += ours.text() == view_of(resolve_with_boost(boost_pairs[i]).buffer());
    }

    auto const all = [](auto const& each, auto const& function) {
        return [&] {
            for (auto const& one : each) keep(function(one));
        };
    };
    auto const resolve_text = [](auto const& of) { return resolve(of); };
    auto const uriparser_text = [](auto const& of) { return resolve_with_uriparser(of); };
    auto const boost_text = [](auto const& of) { return resolve_with_boost(of); };
    auto const best =
        fastest(30, all(texts, normalize), all(texts, normalize_with_uriparser), all(texts, normalize_with_boost),
                all(pairs, resolve_text), all(uriparser_pairs, uriparser_text), all(boost_pairs, boost_text),
                all(pairs, resolve_parsed), all(uriparser_pairs, resolve_parsed_with_uriparser),
                all(boost_pairs, resolve_parsed_with_boost));
    std::printf("%zu URIs from %s\n", texts.size(), file);
    char const *const names[] = {"normalize", "resolve", "resolve, parsed"}, *const others[] = {"uriparser",
                                                                                                "Boost.URL"};
    for (std::size_t i = 0; i != best.size(); ++i) {
        auto const of = i / 3, contender = i % 3;
        std::printf("%-22s %8.1f ns", contender == 0 ? names[of] : others[contender - 1],
                    best[i] / double(texts.size()));
        if (contender != 0) std::printf("  %5.2f x", best[i] / best[i - contender]);
        if (contender != 0 && of < 2)
            std::printf("  %5.1f %% equal", 100.0 * double(same[of * 2 + contender - 1]) / double(texts.size()));
        std::printf("\n");
    }
    for (auto& of : uriparser_pairs) {
        uriFreeUriMembersA(&of.base);
        uriFreeUriMembersA(&of.reference);
    }
}
