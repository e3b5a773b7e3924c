// The interpreter of tables finds the same failures as the templates of the matcher, in URIs.
//
// Distributed under the Boost Software License, Version 1.0.
#include "abnf/agree.hpp"
#include "cases/own_kind.hpp"
#include "catch.hpp"
#include "mutated_uris.hpp"

#include <consturi/dialects/iri/grammar.hpp>
#include <consturi/dialects/java/grammar.hpp>
#include <consturi/dialects/rfc2396/grammar.hpp>
#include <consturi/rfc/rfc3629.hpp>
#include <consturi/rfc/rfc3986.hpp>
#include <consturi/syntax/rfc3986.hpp>

#include <cstddef>
#include <string_view>

using namespace consturi;

template <class... Rule>
static void check(std::string_view text, Rule const&... rule) {
    INFO(text);
    std::size_t index = 0, first_wrong = sizeof...(rule);
    ((first_wrong = first_wrong == sizeof...(rule) && !engines_agree(rule, text, consturi::detail::gen_delims)
                        ? index
                        : first_wrong,
      ++index),
     ...);
    CHECK(first_wrong == sizeof...(rule)); // the index of the rule
}

TEST_CASE("the interpreter and the templates find the same failures in mutated URIs") {
    for_each_mutated_uri(5'000, [](std::string_view text) {
        check(text, rfc3986::URI, rfc3986::URI_reference, rfc3986::IPv6address, rfc3986::authority,
              rfc2396::URI_reference, rfc2732::URI_reference, java::grammar::URI_reference, rfc3629::UTF8_octets,
              rfc3987::IRI, rfc3987::IRI_reference, rfc4151::tagURI);
    });
}
