// The text of ABNF (RFC 5234), read as data. Nothing here is the library's, which it is to judge.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_ABNF_TEXT_HPP
#define CONSTURI_REFEREE_ABNF_TEXT_HPP

#include <bitset>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace referee {

using byte_set = std::bitset<256>;

/// A part of a rule's definition.
struct element {
    enum kind_of { one_byte, sequence, choice, repetition, rule_name } kind = sequence;
    byte_set set{};               // one_byte
    std::vector<element> parts{}; // sequence, choice, repetition (one)
    unsigned min = 1, max = 1;    // repetition
    std::string name{};           // rule_name, in lower case
};

inline constexpr unsigned no_limit = std::numeric_limits<unsigned>::max();

/// Rules by their names, in lower case: names have no case (RFC 5234, 2.1).
using grammar = std::map<std::string, element>;

std::string lower_case(std::string_view text);

/// What the numbers of an RFC are: characters, here in UTF-8, or bytes.
enum class numbers { characters, bytes };

/// Adds the rules in the text of an RFC to a grammar; headings and comments are left out. Throws `std::runtime_error`,
/// with the place, for what is no ABNF, and for a rule that is there already.
void read_abnf(std::string_view text, grammar& rules, numbers are = numbers::characters);

} // namespace referee

#endif
