// URI Templates.
//
// Distributed under the Boost Software License, Version 1.0.
module;
#include "includes.hpp"
#include <consturi.hpp>
export module consturi.templates;
export import consturi;
export extern "C++" {
#include <consturi/template_requirements.hpp>
#include <consturi/template_structs.hpp>
#include <consturi/uri_template.hpp>
#include <consturi/uri_template_matcher.hpp>
}
