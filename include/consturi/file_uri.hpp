// Paths of files as `file` URIs, and back (RFC 8089; opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_FILE_URI_HPP
#define CONSTURI_FILE_URI_HPP

#include <consturi/adapters/file_uri.hpp>

#endif
