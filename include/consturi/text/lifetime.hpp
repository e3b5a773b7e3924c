// Strings that a view must not refer to.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_LIFETIME_HPP
#define CONSTURI_TEXT_LIFETIME_HPP

#include <consturi/config.hpp>

#include <string_view>
#include <type_traits>

namespace consturi::detail {

/// An rvalue that owns its characters, detected by its non-trivial destructor: a view of it would dangle. For the
/// parameter type of a deleted overload that takes `Text&&`; an lvalue deduces a reference, which has no destructor.
template <class Text>
concept owning_rvalue = !std::is_trivially_destructible_v<Text> && std::is_convertible_v<Text const&, std::string_view>;

} // namespace consturi::detail

#endif
