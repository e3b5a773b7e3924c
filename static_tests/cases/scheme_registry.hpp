// Schemes, and what the registry says about them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_CASES_SCHEME_REGISTRY_HPP
#define CONSTURI_CASES_SCHEME_REGISTRY_HPP

#include "cases/cases.hpp"

#include <consturi/schemes/registry.hpp>
#include <consturi/uri/scheme_facts.hpp>

namespace cases {

using consturi::schemes::status;

struct registry_case {
    text scheme; // as it is searched for
    text name;   // empty, if it is not found
    status is;
    text reference;
    int port; // 0, if there is none
};

constexpr text input_of(registry_case const& row) { return row.scheme; }
constexpr bool holds(registry_case const& row, text input) {
    auto const found = consturi::schemes::find(input);
    if (row.name.empty()) return !found;
    return found && found->name() == row.name && found->status() == row.is && found->reference() == row.reference
           && found->default_port().value_or(0) == row.port && found->default_port().has_value() == (row.port != 0);
}

// clang-format off

inline constexpr registry_case registered[] = {
    {"https",       "https",       status::permanent,    "RFC 9110 4.2.2",     443},
    {"HTTPS",       "https",       status::permanent,    "RFC 9110 4.2.2",     443},
    {"aaa",         "aaa",         status::permanent,    "RFC 6733",           0}, // the first row
    {"ztdnaid",     "ztdnaid",     status::provisional,  "",                   0}, // the last row
    {"coap+TCP",    "coap+tcp",    status::permanent,    "RFC 8323",           5683},
    {"coaps",       "coaps",       status::permanent,    "RFC 7252",           5684},
    {"Z39.50R",     "z39.50r",     status::permanent,    "RFC 2056",           0},
    {"z39.50",      "z39.50",      status::historical,   "RFC 1738, RFC 2056", 0},
    {"ibi-",        "ibi-",        status::provisional,  "",                   0},
    {"i0",          "i0",          status::provisional,  "",                   0},
    {"shttp",       "shttp",       status::permanent,    "RFC 2660",           0}, // "shttp (OBSOLETE)"
    {"machineProvisioningProgressReporter", "machineprovisioningprogressreporter", status::provisional, "", 0},
    {"urn",         "urn",         status::permanent,    "RFC 8141",           0},
    {"redis",       "redis",       status::provisional,  "",                   6379},
    {"sip",         "sip",         status::permanent,    "RFC 3261",           5060}, // by convention
    {"rsync",       "rsync",       status::provisional,  "RFC 5781",           873},
    {"wais",        "wais",        status::historical,   "RFC 4156",           210},
    {"Prospero",    "prospero",    status::historical,   "RFC 4157",           1525},

    // Not registered, but with a port by convention
    {"mysql",       "mysql",       status::unregistered, "",                   3306},
    {"postgres",    "postgres",    status::unregistered, "",                   5432},

    // Unknown
    {"",            "", {}, "", 0},
    {"a",           "", {}, "", 0},
    {"acme",        "", {}, "", 0},
    {"http:",       "", {}, "", 0},
    {"http\0",      "http",        status::permanent,    "RFC 9110 4.2.1",     80}, // a literal ends there
    {{"http\0", 5}, "", {}, "", 0},
    {"httpz",       "", {}, "", 0},
    {"z39.50t",     "", {}, "", 0},
    {"zz",          "", {}, "", 0},
    {"h\xF4",       "", {}, "", 0},
    {"javascript",  "", {}, "", 0},
    {"jdbc",        "", {}, "", 0},
    {"mongodb+srv", "", {}, "", 0},
};

// clang-format on

/// The rows are sorted by name, each name is a scheme in lower case, and the ports are those of default_port.
constexpr bool is_in_order(auto const& registry) {
    text before;
    for (auto const& row : registry) {
        if (!(before < row.name())) return false;
        before = row.name();
        if (row.name().empty() || row.name()[0] < 'a' || row.name()[0] > 'z') return false;
        for (char const c : row.name())
            if (!consturi::ascii::has_byte("abcdefghijklmnopqrstuvwxyz0123456789+-.", c)) return false;
        if (row.default_port() != consturi::default_port(row.name())) return false;
        if (row.status() == status::unregistered && !row.default_port()) return false;
    }
    return true;
}

} // namespace cases

#endif
