// The inputs of the comparison with java.net.URI: known URIs, variations of them, and random ones.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_JAVA_NET_URI_RECORDS_HPP
#define CONSTURI_RUNTIME_TESTS_JAVA_NET_URI_RECORDS_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The kind of a record of JavaNetUri.java, and its arguments. Those of a constructor are undefined or a text; the port
/// is a text, too.
struct record {
    std::string kind;
    std::vector<std::optional<std::string>> arguments;
};

/// Random records, after those for real URLs, the tables of other tests, and the examples of RFC 2396 and the JDK.
std::vector<record> make_records(std::uint64_t seed);

#endif
