// `geo` URIs: locations by their coordinates (RFC 5870).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SCHEMES_GEO_HPP
#define CONSTURI_SCHEMES_GEO_HPP

#include <consturi/abnf/notation.hpp>
#include <consturi/coding/decoded_view.hpp>
#include <consturi/rfc/rfc5234.hpp>
#include <consturi/schemes/nearest_double.hpp>
#include <consturi/schemes/scheme.hpp>
#include <consturi/schemes/unique_parameters.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

// clang-format off

/// RFC 5870 3.3.
namespace consturi::rfc5870 {

using namespace abnf::notation;
using rfc5234::ALPHA;
using rfc5234::DIGIT;
using rfc5234::HEXDIG;

inline constexpr auto alphanum     = "alphanum"_rule     = [] { return ALPHA | DIGIT; };
inline constexpr auto mark         = "mark"_rule         = [] { return lit("-") | "_" | "." | "!" | "~" | "*" | "'" | "(" | ")"; };
inline constexpr auto p_unreserved = "p-unreserved"_rule = [] { return lit("[") | "]" | ":" | "&" | "+" | "$"; };
inline constexpr auto unreserved   = "unreserved"_rule   = [] { return alphanum | mark; };
inline constexpr auto pct_encoded  = "pct-encoded"_rule  = [] { return "%" >> HEXDIG >> HEXDIG; };
inline constexpr auto pnum         = "pnum"_rule         = [] { return 1*DIGIT >> opt[ "." >> 1*DIGIT ]; };
inline constexpr auto num          = "num"_rule          = [] { return opt[ "-" ] >> pnum; };
inline constexpr auto labeltext    = "labeltext"_rule    = [] { return 1*( alphanum | "-" ); };
inline constexpr auto paramchar    = "paramchar"_rule    = [] { return p_unreserved | unreserved | pct_encoded; };
inline constexpr auto pvalue       = "pvalue"_rule       = [] { return 1*paramchar; };
inline constexpr auto pname        = "pname"_rule        = [] { return labeltext; };
inline constexpr auto parameter    = "parameter"_rule    = [] { return ";" >> pname >> opt[ "=" >> pvalue ]; };
inline constexpr auto uval         = "uval"_rule         = [] { return pnum; };
inline constexpr auto uncp         = "uncp"_rule         = [] { return ";u=" >> uval; };
inline constexpr auto crslabel     = "crslabel"_rule     = [] { return "wgs84" | labeltext; };
inline constexpr auto crsp         = "crsp"_rule         = [] { return ";crs=" >> crslabel; };
inline constexpr auto p            = "p"_rule            = [] { return opt[ crsp ] >> opt[ uncp ] >> *parameter; };
inline constexpr auto coord_c      = "coord-c"_rule      = [] { return num; };
inline constexpr auto coord_b      = "coord-b"_rule      = [] { return num; };
inline constexpr auto coord_a      = "coord-a"_rule      = [] { return num; };
inline constexpr auto coordinates  = "coordinates"_rule  = [] { return coord_a >> "," >> coord_b >> opt[ "," >> coord_c ]; };
inline constexpr auto geo_path     = "geo-path"_rule     = [] { return coordinates >> p; };
inline constexpr auto geo_scheme   = "geo-scheme"_rule   = [] { return lit("geo"); };
inline constexpr auto geo_URI      = "geo-URI"_rule      = [] { return geo_scheme >> ":" >> geo_path; };

} // namespace consturi::rfc5870

// clang-format on

namespace consturi {

namespace detail {

/// A number as in `pnum` and `num`: digits, and perhaps '.' and more digits, and '-' before all. Numbers are compared
/// by their values, exactly.
struct decimal_number {
    std::string_view whole, fraction; // without zeros before and after them
    bool is_negative = false;         // -0 is not

    constexpr explicit decimal_number(std::string_view text) noexcept {
        bool const has_minus = text.starts_with('-');
        text.remove_prefix(has_minus);
        auto const point = find_byte(text, '.', 0);
        whole = text.substr(0, point);
        if (point != text.size()) fraction = text.substr(point + 1);
        while (whole.starts_with('0')) whole.remove_prefix(1);
        while (fraction.ends_with('0')) fraction.remove_suffix(1);
        is_negative = has_minus && (!whole.empty() || !fraction.empty());
    }
    /// Whether it is above a number without fraction and without zeros before it, leaving out the signs.
    constexpr bool exceeds(std::string_view limit) const noexcept {
        if (whole.size() != limit.size()) return whole.size() > limit.size();
        return whole != limit ? whole > limit : !fraction.empty();
    }
    [[nodiscard]] friend constexpr bool operator==(decimal_number const&, decimal_number const&) noexcept = default;
};

/// The scheme geo, whose URIs are opaque.
struct geo : basic_scheme {
    static constexpr std::string_view names[] = {"geo"};
    static constexpr bool has_equivalence = true;
    static constexpr auto const& rule = rfc5870::geo_URI;

    struct components : detail::components {
        abnf::slice coord_a, coord_b, coord_c, p;
        abnf::slice crs, u, others; // parts of p: two values, and the parameters after them, each with its `;`
    };
    using captures =
        abnf::captures<components, abnf::fills<rfc5870::coord_a, &components::coord_a>,
                       abnf::fills<rfc5870::coord_b, &components::coord_b>,
                       abnf::fills<rfc5870::coord_c, &components::coord_c>, abnf::fills<rfc5870::p, &components::p>>;
    using vocabulary =
        vocabulary_of<rfc5870::paramchar, rfc5870::unreserved, rfc5870::alphanum, rfc5870::DIGIT, rfc5870::HEXDIG>;

    static constexpr void refine(diagnosis& wrong, failed_match const& failed) noexcept {
        if (failed.rest.starts_with('?')) wrong.which = mistake::query_without_meaning;
    }

    /// Without `crs`, it is WGS 84 (RFC 5870 3.4.1).
    static constexpr bool is_wgs84(std::string_view text, components const& at) noexcept {
        return !at.crs.defined() || equal_ignoring_case(at.crs.of(text), "wgs84");
    }

    template <class InstructionSet = instruction_set>
    static constexpr std::optional<diagnosis> find_error(std::string_view text, components& at) noexcept {
        if (auto const wrong = find_wrong_parameter<InstructionSet>(text, at); wrong != at.p.end)
            return diagnosis_at(wrong, rfc5870::parameter.name(), mistake::wrong_parameter_of_geo);
        if (is_wgs84(text, at)) { // RFC 5870 3.4.2
            if (decimal_number(at.coord_a.of(text)).exceeds("90"))
                return diagnosis_at(at.coord_a.begin, rfc5870::coord_a.name(), mistake::latitude_above_90);
            if (decimal_number(at.coord_b.of(text)).exceeds("180"))
                return diagnosis_at(at.coord_b.begin, rfc5870::coord_b.name(), mistake::longitude_above_180);
        }
        return std::nullopt;
    }

    template <class Self>
    class members;

private:
    /// Finds crs and u, which `p` does not tell from other parameters: `;u=a` matches `parameter`. They are the first
    /// ones, in this order (RFC 5870 3.3). Returns the offset of one that is not, or whose value does not match its
    /// rule; if there is none, the end of p.
    template <class InstructionSet>
    static constexpr std::size_t find_wrong_parameter(std::string_view text, components& at) noexcept {
        at.others = at.p;
        for (auto begin = at.p.begin; begin != at.p.end;) {
            auto const end = find_in(text, {begin + 1, at.p.end}, ';');
            auto const name = before('=', text.substr(begin + 1, end - begin - 1));
            auto const value = static_cast<std::uint32_t>(begin + 1 + name.size() + 1);
            bool const is_crs = equal_ignoring_case(name, "crs"), is_u = equal_ignoring_case(name, "u");
            if (is_crs || is_u) {
                bool const is_misplaced = begin != at.others.begin || at.u.defined() || (is_crs && at.crs.defined());
                if (is_misplaced || value > end) return begin + 1;
                (is_crs ? at.crs : at.u) = {value, end};
                at.others.begin = end;
                bool const is_valid = is_crs ? matches<InstructionSet>(rfc5870::crslabel, at.crs.of(text))
                                             : matches<InstructionSet>(rfc5870::uval, at.u.of(text));
                if (!is_valid) return value;
            }
            begin = end;
        }
        return at.p.end;
    }
};

template <class Self>
class geo::members : public narrowed_interface<Self> {
public:
    // The coordinates as written.
    [[nodiscard]] constexpr std::string_view coord_a() const noexcept { return this->part(this->at().coord_a); }
    [[nodiscard]] constexpr std::string_view coord_b() const noexcept { return this->part(this->at().coord_b); }
    [[nodiscard]] constexpr std::optional<std::string_view> coord_c() const noexcept {
        return this->component(this->at().coord_c);
    }
    /// The coordinate reference system: `"wgs84"`, if the URI does not name it (RFC 5870 3.4.1).
    [[nodiscard]] constexpr std::string_view crs() const noexcept {
        return this->at().crs.defined() ? this->part(this->at().crs) : "wgs84";
    }
    /// Whether the coordinate reference system is WGS 84.
    [[nodiscard]] constexpr bool is_wgs84() const noexcept { return geo::is_wgs84(this->text(), this->at()); }

    // What the coordinates are in WGS 84 (RFC 5870 3.4.2), in degrees and meters: the doubles nearest to the numbers
    // as written. Nothing, in another coordinate reference system, and for numbers above the greatest double.
    [[nodiscard]] constexpr std::optional<double> latitude() const noexcept { return number_if_wgs84(coord_a()); }
    [[nodiscard]] constexpr std::optional<double> longitude() const noexcept { return number_if_wgs84(coord_b()); }
    [[nodiscard]] constexpr std::optional<double> altitude() const noexcept { return number_if_wgs84(coord_c()); }

    /// The uncertainty of the coordinates, as written (RFC 5870 3.4.3).
    [[nodiscard]] constexpr std::optional<std::string_view> uval() const noexcept {
        return this->component(this->at().u);
    }
    /// The same in meters: the nearest double. Nothing for a number above the greatest double.
    [[nodiscard]] constexpr std::optional<double> uncertainty() const noexcept { return number(uval()); }

    /// The parameters after `crs` and `u`. Their names ignore case.
    [[nodiscard]] constexpr consturi::query_params params() const noexcept {
        return separated(this->part(this->at().others), ";");
    }

private:
    static constexpr std::optional<double> number(std::optional<std::string_view> const& text) noexcept {
        if (!text) return std::nullopt;
        auto const nearest = nearest_double(*text);
        constexpr auto greatest = (std::numeric_limits<double>::max)();
        if (nearest > greatest || nearest < -greatest) return std::nullopt;
        return nearest;
    }
    constexpr std::optional<double> number_if_wgs84(std::optional<std::string_view> const& text) const noexcept {
        return is_wgs84() ? number(text) : std::nullopt;
    }
};

} // namespace detail

namespace kinds {
using geo = of_scheme<detail::geo>;
}

/// A location by its coordinates (RFC 5870). Latitudes above 90 and longitudes above 180 degrees are errors, if the
/// coordinate reference system is WGS 84 (3.4.2).
///
///     constexpr checked_geo_uri vienna("geo:48.2082,16.3738;u=100");
///     static_assert(vienna.latitude() == 48.2082 && vienna.longitude() == 16.3738 && vienna.uncertainty() == 100);
///     static_assert(geo_uri_view::parse("geo:91,0").error().position() == 4); // latitude above 90
using geo_uri_view = basic_view<kinds::geo>;
using geo_uri = basic_owner<kinds::geo>;
using checked_geo_uri = basic_checked<kinds::geo>;
inline constexpr detail::is_of_kind<kinds::geo> is_geo_uri;
#define CONSTURI_FIXED fixed_geo_uri
#define CONSTURI_KIND kinds::geo
#include <consturi/uri/fixed.def>

/// The `geo` URI of a point in WGS 84 (RFC 5870 3.4.2), in degrees and meters. Each number has the fewest digits with
/// which the members of the URI give the same number back, and no exponent. A negative zero is 0, and so is the
/// longitude of a pole, which has no meaning.
///
/// The position of an error is 0; its rule is `coord-a` for a latitude above 90 degrees, `coord-b` for a longitude
/// above 180, or the requirement `a finite number` or `an uncertainty of at least 0`. Throws like std::string.
///
///     assert(make_geo_uri(48.2082, 16.3738, 183) == checked_geo_uri("geo:48.2082,16.3738,183"));
///     assert(make_geo_uri(-90, 20, {}, 0.5) == checked_geo_uri("geo:-90,0;u=0.5"));
///     assert(make_geo_uri(91, 0).error().code() == mistake::latitude_above_90);
constexpr result<geo_uri> make_geo_uri(double latitude, double longitude, std::optional<double> altitude = std::nullopt,
                                       std::optional<double> uncertainty = std::nullopt) {
    auto const is_at_most = [](double n, double limit) { return -limit <= n && n <= limit; };
    for (double const n : {latitude, longitude, altitude.value_or(0), uncertainty.value_or(0)})
        if (!is_at_most(n, (std::numeric_limits<double>::max)())) return detail::not_met("a finite number", 0);
    if (!is_at_most(latitude, 90)) return detail::wrong_at(0, rfc5870::coord_a.name(), mistake::latitude_above_90);
    if (!is_at_most(longitude, 180)) return detail::wrong_at(0, rfc5870::coord_b.name(), mistake::longitude_above_180);
    if (uncertainty && *uncertainty < 0) return detail::not_met("an uncertainty of at least 0", 0);
    bool const is_pole = latitude == 90 || latitude == -90;
    auto text = "geo:" + detail::shortest_decimal(latitude) + ',' + detail::shortest_decimal(is_pole ? 0 : longitude);
    if (altitude) text += ',' + detail::shortest_decimal(*altitude);
    if (uncertainty) text += ";u=" + detail::shortest_decimal(*uncertainty);
    return geo_uri::parse(std::move(text));
}

namespace detail {

constexpr bool is_same_number(std::optional<std::string_view> const& a,
                              std::optional<std::string_view> const& b) noexcept {
    return are_both_missing_or(a, b, [](auto x, auto y) { return decimal_number(x) == decimal_number(y); });
}

/// Whether two URIs of WGS 84 have the same point: all longitudes are the same at a pole, and so are -180 and 180.
constexpr bool is_same_place(geo_uri_view const& a, geo_uri_view const& b) noexcept {
    decimal_number const latitude(a.coord_a()), longitude(a.coord_b());
    if (latitude != decimal_number(b.coord_a())) return false;
    bool const is_pole = latitude.whole == "90";
    bool const is_antimeridian = longitude.whole == "180" && decimal_number(b.coord_b()).whole == "180";
    return is_pole || is_antimeridian || longitude == decimal_number(b.coord_b());
}

constexpr bool are_same_parameters(consturi::query_params const& a, consturi::query_params const& b) noexcept {
    return are_same_in_any_order(a, b, [](query_param const& x, query_param const& y) {
        auto const is_same_value = [](auto v, auto w) { return decoded_view(v) == decoded_view(w); };
        return equal_ignoring_case(x.name(), y.name()) && are_both_missing_or(x.value(), y.value(), is_same_value);
    });
}

} // namespace detail

/// Whether two `geo` URIs are equal (RFC 5870 3.4.4): they have the same coordinate reference system, the same numbers,
/// whatever their spelling, and the same parameters in any order, with names that ignore case, and with values that are
/// the same bytes after decoding. In WGS 84, the longitude of a pole has no meaning, and -180 and 180 are the same.
///
/// Takes linear time, because more than 99 parameters have to be in the same order; does not allocate.
///
///     static_assert(equivalent(checked_geo_uri("geo:90,-22.43;crs=WGS84"), checked_geo_uri("geo:90,46")));
///     static_assert(equivalent(checked_geo_uri("geo:6,30;u=6.5;FOo=%2d"), checked_geo_uri("geo:6.0,30;u=6.5;foo=-")));
[[nodiscard]] constexpr bool equivalent(geo_uri_view const& a, geo_uri_view const& b) noexcept {
    using detail::is_same_number;
    if (!ascii::equal_ignoring_case(a.crs(), b.crs())) return false;
    bool const is_same_point =
        a.is_wgs84() ? detail::is_same_place(a, b)
                     : is_same_number(a.coord_a(), b.coord_a()) && is_same_number(a.coord_b(), b.coord_b());
    return is_same_point && is_same_number(a.coord_c(), b.coord_c()) && is_same_number(a.uval(), b.uval())
           && detail::are_same_parameters(a.params(), b.params());
}

} // namespace consturi

#endif
