#include "endpoints.json.hpp"

static_assert(endpoints::users.host() == "users.example.com");
