// consturi show: the components of a URI reference, and their parts.
//
// Distributed under the Boost Software License, Version 1.0.
#include "address_classes.hpp"
#include "commands.hpp"
#include "errors.hpp"
#include "host_lists.hpp"
#include "json.hpp"
#include "line_command.hpp"
#include "output.hpp"
#include "parameters.hpp"
#include "schemes.hpp"

#include <consturi/coding/decoded_view.hpp>
#include <consturi/dialects/iri/conversions.hpp>
#include <consturi/hana.hpp>
#include <consturi/scheme_registry.hpp>
#include <consturi/schemes/classify.hpp>
#include <consturi/schemes/host_list.hpp>
#include <consturi/support/result.hpp>
#include <consturi/uri/authority.hpp>
#include <consturi/uri/parameters.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/segments.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/fuse.hpp>

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
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
    address_description all{address.to_string(), classes_of(address), {}, {}};
    if constexpr (std::same_as<Address, ipv6_address>)
        if (auto const embedded = address.embedded_ipv4()) all.embedded_ipv4 = embedded->to_string();
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
    auto const entry = schemes::find(*u.scheme());
    switch (entry ? entry->status() : schemes::status::unregistered) {
    case schemes::status::permanent: all.status = "permanent"; break;
    case schemes::status::provisional: all.status = "provisional"; break;
    case schemes::status::historical: all.status = "historical"; break;
    case schemes::status::unregistered: break;
    }
    return all;
}
/// What is known about a text that is no URI.
std::optional<classification> classification_of(std::string_view scheme) {
    auto const text = std::string(scheme) + ':';
    return classification_of(parse_uri_reference(text).value());
}
std::optional<classification> classification_of(host_list_uri_view const& u) { return classification_of(u.scheme()); }

std::optional<decoded_view> decoded(std::optional<std::string_view> encoded) {
    if (!encoded) return std::nullopt;
    return decoded_view(*encoded);
}

std::optional<decoded_view> user_of(host_list_uri_view const& u) {
    if (!u.userinfo()) return std::nullopt;
    return decoded_view(u.userinfo()->substr(0, u.userinfo()->find(':')));
}
std::optional<decoded_view> password_of(host_list_uri_view const& u) {
    auto const userinfo = u.userinfo().value_or("");
    auto const colon = userinfo.find(':');
    return colon == userinfo.npos ? std::nullopt : std::optional(decoded_view(userinfo.substr(colon + 1)));
}

scheme_parts parts_of(host_list_uri_view const& u) {
    std::vector<std::string> servers;
    for (auto const server : u.servers()) servers.emplace_back(server.text());
    return {{"scheme", std::optional(u.scheme())}, {"userinfo", u.userinfo()}, {"servers", servers},
            {"path", std::optional(u.path())},     {"query", u.query()},       {"fragment", u.fragment()}};
}

/// A text that is no URI, but valid by its scheme, which has a grammar of its own.
struct text_of_scheme {
    std::string_view scheme;
    scheme_parts parts;
};
std::optional<classification> classification_of(text_of_scheme const& u) { return classification_of(u.scheme); }

/// Calls `f(name, text)` for each component; the text is `nullopt` if the component is undefined.
template <class F>
void for_each_component(uri_reference_view const& u, F f) {
    hana::for_each(u, hana::fuse([&](auto name, std::optional<std::string_view> text) { f(name.c_str(), text); }));
}

/// The parts that the scheme of a URI adds, or why the URI is none of its scheme. Nothing, if the scheme is not known.
std::optional<result<scheme_parts>> parts_of_scheme(uri_reference_view const& u) {
    auto const parsed = parse_uri(u.text());
    if (!parsed) return std::nullopt;
    if (is_list_of_hosts(u.text())) return unexpected(host_list_uri_view::parse(u.text()).error());
    return parts_by_scheme(u.text());
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

void print_value(std::string_view label, bool value) { print_line(label, value ? "true" : "false"); }
void print_value(std::string_view label, std::optional<std::uint64_t> number) {
    if (number) print_line(label, std::to_string(*number));
}
void print_value(std::string_view label, std::optional<std::string_view> text) {
    if (text) print_line(label, *text);
}
void print_value(std::string_view label, query_params parameters) { print_parameters(label, parameters); }
void print_value(std::string_view label, segments_view segments) {
    for (auto const segment : segments) print_decoded(label, segment.decoded_name());
}
void print_value(std::string_view label, std::vector<std::string> const& texts) {
    for (auto const& text : texts) print_line(label, escaped(text));
}
void print_value(std::string_view label, std::vector<decoded_view> const& values) {
    for (auto const value : values) print_decoded(label, value);
}
/// Prints a part that a scheme adds. A range has a line for each element.
void print_part(std::string const& label, scheme_part const& part) {
    std::visit([&](auto const& value) { print_value(label, value); }, part.value);
}

/// Prints the parts that a scheme adds, after its name.
void print_parts(std::string_view scheme, scheme_parts const& parts) {
    for (auto const& part : parts) print_part(std::string(scheme).append(1, ' ').append(part.name), part);
}

void print_segments(segments_view segments) {
    for (auto const segment : segments) {
        print_decoded("segment", segment.decoded_name());
        print_parameters("segment parameter", segment.params());
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
    auto const parts = parts_of_scheme(u);
    if (!parts) return;
    if (!*parts) return print_line("wrong by its scheme", to_string(parts->error()));
    print_parts(*u.scheme(), **parts);
}

/// Prints a URI with a list of hosts.
void print_lines(host_list_uri_view const& u, std::string_view separators) {
    for (auto const& part : parts_of(u)) print_part(part.name, part);
    print_classification(u);
    print_decoded("user", user_of(u));
    print_decoded("password", password_of(u));
    print_segments(segments_view(u.path()));
    print_parameters("query parameter", query_params(u.query().value_or(""), separators));
}

void print_lines(text_of_scheme const& u, std::string_view) {
    print_line("scheme", u.scheme);
    print_classification(u);
    print_parts(u.scheme, u.parts);
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

json_value json_of(std::vector<std::string> const& texts) {
    auto array = json_value::array();
    for (auto const& text : texts) array.push_back(text); // valid UTF-8
    return array;
}

json_value json_of(std::vector<decoded_view> const& values) {
    auto array = json_value::array();
    for (auto const value : values) {
        json_value object;
        add_decoded(object, "value", value);
        array.push_back(std::move(object));
    }
    return array;
}

json_value json_of(segments_view segments) {
    auto array = json_value::array();
    for (auto const segment : segments) {
        json_value object;
        add_decoded(object, "name", segment.decoded_name());
        object.add("params", json_of(segment.params()));
        array.push_back(std::move(object));
    }
    return array;
}

void add_parts(json_value& object, scheme_parts const& parts) {
    for (auto const& part : parts)
        std::visit(
            [&](auto const& value) {
                if constexpr (std::constructible_from<json_value, decltype(value)>) object.add(part.name, value);
                else object.add(part.name, json_of(value));
            },
            part.value);
}

void add_classification(json_value& object, auto const& u) {
    auto const all = classification_of(u);
    object.add("scheme_status", all ? json_value(all->status) : nullptr);
    object.add("is_url", all ? json_value(all->is_url) : false);
    object.add("is_urn", all && all->is_urn);
}

json_value json_by_scheme(uri_reference_view const& u) {
    auto const parts = parts_of_scheme(u);
    if (!parts) return nullptr;
    auto object = json_value::object();
    if (*parts) {
        add_parts(object, **parts);
        return object;
    }
    auto const& error = parts->error();
    return {{"error", {{"position", error.position()}, {"rule", error.rule()}, {"message", error.description()}}}};
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
    object.add("by_scheme", json_by_scheme(u));
    object.add("segments", json_of(u.segments()));
    object.add("query_params", json_of(u.query_params(separators)));
    print_in_ascii(object);
}

void print_json(host_list_uri_view const& u, std::string_view separators) {
    json_value object;
    add_parts(object, parts_of(u));
    add_classification(object, u);
    add_decoded(object, "user", user_of(u));
    add_decoded(object, "password", password_of(u));
    object.add("segments", json_of(segments_view(u.path())));
    object.add("query_params", json_of(query_params(u.query().value_or(""), separators)));
    print_in_ascii(object);
}

void print_json(text_of_scheme const& u, std::string_view) {
    json_value object, parts;
    object.add("scheme", u.scheme);
    add_classification(object, u);
    add_parts(parts, u.parts);
    object.add("by_scheme", std::move(parts));
    print_in_ascii(object);
}

/// The error of a text that is none of a URI.
std::optional<parse_error> show(std::string_view text, show_options const& options) {
    auto const parsed = parse_uri_reference(text);
    auto const list = host_list_uri_view::parse(text);
    bool const has_list = is_list_of_hosts(text);
    auto const print_all = [&](auto const& u) {
        options.json ? print_json(u, options.separators) : print_lines(u, options.separators);
        return std::nullopt;
    };
    if (list && (has_list || !parsed)) return print_all(*list);
    if (parsed) return print_all(*parsed);
    if (has_list) return list.error();
    auto const parts = has_own_grammar(text) ? parts_by_scheme(text) : std::nullopt;
    if (parts && *parts) return print_all(text_of_scheme{text.substr(0, text.find(':')), **parts});
    return error_in_words_of_scheme(text, parsed.error());
}

struct get_options : line_options {
    std::string component;
};

constexpr std::string_view gettable = "scheme,authority,userinfo,user,password,host,port,path,query,fragment";

std::optional<std::string_view> component_of(uri_reference_view const& u, std::string_view name) {
    if (name == "authority") return u.authority();
    if (name == "user") return u.user();
    if (name == "password") return u.password();
    std::optional<std::string_view> found;
    for_each_component(u, [&](std::string_view each, auto text) {
        if (each == name) found = text;
    });
    return found;
}

exit_code get(get_options const& options) {
    return run(options, on_each(as_uri_reference, [&](auto const& u) -> outcome {
                   auto const text = component_of(u, options.component);
                   if (!text && options.json) return json_value(nullptr);
                   return std::string(text.value_or(""));
               }));
}

} // namespace

static void add_get(command& program) {
    auto const options = std::make_shared<get_options>();
    command added{.name = "get",
                  .description = "Print one component of each URI reference, as it is written",
                  .group = "Show",
                  .options = {{.names = "COMPONENT",
                               .description = "The component. An empty line is printed if it is undefined, and null "
                                              "with --json",
                               .sets = &options->component,
                               .values = gettable,
                               .is_required = true}},
                  .examples = {"consturi get host urls.txt"},
                  .run = [options] { return tool::get(*options); }};
    add_line_options(added, *options, "Files with one URI reference per line");
    program.subcommands.push_back(std::move(added));
}

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
    add_get(program);
}

} // namespace consturi::tool
