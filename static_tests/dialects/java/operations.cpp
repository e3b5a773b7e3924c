// The operations of java.net.URI, at compile time.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cases/java_operations.hpp"

#include <functional>
#include <iterator>
#include <type_traits>

using namespace cases;
using namespace cases::of_java;

static_assert(first_wrong<examples_of_parsing>() == std::size(examples_of_parsing));
static_assert(first_wrong<deviations>() == std::size(deviations));
static_assert(first_wrong<comparisons>() == std::size(comparisons));
static_assert(first_wrong<hashes>() == std::size(hashes));
static_assert(first_wrong<normal_forms>() == std::size(normal_forms));
static_assert(first_wrong<examples_of_resolution>() == std::size(examples_of_resolution));
static_assert(first_wrong<examples_of_relativization>() == std::size(examples_of_relativization));
static_assert(first_wrong<examples_of_c_1>() == std::size(examples_of_c_1));
static_assert(first_wrong<examples_of_c_2>() == std::size(examples_of_c_2));
static_assert(first_wrong<other_resolutions>() == std::size(other_resolutions));
static_assert(first_wrong<other_relativizations>() == std::size(other_relativizations));

// Constants have exactly the needed size. Their components are their own, as those of other results.
static_assert(java::normalized<"http://h:080/a/..">.text() == "http://h:80/");
static_assert(java::normalized<"http://h:080/a/..">.authority() == "h:080" && java::normalized<"mailto:a">.is_opaque());
static_assert(java::resolved<"http://h/a/b", "../../c">.text() == "http://h/../c");
static_assert(java::resolved<"http://h", ""> == java::resolved<"http://h", "">);
static_assert(java::resolved<"file:////x", "#f">.text() == "file://x#f");
static_assert(java::relativized<"http://h/", "http://h/a:b">.text() == "a:b"
              && !java::relativized<"//h/", "//h/a:">.scheme());
static_assert(java::normalized<"">.text().empty()
              && sizeof java::normalized<"a/./b"> == sizeof java::normalized<"a/b">);
constexpr java::uri_view of_a_constant = java::normalized<"http://h/a/..">;
static_assert(java::equals(of_a_constant, java::normalized<"http://h/a/..">) && of_a_constant.path() == "/");
static_assert(requires { std::hash<java::fixed_uri<2>>()(java::normalized<"a">); });

// An rvalue that owns its text has no views. A java::uri_view does not own it.
template <class U>
constexpr int number_of_views =
    requires(U&& u) { static_cast<U&&>(u).text(); } + requires(U&& u) { static_cast<U&&>(u).scheme(); }
    + requires(U&& u) { static_cast<U&&>(u).scheme_specific_part(); }
    + requires(U&& u) { static_cast<U&&>(u).authority(); } + requires(U&& u) { static_cast<U&&>(u).user_info(); }
    + requires(U&& u) { static_cast<U&&>(u).host(); } + requires(U&& u) { static_cast<U&&>(u).path(); }
    + requires(U&& u) { static_cast<U&&>(u).query(); } + requires(U&& u) { static_cast<U&&>(u).fragment(); };
static_assert(number_of_views<java::uri> == 0 && number_of_views<java::uri const> == 0);
static_assert(number_of_views<java::uri&> == 9 && number_of_views<java::uri_view> == 9);
static_assert(number_of_views<java::fixed_uri<9>> == 0 && number_of_views<java::fixed_uri<9>&> == 9);
static_assert(!std::is_convertible_v<java::uri, java::uri_view> && std::is_convertible_v<java::uri&, java::uri_view>);

// Strings at compile time, if the standard library's std::string is constexpr. All pairs of normalized_uris
// would take seconds.
#if !defined(__clang__) || defined(_LIBCPP_VERSION)
static_assert(first_wrong<decodings>() == std::size(decodings));
static_assert(first_wrong<pairs_without_inverse>() == std::size(pairs_without_inverse));
static_assert(first_wrong<reconstructions>() == std::size(reconstructions));
static_assert(first_wrong<made_of_opaque_parts>() == std::size(made_of_opaque_parts));
static_assert(first_wrong<made_of_authority_parts>() == std::size(made_of_authority_parts));
static_assert(first_wrong<made_of_server_parts>() == std::size(made_of_server_parts));
static_assert(first_wrong<rejected_opaque_parts>() == std::size(rejected_opaque_parts));
static_assert(first_wrong<rejected_authority_parts>() == std::size(rejected_authority_parts));
static_assert(first_wrong<rejected_server_parts>() == std::size(rejected_server_parts));
static_assert(first_wrong<results_with_own_components>() == std::size(results_with_own_components));
static_assert(copies_keep_components());
#endif
