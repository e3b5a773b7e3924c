// A second syntax needs a grammar, a table of its components, and a view: here, URIs as in RFC 2396, whose path can be
// undefined, and whose authority has no host.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/notation.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/uri/parse.hpp>

#include <optional>
#include <string_view>

namespace abnf = consturi::abnf;
namespace detail = consturi::detail;

namespace {

// clang-format off
namespace grammar {
using namespace abnf::notation;
using namespace consturi::rfc5234;

constexpr auto scheme      = "scheme"_rule      = [] { return ALPHA >> *( ALPHA | DIGIT ); };
constexpr auto uric        = "uric"_rule        = [] { return ALPHA | DIGIT | ":" | "@" | "/"; };
constexpr auto opaque_part = "opaque_part"_rule = [] { return ( ALPHA | DIGIT ) >> *uric; };
constexpr auto reg_name    = "reg_name"_rule    = [] { return 1 * ( ALPHA | DIGIT ); };
constexpr auto abs_path    = "abs_path"_rule    = [] { return 1 * ( "/" >> *( ALPHA | DIGIT ) ); };
constexpr auto net_path    = "net_path"_rule    = [] { return "//" >> reg_name >> opt[ abs_path ]; };
constexpr auto absoluteURI = "absoluteURI"_rule = [] { return scheme >> ":" >> ( net_path | abs_path | opaque_part ); };
} // namespace grammar

struct syntax {
    using captures = abnf::captures<detail::components,
        abnf::fills<grammar::scheme, &detail::components::scheme>,
        abnf::fills<grammar::reg_name, &detail::components::authority>,
        abnf::fills<grammar::abs_path, &detail::components::path>>;
};
// clang-format on

class view {
public:
    constexpr std::string_view scheme() const { return at_.scheme.of(text_); }
    constexpr std::optional<std::string_view> authority() const { return component(at_.authority); }
    constexpr std::optional<std::string_view> path() const { return component(at_.path); }

private:
    friend detail::access;
    constexpr view(std::string_view text, detail::components const& at) : text_(text), at_(at) {}
    constexpr std::optional<std::string_view> component(abnf::slice slice) const {
        return slice.defined() ? std::optional(slice.of(text_)) : std::nullopt;
    }

    std::string_view text_;
    detail::components at_;
};

constexpr consturi::result<view> parse(std::string_view text) {
    return detail::parse<view, syntax>(grammar::absoluteURI, text);
}

} // namespace

static_assert(parse("mailto:me@here").value().scheme() == "mailto" && !parse("mailto:me@here")->path());
static_assert(parse("x:/a/b")->path() == "/a/b" && !parse("x:/a/b")->authority());
static_assert(parse("x://h/a")->authority() == "h" && parse("x://h/a")->path() == "/a");
static_assert(parse("x://h")->authority() == "h" && !parse("x://h")->path());
static_assert(!parse("x:") && parse("x:").error().position() == 2 && parse("x:a b").error().position() == 3);
static_assert(parse("x:a.b").error().message() == "unexpected character");
