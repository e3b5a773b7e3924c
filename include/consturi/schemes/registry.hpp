// IANA's registry of URI schemes (RFC 7595), and unregistered schemes with a port by convention; the requirement that a
// scheme is in the registry.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_REGISTRY_HPP
#define CONSTURI_SCHEMES_REGISTRY_HPP

#include <consturi/requirements/requirement.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/scheme_facts.hpp>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace consturi::schemes {

/// Whether and how IANA registers a scheme (RFC 7595 4).
enum class status : std::uint8_t {
    permanent,
    provisional,
    historical,
    unregistered, ///< not at all
};

namespace detail {

/// A row of the lists. The compiler reads hundreds of them: it is an aggregate of pointers and sizes, without any call.
struct listed {
    char const* name;
    std::size_t name_size;
    schemes::status status;
    char const* reference;
    std::size_t reference_size;
    std::uint16_t port;

    [[nodiscard]] friend constexpr bool operator<(listed const& a, listed const& b) noexcept {
        std::size_t i = 0;
        while (a.name[i] == b.name[i] && a.name[i] != '\0') ++i;
        return a.name[i] < b.name[i];
    }
};

consteval auto merged_registry() noexcept;

} // namespace detail

/// What is known about a scheme: a row of the registry, or of a table of your own.
class entry {
public:
    constexpr entry() noexcept = default;
    /// The name is in lower case. A port of 0 stands for none.
    constexpr entry(std::string_view name, schemes::status status, std::string_view reference = {},
                    std::uint16_t default_port = 0) noexcept
        : row_{name.data(), name.size(), status, reference.data(), reference.size(), default_port} {}

    /// The name of the scheme, in lower case.
    [[nodiscard]] constexpr std::string_view name() const noexcept { return {row_.name, row_.name_size}; }
    /// Whether and how it is registered.
    [[nodiscard]] constexpr schemes::status status() const noexcept { return row_.status; }
    /// Its default port, by its specification or by convention: that of `consturi::default_port`.
    [[nodiscard]] constexpr std::optional<std::uint16_t> default_port() const noexcept {
        if (row_.port == 0) return std::nullopt;
        return row_.port;
    }
    /// The RFCs that define it, as in "RFC 9110 4.2.2"; empty, if the registration refers to none.
    [[nodiscard]] constexpr std::string_view reference() const noexcept {
        return {row_.reference, row_.reference_size};
    }

private:
    friend consteval auto detail::merged_registry() noexcept;
    detail::listed row_{"", 0, schemes::status::unregistered, "", 0, 0};
};

namespace detail {

inline constexpr listed registered[] = {
#define CONSTURI_REGISTERED_SCHEME(name, of, reference)                                                                \
    {name, sizeof(name) - 1, status::of, reference, sizeof(reference) - 1, 0},
#include <consturi/schemes/registry.def>
};

/// What schemes.def adds to the registry: ports of its rows, and unregistered schemes with a port, sorted by name.
struct additions {
    struct unregistered {
        listed row;
        std::size_t place; // how many rows of the registry precede it
    };
    std::uint16_t ports[std::size(registered)]{};
    unregistered others[std::size(consturi::detail::known_schemes::table)]{};
    std::size_t count = 0;
};

consteval additions added_to_registry() noexcept {
    additions to;
    for (auto const& scheme : consturi::detail::known_schemes::table) {
        if (scheme.default_port == 0) continue;
        listed const row{scheme.name, scheme.size, status::unregistered, "", 0, scheme.default_port};
        std::size_t low = 0, high = std::size(registered);
        while (low != high)
            if (auto const middle = (low + high) / 2; registered[middle] < row) low = middle + 1;
            else high = middle;
        if (low != std::size(registered) && !(row < registered[low])) {
            to.ports[low] = row.port;
            continue;
        }
        auto at = to.count++;
        for (; at != 0 && row < to.others[at - 1].row; --at) to.others[at] = to.others[at - 1];
        to.others[at] = {row, low};
    }
    return to;
}

consteval auto merged_registry() noexcept {
    constexpr auto added = added_to_registry();
    std::array<entry, std::size(registered) + added.count> merged;
    auto* to = merged.data();
    auto const* next = added.others;
    auto const* const last = next + added.count;
    for (std::size_t i = 0;; ++i) {
        for (; next != last && next->place == i; ++next) to++->row_ = next->row;
        if (i == std::size(registered)) return merged;
        to->row_ = registered[i];
        if (added.ports[i] != 0) to->row_.port = added.ports[i];
        ++to;
    }
}

/// The order of names in lower case; `text` is in any case.
constexpr std::strong_ordering compare_names(std::string_view name, std::string_view text) noexcept {
    for (std::size_t i = 0; i != name.size() && i != text.size(); ++i)
        if (auto const c = consturi::ascii::to_lower(text[i]); name[i] != c) return name[i] <=> c;
    return name.size() <=> text.size();
}

} // namespace detail

/// The date of the data in the registry. IANA registers new schemes every month.
inline constexpr std::string_view registry_date = "2026-09-11";

/// All registered schemes, and the unregistered ones with a port by convention, sorted by name.
///
///     for (auto const& scheme : schemes::registry)
///         if (scheme.status() == schemes::status::historical) std::cout << scheme.name() << '\n';
inline constexpr auto registry = detail::merged_registry();

/// The row of a scheme, in either case; nothing, if the registry does not have it. Takes logarithmic time.
///
///     static_assert(schemes::find("HTTPS")->default_port() == 443 && !schemes::find("acme"));
///     static_assert(schemes::find("geo")->reference() == "RFC 5870");
[[nodiscard]] constexpr std::optional<entry> find(std::string_view scheme) noexcept {
    std::size_t low = 0, high = registry.size();
    while (low != high) {
        auto const middle = low + (high - low) / 2;
        auto const order = detail::compare_names(registry[middle].name(), scheme);
        if (order == 0) return registry[middle];
        if (order < 0) low = middle + 1;
        else high = middle;
    }
    return std::nullopt;
}

/// The same with rows of your own, in any order, which precede those of the registry. `more` is a range of entries.
///
///     static constexpr schemes::entry ours[] = {{"acme", schemes::status::unregistered, "our wiki", 7000}};
///     static_assert(schemes::find("Acme", ours)->default_port() == 7000);
template <class Rows>
[[nodiscard]] constexpr std::optional<entry> find(std::string_view scheme, Rows const& more) noexcept {
    for (entry const& row : more)
        if (consturi::ascii::equal_ignoring_case(row.name(), scheme)) return row;
    return find(scheme);
}

} // namespace consturi::schemes

namespace consturi::requirements {

namespace detail {

struct registered_scheme_requirement
    : basic_requirement<registered_scheme_requirement, requirement_id::registered_scheme> {
    constexpr verdict judge(candidate const& u) const noexcept {
        auto const found = schemes::find(u.offsets.scheme.defined() ? u.scheme() : std::string_view());
        if (found && found->status() != schemes::status::unregistered) return verdict::met;
        return has_agreed_scheme(u) ? verdict::refuted : verdict::unknown;
    }
};

} // namespace detail

/// IANA registers the scheme, with any status: schemes::registry has it, and it is not unregistered. Like that of
/// `scheme_is`, the verdict is unknown without a scheme, and if some parsers find another scheme or none.
///
///     constexpr auto is_registered = requirements::registered_scheme;
///     static_assert(is_registered("geo:48.2,16.3"_uri) && !is_registered("htpps://h/"_uri));
///     static_assert((!is_registered)("htpps://h/"_uri) && !(!is_registered)("localhost:80"_uri));
inline constexpr detail::registered_scheme_requirement registered_scheme;

} // namespace consturi::requirements

#endif
