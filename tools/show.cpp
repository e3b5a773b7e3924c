// consturi show: the components of a URI reference, and their parts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "errors.hpp"
#include "host_lists.hpp"
#include "json.hpp"
#include "line_command.hpp"
#include "output.hpp"
#include "parameters.hpp"
#include "scheme_errors.hpp"

#include <consturi/coding/decoded_view.hpp>
#include <consturi/dialects/iri/to_iri.hpp>
#include <consturi/hana.hpp>
#include <consturi/host/special_purpose.hpp>
#include <consturi/scheme_registry.hpp>
#include <consturi/scheme_structs.hpp>
#include <consturi/schemes.hpp>
#include <consturi/text/split.hpp>
#include <consturi/uri/host.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/segments.hpp>
#include <consturi/uri/userinfo.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/fuse.hpp>

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

namespace hana = boost::hana;
using tool::escaped, tool::json_of; // others have the same names

struct show_options {
    std::string uri, separators = "&";
    bool json = false;
};

struct address_description {
    std::string text;
    std::vector<std::string> classes;
    std::optional<std::string> registry, embedded_ipv4;
};

template <class Address>
address_description description_of(Address const& address) {
    address_description all{address.to_string(), {}, {}, {}};
    auto const add_if = [&](bool is_of_class, char const* name) {
        if (is_of_class) all.classes.emplace_back(name);
    };
    add_if(address.is_unspecified(), "unspecified");
    add_if(address.is_loopback(), "loopback");
    add_if(address.is_private(), "private");
    add_if(address.is_shared(), "shared");
    add_if(address.is_link_local(), "link-local");
    add_if(address.is_documentation(), "documentation");
    add_if(address.is_benchmarking(), "benchmarking");
    add_if(address.is_multicast(), "multicast");
    add_if(address.is_broadcast(), "broadcast");
    if constexpr (std::same_as<Address, ipv6_address>) {
        add_if(address.is_unique_local(), "unique-local");
        add_if(address.is_ipv4_mapped(), "ipv4-mapped");
        if (auto const embedded = address.embedded_ipv4()) all.embedded_ipv4 = embedded->to_string();
    }
    add_if(address.is_global(), "global");
    if (auto const block = address.special_purpose()) all.registry = block->name;
    return all;
}

std::optional<address_description> address_of(uri_reference_view const& u) {
    if (auto const address = u.ipv4()) return description_of(*address);
    if (auto const address = u.ipv6()) return description_of(*address);
    return std::nullopt;
}

std::optional<std::string_view> host_kind_of(uri_reference_view const& u) {
    auto const kind = u.host_kind();
    if (!kind) return std::nullopt;
    switch (*kind) {
    case host_kind::empty: return "empty";
    case host_kind::ipv4: return "ipv4";
    case host_kind::ipv6: return "ipv6";
    case host_kind::ip_future: return "ip_future";
    case host_kind::reg_name: return "reg_name";
    }
    return std::nullopt;
}

/// The host in Unicode, if it has `xn--` labels.
std::optional<std::string> host_in_unicode(uri_reference_view const& u) {
    auto const readable = to_iri(u);
    auto const is_name = u.host() && !readable.host()->empty() && u.host()->find('%') == std::string_view::npos;
    if (!is_name || readable.host() == u.host()) return std::nullopt;
    return std::string(*readable.host());
}

/// What is known about the scheme of a URI, and about the URI by it.
struct classification {
    std::string_view status; ///< in IANA's registry
    std::optional<bool> is_url = {};
    bool is_urn = false;
};

/// Nothing for a relative reference.
std::optional<classification> classification_of(uri_reference_view const& u) {
    if (!u.scheme()) return std::nullopt;
    classification all{"unregistered", {}, is_urn(u)};
    if (auto const verdict = is_url(u); verdict != requirements::verdict::unknown)
        all.is_url = verdict == requirements::verdict::met;
    auto const* const entry = schemes::find(*u.scheme());
    switch (entry ? entry->status() : schemes::status::unregistered) {
    case schemes::status::permanent: all.status = "permanent"; break;
    case schemes::status::provisional: all.status = "provisional"; break;
    case schemes::status::historical: all.status = "historical"; break;
    case schemes::status::unregistered: break;
    }
    return all;
}
std::optional<classification> classification_of(host_list_uri const& u) {
    auto const scheme = std::string(u.scheme()) + ':';
    return classification_of(parse_uri_reference(scheme).value());
}

std::optional<decoded_view> decoded(std::optional<std::string_view> encoded) {
    if (!encoded) return std::nullopt;
    return decoded_view(*encoded);
}

std::optional<decoded_view> user_of(host_list_uri const& u) {
    if (!u.userinfo()) return std::nullopt;
    return decoded_view(detail::before(':', *u.userinfo()));
}
std::optional<decoded_view> password_of(host_list_uri const& u) {
    return decoded(detail::after(':', u.userinfo().value_or("")));
}

/// Calls `f(name, text)` for each component; the text is `nullopt` if the component is undefined.
template <class F>
void for_each_component(uri_reference_view const& u, F f) {
    hana::for_each(u, hana::fuse([&](auto name, std::optional<std::string_view> text) { f(name.c_str(), text); }));
}

/// Whether the URI, if it is one, has a known scheme. Calls `part(name, value)` for each part that the scheme adds, or
/// `wrong(error)` if the URI is none of its scheme.
template <class F, class G>
bool for_each_part_of_scheme(uri_reference_view const& u, F part, G wrong) {
    auto const parsed = parse_uri(u.text());
    if (!parsed) return false;
    if (has_scheme_of_lists(u.text())) {
        wrong(host_list_uri::parse(u.text()).error());
        return true;
    }
    bool is_known = false;
    detail::with_type_of_scheme(schemes::all, parsed->scheme(), [&](auto type) {
        is_known = true;
        using scheme_uri = typename decltype(type)::type;
        auto const by_scheme = scheme_uri::from(*parsed);
        if (!by_scheme) return wrong(by_scheme.error());
        if constexpr (!std::derived_from<hana::accessors_impl<scheme_uri>, detail::component_accessors>)
            hana::for_each(*by_scheme, hana::fuse([&](auto name, auto const& value) { part(name.c_str(), value); }));
    });
    return is_known;
}

std::optional<std::string_view> text_of(std::optional<std::string_view> text) { return text; }
std::optional<std::string_view> text_of(std::optional<uri_view> const& u) {
    if (!u) return std::nullopt;
    return u->text();
}
std::string_view text_of(ldap_scope scope) {
    switch (scope) {
    case ldap_scope::base: return "base";
    case ldap_scope::one: return "one";
    case ldap_scope::sub: return "sub";
    }
    return "";
}

void print_line(std::string_view name, std::string_view text) {
    print(std::string(name).append(": ").append(text).append("\n"));
}
void print_decoded(std::string_view name, std::optional<decoded_view> text) {
    if (text) print_line(name, escaped(text->str()));
}

void print_classification(auto const& u) {
    auto const all = classification_of(u);
    if (!all) return;
    if (all->is_urn || all->is_url == true) print_line("kind", all->is_urn ? "URN" : "URL");
    print_line("scheme status", all->status);
}

void print_address(address_description const& address) {
    std::string classes;
    for (auto const& name : address.classes) classes.append(classes.empty() ? " (" : ", ").append(name);
    print_line("address", address.text + classes + (classes.empty() ? "" : ")"));
    if (address.registry) print_line("registry", *address.registry);
    if (address.embedded_ipv4) print_line("embedded IPv4 address", *address.embedded_ipv4);
}

void print_parameters(std::string_view kind, query_params parameters) {
    for (auto const parameter : parameters) print_line(kind, escaped(parameter));
}

/// Prints a part that a scheme adds. A range has a line for each element.
template <class Part>
void print_part(std::string const& label, Part const& part) {
    if constexpr (std::same_as<Part, query_params>) print_parameters(label, part);
    else if constexpr (std::same_as<Part, bool>) print_line(label, part ? "true" : "false");
    else if constexpr (std::same_as<Part, std::optional<std::uint64_t>>) {
        if (part) print_line(label, std::to_string(*part));
    } else if constexpr (requires { text_of(part); }) {
        if (std::optional<std::string_view> const text = text_of(part)) print_line(label, *text);
    } else {
        for (auto const& element : part) {
            if constexpr (requires { element.decoded(); }) print_decoded(label, element.decoded());
            else if constexpr (requires { element.decoded_name(); }) print_decoded(label, element.decoded_name());
            else print_line(label, element.text());
        }
    }
}

void print_segments(segments_view segments) {
    for (auto const segment : segments) {
        print_decoded("segment", segment.decoded_name());
        print_parameters("segment parameter", segment.parameters());
    }
}

void print_lines(uri_reference_view const& u, std::string_view separators) {
    for_each_component(u, [](char const* name, auto text) {
        if (text) print_line(name, *text);
    });
    print_classification(u);
    print_decoded("user", decoded(u.user()));
    print_decoded("password", decoded(u.password()));
    if (auto const kind = host_kind_of(u)) print_line("host kind", *kind);
    if (auto const host = host_in_unicode(u)) print_line("host in Unicode", escaped(*host));
    if (auto const address = address_of(u)) print_address(*address);
    print_segments(u.segments());
    print_parameters("query parameter", u.query_params(separators));
    for_each_part_of_scheme(
        u,
        [&](std::string_view name, auto const& value) {
            print_part(std::string(*u.scheme()).append(1, ' ').append(name), value);
        },
        [](parse_error const& error) { print_line("wrong by its scheme", to_string(error)); });
}

/// Prints a URI with a list of hosts.
void print_lines(host_list_uri const& u, std::string_view separators) {
    hana::for_each(u, hana::fuse([](auto name, auto const& value) { print_part(name.c_str(), value); }));
    print_classification(u);
    print_decoded("user", user_of(u));
    print_decoded("password", password_of(u));
    print_segments(segments_view(u.path()));
    print_parameters("query parameter", query_params(u.query().value_or(""), separators));
}

json_value json_of(std::optional<address_description> const& address) {
    if (!address) return nullptr;
    auto classes = json_value::array();
    for (auto const& each : address->classes) classes.push_back(each);
    return {{"text", address->text},
            {"classes", classes},
            {"registry", address->registry},
            {"embedded_ipv4", address->embedded_ipv4}};
}

json_value json_of(mail_addresses_view addresses) {
    auto array = json_value::array();
    for (auto const address : addresses) array.push_back(address.decoded().str()); // valid UTF-8
    return array;
}

json_value json_of(segments_view segments) {
    auto array = json_value::array();
    for (auto const segment : segments) {
        json_value object;
        add_decoded(object, "name", segment.decoded_name());
        object.add("parameters", json_of(segment.parameters()));
        array.push_back(std::move(object));
    }
    return array;
}

json_value json_of(server_list_view servers) {
    auto array = json_value::array();
    for (auto const server : servers) array.push_back(server.text());
    return array;
}

/// Adds a part that a scheme adds.
template <class Part>
void add_part(json_value& object, char const* name, Part const& part) {
    if constexpr (std::same_as<Part, bool> || std::same_as<Part, std::optional<std::uint64_t>>) object.add(name, part);
    else if constexpr (requires { text_of(part); }) object.add(name, text_of(part));
    else object.add(name, json_of(part));
}

void add_classification(json_value& object, auto const& u) {
    auto const all = classification_of(u);
    object.add("scheme_status", all ? json_value(all->status) : nullptr);
    object.add("is_url", all ? json_value(all->is_url) : false);
    object.add("is_urn", all && all->is_urn);
}

void print_in_ascii(json_value const& object) { // decoded text can have invisible characters
    print(to_line(object));
}

void print_json(uri_reference_view const& u, std::string_view separators) {
    json_value object;
    for_each_component(u, [&](char const* name, auto text) { object.add(name, text); });
    add_classification(object, u);
    add_decoded(object, "user", decoded(u.user()));
    add_decoded(object, "password", decoded(u.password()));
    object.add("host_kind", host_kind_of(u));
    object.add("address", json_of(address_of(u)));
    object.add("host_in_unicode", host_in_unicode(u));
    json_value by_scheme;
    bool const is_known = for_each_part_of_scheme(
        u, [&](char const* name, auto const& value) { add_part(by_scheme, name, value); },
        [&](parse_error const& error) {
            by_scheme.add("error",
                          {{"position", error.position()}, {"rule", error.rule()}, {"message", error.description()}});
        });
    if (is_known && by_scheme.is_null()) by_scheme = json_value::object();
    object.add("by_scheme", by_scheme);
    object.add("segments", json_of(u.segments()));
    object.add("query_params", json_of(u.query_params(separators)));
    print_in_ascii(object);
}

void print_json(host_list_uri const& u, std::string_view separators) {
    json_value object;
    hana::for_each(u, hana::fuse([&](auto name, auto const& value) { add_part(object, name.c_str(), value); }));
    add_classification(object, u);
    add_decoded(object, "user", user_of(u));
    add_decoded(object, "password", password_of(u));
    object.add("segments", json_of(segments_view(u.path())));
    object.add("query_params", json_of(query_params(u.query().value_or(""), separators)));
    print_in_ascii(object);
}

/// The error of a text that is none of a URI.
std::optional<parse_error> show(std::string_view text, show_options const& options) {
    auto const parsed = parse_uri_reference(text);
    auto const list = host_list_uri::parse(text);
    bool const has_list = has_scheme_of_lists(text);
    auto const print_all = [&](auto const& u) {
        options.json ? print_json(u, options.separators) : print_lines(u, options.separators);
        return std::nullopt;
    };
    if (list && (has_list || !parsed)) return print_all(*list);
    if (parsed) return print_all(*parsed);
    return has_list ? list.error() : error_in_words_of_scheme(text, parsed.error());
}

} // namespace

void add_show(command& program) {
    auto const options = std::make_shared<show_options>();
    program.subcommands.push_back(
        {.name = "show",
         .description = "Show the components of a URI or relative reference, and their decoded parts",
         .group = "Show",
         .options = {{.names = "URI",
                      .description = "A URI or relative reference; - is each line of standard input, and\n"
                                     "-- precedes a reference that begins with -",
                      .sets = &options->uri,
                      .is_required = true},
                     {.names = "--json",
                      .description = "Print a JSON object; what is undefined is null",
                      .sets = &options->json},
                     separators_option(options->separators)},
         .examples = {"consturi show 'https://192.0.2.1/a%20b?c=d'", "consturi show --json mailto:ann@example.com"},
         .notes =
             "With -, an empty line is between what is printed for each line; for an invalid line nothing is printed\n"
             "there, and an error message on standard error.\n\n"
             "\"kind\" is URL or URN, if that is known by the scheme, whose status in IANA's registry is printed.\n"
             "Components are printed as written; user, password, segments and parameters are decoded, and\n"
             "escaped if they are not printable. \"a\" is a parameter without value, \"a=\" one with an empty\n"
             "value. \"registry\" is the block of IANA's registry that the address is in. What the grammar of a\n"
             "scheme adds is printed at the end, after the name of the scheme, and in JSON as \"by_scheme\": null,\n"
             "if the scheme is not known. A list of hosts, as in mongodb://h1:1,h2:2, is printed as \"servers\"; there\n"
             "is no \"host\" then.\n\n"
             "In JSON, if the text of \"user\", \"password\", \"name\" or \"value\" is not UTF-8, \"user_bytes\"\n"
             "etc. has its bytes as an array instead.",
         .run = [options] {
             return show_each(options->uri, options->json, [&](std::string_view text) { return show(text, *options); });
         }});
}

} // namespace consturi::tool
