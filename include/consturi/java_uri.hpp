// URIs as java.net.URI reads them, and its operations, with the results of the JDK (opt-in).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_JAVA_URI_HPP
#define CONSTURI_JAVA_URI_HPP

#include <consturi/dialects/java/construct.hpp>
#include <consturi/dialects/java/operations.hpp>
#include <consturi/dialects/java/uri.hpp>

#endif
