// The headers that consturi_check_config generates from a file of each format.
//
// Distributed under the Boost Software License, Version 1.0.
#include "service.env.hpp"
#include "service.ini.hpp"
#include "service.json.hpp"
#include "service.properties.hpp"

static_assert(ini::public_::users.fragment() == "top" && ini::public_::mail.scheme() == "smtp");
static_assert(ini::public_::mirrors::first.host() == "a.example.com");
static_assert(ini::public_::sessions.servers().front().host() == "a.example.com");
static_assert(ini::public_::orders.subprotocol() == "postgresql");
static_assert(json::users.port_number() == 8443 && json::mail::default_.host() == "mail.example.com");
static_assert(json::mail::mirrors::_1.host() == "b.example.com");
static_assert(properties::service::users::url.path() == "/a=b" && properties::service::data.path() == ",x");
static_assert(environment::USERS_URL.fragment() == "top" && environment::MAIL_URL.path() == "postmaster@example.com");
