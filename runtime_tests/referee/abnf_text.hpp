// An ABNF parser (RFC 5234, and the older notation of RFC 2396) for the text of RFCs. It uses nothing of the library,
// so that it can test the library.
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

/// A node of the syntax tree of a definition.
struct element {
    enum kind_of { one_byte, sequence, choice, repetition, rule_name } kind = sequence;
    byte_set set{};               // one_byte
    std::vector<element> parts{}; // sequence, choice, repetition (one)
    unsigned min = 1, max = 1;    // repetition
    std::string name{};           // rule_name, in lower case
};

inline constexpr unsigned no_limit = std::numeric_limits<unsigned>::max();

/// Rules by name, in lower case because names are case-insensitive (RFC 5234 2.1).
using grammar = std::map<std::string, element>;

std::string lower_case(std::string_view text);

/// The meaning of numbers such as %x41: characters, which are encoded in UTF-8, or bytes.
enum class numbers { characters, bytes };

/// The meaning of letters in quoted strings: either case (RFC 5234 2.3), or the character itself (RFC 2396 1.6).
enum class letters { in_either_case, themselves };

/// Adds the rules in the text of an RFC to a grammar; headings and comments are ignored. Throws `std::runtime_error`,
/// with the line, for text that is not ABNF and for a rule that is already defined.
void read_abnf(std::string_view text, grammar& rules, numbers kind = numbers::characters,
               letters quoted = letters::in_either_case);

} // namespace referee

#endif
