// Requirements, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/address_requirements.hpp"
#include "cases/argument.hpp"
#include "cases/authority.hpp"
#include "cases/host.hpp"
#include "cases/host_in.hpp"
#include "cases/path.hpp"
#include "cases/scheme.hpp"
#include "cases/text.hpp"
#include "cases/unambiguous.hpp"

static_assert(cases::first_wrong<cases::scheme_requirements>() == std::size(cases::scheme_requirements));
static_assert(cases::first_wrong<cases::authority_requirements>() == std::size(cases::authority_requirements));
static_assert(cases::first_wrong<cases::host_requirements>() == std::size(cases::host_requirements));
static_assert(cases::first_wrong<cases::host_in_requirements>() == std::size(cases::host_in_requirements));
static_assert(cases::first_wrong<cases::address_requirements>() == std::size(cases::address_requirements));
static_assert(cases::first_wrong<cases::public_hosts>() == std::size(cases::public_hosts));
static_assert(cases::first_wrong<cases::port_requirements>() == std::size(cases::port_requirements));
static_assert(cases::first_wrong<cases::path_requirements>() == std::size(cases::path_requirements));
static_assert(cases::first_wrong<cases::below_requirements>() == std::size(cases::below_requirements));
static_assert(cases::first_wrong<cases::query_requirements>() == std::size(cases::query_requirements));
static_assert(cases::first_wrong<cases::text_requirements>() == std::size(cases::text_requirements));
static_assert(cases::first_wrong<cases::unambiguous_requirements>() == std::size(cases::unambiguous_requirements));
static_assert(cases::first_wrong<cases::right_arguments>() == std::size(cases::right_arguments));
static_assert(cases::first_wrong<cases::wrong_arguments>() == std::size(cases::wrong_arguments));
