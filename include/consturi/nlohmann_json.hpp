// URIs as JSON strings, with the library nlohmann/json (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_NLOHMANN_JSON_HPP
#define CONSTURI_NLOHMANN_JSON_HPP

#include <consturi/adapters/nlohmann_json.hpp>

#endif
