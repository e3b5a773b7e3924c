// Rows of geo URIs (RFC 5870).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_GEO_HPP
#define CONSTURI_CASES_GEO_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/geo.hpp>

#include <limits>
#include <optional>

namespace cases::of_geo {

using consturi::checked_geo_uri, consturi::geo_uri_view;

// The nearest double to a number has the same text in C++ as in the URI.
struct location {
    text input;
    double latitude, longitude;
    std::optional<double> altitude, uncertainty;
    text crs, parameters;
};

constexpr text input_of(location const& row) { return row.input; }
constexpr bool holds(location const& row, text input) {
    auto const u = geo_uri_view::parse(input);
    if (!u || u->text() != row.input || geo_uri_view::from(*u) != u) return false;
    auto const number = [&](double n) { return u->is_wgs84() ? std::optional(n) : std::nullopt; };
    return u->latitude() == number(row.latitude) && u->longitude() == number(row.longitude)
           && u->altitude() == row.altitude && u->uncertainty() == row.uncertainty && u->crs() == row.crs
           && u->params().base() == row.parameters;
}

inline constexpr std::nullopt_t no = std::nullopt;

// A URI that is made from numbers. Its text is the input, because numbers are none.
struct made_location {
    double latitude, longitude;
    std::optional<double> altitude, uncertainty;
    component uri;
    wrong_argument wrong{};
};
constexpr text input_of(made_location const& row) { return row.uri.value_or(row.wrong.rule); }
constexpr bool holds(made_location const& row, text) {
    auto const made = consturi::make_geo_uri(row.latitude, row.longitude, row.altitude, row.uncertainty);
    if (!is_made(made, row.uri, row.wrong)) return false;
    if (!made) return true;
    auto const u = made->view();
    bool const is_pole = row.latitude == 90 || row.latitude == -90;
    return u.latitude() == row.latitude && u.longitude() == (is_pole ? 0 : row.longitude)
           && u.altitude() == row.altitude && u.uncertainty() == row.uncertainty;
}

inline constexpr double infinite = std::numeric_limits<double>::infinity();

// clang-format off

inline constexpr location locations[] = {
    // the examples of RFC 5870
    {"geo:13.4125,103.8667",                      13.4125,   103.8667,            no,    no,  "wgs84",      ""},
    {"geo:48.2010,16.3695,183",                   48.201,    16.3695,             183.0, no,  "wgs84",      ""},
    {"geo:48.198634,16.371648;crs=wgs84;u=40",    48.198634, 16.371648,           no,    40., "wgs84",      ""},
    {"geo:48.2010,16.3695,183;crs=wgs84;u=10",    48.201,    16.3695,             183.0, 10., "wgs84",      ""},
    {"geo:90,-22.43;crs=WGS84",                   90,        -22.43,              no,    no,  "WGS84",      ""},
    {"geo:66,30;u=6.500;FOo=this%2dthat",         66,        30,                  no,    6.5, "wgs84",      "FOo=this%2dthat"},
    {"geo:70,20;foo=1.00;bar=white",              70,        20,                  no,    no,  "wgs84",      "foo=1.00;bar=white"},

    {"GEO:-90.0,-180.000,-0;U=0",                 -90,       -180,                -0.0,  0.,  "wgs84",      ""},
    {"geo:0048.5,0180;CRS=Wgs84;a;b=:&+$%20",     48.5,      180,                 no,    no,  "Wgs84",      "a;b=:&+$%20"},
    {"geo:323482,4306480,1;crs=epsg-26918;u=20",  0,         0,                   no,    20., "epsg-26918", ""},
    {"geo:0.1,0.30000000000000004,8848.86",       0.1,       0.30000000000000004, 8848.86, no, "wgs84",     ""},
};

inline constexpr no_uri_of_scheme<geo_uri_view> no_locations[] = {
    {"geo:",                   4, "pnum",        mistake::unexpected_end},
    {"geo:48.2",               8, "coordinates", mistake::unexpected_end},
    {"geo:+1,2",               4, "pnum",        mistake::unexpected_character},
    {"geo:1,+2",               6, "pnum",        mistake::unexpected_character},
    {"geo:.5,2",               4, "pnum",        mistake::unexpected_character},
    {"geo:1.,2",               6, "pnum",        mistake::unexpected_character},
    {"geo:1e1,2",              5, "coordinates", mistake::unexpected_character},
    {"geo:--1,2",              5, "pnum",        mistake::unexpected_character},
    {"geo:1,2,3,4",            9, "p",           mistake::unexpected_character},
    {"geo:1,2,",               8, "pnum",        mistake::unexpected_end},
    {"geo:1%2C2",              5, "coordinates", mistake::unexpected_character},
    {"geo:1,2;",               8, "p",           mistake::unexpected_end},
    {"geo:1,2;=a",             8, "p",           mistake::unexpected_character},
    {"geo:1,2;a=",            10, "p",           mistake::unexpected_end},
    {"geo:1,2;a=b/c",         11, "p",           mistake::unexpected_character},
    {"geo:1,2?z=3",            7, "p",           mistake::query_without_meaning},
    {"geo:0,0?q=a",            7, "p",           mistake::query_without_meaning},
    {"geo:1,2#top",            7, "p",           mistake::fragment_without_meaning},
    {"geo://1,2",              4, "pnum",        mistake::unexpected_character},
    {"geo:90.000000001,0",     4, "coord-a",     mistake::latitude_above_90},
    {"geo:-91,0",              4, "coord-a",     mistake::latitude_above_90},
    {"geo:123456789,0;u=1",    4, "coord-a",     mistake::latitude_above_90},
    {"geo:0,180.5;crs=WGS84",  6, "coord-b",     mistake::longitude_above_180},
    {"geo:0,-181",             6, "coord-b",     mistake::longitude_above_180},
    {"geo:1,2;u=-1",          10, "parameter",   mistake::wrong_parameter_of_geo},
    {"geo:1,2;u=1.",          10, "parameter",   mistake::wrong_parameter_of_geo},
    {"geo:1,2;u",              8, "parameter",   mistake::wrong_parameter_of_geo},
    {"geo:1,2;crs=a:b",       12, "parameter",   mistake::wrong_parameter_of_geo},
    {"geo:1,2;a;crs=wgs84",   10, "parameter",   mistake::wrong_parameter_of_geo},
    {"geo:1,2;u=1;U=1",       12, "parameter",   mistake::wrong_parameter_of_geo},
    {"geo:1,2;u=1;crs=wgs84", 12, "parameter",   mistake::wrong_parameter_of_geo},
    {"geo:1,2;crs=a;crs=a",   14, "parameter",   mistake::wrong_parameter_of_geo},
    {"geoo:1,2",               0, "scheme",      mistake::another_scheme},
    {"geo:1,2;a=[",           10, "segment-nz",  mistake::square_bracket_outside_an_ip_literal}, // not in RFC 3986
    {" geo:1,2",               0, "scheme",      mistake::surrounding_white_space},
    {"48.2,16.4",              0, "scheme",      mistake::no_scheme},
};

inline constexpr pair_of_uris<geo_uri_view> pairs[] = {
    // the examples of RFC 5870 3.4.4 and 6
    {"geo:90,-22.43;crs=WGS84",           "geo:90,46",                            true},
    {"geo:22.300,-118.44",                "geo:22.3,-118.4400",                   true},
    {"geo:66,30;u=6.500;FOo=this%2dthat", "geo:66.0,30;u=6.5;foo=this-that",      true},
    {"geo:47,11;foo=blue;bar=white",      "geo:47,11;bar=white;foo=blue",         true},
    {"geo:22,0;bar=Blue",                 "geo:22,0;BAR=blue",                    false},

    {"geo:10,180",                        "geo:10,-180.0",                        true},
    {"geo:-90,1",                         "geo:90,1",                             false},
    {"geo:90,1;crs=x",                    "geo:90,2;crs=x",                       false},
    {"geo:1,180;crs=x",                   "geo:1,-180;crs=x",                     false},
    {"geo:1,2;crs=x",                     "geo:1.0,02;crs=X",                     true},
    {"geo:-0,0",                          "geo:0,-0.0",                           true},
    {"geo:1,2",                           "geo:1,2,0",                            false},
    {"geo:1,2",                           "geo:1,2;u=0",                          false},
    {"geo:1,2;a;a;b",                     "geo:1,2;a;b;b",                        false},
    {"geo:1,2;a",                         "geo:1,2",                              false},
    {"geo:1,2;a",                         "geo:1,2;a=b",                          false},
    {"geo:1.00000000000000000001,2",      "geo:1,2",                              false}, // the same doubles
};

inline constexpr made_location made[] = {
    {48.2082,        16.3738,         no,       no,    "geo:48.2082,16.3738"},
    {48.201,         16.3695,         183.,     10.,   "geo:48.201,16.3695,183;u=10"},
    {0.,             -0.,             -0.,      0.,    "geo:0,0,0;u=0"},
    {90.,            -22.43,          no,       no,    "geo:90,0"}, // RFC 5870 3.4.2
    {-90.,           180.,            no,       .5,    "geo:-90,0;u=0.5"},
    {-.1,            -180.,           -400.25,  no,    "geo:-0.1,-180,-400.25"},
    {.1 + .2,        1e-7,            no,       no,    "geo:0.30000000000000004,0.0000001"},
    {89.99999999999999, 99.99999999999999, no,  no,    "geo:89.99999999999999,99.99999999999999"},
    {9.5,            123.456789012345, 1e23,    1e22,  "geo:9.5,123.456789012345,100000000000000000000000;u=10000000000000000000000"},
    {1. / 3,         2. / 3,          no,       no,    "geo:0.3333333333333333,0.6666666666666666"},

    {90.00000000000001, 0.,           no,       no,    none, {0, "coord-a", mistake::latitude_above_90}},
    {-91.,           0.,              no,       no,    none, {0, "coord-a", mistake::latitude_above_90}},
    {0.,             180.00000000000003, no,    no,    none, {0, "coord-b", mistake::longitude_above_180}},
    {90.,            -181.,           no,       no,    none, {0, "coord-b", mistake::longitude_above_180}},
    {infinite,       0.,              no,       no,    none, {0, "a finite number"}},
    {0.,             -infinite,       no,       no,    none, {0, "a finite number"}},
    {0.,             0.,              infinite, no,    none, {0, "a finite number"}},
    {0., 0., no, std::numeric_limits<double>::quiet_NaN(), none, {0, "a finite number"}},
    {0.,             0.,              no,       -.5,   none, {0, "an uncertainty of at least 0"}},
};

// clang-format on

// A number above the greatest double is none.
#define NINES_50 "99999999999999999999999999999999999999999999999999"
#define NINES_350 NINES_50 NINES_50 NINES_50 NINES_50 NINES_50 NINES_50 NINES_50
static_assert(!checked_geo_uri("geo:1,2,-" NINES_350 ";u=" NINES_350).altitude());
static_assert(!checked_geo_uri("geo:1,2,-" NINES_350 ";u=" NINES_350).uncertainty());
#undef NINES_50
#undef NINES_350

} // namespace cases::of_geo

#endif
