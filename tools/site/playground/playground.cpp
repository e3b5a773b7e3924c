// The library as a WebAssembly module: what it says about a text, as JSON.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../../address_classes.hpp"
#include "../../host_lists.hpp"
#include "../../json.hpp"
#include "../../schemes.hpp"

#include <consturi/any_requirement.hpp>
#include <consturi/iri.hpp>
#include <consturi/java_uri.hpp>
#include <consturi/rfc2396.hpp>
#include <consturi/schemes/classify.hpp>
#include <consturi/schemes/host_list.hpp>
#include <consturi/schemes/registry.hpp>
#include <consturi/unicode.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace consturi::tool {

// json_string.cpp, without the library that it needs.

/// The text is UTF-8.
json_value::json_value(std::string_view text) : text_("\"") {
    constexpr std::string_view hexdigs = "0123456789ABCDEF";
    for (char const c : text) {
        bool const is_control = static_cast<unsigned char>(c) < ' ';
        if (c == '"' || c == '\\') text_ += '\\';
        if (is_control) text_.append("\\u00").append(1, hexdigs[c >> 4]).append(1, hexdigs[c & 15]);
        else text_ += c;
    }
    text_ += '"';
}

namespace {

json_value json_of(std::string_view text, parse_error const& error) {
    std::string excerpt;
    append_excerpt(excerpt, text, error.position(), show_visible);
    return {{"position", error.position()},
            {"rule", error.rule()},
            {"rule_position", error.rule_position()},
            {"code", to_string(error.code())},
            {"message", error.message()},
            {"expected", error.expected_syntax()},
            {"description", error.description()},
            {"explanation", excerpt + "^ " + error.description()}};
}

/// The components of a text, with their offsets in bytes.
class component_list {
public:
    explicit component_list(std::string_view text) : text_(text) {}

    void add(char const* name, std::optional<std::string_view> part) {
        if (!part) return;
        auto const begin = static_cast<std::size_t>(part->data() - text_.data());
        all_.push_back({{"name", name}, {"begin", begin}, {"end", begin + part->size()}});
    }
    json_value const& json() const { return all_; }

private:
    std::string_view text_;
    json_value all_ = json_value::array();
};

component_list components_of(std::string_view text, auto const& u) {
    component_list all(text);
    all.add("scheme", u.scheme());
    if constexpr (requires { u.opaque_part(); }) all.add("opaque part", u.opaque_part());
    all.add("authority", u.authority());
    if constexpr (requires { u.reg_name(); }) all.add("reg-name", u.reg_name());
    all.add("userinfo", u.userinfo());
    all.add("host", u.host());
    all.add("port", u.port());
    all.add("path", u.path());
    all.add("query", u.query());
    all.add("fragment", u.fragment());
    return all;
}

component_list components_of(std::string_view text, java::uri_view const& u) {
    component_list all(text);
    all.add("scheme", u.scheme());
    if (u.is_opaque()) all.add("scheme-specific part", u.scheme_specific_part());
    all.add("authority", u.authority());
    all.add("user-info", u.user_info());
    all.add("host", u.host());
    all.add("port", u.port());
    all.add("path", u.path());
    all.add("query", u.query());
    all.add("fragment", u.fragment());
    return all;
}

component_list components_of(std::string_view text, host_list_uri_view const& u) {
    component_list all(text);
    all.add("scheme", u.scheme());
    all.add("userinfo", u.userinfo());
    for (auto const server : u.servers()) all.add("server", server.text());
    all.add("path", u.path());
    all.add("query", u.query());
    all.add("fragment", u.fragment());
    return all;
}

json_value json_of(query_params parameters) {
    auto all = json_value::array();
    for (auto const parameter : parameters) {
        json_value object;
        add_text(object, "name", parameter.decoded_name().str());
        if (auto const value = parameter.decoded_value()) add_text(object, "value", value->str());
        all.push_back(object);
    }
    return all;
}

/// What is known about a URI beyond its components: names and values.
class fact_list {
public:
    void add(std::string_view name, std::optional<std::string_view> value) {
        if (!value) return;
        json_value fact{{"name", name}};
        add_text(fact, "value", *value);
        all_.push_back(fact);
    }
    void add(std::string_view name, std::same_as<bool> auto value) {
        add(name, std::string_view(value ? "yes" : "no"));
    }
    void add(std::string_view name, std::optional<std::uint64_t> value) {
        if (value) add(name, std::to_string(*value));
    }
    void add(std::string_view name, query_params parameters) {
        for (auto const parameter : parameters) {
            auto const value = parameter.decoded_value();
            add(name, parameter.decoded_name().str() + (value ? '=' + value->str() : ""));
        }
    }
    void add(std::string_view name, segments_view segments) {
        for (auto const segment : segments) add(name, segment.decoded_name().str());
    }
    void add(std::string_view name, std::vector<std::string> const& texts) {
        for (auto const& text : texts) add(name, text);
    }
    void add(std::string_view name, std::vector<decoded_view> const& values) {
        for (auto const value : values) add(name, value.str());
    }
    json_value const& json() const { return all_; }

private:
    json_value all_ = json_value::array();
};

template <class Address>
void add_address(fact_list& facts, Address const& address) {
    std::string classes;
    for (auto const& name : classes_of(address)) classes.append(classes.empty() ? "" : ", ").append(name);
    facts.add(std::same_as<Address, ipv6_address> ? "IPv6 address" : "IPv4 address", address.to_string());
    if (!classes.empty()) facts.add("class of the address", classes);
    if (auto const block = address.special_purpose()) facts.add("block of IANA's registry", block->name);
    if constexpr (std::same_as<Address, ipv6_address>)
        if (auto const embedded = address.embedded_ipv4()) facts.add("embedded IPv4 address", embedded->to_string());
}

std::string_view status_of(std::string_view scheme) {
    auto const entry = schemes::find(scheme);
    switch (entry ? entry->status() : schemes::status::unregistered) {
    case schemes::status::permanent: return "permanent";
    case schemes::status::provisional: return "provisional";
    case schemes::status::historical: return "historical";
    case schemes::status::unregistered: break;
    }
    return "unregistered";
}

fact_list facts_of(uri_reference_view const& u) {
    fact_list facts;
    if (is_urn(u)) facts.add("kind", "URN");
    else if (is_url(u) == requirements::verdict::met) facts.add("kind", "URL");
    if (u.scheme()) facts.add("status of the scheme", status_of(*u.scheme()));
    if (auto const address = u.ipv4()) add_address(facts, *address);
    if (auto const address = u.ipv6()) add_address(facts, *address);
    return facts;
}

/// What was typed.
struct question {
    std::string_view text, base, requirement;
};

void add_verdict(json_value& answer, question const& asked, uri_reference_view const& u) {
    if (asked.requirement.empty()) return;
    auto const read =
        requirements::any_requirement::parse(asked.requirement, requirements::registered_scheme, valid_by_scheme());
    if (!read)
        return answer.add("requirement", {{"error", read.error().message()},
                                          {"position", read.error().position()},
                                          {"explanation", read.error().explain(asked.requirement)}});
    auto const unmet = read->error_in(u);
    if (!unmet) return answer.add("requirement", {{"verdict", "met"}});
    answer.add("requirement", {{"verdict", read->judge(u) == requirements::verdict::unknown ? "unknown" : "not met"},
                               {"part", unmet->rule()},
                               {"position", unmet->position()}});
}

/// What only RFC 3986 defines.
void add_meaning(json_value& answer, question const& asked, uri_reference_view const& u) {
    answer.add("parameters", json_of(u.query_params()));
    add_verdict(answer, asked, u);
}

/// What all operations give, for views of the type that `parse_base` returns.
void add_operations(json_value& answer, question const& asked, auto const& u, auto parse_base) {
    answer.add("normal_form", normalize(u).str());
    if constexpr (requires { normalize(u, normalization::scheme_based); })
        answer.add("scheme_based", normalize(u, normalization::scheme_based).str());
    if (asked.base.empty()) return;
    auto const base = parse_base(asked.base);
    if (base) answer.add("resolved", resolve(*base, u).str());
    else answer.add("base_error", json_of(asked.base, base.error()));
}

constexpr auto as_uri = [](std::string_view text) { return parse_uri(text); };
constexpr auto as_iri = [](std::string_view text) { return parse_iri(text); };
constexpr auto as_java_uri = [](std::string_view text) { return java::parse_uri(text); };

json_value failed(std::string_view text, parse_error const& error) {
    return {{"valid", false}, {"error", json_of(text, error)}};
}
json_value succeeded(component_list const& components) { return {{"valid", true}, {"components", components.json()}}; }

json_value about_uri(question const& asked, auto const& parsed) {
    if (!parsed) return failed(asked.text, parsed.error());
    auto answer = succeeded(components_of(asked.text, *parsed));
    add_operations(answer, asked, *parsed, as_uri);
    if (auto const iri = to_iri(*parsed); iri.text() != asked.text) answer.add("iri", iri.text());
    answer.add("facts", facts_of(*parsed).json());
    add_meaning(answer, asked, *parsed);
    return answer;
}

json_value about_iri(question const& asked, auto const& parsed) {
    if (!parsed) return failed(asked.text, parsed.error());
    auto answer = succeeded(components_of(asked.text, *parsed));
    add_operations(answer, asked, *parsed, as_iri);
    auto const sent = to_uri(*parsed);
    if (!sent) {
        answer.add("uri_error", json_of(asked.text, sent.error()));
        return answer;
    }
    answer.add("uri", sent->text());
    answer.add("facts", facts_of(*sent).json());
    add_meaning(answer, asked, *sent);
    return answer;
}

json_value about_java_uri(question const& asked) {
    auto const parsed = java::parse_uri(asked.text);
    if (!parsed) return failed(asked.text, parsed.error());
    auto answer = succeeded(components_of(asked.text, *parsed));
    fact_list facts;
    facts.add("opaque", parsed->is_opaque());
    facts.add("hash code", std::to_string(java::hash_code(*parsed)));
    answer.add("facts", facts.json());
    add_operations(answer, asked, *parsed, as_java_uri);
    return answer;
}

json_value about_rfc2396(question const& asked) {
    auto const parsed = rfc2396::parse_uri_reference(asked.text);
    if (!parsed) return failed(asked.text, parsed.error());
    return succeeded(components_of(asked.text, *parsed));
}

json_value about_host_list(question const& asked) {
    auto const parsed = host_list_uri_view::parse(asked.text);
    return parsed ? succeeded(components_of(asked.text, *parsed)) : failed(asked.text, parsed.error());
}

/// By the grammar of the scheme, by which also texts can be valid that are no URIs.
json_value about_uri_of_scheme(question const& asked) {
    if (is_list_of_hosts(asked.text)) return about_host_list(asked);
    auto const parsed = parse_uri(asked.text);
    if (!parsed && !has_own_grammar(asked.text)) return failed(asked.text, parsed.error());
    auto const parts = parts_by_scheme(asked.text);
    if (parts && !*parts) return failed(asked.text, parts->error());

    auto const scheme = asked.text.substr(0, asked.text.find(':'));
    component_list only_scheme(asked.text);
    only_scheme.add("scheme", scheme);
    auto answer = succeeded(parsed ? components_of(asked.text, *parsed) : only_scheme);
    auto facts = parsed ? facts_of(*parsed) : fact_list();
    if (parts)
        for (auto const& part : **parts)
            std::visit([&](auto const& value) { facts.add(std::string(scheme) + ' ' + part.name, value); }, part.value);
    else facts.add("grammar of the scheme", "not known");
    answer.add("facts", facts.json());
    if (!parsed) return answer;
    add_operations(answer, asked, *parsed, as_uri);
    add_meaning(answer, asked, *parsed);
    return answer;
}

/// The numbers are those of `kinds` in playground.js.
json_value about(int kind, question const& asked) {
    switch (kind) {
    case 0: return about_uri(asked, parse_uri(asked.text));
    case 1: return about_uri(asked, parse_uri_reference(asked.text));
    case 2: return about_iri(asked, parse_iri(asked.text));
    case 3: return about_iri(asked, parse_iri_reference(asked.text));
    case 4: return about_java_uri(asked);
    case 5: return about_rfc2396(asked);
    default: return about_uri_of_scheme(asked);
    }
}

std::string input, output;

} // namespace

} // namespace consturi::tool

/// Where to write the input: text, base and requirement, one after the other, in UTF-8.
extern "C" [[clang::export_name("input")]] char* playground_input(std::size_t size) {
    consturi::tool::input.resize(size);
    return consturi::tool::input.data();
}

/// Answers the question in the input. An empty base or requirement is none.
extern "C" [[clang::export_name("answer")]] char const* playground_answer(int kind, std::size_t text_size,
                                                                          std::size_t base_size) {
    std::string_view const all = consturi::tool::input;
    consturi::tool::question const asked{all.substr(0, text_size), all.substr(text_size, base_size),
                                         all.substr(text_size + base_size)};
    consturi::tool::output = consturi::tool::about(kind, asked).text();
    return consturi::tool::output.data();
}

/// The size of the answer.
extern "C" [[clang::export_name("answer_size")]] std::size_t playground_answer_size() {
    return consturi::tool::output.size();
}
