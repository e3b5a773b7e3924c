// Unicode, Punycode and HTML forms.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
#include <consturi.hpp>
export module consturi.text;
export import consturi;
export extern "C++" {
#include <consturi/form.hpp>
#include <consturi/punycode.hpp>
#include <consturi/unicode.hpp>
}
