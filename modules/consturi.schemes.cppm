// The types of schemes, the registry of schemes, and URIs in any text.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
#include <consturi.hpp>
export module consturi.schemes;
export import consturi;
export extern "C++" {
#include <consturi/file_uri.hpp>
#include <consturi/find_uris.hpp>
#include <consturi/hana.hpp>
#include <consturi/scheme_registry.hpp>
#include <consturi/scheme_structs.hpp>
#include <consturi/schemes.hpp>
}
