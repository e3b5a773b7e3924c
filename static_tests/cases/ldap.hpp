// Rows of ldap URIs (RFC 4516).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_LDAP_HPP
#define CONSTURI_CASES_LDAP_HPP

#include "cases/schemes.hpp"

#include <consturi/schemes/ldap.hpp>

namespace cases::of_ldap {

using consturi::ldap_scope;
using consturi::ldap_uri_view;
using enum consturi::ldap_scope;
using namespace std::string_view_literals;

struct search {
    text input, dn, attributes; // the name is decoded
    ldap_scope scope;
    text filter, extensions; // the filter is decoded
};

constexpr text input_of(search const& row) { return row.input; }
constexpr bool holds(search const& row, text input) {
    auto const u = ldap_uri_view::parse(input);
    return u && u->text() == row.input && ldap_uri_view::from(*u) == u && u->decoded_dn() == row.dn
           && u->attributes().base() == row.attributes && u->scope() == row.scope && u->decoded_filter() == row.filter
           && u->extensions().base() == row.extensions && u->attributes().empty() == row.attributes.empty();
}

inline constexpr text all = "(objectClass=*)";

// A value, and how it is written in a filter.
struct filter_value {
    text value, escaped;
};
constexpr text input_of(filter_value const& row) { return row.value; }
constexpr bool holds(filter_value const& row, text value) {
    auto const escaped = consturi::ldap_filter_escape(value);
    auto const uri = "ldap:///?\?\?(cn=" + consturi::percent_encode(escaped) + ")";
    return escaped == row.escaped && ldap_uri_view::parse(text(uri)).has_value();
}

// clang-format off

inline constexpr search searches[] = {
    // the examples of RFC 4516 4, RFC 3986 1.1.2
    {"ldap://ldap1.example.net/o=University%20of%20Michigan,c=US", "o=University of Michigan,c=US", "", base, all, ""},
    {"ldap:///o=University%20of%20Michigan,c=US?postalAddress", "o=University of Michigan,c=US", "postalAddress", base, all, ""},
    {"ldap://ldap1.example.net:6666/o=University%20of%20Michigan,c=US??sub?(cn=Babs%20Jensen)",
     "o=University of Michigan,c=US", "", sub, "(cn=Babs Jensen)", ""},
    {"LDAP://ldap1.example.com/c=GB?objectClass?ONE", "c=GB", "objectClass", one, all, ""},
    {"ldap://ldap2.example.com/o=Question%3f,c=US?mail", "o=Question?,c=US", "mail", base, all, ""},
    {"ldap://ldap3.example.com/o=Babsco,c=US?\?\?(four-octet=%5c00%5c00%5c00%5c04)", "o=Babsco,c=US", "", base, R"((four-octet=\00\00\00\04))", ""},
    {"ldap://ldap.example.com/o=An%20Example%5C2C%20Inc.,c=US", R"(o=An Example\2C Inc.,c=US)", "", base, all, ""},
    {"ldap://ldap.example.net", "", "", base, all, ""},
    {"ldap://ldap.example.net/", "", "", base, all, ""},
    {"ldap://ldap.example.net/?", "", "", base, all, ""},
    {"ldap:///??sub??e-bindname=cn=Manager%2cdc=example%2cdc=com", "", "", sub, all, "e-bindname=cn=Manager%2cdc=example%2cdc=com"},
    {"ldap:///??sub?\?!e-bindname=cn=Manager%2cdc=example%2cdc=com", "", "", sub, all, "!e-bindname=cn=Manager%2cdc=example%2cdc=com"},
    {"ldap://[2001:db8::7]/c=GB?objectClass?one", "c=GB", "objectClass", one, all, ""},

    {"ldaps://:/???", "", "", base, all, ""},
    {"ldap:///?*,+,1.1,cn;lang-de;x,2.5.4.0?Base", "", "*,+,1.1,cn;lang-de;x,2.5.4.0", base, all, ""},
    {"ldap:///????x,!1.2.3,a-1=,b==%3F/", "", "", base, all, "x,!1.2.3,a-1=,b==%3F/"},
    // the examples of RFC 4514 4
    {"ldap:///OU=Sales+CN=J.%20%20Smith,DC=example,DC=net", "OU=Sales+CN=J.  Smith,DC=example,DC=net", "", base, all, ""},
    {"ldap:///CN=James%20%5C%22Jim%5C%22%20Smith%5C,%20III,DC=net", R"(CN=James \"Jim\" Smith\, III,DC=net)", "", base, all, ""},
    {"ldap:///CN=Before%5C0dAfter,1.3.6.1.4.1.1466.0=%2304024869", R"(CN=Before\0dAfter,1.3.6.1.4.1.1466.0=#04024869)", "", base, all, ""},
    {"ldap:///CN=Lu%C4%8Di%C4%87,x=,y=%5C%20a%5C%20,z=a%23=%5C%23", "CN=Lu\xC4\x8Di\xC4\x87,x=,y=\\ a\\ ,z=a#=\\#", "", base, all, ""},
    // the examples of RFC 4515 4
    {"ldap:///??base?(!(cn=Tim%20Howes))", "", "", base, "(!(cn=Tim Howes))", ""},
    {"ldap:///??base?(&(objectClass=Person)(%7C(sn=Jensen)(cn=Babs%20J*)))", "", "", base, "(&(objectClass=Person)(|(sn=Jensen)(cn=Babs J*)))", ""},
    {"ldap:///??base?(o=univ*of*mich*)", "", "", base, "(o=univ*of*mich*)", ""},
    {"ldap:///??base?(seeAlso=)", "", "", base, "(seeAlso=)", ""},
    {"ldap:///??base?(cn:caseExactMatch:=Fred%20Flintstone)", "", "", base, "(cn:caseExactMatch:=Fred Flintstone)", ""},
    {"ldap:///??base?(cn:=Betty%20Rubble)", "", "", base, "(cn:=Betty Rubble)", ""},
    {"ldap:///??base?(sn:dn:2.4.6.8.10:=Barney)", "", "", base, "(sn:dn:2.4.6.8.10:=Barney)", ""},
    {"ldap:///??base?(o:dn:=Ace%20Industry)", "", "", base, "(o:dn:=Ace Industry)", ""},
    {"ldap:///??base?(:1.2.3:=Wilma%20Flintstone)", "", "", base, "(:1.2.3:=Wilma Flintstone)", ""},
    {"ldap:///??base?(:DN:2.4.6.8.10:=Dino)", "", "", base, "(:DN:2.4.6.8.10:=Dino)", ""},
    {"ldap:///??base?(o=Parens%20R%20Us%20%5C28for%20all%5C29)", "", "", base, R"((o=Parens R Us \28for all\29))", ""},

    {"ldap:///??base?(&)", "", "", base, "(&)", ""}, // RFC 4526
    {"ldap:///??base?(&(%7C)(!(!(a~=b)))(c%3E=1)(d%3C=2))", "", "", base, "(&(|)(!(!(a~=b)))(c>=1)(d<=2))", ""},
    {"ldap:///??base?(!(&(a=1)(b=2)))", "", "", base, "(!(&(a=1)(b=2)))", ""},
    {"ldap:///??base?(&(!(a=1))(b=**))", "", "", base, "(&(!(a=1))(b=**))", ""},
    {"ldap:///??base?(dnx:dnq:=)", "", "", base, "(dnx:dnq:=)", ""},
    {"ldap:///???%28a%3db%29", "", "", base, "(a=b)", ""},
};

inline constexpr no_uri_of_scheme<ldap_uri_view> no_searches[] = {
    {"ldap:",                            5, "authority",             mistake::no_authority},
    {"ldap:/dc=a",                       5, "authority",             mistake::no_authority},
    {"ldap:dc=a",                        5, "authority",             mistake::no_authority},
    {"ldap://me@h/",                     7, "userinfo",              mistake::userinfo_without_meaning},
    {"ldap://h:65536/",                  9, "port",                  mistake::port_over_65535},
    {"ldap://h?cn",                      8, "ldapurl",               mistake::path_not_beginning_with_a_slash},
    {"ldap:///#top",                     8, "fragment",              mistake::fragment_without_meaning},
    {"ldap:///dc",                      10, "attributeTypeAndValue", mistake::wrong_distinguished_name},
    {"ldap:///=a",                       8, "attributeType",         mistake::wrong_oid},
    {"ldap:///1=a",                      9, "attributeType",         mistake::wrong_oid},
    {"ldap:///2.05=a",                  11, "attributeTypeAndValue", mistake::wrong_distinguished_name},
    {"ldap:///2.5.=a",                  12, "attributeType",         mistake::wrong_oid},
    {"ldap:///dc=a,",                   13, "attributeType",         mistake::wrong_oid},
    {"ldap:///dc=a,%20dc=b",            13, "attributeType",         mistake::wrong_oid},
    {"ldap:///dc=a+,dc=b",              13, "attributeType",         mistake::wrong_oid},
    {"ldap:///dc=%20a",                 11, "string",                mistake::wrong_distinguished_name},
    {"ldap:///dc=a%20,dc=b",            15, "string",                mistake::wrong_distinguished_name},
    {"ldap:///dc=a;dc=b",               12, "string",                mistake::wrong_distinguished_name},
    {"ldap:///dc=%22a%22",              11, "string",                mistake::wrong_distinguished_name},
    {"ldap:///dc=%00",                  11, "string",                mistake::wrong_distinguished_name},
    {"ldap:///dc=a%5C",                 15, "pair",                  mistake::wrong_distinguished_name},
    {"ldap:///dc=a%5Cx",                15, "pair",                  mistake::wrong_distinguished_name},
    {"ldap:///dc=a%5C0",                16, "pair",                  mistake::wrong_distinguished_name},
    {"ldap:///dc=%23",                  14, "hexstring",             mistake::wrong_distinguished_name},
    {"ldap:///dc=%23012",               17, "hexstring",             mistake::wrong_distinguished_name},
    {"ldap:///dc=%2301x",               16, "hexstring",             mistake::wrong_distinguished_name},
    {"ldap:///?cn,",                    12, "attributedescription",  mistake::wrong_oid},
    {"ldap:///?,cn",                     9, "attributedescription",  mistake::wrong_oid},
    {"ldap:///?a%2Cb",                  10, "attributeSelector",     mistake::wrong_oid},
    {"ldap:///?a_b",                    10, "attributeSelector",     mistake::wrong_oid},
    {"ldap:///?cn;",                    12, "option",                mistake::wrong_oid},
    {"ldap:///?**",                     10, "attributeSelector",     mistake::wrong_oid},
    {"ldap:///?1",                      10, "attributedescription",  mistake::wrong_oid},
    {"ldap:///??subtree",               10, "scope",                 mistake::wrong_scope},
    {"ldap:///??o%6Ee",                 10, "scope",                 mistake::wrong_scope},
    {"ldap:///???cn=a",                 11, "filter",                mistake::wrong_filter},
    {"ldap:///??base?()",               16, "attributedescription",  mistake::wrong_oid},
    {"ldap:///??base?(cn)",             18, "item",                  mistake::wrong_filter},
    {"ldap:///??base?(cn=a",            20, "filter",                mistake::wrong_filter},
    {"ldap:///??base?(cn=a))",          21, "filter",                mistake::wrong_filter},
    {"ldap:///??base?(cn=a)(sn=b)",     21, "filter",                mistake::wrong_filter},
    {"ldap:///??base?((cn=a))",         16, "attributedescription",  mistake::wrong_oid},
    {"ldap:///??base?(&(cn=a)",         23, "filter",                mistake::wrong_filter},
    {"ldap:///??base?(&(cn=a)x)",       23, "filter",                mistake::wrong_filter},
    {"ldap:///??base?(&cn=a)",          17, "filter",                mistake::wrong_filter},
    {"ldap:///??base?(!)",              17, "filter",                mistake::wrong_filter},
    {"ldap:///??base?(!(a=b)(c=d))",    22, "not",                   mistake::wrong_filter},
    {"ldap:///??base?(!(&(a=b))(c=d))", 25, "not",                   mistake::wrong_filter},
    {"ldap:///??base?(cn=a(b)",         20, "assertionvalue",        mistake::wrong_filter},
    {"ldap:///??base?(cn=%5Cx)",        22, "escaped",               mistake::wrong_filter},
    {"ldap:///??base?(cn=%5C2)",        23, "escaped",               mistake::wrong_filter},
    {"ldap:///??base?(cn=%00)",         19, "assertionvalue",        mistake::wrong_filter},
    {"ldap:///??base?(cn~=a*)",         21, "assertionvalue",        mistake::wrong_filter},
    {"ldap:///??base?(cn:=a*)",         21, "assertionvalue",        mistake::wrong_filter},
    {"ldap:///??base?(cn%3Ea)",         21, "item",                  mistake::wrong_filter},
    {"ldap:///??base?(:=a)",            17, "matchingrule",          mistake::wrong_oid},
    {"ldap:///??base?(:dn=a)",          19, "extensible",            mistake::wrong_filter},
    {"ldap:///??base?(cn:a:b:=c)",      21, "extensible",            mistake::wrong_filter},
    {"ldap:///??base?(cn:dn:b:c:=d)",   24, "extensible",            mistake::wrong_filter},
    {"ldap:///??base?(cn:dn:b=c)",      23, "extensible",            mistake::wrong_filter},
    {"ldap:///????",                    12, "extype",                mistake::wrong_oid},
    {"ldap:///??base?(a=b)?!",          22, "extype",                mistake::wrong_oid},
    {"ldap:///????x,",                  14, "extype",                mistake::wrong_oid},
    {"ldap:///????x!=a",                13, "extension",             mistake::wrong_oid},
    {"ldap:///????%21x=y",               12, "extype",                mistake::wrong_oid},
    {"ldap:///???\?!!x",                 13, "extype",                mistake::wrong_oid},
    {"ldap:///????x,a%3Db",              15, "extension",             mistake::wrong_oid},
    {"ldap:///???\?=a",                  12, "extype",                mistake::wrong_oid},
    {"ldap:///????x=a?",                15, "ldapurl",               mistake::fifth_question_mark_in_ldap},
    {"ldap:///????x=a?b",               15, "ldapurl",               mistake::fifth_question_mark_in_ldap},
    {"ldap:///cn=%C3%A4%C3x",           17, "UTFMB",                 mistake::not_utf8},
    {"ldap:///??base?(cn=%80)",         19, "UTFMB",                 mistake::not_utf8},
    {"ldapi://%2Fvar/",                  0, "scheme",                mistake::another_scheme},
    {"ldap:///cn=a b",                  12, "segment",               mistake::unencoded_space},
};

inline constexpr pair_of_uris<ldap_uri_view> pairs[] = {
    // the examples of RFC 4516 4
    {"ldap://ldap.example.net",             "ldap://ldap.example.net/",           true},
    {"ldap://ldap.example.net/",            "ldap://ldap.example.net/?",          true},
    {"ldap://ldap.example.net/?",           "ldap://ldap.example.net",            true},
    {"ldap:///??sub??e-bindname=cn=Manager%2cdc=example%2cdc=com",
     "ldap:///??sub?\?!e-bindname=cn=Manager%2cdc=example%2cdc=com",              false}, // critical

    {"ldap://h",                            "LDAP://H:389/??base?(objectClass=*)", true},
    {"ldap://h",                            "ldap://h:/???",                      true},
    {"ldap://h",                            "ldap://h:0389",                      true},
    {"ldap://h",                            "ldap://h:390",                       false},
    {"ldap://h",                            "ldaps://h",                          false},
    {"ldaps://h",                           "ldaps://h:636",                      false}, // no specification
    {"ldaps://h:636",                       "ldaps://h:0636",                     true},
    {"ldap://h",                            "ldap://i",                           false},
    {"ldap://h",                            "ldap:///",                           false},
    {"ldap:///o=Acme",                      "ldap:///%6F=Acme",                   true},
    {"ldap:///o=Acme",                      "ldap:///O=Acme",                     false}, // a name, compared as a text
    {"ldap:///o=a,b=c",                     "ldap:///o=a%2Cb=c",                   true},
    {"ldap:///?cn,mail",                    "ldap:///?CN,%6Dail",                 true},
    {"ldap:///?cn,mail",                    "ldap:///?mail,cn",                   false},
    {"ldap:///?cn",                         "ldap:///?cn,mail",                   false},
    {"ldap:///??ONE",                       "ldap:///??one",                      true},
    {"ldap:///??one",                       "ldap:///??sub",                      false},
    {"ldap:///?\?\?(a=b)",                    "ldap:///?\?\?(a=%62)",                 true},
    {"ldap:///?\?\?(a=b)",                    "ldap:///?\?\?(a=B)",                   false},
    {"ldap:///????x=1,y",                   "ldap:///????X=%31,Y",                true},
    {"ldap:///????x=a",                     "ldap:///????x=A",                    false},
    {"ldap:///????x",                       "ldap:///????x=",                     false},
    {"ldap:///????x",                       "ldap:///",                           false},
};

inline constexpr filter_value filter_values[] = {
    {"",                         ""},
    {"Babs Jensen",              "Babs Jensen"},
    {"a~<>=&|!",                 "a~<>=&|!"},
    // as in the examples of RFC 4515 4
    {"Parens R Us (for all)",    R"(Parens R Us \28for all\29)"},
    {"*",                        R"(\2a)"},
    {R"(C:\MyFile)",             R"(C:\5cMyFile)"},
    {"\0\0\0\4"sv,               "\\00\\00\\00\4"},
    {"Lu\u010Di\u0107",          "Lu\u010Di\u0107"},

    {"x)(uid=*",                 R"(x\29\28uid=\2a)"},
    {"\xE9",                     R"(\e9)"},       // not UTF-8
    {"\xE2\x82",                 R"(\e2\82)"},
    {"\xC0\xAF\xF0\x9F\x98\x80", "\\c0\\af\U0001F600"},
};

// clang-format on

} // namespace cases::of_ldap

#endif
