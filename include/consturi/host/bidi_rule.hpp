// The Bidi rule for the labels of internationalized domain names (RFC 5893 2), and the directions of characters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_BIDI_RULE_HPP
#define CONSTURI_HOST_BIDI_RULE_HPP

#include <consturi/text/sorted_table.hpp>
#include <consturi/text/utf8.hpp>

#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// The directions of characters, Unicode's property Bidi_Class (UAX #9, 3.2). These are the classes that rules for
/// identifiers distinguish, with the names of Unicode: letters from left to right and from right to left (with AL),
/// European and Arabic numbers, nonspacing marks, and N for all others.
enum class bidi_class : std::uint8_t { L, R, EN, AN, NSM, N };

struct bidi_range {
    char32_t first, last;
    bidi_class which;
};

// The table is that of Unicode 14.0.0 (tools/generate/unicode.py writes and checks it). It leaves out ASCII, and
// L. Characters that are not assigned are R in the blocks for scripts from right to left, and L in others.

// clang-format off

inline constexpr bidi_range bidi_ranges[] = {
    {0x80, 0xA9, bidi_class::N}, {0xAB, 0xB1, bidi_class::N}, {0xB2, 0xB3, bidi_class::EN}, {0xB4, 0xB4, bidi_class::N},
    {0xB6, 0xB8, bidi_class::N}, {0xB9, 0xB9, bidi_class::EN}, {0xBB, 0xBF, bidi_class::N}, {0xD7, 0xD7, bidi_class::N},
    {0xF7, 0xF7, bidi_class::N}, {0x2B9, 0x2BA, bidi_class::N}, {0x2C2, 0x2CF, bidi_class::N},
    {0x2D2, 0x2DF, bidi_class::N}, {0x2E5, 0x2ED, bidi_class::N}, {0x2EF, 0x2FF, bidi_class::N},
    {0x300, 0x36F, bidi_class::NSM}, {0x374, 0x375, bidi_class::N}, {0x37E, 0x37E, bidi_class::N},
    {0x384, 0x385, bidi_class::N}, {0x387, 0x387, bidi_class::N}, {0x3F6, 0x3F6, bidi_class::N},
    {0x483, 0x489, bidi_class::NSM}, {0x58A, 0x58A, bidi_class::N}, {0x58D, 0x58F, bidi_class::N},
    {0x590, 0x590, bidi_class::R}, {0x591, 0x5BD, bidi_class::NSM}, {0x5BE, 0x5BE, bidi_class::R},
    {0x5BF, 0x5BF, bidi_class::NSM}, {0x5C0, 0x5C0, bidi_class::R}, {0x5C1, 0x5C2, bidi_class::NSM},
    {0x5C3, 0x5C3, bidi_class::R}, {0x5C4, 0x5C5, bidi_class::NSM}, {0x5C6, 0x5C6, bidi_class::R},
    {0x5C7, 0x5C7, bidi_class::NSM}, {0x5C8, 0x5FF, bidi_class::R}, {0x600, 0x605, bidi_class::AN},
    {0x606, 0x607, bidi_class::N}, {0x608, 0x608, bidi_class::R}, {0x609, 0x60A, bidi_class::N},
    {0x60B, 0x60B, bidi_class::R}, {0x60C, 0x60C, bidi_class::N}, {0x60D, 0x60D, bidi_class::R},
    {0x60E, 0x60F, bidi_class::N}, {0x610, 0x61A, bidi_class::NSM}, {0x61B, 0x64A, bidi_class::R},
    {0x64B, 0x65F, bidi_class::NSM}, {0x660, 0x669, bidi_class::AN}, {0x66A, 0x66A, bidi_class::N},
    {0x66B, 0x66C, bidi_class::AN}, {0x66D, 0x66F, bidi_class::R}, {0x670, 0x670, bidi_class::NSM},
    {0x671, 0x6D5, bidi_class::R}, {0x6D6, 0x6DC, bidi_class::NSM}, {0x6DD, 0x6DD, bidi_class::AN},
    {0x6DE, 0x6DE, bidi_class::N}, {0x6DF, 0x6E4, bidi_class::NSM}, {0x6E5, 0x6E6, bidi_class::R},
    {0x6E7, 0x6E8, bidi_class::NSM}, {0x6E9, 0x6E9, bidi_class::N}, {0x6EA, 0x6ED, bidi_class::NSM},
    {0x6EE, 0x6EF, bidi_class::R}, {0x6F0, 0x6F9, bidi_class::EN}, {0x6FA, 0x710, bidi_class::R},
    {0x711, 0x711, bidi_class::NSM}, {0x712, 0x72F, bidi_class::R}, {0x730, 0x74A, bidi_class::NSM},
    {0x74B, 0x7A5, bidi_class::R}, {0x7A6, 0x7B0, bidi_class::NSM}, {0x7B1, 0x7EA, bidi_class::R},
    {0x7EB, 0x7F3, bidi_class::NSM}, {0x7F4, 0x7F5, bidi_class::R}, {0x7F6, 0x7F9, bidi_class::N},
    {0x7FA, 0x7FC, bidi_class::R}, {0x7FD, 0x7FD, bidi_class::NSM}, {0x7FE, 0x815, bidi_class::R},
    {0x816, 0x819, bidi_class::NSM}, {0x81A, 0x81A, bidi_class::R}, {0x81B, 0x823, bidi_class::NSM},
    {0x824, 0x824, bidi_class::R}, {0x825, 0x827, bidi_class::NSM}, {0x828, 0x828, bidi_class::R},
    {0x829, 0x82D, bidi_class::NSM}, {0x82E, 0x858, bidi_class::R}, {0x859, 0x85B, bidi_class::NSM},
    {0x85C, 0x88F, bidi_class::R}, {0x890, 0x891, bidi_class::AN}, {0x892, 0x897, bidi_class::R},
    {0x898, 0x89F, bidi_class::NSM}, {0x8A0, 0x8C9, bidi_class::R}, {0x8CA, 0x8E1, bidi_class::NSM},
    {0x8E2, 0x8E2, bidi_class::AN}, {0x8E3, 0x902, bidi_class::NSM}, {0x93A, 0x93A, bidi_class::NSM},
    {0x93C, 0x93C, bidi_class::NSM}, {0x941, 0x948, bidi_class::NSM}, {0x94D, 0x94D, bidi_class::NSM},
    {0x951, 0x957, bidi_class::NSM}, {0x962, 0x963, bidi_class::NSM}, {0x981, 0x981, bidi_class::NSM},
    {0x9BC, 0x9BC, bidi_class::NSM}, {0x9C1, 0x9C4, bidi_class::NSM}, {0x9CD, 0x9CD, bidi_class::NSM},
    {0x9E2, 0x9E3, bidi_class::NSM}, {0x9F2, 0x9F3, bidi_class::N}, {0x9FB, 0x9FB, bidi_class::N},
    {0x9FE, 0x9FE, bidi_class::NSM}, {0xA01, 0xA02, bidi_class::NSM}, {0xA3C, 0xA3C, bidi_class::NSM},
    {0xA41, 0xA42, bidi_class::NSM}, {0xA47, 0xA48, bidi_class::NSM}, {0xA4B, 0xA4D, bidi_class::NSM},
    {0xA51, 0xA51, bidi_class::NSM}, {0xA70, 0xA71, bidi_class::NSM}, {0xA75, 0xA75, bidi_class::NSM},
    {0xA81, 0xA82, bidi_class::NSM}, {0xABC, 0xABC, bidi_class::NSM}, {0xAC1, 0xAC5, bidi_class::NSM},
    {0xAC7, 0xAC8, bidi_class::NSM}, {0xACD, 0xACD, bidi_class::NSM}, {0xAE2, 0xAE3, bidi_class::NSM},
    {0xAF1, 0xAF1, bidi_class::N}, {0xAFA, 0xAFF, bidi_class::NSM}, {0xB01, 0xB01, bidi_class::NSM},
    {0xB3C, 0xB3C, bidi_class::NSM}, {0xB3F, 0xB3F, bidi_class::NSM}, {0xB41, 0xB44, bidi_class::NSM},
    {0xB4D, 0xB4D, bidi_class::NSM}, {0xB55, 0xB56, bidi_class::NSM}, {0xB62, 0xB63, bidi_class::NSM},
    {0xB82, 0xB82, bidi_class::NSM}, {0xBC0, 0xBC0, bidi_class::NSM}, {0xBCD, 0xBCD, bidi_class::NSM},
    {0xBF3, 0xBFA, bidi_class::N}, {0xC00, 0xC00, bidi_class::NSM}, {0xC04, 0xC04, bidi_class::NSM},
    {0xC3C, 0xC3C, bidi_class::NSM}, {0xC3E, 0xC40, bidi_class::NSM}, {0xC46, 0xC48, bidi_class::NSM},
    {0xC4A, 0xC4D, bidi_class::NSM}, {0xC55, 0xC56, bidi_class::NSM}, {0xC62, 0xC63, bidi_class::NSM},
    {0xC78, 0xC7E, bidi_class::N}, {0xC81, 0xC81, bidi_class::NSM}, {0xCBC, 0xCBC, bidi_class::NSM},
    {0xCCC, 0xCCD, bidi_class::NSM}, {0xCE2, 0xCE3, bidi_class::NSM}, {0xD00, 0xD01, bidi_class::NSM},
    {0xD3B, 0xD3C, bidi_class::NSM}, {0xD41, 0xD44, bidi_class::NSM}, {0xD4D, 0xD4D, bidi_class::NSM},
    {0xD62, 0xD63, bidi_class::NSM}, {0xD81, 0xD81, bidi_class::NSM}, {0xDCA, 0xDCA, bidi_class::NSM},
    {0xDD2, 0xDD4, bidi_class::NSM}, {0xDD6, 0xDD6, bidi_class::NSM}, {0xE31, 0xE31, bidi_class::NSM},
    {0xE34, 0xE3A, bidi_class::NSM}, {0xE3F, 0xE3F, bidi_class::N}, {0xE47, 0xE4E, bidi_class::NSM},
    {0xEB1, 0xEB1, bidi_class::NSM}, {0xEB4, 0xEBC, bidi_class::NSM}, {0xEC8, 0xECD, bidi_class::NSM},
    {0xF18, 0xF19, bidi_class::NSM}, {0xF35, 0xF35, bidi_class::NSM}, {0xF37, 0xF37, bidi_class::NSM},
    {0xF39, 0xF39, bidi_class::NSM}, {0xF3A, 0xF3D, bidi_class::N}, {0xF71, 0xF7E, bidi_class::NSM},
    {0xF80, 0xF84, bidi_class::NSM}, {0xF86, 0xF87, bidi_class::NSM}, {0xF8D, 0xF97, bidi_class::NSM},
    {0xF99, 0xFBC, bidi_class::NSM}, {0xFC6, 0xFC6, bidi_class::NSM}, {0x102D, 0x1030, bidi_class::NSM},
    {0x1032, 0x1037, bidi_class::NSM}, {0x1039, 0x103A, bidi_class::NSM}, {0x103D, 0x103E, bidi_class::NSM},
    {0x1058, 0x1059, bidi_class::NSM}, {0x105E, 0x1060, bidi_class::NSM}, {0x1071, 0x1074, bidi_class::NSM},
    {0x1082, 0x1082, bidi_class::NSM}, {0x1085, 0x1086, bidi_class::NSM}, {0x108D, 0x108D, bidi_class::NSM},
    {0x109D, 0x109D, bidi_class::NSM}, {0x135D, 0x135F, bidi_class::NSM}, {0x1390, 0x1399, bidi_class::N},
    {0x1400, 0x1400, bidi_class::N}, {0x1680, 0x1680, bidi_class::N}, {0x169B, 0x169C, bidi_class::N},
    {0x1712, 0x1714, bidi_class::NSM}, {0x1732, 0x1733, bidi_class::NSM}, {0x1752, 0x1753, bidi_class::NSM},
    {0x1772, 0x1773, bidi_class::NSM}, {0x17B4, 0x17B5, bidi_class::NSM}, {0x17B7, 0x17BD, bidi_class::NSM},
    {0x17C6, 0x17C6, bidi_class::NSM}, {0x17C9, 0x17D3, bidi_class::NSM}, {0x17DB, 0x17DB, bidi_class::N},
    {0x17DD, 0x17DD, bidi_class::NSM}, {0x17F0, 0x17F9, bidi_class::N}, {0x1800, 0x180A, bidi_class::N},
    {0x180B, 0x180D, bidi_class::NSM}, {0x180E, 0x180E, bidi_class::N}, {0x180F, 0x180F, bidi_class::NSM},
    {0x1885, 0x1886, bidi_class::NSM}, {0x18A9, 0x18A9, bidi_class::NSM}, {0x1920, 0x1922, bidi_class::NSM},
    {0x1927, 0x1928, bidi_class::NSM}, {0x1932, 0x1932, bidi_class::NSM}, {0x1939, 0x193B, bidi_class::NSM},
    {0x1940, 0x1940, bidi_class::N}, {0x1944, 0x1945, bidi_class::N}, {0x19DE, 0x19FF, bidi_class::N},
    {0x1A17, 0x1A18, bidi_class::NSM}, {0x1A1B, 0x1A1B, bidi_class::NSM}, {0x1A56, 0x1A56, bidi_class::NSM},
    {0x1A58, 0x1A5E, bidi_class::NSM}, {0x1A60, 0x1A60, bidi_class::NSM}, {0x1A62, 0x1A62, bidi_class::NSM},
    {0x1A65, 0x1A6C, bidi_class::NSM}, {0x1A73, 0x1A7C, bidi_class::NSM}, {0x1A7F, 0x1A7F, bidi_class::NSM},
    {0x1AB0, 0x1ACE, bidi_class::NSM}, {0x1B00, 0x1B03, bidi_class::NSM}, {0x1B34, 0x1B34, bidi_class::NSM},
    {0x1B36, 0x1B3A, bidi_class::NSM}, {0x1B3C, 0x1B3C, bidi_class::NSM}, {0x1B42, 0x1B42, bidi_class::NSM},
    {0x1B6B, 0x1B73, bidi_class::NSM}, {0x1B80, 0x1B81, bidi_class::NSM}, {0x1BA2, 0x1BA5, bidi_class::NSM},
    {0x1BA8, 0x1BA9, bidi_class::NSM}, {0x1BAB, 0x1BAD, bidi_class::NSM}, {0x1BE6, 0x1BE6, bidi_class::NSM},
    {0x1BE8, 0x1BE9, bidi_class::NSM}, {0x1BED, 0x1BED, bidi_class::NSM}, {0x1BEF, 0x1BF1, bidi_class::NSM},
    {0x1C2C, 0x1C33, bidi_class::NSM}, {0x1C36, 0x1C37, bidi_class::NSM}, {0x1CD0, 0x1CD2, bidi_class::NSM},
    {0x1CD4, 0x1CE0, bidi_class::NSM}, {0x1CE2, 0x1CE8, bidi_class::NSM}, {0x1CED, 0x1CED, bidi_class::NSM},
    {0x1CF4, 0x1CF4, bidi_class::NSM}, {0x1CF8, 0x1CF9, bidi_class::NSM}, {0x1DC0, 0x1DFF, bidi_class::NSM},
    {0x1FBD, 0x1FBD, bidi_class::N}, {0x1FBF, 0x1FC1, bidi_class::N}, {0x1FCD, 0x1FCF, bidi_class::N},
    {0x1FDD, 0x1FDF, bidi_class::N}, {0x1FED, 0x1FEF, bidi_class::N}, {0x1FFD, 0x1FFE, bidi_class::N},
    {0x2000, 0x200D, bidi_class::N}, {0x200F, 0x200F, bidi_class::R}, {0x2010, 0x2064, bidi_class::N},
    {0x2066, 0x206F, bidi_class::N}, {0x2070, 0x2070, bidi_class::EN}, {0x2074, 0x2079, bidi_class::EN},
    {0x207A, 0x207E, bidi_class::N}, {0x2080, 0x2089, bidi_class::EN}, {0x208A, 0x208E, bidi_class::N},
    {0x20A0, 0x20C0, bidi_class::N}, {0x20D0, 0x20F0, bidi_class::NSM}, {0x2100, 0x2101, bidi_class::N},
    {0x2103, 0x2106, bidi_class::N}, {0x2108, 0x2109, bidi_class::N}, {0x2114, 0x2114, bidi_class::N},
    {0x2116, 0x2118, bidi_class::N}, {0x211E, 0x2123, bidi_class::N}, {0x2125, 0x2125, bidi_class::N},
    {0x2127, 0x2127, bidi_class::N}, {0x2129, 0x2129, bidi_class::N}, {0x212E, 0x212E, bidi_class::N},
    {0x213A, 0x213B, bidi_class::N}, {0x2140, 0x2144, bidi_class::N}, {0x214A, 0x214D, bidi_class::N},
    {0x2150, 0x215F, bidi_class::N}, {0x2189, 0x218B, bidi_class::N}, {0x2190, 0x2335, bidi_class::N},
    {0x237B, 0x2394, bidi_class::N}, {0x2396, 0x2426, bidi_class::N}, {0x2440, 0x244A, bidi_class::N},
    {0x2460, 0x2487, bidi_class::N}, {0x2488, 0x249B, bidi_class::EN}, {0x24EA, 0x26AB, bidi_class::N},
    {0x26AD, 0x27FF, bidi_class::N}, {0x2900, 0x2B73, bidi_class::N}, {0x2B76, 0x2B95, bidi_class::N},
    {0x2B97, 0x2BFF, bidi_class::N}, {0x2CE5, 0x2CEA, bidi_class::N}, {0x2CEF, 0x2CF1, bidi_class::NSM},
    {0x2CF9, 0x2CFF, bidi_class::N}, {0x2D7F, 0x2D7F, bidi_class::NSM}, {0x2DE0, 0x2DFF, bidi_class::NSM},
    {0x2E00, 0x2E5D, bidi_class::N}, {0x2E80, 0x2E99, bidi_class::N}, {0x2E9B, 0x2EF3, bidi_class::N},
    {0x2F00, 0x2FD5, bidi_class::N}, {0x2FF0, 0x2FFB, bidi_class::N}, {0x3000, 0x3004, bidi_class::N},
    {0x3008, 0x3020, bidi_class::N}, {0x302A, 0x302D, bidi_class::NSM}, {0x3030, 0x3030, bidi_class::N},
    {0x3036, 0x3037, bidi_class::N}, {0x303D, 0x303F, bidi_class::N}, {0x3099, 0x309A, bidi_class::NSM},
    {0x309B, 0x309C, bidi_class::N}, {0x30A0, 0x30A0, bidi_class::N}, {0x30FB, 0x30FB, bidi_class::N},
    {0x31C0, 0x31E3, bidi_class::N}, {0x321D, 0x321E, bidi_class::N}, {0x3250, 0x325F, bidi_class::N},
    {0x327C, 0x327E, bidi_class::N}, {0x32B1, 0x32BF, bidi_class::N}, {0x32CC, 0x32CF, bidi_class::N},
    {0x3377, 0x337A, bidi_class::N}, {0x33DE, 0x33DF, bidi_class::N}, {0x33FF, 0x33FF, bidi_class::N},
    {0x4DC0, 0x4DFF, bidi_class::N}, {0xA490, 0xA4C6, bidi_class::N}, {0xA60D, 0xA60F, bidi_class::N},
    {0xA66F, 0xA672, bidi_class::NSM}, {0xA673, 0xA673, bidi_class::N}, {0xA674, 0xA67D, bidi_class::NSM},
    {0xA67E, 0xA67F, bidi_class::N}, {0xA69E, 0xA69F, bidi_class::NSM}, {0xA6F0, 0xA6F1, bidi_class::NSM},
    {0xA700, 0xA721, bidi_class::N}, {0xA788, 0xA788, bidi_class::N}, {0xA802, 0xA802, bidi_class::NSM},
    {0xA806, 0xA806, bidi_class::NSM}, {0xA80B, 0xA80B, bidi_class::NSM}, {0xA825, 0xA826, bidi_class::NSM},
    {0xA828, 0xA82B, bidi_class::N}, {0xA82C, 0xA82C, bidi_class::NSM}, {0xA838, 0xA839, bidi_class::N},
    {0xA874, 0xA877, bidi_class::N}, {0xA8C4, 0xA8C5, bidi_class::NSM}, {0xA8E0, 0xA8F1, bidi_class::NSM},
    {0xA8FF, 0xA8FF, bidi_class::NSM}, {0xA926, 0xA92D, bidi_class::NSM}, {0xA947, 0xA951, bidi_class::NSM},
    {0xA980, 0xA982, bidi_class::NSM}, {0xA9B3, 0xA9B3, bidi_class::NSM}, {0xA9B6, 0xA9B9, bidi_class::NSM},
    {0xA9BC, 0xA9BD, bidi_class::NSM}, {0xA9E5, 0xA9E5, bidi_class::NSM}, {0xAA29, 0xAA2E, bidi_class::NSM},
    {0xAA31, 0xAA32, bidi_class::NSM}, {0xAA35, 0xAA36, bidi_class::NSM}, {0xAA43, 0xAA43, bidi_class::NSM},
    {0xAA4C, 0xAA4C, bidi_class::NSM}, {0xAA7C, 0xAA7C, bidi_class::NSM}, {0xAAB0, 0xAAB0, bidi_class::NSM},
    {0xAAB2, 0xAAB4, bidi_class::NSM}, {0xAAB7, 0xAAB8, bidi_class::NSM}, {0xAABE, 0xAABF, bidi_class::NSM},
    {0xAAC1, 0xAAC1, bidi_class::NSM}, {0xAAEC, 0xAAED, bidi_class::NSM}, {0xAAF6, 0xAAF6, bidi_class::NSM},
    {0xAB6A, 0xAB6B, bidi_class::N}, {0xABE5, 0xABE5, bidi_class::NSM}, {0xABE8, 0xABE8, bidi_class::NSM},
    {0xABED, 0xABED, bidi_class::NSM}, {0xFB1D, 0xFB1D, bidi_class::R}, {0xFB1E, 0xFB1E, bidi_class::NSM},
    {0xFB1F, 0xFB28, bidi_class::R}, {0xFB29, 0xFB29, bidi_class::N}, {0xFB2A, 0xFD3D, bidi_class::R},
    {0xFD3E, 0xFD4F, bidi_class::N}, {0xFD50, 0xFDCE, bidi_class::R}, {0xFDCF, 0xFDCF, bidi_class::N},
    {0xFDF0, 0xFDFC, bidi_class::R}, {0xFDFD, 0xFDFF, bidi_class::N}, {0xFE00, 0xFE0F, bidi_class::NSM},
    {0xFE10, 0xFE19, bidi_class::N}, {0xFE20, 0xFE2F, bidi_class::NSM}, {0xFE30, 0xFE52, bidi_class::N},
    {0xFE54, 0xFE66, bidi_class::N}, {0xFE68, 0xFE6B, bidi_class::N}, {0xFE70, 0xFEFE, bidi_class::R},
    {0xFEFF, 0xFEFF, bidi_class::N}, {0xFF01, 0xFF0F, bidi_class::N}, {0xFF10, 0xFF19, bidi_class::EN},
    {0xFF1A, 0xFF20, bidi_class::N}, {0xFF3B, 0xFF40, bidi_class::N}, {0xFF5B, 0xFF65, bidi_class::N},
    {0xFFE0, 0xFFE6, bidi_class::N}, {0xFFE8, 0xFFEE, bidi_class::N}, {0xFFF9, 0xFFFD, bidi_class::N},
    {0x10101, 0x10101, bidi_class::N}, {0x10140, 0x1018C, bidi_class::N}, {0x10190, 0x1019C, bidi_class::N},
    {0x101A0, 0x101A0, bidi_class::N}, {0x101FD, 0x101FD, bidi_class::NSM}, {0x102E0, 0x102E0, bidi_class::NSM},
    {0x102E1, 0x102FB, bidi_class::EN}, {0x10376, 0x1037A, bidi_class::NSM}, {0x10800, 0x1091E, bidi_class::R},
    {0x1091F, 0x1091F, bidi_class::N}, {0x10920, 0x10A00, bidi_class::R}, {0x10A01, 0x10A03, bidi_class::NSM},
    {0x10A04, 0x10A04, bidi_class::R}, {0x10A05, 0x10A06, bidi_class::NSM}, {0x10A07, 0x10A0B, bidi_class::R},
    {0x10A0C, 0x10A0F, bidi_class::NSM}, {0x10A10, 0x10A37, bidi_class::R}, {0x10A38, 0x10A3A, bidi_class::NSM},
    {0x10A3B, 0x10A3E, bidi_class::R}, {0x10A3F, 0x10A3F, bidi_class::NSM}, {0x10A40, 0x10AE4, bidi_class::R},
    {0x10AE5, 0x10AE6, bidi_class::NSM}, {0x10AE7, 0x10B38, bidi_class::R}, {0x10B39, 0x10B3F, bidi_class::N},
    {0x10B40, 0x10D23, bidi_class::R}, {0x10D24, 0x10D27, bidi_class::NSM}, {0x10D28, 0x10D2F, bidi_class::R},
    {0x10D30, 0x10D39, bidi_class::AN}, {0x10D3A, 0x10E5F, bidi_class::R}, {0x10E60, 0x10E7E, bidi_class::AN},
    {0x10E7F, 0x10EAA, bidi_class::R}, {0x10EAB, 0x10EAC, bidi_class::NSM}, {0x10EAD, 0x10F45, bidi_class::R},
    {0x10F46, 0x10F50, bidi_class::NSM}, {0x10F51, 0x10F81, bidi_class::R}, {0x10F82, 0x10F85, bidi_class::NSM},
    {0x10F86, 0x10FFF, bidi_class::R}, {0x11001, 0x11001, bidi_class::NSM}, {0x11038, 0x11046, bidi_class::NSM},
    {0x11052, 0x11065, bidi_class::N}, {0x11070, 0x11070, bidi_class::NSM}, {0x11073, 0x11074, bidi_class::NSM},
    {0x1107F, 0x11081, bidi_class::NSM}, {0x110B3, 0x110B6, bidi_class::NSM}, {0x110B9, 0x110BA, bidi_class::NSM},
    {0x110C2, 0x110C2, bidi_class::NSM}, {0x11100, 0x11102, bidi_class::NSM}, {0x11127, 0x1112B, bidi_class::NSM},
    {0x1112D, 0x11134, bidi_class::NSM}, {0x11173, 0x11173, bidi_class::NSM}, {0x11180, 0x11181, bidi_class::NSM},
    {0x111B6, 0x111BE, bidi_class::NSM}, {0x111C9, 0x111CC, bidi_class::NSM}, {0x111CF, 0x111CF, bidi_class::NSM},
    {0x1122F, 0x11231, bidi_class::NSM}, {0x11234, 0x11234, bidi_class::NSM}, {0x11236, 0x11237, bidi_class::NSM},
    {0x1123E, 0x1123E, bidi_class::NSM}, {0x112DF, 0x112DF, bidi_class::NSM}, {0x112E3, 0x112EA, bidi_class::NSM},
    {0x11300, 0x11301, bidi_class::NSM}, {0x1133B, 0x1133C, bidi_class::NSM}, {0x11340, 0x11340, bidi_class::NSM},
    {0x11366, 0x1136C, bidi_class::NSM}, {0x11370, 0x11374, bidi_class::NSM}, {0x11438, 0x1143F, bidi_class::NSM},
    {0x11442, 0x11444, bidi_class::NSM}, {0x11446, 0x11446, bidi_class::NSM}, {0x1145E, 0x1145E, bidi_class::NSM},
    {0x114B3, 0x114B8, bidi_class::NSM}, {0x114BA, 0x114BA, bidi_class::NSM}, {0x114BF, 0x114C0, bidi_class::NSM},
    {0x114C2, 0x114C3, bidi_class::NSM}, {0x115B2, 0x115B5, bidi_class::NSM}, {0x115BC, 0x115BD, bidi_class::NSM},
    {0x115BF, 0x115C0, bidi_class::NSM}, {0x115DC, 0x115DD, bidi_class::NSM}, {0x11633, 0x1163A, bidi_class::NSM},
    {0x1163D, 0x1163D, bidi_class::NSM}, {0x1163F, 0x11640, bidi_class::NSM}, {0x11660, 0x1166C, bidi_class::N},
    {0x116AB, 0x116AB, bidi_class::NSM}, {0x116AD, 0x116AD, bidi_class::NSM}, {0x116B0, 0x116B5, bidi_class::NSM},
    {0x116B7, 0x116B7, bidi_class::NSM}, {0x1171D, 0x1171F, bidi_class::NSM}, {0x11722, 0x11725, bidi_class::NSM},
    {0x11727, 0x1172B, bidi_class::NSM}, {0x1182F, 0x11837, bidi_class::NSM}, {0x11839, 0x1183A, bidi_class::NSM},
    {0x1193B, 0x1193C, bidi_class::NSM}, {0x1193E, 0x1193E, bidi_class::NSM}, {0x11943, 0x11943, bidi_class::NSM},
    {0x119D4, 0x119D7, bidi_class::NSM}, {0x119DA, 0x119DB, bidi_class::NSM}, {0x119E0, 0x119E0, bidi_class::NSM},
    {0x11A01, 0x11A06, bidi_class::NSM}, {0x11A09, 0x11A0A, bidi_class::NSM}, {0x11A33, 0x11A38, bidi_class::NSM},
    {0x11A3B, 0x11A3E, bidi_class::NSM}, {0x11A47, 0x11A47, bidi_class::NSM}, {0x11A51, 0x11A56, bidi_class::NSM},
    {0x11A59, 0x11A5B, bidi_class::NSM}, {0x11A8A, 0x11A96, bidi_class::NSM}, {0x11A98, 0x11A99, bidi_class::NSM},
    {0x11C30, 0x11C36, bidi_class::NSM}, {0x11C38, 0x11C3D, bidi_class::NSM}, {0x11C92, 0x11CA7, bidi_class::NSM},
    {0x11CAA, 0x11CB0, bidi_class::NSM}, {0x11CB2, 0x11CB3, bidi_class::NSM}, {0x11CB5, 0x11CB6, bidi_class::NSM},
    {0x11D31, 0x11D36, bidi_class::NSM}, {0x11D3A, 0x11D3A, bidi_class::NSM}, {0x11D3C, 0x11D3D, bidi_class::NSM},
    {0x11D3F, 0x11D45, bidi_class::NSM}, {0x11D47, 0x11D47, bidi_class::NSM}, {0x11D90, 0x11D91, bidi_class::NSM},
    {0x11D95, 0x11D95, bidi_class::NSM}, {0x11D97, 0x11D97, bidi_class::NSM}, {0x11EF3, 0x11EF4, bidi_class::NSM},
    {0x11FD5, 0x11FF1, bidi_class::N}, {0x16AF0, 0x16AF4, bidi_class::NSM}, {0x16B30, 0x16B36, bidi_class::NSM},
    {0x16F4F, 0x16F4F, bidi_class::NSM}, {0x16F8F, 0x16F92, bidi_class::NSM}, {0x16FE2, 0x16FE2, bidi_class::N},
    {0x16FE4, 0x16FE4, bidi_class::NSM}, {0x1BC9D, 0x1BC9E, bidi_class::NSM}, {0x1BCA0, 0x1BCA3, bidi_class::N},
    {0x1CF00, 0x1CF2D, bidi_class::NSM}, {0x1CF30, 0x1CF46, bidi_class::NSM}, {0x1D167, 0x1D169, bidi_class::NSM},
    {0x1D173, 0x1D17A, bidi_class::N}, {0x1D17B, 0x1D182, bidi_class::NSM}, {0x1D185, 0x1D18B, bidi_class::NSM},
    {0x1D1AA, 0x1D1AD, bidi_class::NSM}, {0x1D1E9, 0x1D1EA, bidi_class::N}, {0x1D200, 0x1D241, bidi_class::N},
    {0x1D242, 0x1D244, bidi_class::NSM}, {0x1D245, 0x1D245, bidi_class::N}, {0x1D300, 0x1D356, bidi_class::N},
    {0x1D6DB, 0x1D6DB, bidi_class::N}, {0x1D715, 0x1D715, bidi_class::N}, {0x1D74F, 0x1D74F, bidi_class::N},
    {0x1D789, 0x1D789, bidi_class::N}, {0x1D7C3, 0x1D7C3, bidi_class::N}, {0x1D7CE, 0x1D7FF, bidi_class::EN},
    {0x1DA00, 0x1DA36, bidi_class::NSM}, {0x1DA3B, 0x1DA6C, bidi_class::NSM}, {0x1DA75, 0x1DA75, bidi_class::NSM},
    {0x1DA84, 0x1DA84, bidi_class::NSM}, {0x1DA9B, 0x1DA9F, bidi_class::NSM}, {0x1DAA1, 0x1DAAF, bidi_class::NSM},
    {0x1E000, 0x1E006, bidi_class::NSM}, {0x1E008, 0x1E018, bidi_class::NSM}, {0x1E01B, 0x1E021, bidi_class::NSM},
    {0x1E023, 0x1E024, bidi_class::NSM}, {0x1E026, 0x1E02A, bidi_class::NSM}, {0x1E130, 0x1E136, bidi_class::NSM},
    {0x1E2AE, 0x1E2AE, bidi_class::NSM}, {0x1E2EC, 0x1E2EF, bidi_class::NSM}, {0x1E2FF, 0x1E2FF, bidi_class::N},
    {0x1E800, 0x1E8CF, bidi_class::R}, {0x1E8D0, 0x1E8D6, bidi_class::NSM}, {0x1E8D7, 0x1E943, bidi_class::R},
    {0x1E944, 0x1E94A, bidi_class::NSM}, {0x1E94B, 0x1EEEF, bidi_class::R}, {0x1EEF0, 0x1EEF1, bidi_class::N},
    {0x1EEF2, 0x1EFFF, bidi_class::R}, {0x1F000, 0x1F02B, bidi_class::N}, {0x1F030, 0x1F093, bidi_class::N},
    {0x1F0A0, 0x1F0AE, bidi_class::N}, {0x1F0B1, 0x1F0BF, bidi_class::N}, {0x1F0C1, 0x1F0CF, bidi_class::N},
    {0x1F0D1, 0x1F0F5, bidi_class::N}, {0x1F100, 0x1F10A, bidi_class::EN}, {0x1F10B, 0x1F10F, bidi_class::N},
    {0x1F12F, 0x1F12F, bidi_class::N}, {0x1F16A, 0x1F16F, bidi_class::N}, {0x1F1AD, 0x1F1AD, bidi_class::N},
    {0x1F260, 0x1F265, bidi_class::N}, {0x1F300, 0x1F6D7, bidi_class::N}, {0x1F6DD, 0x1F6EC, bidi_class::N},
    {0x1F6F0, 0x1F6FC, bidi_class::N}, {0x1F700, 0x1F773, bidi_class::N}, {0x1F780, 0x1F7D8, bidi_class::N},
    {0x1F7E0, 0x1F7EB, bidi_class::N}, {0x1F7F0, 0x1F7F0, bidi_class::N}, {0x1F800, 0x1F80B, bidi_class::N},
    {0x1F810, 0x1F847, bidi_class::N}, {0x1F850, 0x1F859, bidi_class::N}, {0x1F860, 0x1F887, bidi_class::N},
    {0x1F890, 0x1F8AD, bidi_class::N}, {0x1F8B0, 0x1F8B1, bidi_class::N}, {0x1F900, 0x1FA53, bidi_class::N},
    {0x1FA60, 0x1FA6D, bidi_class::N}, {0x1FA70, 0x1FA74, bidi_class::N}, {0x1FA78, 0x1FA7C, bidi_class::N},
    {0x1FA80, 0x1FA86, bidi_class::N}, {0x1FA90, 0x1FAAC, bidi_class::N}, {0x1FAB0, 0x1FABA, bidi_class::N},
    {0x1FAC0, 0x1FAC5, bidi_class::N}, {0x1FAD0, 0x1FAD9, bidi_class::N}, {0x1FAE0, 0x1FAE7, bidi_class::N},
    {0x1FAF0, 0x1FAF6, bidi_class::N}, {0x1FB00, 0x1FB92, bidi_class::N}, {0x1FB94, 0x1FBCA, bidi_class::N},
    {0x1FBF0, 0x1FBF9, bidi_class::EN}, {0xE0001, 0xE0001, bidi_class::N}, {0xE0020, 0xE007F, bidi_class::N},
    {0xE0100, 0xE01EF, bidi_class::NSM},
};

// clang-format on

constexpr bidi_class bidi_class_of(char32_t c) noexcept {
    if (c < 0x80) {
        bool const is_letter = 'a' <= (c | 0x20) && (c | 0x20) <= 'z';
        if (is_letter) return bidi_class::L;
        return '0' <= c && c <= '9' ? bidi_class::EN : bidi_class::N;
    }
    auto const range = range_with(c, bidi_ranges);
    return range ? range->which : bidi_class::L;
}

/// What the Bidi rule says of a label in UTF-8.
struct bidi_label {
    bool has_right_to_left = false; // or Arabic numbers: then its name is a Bidi domain name (RFC 5893 1.4)
    bool follows_rule = false;      // as each label of such a name has to

    constexpr explicit bidi_label(std::string_view label) noexcept {
        auto first = bidi_class::N, last = bidi_class::N;
        bool has_left = false, has_right = false, has_european = false, has_arabic = false;
        for (auto rest = label; !rest.empty();) {
            auto const [c, size] = first_character(rest);
            if (size == 0) return;
            auto const which = bidi_class_of(c);
            if (rest.size() == label.size()) first = which;
            if (which != bidi_class::NSM) last = which;
            has_left |= which == bidi_class::L;
            has_right |= which == bidi_class::R;
            has_european |= which == bidi_class::EN;
            has_arabic |= which == bidi_class::AN;
            rest.remove_prefix(size);
        }
        has_right_to_left = has_right || has_arabic;
        bool const ends_well = last == first || last == bidi_class::EN;
        if (first == bidi_class::R)
            follows_rule = !has_left && !(has_european && has_arabic) && (ends_well || last == bidi_class::AN);
        else follows_rule = first == bidi_class::L && !has_right_to_left && ends_well;
    }
};

} // namespace consturi::detail

#endif
