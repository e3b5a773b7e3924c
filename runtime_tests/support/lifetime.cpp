// clang warns about views that outlive the text they refer to.
//
// Distributed under the Boost Software License, Version 1.0.
#include "../compiler.hpp"

#include <cstddef>
#include <string>
#include <vector>

static std::string const prelude =
    "#include <consturi.hpp>\n#include <consturi/iri.hpp>\n#include <consturi/java_uri.hpp>\n#include <consturi/rfc2396.hpp>\n"
    "using namespace consturi; using namespace consturi::literals;\n"
    "using consturi::requirements::has_host; using text = std::string_view;\n";

static std::vector<std::string> const dangling = {
    "uri_view f() { std::string s; return *parse_uri(s); }",
    "uri_view f() { std::string s; return parse_uri(s).value(); }",
    "auto f(uri_view v) { uri u(v); return parse_uri(u.text()); }",
    "auto f() { std::string s; return parse_uri(s); }",
    "auto f() { std::string s; return parse_uri<has_host>(s); }",
    "auto f() { std::string s; return parse_uri_reference(s); }",
    "auto f() { std::string s; return parse_uri_reference<has_host>(s); }",
    "auto f() { std::string s; return parse_absolute_uri(s); }",
    "auto f() { std::string s; return parse_relative_ref(s); }",
    "void f(text t) { auto const& u = *parse_uri(t); (void)u; }",
    "void f(text t) { auto const& u = parse_uri(t).value(); (void)u; }",
    "void f(text t) { auto const& e = parse_uri(t).error(); (void)e; }",
    "text f(uri_view v) { uri u(v); return u.text(); }",
    "checked_uri f(uri_view v) { return v / \"a\"; }",
    "void f(uri_view v) { checked_uri u = v / \"a\"; (void)u; }",
    "void f(uri_view v) { checked_uri u(uri{v}); (void)u; }",
    "text f(text t) { auto const parsed = uri_reference::parse(t); return parsed->path(); }",
    "text f(uri_view v) { uri u(v); return u.scheme(); }",
    "text f(uri_view v) { uri u(v); return u.path(); }",
    "auto f(uri_view v) { uri u(v); return u.segments(); }",
    "auto f() { std::string s; return segments_view(s); }",
    "auto f(uri_view v) { uri u(v); return u.authority(); }",
    "auto f(uri_view v) { uri u(v); return u.userinfo(); }",
    "auto f(uri_view v) { uri u(v); return u.user(); }",
    "auto f(uri_view v) { uri u(v); return u.password(); }",
    "auto f(uri_view v) { uri u(v); return u.host(); }",
    "auto f(uri_view v) { uri u(v); return u.port(); }",
    "auto f(uri_view v) { uri u(v); return u.query(); }",
    "auto f(uri_view v) { uri u(v); return u.query_params(); }",
    "auto f() { std::string s; return query_params(s); }",
    "auto f() { std::string s; return query_params(s, \"&\", plus_sign::space); }",
    "auto f(query_params p) { std::string s; return p.get_all(s); }",
    "auto f() { std::string s; return decoded_view(s, plus_sign::space); }",
    "auto f(uri_view v) { uri u(v); return u.fragment(); }",
    "auto f(uri_view v) { uri_reference u(v); return u.scheme(); }",
    "auto f(uri_view v) { uri u(v); return u.view(); }",
    "uri_view f(uri_view v) { uri u(v); return u; }",
    "uri_reference_view f(uri_view v) { uri u(v); return u; }",
    "checked_uri f(uri_view v) { uri u(v); return u; }",
    "checked_uri_reference f(uri_view v) { uri_reference u(v); return u; }",
    "auto f() { fixed_uri u(\"urn:x\"); return u.view(); }",
    "auto f() { fixed_uri u(\"urn:x\"); return u.path(); }",
    "uri_view f() { fixed_uri u(\"urn:x\"); return u; }",
    "uri_reference_view f() { fixed_uri u(\"urn:x\"); return u; }",
    "auto f() { fixed_uri_reference u(\"x\"); return u.scheme(); }",
    "auto f() { fixed_string s(\"x\"); return s.view(); }",
    "auto f() { std::string s; return decoded_view(s); }",
    "auto f(uri_view v) { uri u(v); return decoded_view(u.path()); }",
    "text f(uri_view v) { uri u(v); return abnf::slice().of(u.text()); }",
    "auto f() { std::string s; return rfc2396::parse_uri_reference(s); }",
    "auto f() { std::string s; return rfc2396::parse_absolute_uri(s); }",
    "auto f() { std::string s; return rfc2732::parse_uri_reference(s); }",
    "auto f() { std::string s; return java::parse_uri(s); }",
    "java::uri_view f() { std::string s; return *java::parse_uri(s); }",
    "auto f(java::uri_view v) { java::uri u(v); return u.view(); }",
    "java::uri_view f(java::uri_view v) { java::uri u(v); return u; }",
    "auto f(java::uri_view v) { java::uri u(v); return u.text(); }",
    "auto f(java::uri_view v) { java::uri u(v); return u.host(); }",
    "auto f() { std::string s; return parse_iri(s); }",
    "auto f() { std::string s; return parse_iri_reference(s); }",
    "iri_view f() { std::string s; return *parse_iri(s); }",
    "iri_view f(iri_view v) { iri u(v); return u; }",
    "iri_reference_view f(uri_view v) { uri u(v); return u; }",
    "auto f(iri_view v) { iri u(v); return u.host(); }",
    "auto f() { std::string s; return parse_host_port(s); }",
    "auto f() { std::string s; return ip_future_address::parse(s); }",
    "auto f(uri_view v) { uri u(v); return u.ip_future(); }",
    "auto f(uri_view v) { uri u(v); return origin(u); }",
};

static std::vector<std::string> const valid = {
    "uri_view f(text t) { return *parse_uri(t); }",
    "uri_view f(std::string const& s) { return *parse_uri(s); }",
    "uri_view f(text t) { auto const parsed = parse_uri(t); return *parsed; }",
    "uri_view f(text t) { auto parsed = parse_uri(t); return parsed.value(); }",
    "parse_error f(text t) { auto const parsed = parse_uri(t); return parsed.error(); }",
    "text f(text t) { auto const parsed = parse_uri(t); return parsed->text(); }",
    "auto f(text t) { return parse_uri(t)->host(); }",
    "text f() { return parse_uri(\"urn:x\")->path(); }",
    "text f(uri_view u) { return u.text(); }",
    "origin f(uri_view u) { return origin(u); }",
    "text f(uri_view u) { auto const it = origin(u); return it.host(); }",
    "std::string f(uri_view v) { uri u(v); return origin(u).str(); }",
    "auto f(text t) { return parse_host_port(t)->host(); }",
    "auto f(uri_view u) { return u.ip_future(); }",
    "text f(checked_uri u) { return u.scheme(); }",
    "auto f(uri_view u) { return u.host(); }",
    "uri_view f(uri_view u) { auto const copy = u; return copy; }",
    "segments_view f(uri_view u) { return u.segments(); }",
    "auto f(uri_view u) { auto const all = u.segments(); return all.begin(); }",
    "query_params f(uri_view u, std::string const& s) { return u.query_params(s); }",
    "auto f(uri_view u, std::string const& s) { return u.query_params().find(s); }",
    "auto f(uri_view u) { auto const all = u.query_params(); return all.get_all(\"a\"); }",
    "text f(uri_view u) { auto const last = u.segments().back(); return last.name(); }",
    "auto f(uri_view u) { auto const first = u.segments().front(); return first.params(); }",
    "uri_reference_view f(uri_view u) { return u; }",
    "uri_view f(checked_uri u) { return u; }",
    "uri_reference_view f(checked_uri u) { return u; }",
    "checked_uri f(uri const& u) { return u; }",
    "checked_uri f() { return \"urn:x\"; }",
    "void follow(checked_uri_reference); void f(uri_view v) { uri u(v); follow(u); follow(v / \"a\"); }",
    "uri f(checked_uri u) { return uri(u); } uri g(uri_view v) { return f(v / \"a\"); }",
    "uri_view f(uri const& u) { return u; }",
    "text f(uri const& u) { return u.text(); }",
    "auto f(uri_view u) { return u.password(); }",
    "std::string f(uri_view v) { return uri(v).redacted({\"a\"}); }",
    "std::string f(uri_view u) { return normalize(u).str(); }",
    "bool f(uri_view u) { return normalize(u) == u; }",
    "uri_view f() { return \"urn:x\"_uri; }",
    "auto f() { return normalized<\"urn:x\">.path(); }",
    "auto f() { return fixed_uri(\"http://h:1\").port_number(); }",
    "auto f(text t) { return uri::parse(t); }",
    "auto f() { return uri::parse(std::string(\"urn:x\")); }",
    "std::string f(text t) { return *percent_decode(t); }",
    "std::string f(text t) { return decoded_view(t).str(); }",
    "java::uri_view f(text t) { return *java::parse_uri(t); }",
    "java::uri_view f(std::string const& s) { return *java::parse_uri(s); }",
    "java::uri_view f(java::uri const& u) { return u; }",
    "text f(java::uri const& u) { return u.text(); }",
    "auto f(java::uri_view u) { auto const copy = u; return copy.host(); }",
    "auto f(text t) { return java::uri::parse(t); }",
    "auto f(java::uri_view u) { return java::normalize(java::resolve(u, u)); }",
    "auto f(java::uri_view u) { return java::normalize(u).decoded_path(); }",
    "std::string f(java::uri_view u) { return java::normalize(u).str(); }",
    "auto f(java::uri_view u) { return java::normalize(u).port_number(); }",
    "iri_view f(text t) { return *parse_iri(t); }",
    "iri_view f(iri const& u) { return u; }",
    "iri_reference_view f(uri_view u) { return u; }",
    "auto f(std::u16string_view t) { return parse_iri(t); }",
    "auto f(iri_view u) { return to_uri(u); }",
    "auto f(uri_view u) { return to_iri(u); }",
    "std::string f(uri_view v) { char to[9]; auto const u = normalize_into(to, v); return std::string(u->text()); }",
};

/// The cases for which the compiler prints something.
static std::vector<std::string> reported(std::vector<std::string> const& cases) {
    auto program = prelude;
    for (std::size_t i = 0; i != cases.size(); ++i)
        program += "\n#line " + std::to_string(i + 1) + " \"case\"\nnamespace case_" + std::to_string(i) + " { "
                   + cases[i] + " }\n";
    auto const printed = compiler_output(program, CONSTURI_STANDARD " -Wextra");
    std::vector<std::string> found;
    for (std::size_t i = 0; i != cases.size(); ++i)
        if (("\n" + printed).find("\ncase:" + std::to_string(i + 1) + ":") != printed.npos) found.push_back(cases[i]);
    return found;
}

TEST_CASE("clang warns about each view that outlives its text, and no compiler about any other") {
#if defined(__clang__)
    CHECK(reported(dangling) == dangling);
#endif
    CHECK(reported(valid).empty());
}
