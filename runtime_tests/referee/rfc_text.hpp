// Loads the grammars from the RFC texts in runtime_tests/data.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_RFC_TEXT_HPP
#define CONSTURI_REFEREE_RFC_TEXT_HPP

#include "abnf_text.hpp"

#include <string>

namespace referee {

/// The rules of RFC 2396, with the excluded characters of 2.4.3.
grammar const& rfc_2396();
/// The rules of RFC 2732 and RFC 2373 B, and those of RFC 2396 that refer to them, but not those to which they refer.
grammar const& rfc_2732();
/// The rules of RFC 3986, with the core rules of RFC 5234. Throws `std::runtime_error` if they cannot be read.
grammar const& rfc_3986();
/// The rules of RFC 3629: UTF-8 as sequences of bytes.
grammar const& rfc_3629();
/// The core rules of RFC 5234 to which other RFCs refer.
grammar const& rfc_5234();
/// The rules of RFC 3987 that are not those of RFC 3986, to which they refer.
grammar const& rfc_3987();
/// The rules of RFC 6570 with erratum 6937, without those of RFC 3986 and RFC 3987 to which they refer.
grammar const& rfc_6570();
/// The rules of RFC 6874, without those of RFC 3986 to which they refer.
grammar const& rfc_6874();
/// The rules of a scheme, without those to which they refer, in a file of runtime_tests/data. Its terminals are bytes.
grammar rules_of_scheme(std::string const& file);
/// Adds the rules of `base` that the grammar does not define.
grammar with_base(grammar rules, grammar const& base);
/// Adds the rules of `base` that refer to rules of the grammar, directly or through other rules, and that the grammar
/// does not define.
grammar with_users(grammar rules, grammar const& base);
/// Replaces the definition of a rule. Throws `std::runtime_error` if `rule` is not ABNF, or the grammar has no such
/// rule.
grammar with_rule(grammar rules, std::string const& rule);
/// Removes the userinfo from authorities, also from those of IRIs, if the grammar has them.
grammar without_userinfo(grammar rules);

} // namespace referee

#endif
