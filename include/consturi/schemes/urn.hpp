// Uniform Resource Names (RFC 8141), and the names of three namespaces: isbn, oid and uuid.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_URN_HPP
#define CONSTURI_SCHEMES_URN_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/text/bytes.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

// clang-format off

/// RFC 8141 2.
namespace consturi::rfc8141 {

using namespace abnf::notation;
using rfc3986::ALPHA;
using rfc3986::DIGIT;
using rfc3986::fragment;
using rfc3986::pchar;

inline constexpr auto alphanum      = "alphanum"_rule      = [] { return ALPHA | DIGIT; }; // RFC 3986 has it in its text only
inline constexpr auto f_component   = "f-component"_rule   = [] { return fragment; };
inline constexpr auto q_component   = "q-component"_rule   = [] { return pchar >> *( pchar | "/" | "?" ); };
inline constexpr auto r_component   = "r-component"_rule   = [] { return pchar >> *( pchar | "/" | "?" ); };
inline constexpr auto rq_components = "rq-components"_rule = [] { return opt[ "?+" >> r_component ] >> opt[ "?=" >> q_component ]; };
inline constexpr auto NSS           = "NSS"_rule           = [] { return pchar >> *( pchar | "/" ); };
inline constexpr auto ldh           = "ldh"_rule           = [] { return alphanum | "-"; };
inline constexpr auto NID           = "NID"_rule           = [] { return alphanum >> *30_( ldh ) >> alphanum; };
inline constexpr auto assigned_name = "assigned-name"_rule = [] { return "urn" >> lit(":") >> NID >> ":" >> NSS; };
inline constexpr auto namestring    = "namestring"_rule    = [] { return assigned_name >> opt[ rq_components ] >> opt[ "#" >> f_component ]; };

} // namespace consturi::rfc8141

/// RFC 9562 4.
namespace consturi::rfc9562 {

using namespace abnf::notation;
using rfc3986::HEXDIG;

inline constexpr auto hexOctet = "hexOctet"_rule = [] { return HEXDIG >> HEXDIG; };
inline constexpr auto UUID     = "UUID"_rule     = [] { return 4_( hexOctet ) >> "-" >> 2_( hexOctet ) >> "-" >> 2_( hexOctet ) >> "-" >> 2_( hexOctet ) >> "-" >> 6_( hexOctet ); };

} // namespace consturi::rfc9562

/// RFC 3061 2, which describes it in words: numbers without leading zeros, separated by periods.
namespace consturi::rfc3061 {

using namespace abnf::notation;
using rfc3986::DIGIT;

inline constexpr auto number = "number"_rule = [] { return "0" | x('1', '9') >> *DIGIT; };
inline constexpr auto oid    = "oid"_rule    = [] { return number >> *( "." >> number ); };

} // namespace consturi::rfc3061

// clang-format on

namespace consturi {

/// The bytes of a UUID, in network byte order.
using uuid_bytes = std::array<std::uint8_t, 16>;

namespace detail {

/// The syntax of the names in a namespace, for messages.
struct urn_namespace_syntax {
    struct components {};
    static constexpr role role_of(std::string_view) noexcept { return role::other; }
    using vocabulary = vocabulary_of<rfc9562::HEXDIG, rfc3061::DIGIT>;
};

/// Why the name in a namespace, which begins at this offset, does not match its rule. (Not a member: clang would not
/// instantiate it for constants.)
template <class InstructionSet, class R>
constexpr std::optional<diagnosis> find_error_in_name(R const& rule, std::string_view nss,
                                                      std::uint32_t begin) noexcept {
    if (matches<InstructionSet>(rule, nss)) return std::nullopt;
    auto wrong = diagnose<true, InstructionSet, urn_namespace_syntax>(rule, nss);
    wrong.position += begin;
    wrong.rule_position += begin;
    return wrong;
}

/// The digits of an ISBN (ISO 2108), without the hyphens between its parts.
struct isbn_digits {
    char chars[13]{};
    std::size_t size = 0; // 14, if there are more than 13

    constexpr explicit isbn_digits(std::string_view nss) noexcept {
        for (char const c : nss) {
            if (c == '-') continue;
            if (size == 14) break;
            if (size < 13) chars[size] = c == 'x' ? 'X' : c;
            ++size;
        }
    }
    /// The digit that the last one has to be; `X` stands for 10.
    constexpr char check_digit() const noexcept {
        unsigned sum = 0;
        bool const is_isbn10 = size == 10;
        for (std::size_t i = 0; i + 1 != size; ++i) {
            auto const weight = is_isbn10 ? static_cast<unsigned>(10 - i) : i % 2 == 0 ? 1U : 3U;
            sum += weight * static_cast<unsigned>(chars[i] - '0');
        }
        auto const check = is_isbn10 ? (11 - sum % 11) % 11 : (10 - sum % 10) % 10;
        return check == 10 ? 'X' : static_cast<char>('0' + check);
    }
    [[nodiscard]] friend constexpr bool operator==(isbn_digits const& a, isbn_digits const& b) noexcept {
        return std::string_view(a.chars, a.size) == std::string_view(b.chars, b.size);
    }
};

struct urn : basic_scheme {
    static constexpr std::string_view names[] = {"urn"};
    static constexpr bool has_equivalence = true;
    static constexpr auto const& rule = rfc8141::namestring;

    struct components : detail::components {
        abnf::slice nid, nss;
    };
    using captures = abnf::captures<components, abnf::fills<rfc8141::NID, &components::nid>,
                                    abnf::fills<rfc8141::NSS, &components::nss>>;
    using vocabulary = vocabulary_of<rfc8141::pchar, rfc8141::ldh, rfc8141::alphanum, rfc3986::HEXDIG>;

    static constexpr bool is_namespace(std::string_view nid, std::string_view name) noexcept {
        return equal_ignoring_case(nid, name);
    }
    template <class InstructionSet = instruction_set>
    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        auto const nid = at.nid.of(text), nss = at.nss.of(text);
        if (is_namespace(nid, "isbn")) return find_error_in_isbn(nss, at.nss.begin);
        if (is_namespace(nid, "uuid")) return find_error_in_name<InstructionSet>(rfc9562::UUID, nss, at.nss.begin);
        if (is_namespace(nid, "oid")) return find_error_in_name<InstructionSet>(rfc3061::oid, nss, at.nss.begin);
        return std::nullopt;
    }

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        bool const is_after_32_characters = wrong.rule == rfc8141::assigned_name.name() && !failed.rest.empty();
        if (wrong.rule == rfc8141::NID.name() || is_after_32_characters)
            wrong.which = mistake::wrong_namespace_identifier;
    }

    template <class Self>
    class members;

private:
    /// An ISBN has 10 or 13 digits, the last of which checks the others. In one of 10 digits, it can be `X`.
    static constexpr std::optional<diagnosis> find_error_in_isbn(std::string_view nss, std::uint32_t begin) noexcept {
        constexpr std::string_view name = "ISBN";
        isbn_digits const digits(nss);
        auto const last = nss.find_last_not_of('-'); // the check digit
        for (std::size_t i = 0; i != nss.size(); ++i) {
            bool const is_ten = digits.size == 10 && i == last && to_lower(nss[i]) == 'x';
            if (!is_digit(nss[i]) && nss[i] != '-' && !is_ten)
                return diagnosis_at(begin + i, name, mistake::unexpected_character_in_isbn);
        }
        if (digits.size != 10 && digits.size != 13)
            return diagnosis_at(begin + nss.size(), name, mistake::wrong_number_of_digits_in_isbn);
        if (digits.size == 13 && std::string_view(digits.chars, 3) != "978"
            && std::string_view(digits.chars, 3) != "979")
            return diagnosis_at(begin, name, mistake::wrong_prefix_of_isbn);
        if (auto const expected = digits.check_digit(); digits.chars[digits.size - 1] != expected) {
            auto wrong = diagnosis_at(begin + last, name, mistake::wrong_check_digit);
            wrong.expected.insert(static_cast<byte>(expected));
            return wrong;
        }
        return std::nullopt;
    }
};

template <class Self>
class urn::members : public narrowed_interface<Self> {
public:
    /// The namespace identifier (RFC 8141 2.1): `isbn`. It ignores case.
    [[nodiscard]] constexpr std::string_view nid() const noexcept { return this->part(this->at().nid); }
    /// The namespace-specific string (RFC 8141 2.2).
    [[nodiscard]] constexpr std::string_view nss() const noexcept { return this->part(this->at().nss); }
    /// The name itself, without the other components: from `urn` to the end of the NSS.
    [[nodiscard]] constexpr std::string_view assigned_name() const noexcept {
        return this->part({0, this->at().nss.end});
    }
    // The parameters for resolvers and for the resource (RFC 8141 2.3), as written, without `?+`, `?=` and `#`. The
    // first `?=` that a q-component can follow ends the r-component.
    [[nodiscard]] constexpr std::optional<std::string_view> r_component() const noexcept {
        auto const query = this->query().value_or("");
        if (!query.starts_with('+')) return std::nullopt;
        return query.substr(1, begin_of_q_component(query) - 1);
    }
    [[nodiscard]] constexpr std::optional<std::string_view> q_component() const noexcept {
        auto const query = this->query().value_or("");
        if (query.starts_with('=')) return query.substr(1);
        auto const begin = begin_of_q_component(query);
        if (begin == query.size()) return std::nullopt;
        return query.substr(begin + 2);
    }
    [[nodiscard]] constexpr std::optional<std::string_view> f_component() const noexcept { return this->fragment(); }

    /// The bytes of a `urn:uuid` (RFC 9562 4).
    [[nodiscard]] constexpr std::optional<uuid_bytes> uuid() const noexcept {
        if (!urn::is_namespace(nid(), "uuid")) return std::nullopt;
        uuid_bytes bytes{};
        std::size_t digits = 0;
        for (char const c : nss())
            if (c != '-') {
                auto& octet = bytes[digits++ / 2];
                octet = static_cast<std::uint8_t>(octet * 16 + hex_value(c));
            }
        return bytes;
    }

private:
    /// The offset of the `?=` in a query that begins with `+`, or the size.
    static constexpr std::size_t begin_of_q_component(std::string_view query) noexcept {
        for (std::size_t i = 1; i + 2 < query.size(); ++i)
            if (query[i] == '?' && query[i + 1] == '=' && query[i + 2] != '/' && query[i + 2] != '?') return i;
        return query.size();
    }
};

} // namespace detail

namespace kinds {
using urn = of_scheme<detail::urn>;
}

/// A Uniform Resource Name (RFC 8141), which names something whatever its location. Names of the namespaces isbn, oid
/// and uuid are checked, too: the check digit of an ISBN, for instance.
///
///     constexpr checked_urn book("urn:isbn:0-9613921-0-X");
///     static_assert(book.nid() == "isbn" && book.nss() == "0-9613921-0-X");
///     static_assert(urn_view::parse("urn:isbn:0961392100").error().position() == 18); // check digit: expected "X"
///     static_assert(checked_urn("urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6").uuid()->front() == 0xF8);
using urn_view = basic_view<kinds::urn>;
using urn = basic_owner<kinds::urn>;
using checked_urn = basic_checked<kinds::urn>;
#define CONSTURI_FIXED fixed_urn
#define CONSTURI_KIND kinds::urn
#include <consturi/uri/fixed.def>

/// Whether two names are equivalent (RFC 8141 3.1): they are the same bytes, apart from the case of `urn`, the NID and
/// the hexadecimal digits of triplets. The other components do not matter. In addition, ISBNs are compared without
/// hyphens, and UUIDs without case. An ISBN-10 and the ISBN-13 of the same book are two names.
///
///     static_assert(equivalent(checked_urn("urn:example:a%2cz"), checked_urn("URN:EXAMPLE:a%2Cz?=q#f")));
///     static_assert(!equivalent(checked_urn("urn:example:a%2cz"), checked_urn("urn:example:a,z")));
///     static_assert(equivalent(checked_urn("urn:isbn:0-8044-2957-X"), checked_urn("urn:isbn:080442957x")));
[[nodiscard]] constexpr bool equivalent(urn_view const& a, urn_view const& b) noexcept {
    using namespace detail;
    auto const x = a.nss(), y = b.nss();
    if (!equal_ignoring_case(a.nid(), b.nid())) return false;
    if (detail::urn::is_namespace(a.nid(), "isbn")) return isbn_digits(x) == isbn_digits(y);
    if (detail::urn::is_namespace(a.nid(), "uuid")) return equal_ignoring_case(x, y);
    if (x.size() != y.size()) return false;
    std::size_t in_triplet = 0; // digits that follow
    for (std::size_t i = 0; i != x.size(); ++i) {
        bool const is_same = in_triplet != 0 ? to_lower(x[i]) == to_lower(y[i]) : x[i] == y[i];
        if (!is_same) return false;
        in_triplet = x[i] == '%' ? 2 : in_triplet - (in_triplet != 0);
    }
    return true;
}

} // namespace consturi

#endif
