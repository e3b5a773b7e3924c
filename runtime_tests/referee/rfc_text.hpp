// The text of the RFCs, as the tests keep it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_REFEREE_RFC_TEXT_HPP
#define CONSTURI_REFEREE_RFC_TEXT_HPP

#include "abnf_text.hpp"

#include <string>

namespace referee {

/// The rules of RFC 3986, with those of RFC 5234 they are made of. Throws `std::runtime_error` where they cannot be read.
grammar const& rfc_3986();
/// The rules of RFC 3629: UTF-8, byte by byte.
grammar const& rfc_3629();
/// The rules, one of them defined anew. Throws `std::runtime_error` where that is no rule, or none of them.
grammar with_rule(grammar rules, std::string const& rule);
/// The rules, with authorities, if there are any, that have no userinfo.
grammar without_userinfo(grammar rules);

} // namespace referee

#endif
