// What URIs and URI references that contain their text have in common.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_OWNER_INTERFACE_HPP
#define CONSTURI_URI_OWNER_INTERFACE_HPP

#include <consturi/uri/view.hpp>

#include <concepts>
#include <string_view>

namespace consturi {

/// The base of classes that contain their text. The view and the components are valid until the object is modified or
/// destroyed. An rvalue has neither, because they would dangle.
template <class Self, class View>
class owner_interface : public uri_interface<Self> {
public:
    /// A view of the text.
    constexpr View view() const& noexcept [[clang::lifetimebound]] {
        return detail::access::view_of<View>(static_cast<Self const&>(*this));
    }
    View view() const&& = delete;
    constexpr operator View() const& noexcept [[clang::lifetimebound]] { return view(); }
    operator View() const&& = delete;
    template <std::same_as<uri_reference_view> Reference>
        requires(!std::same_as<View, Reference>)
    constexpr operator Reference() const& noexcept [[clang::lifetimebound]] {
        return view();
    }
    template <std::same_as<uri_reference_view> Reference>
        requires(!std::same_as<View, Reference>)
    operator Reference() const&& = delete;

    // The functions of the view that return a part of the text.
    constexpr auto text() const& noexcept [[clang::lifetimebound]] { return view().text(); }
    void text() const&& = delete;
    constexpr auto scheme() const& noexcept [[clang::lifetimebound]] { return view().scheme(); }
    void scheme() const&& = delete;
    constexpr auto authority() const& noexcept [[clang::lifetimebound]] { return view().authority(); }
    void authority() const&& = delete;
    constexpr auto userinfo() const& noexcept [[clang::lifetimebound]] { return view().userinfo(); }
    void userinfo() const&& = delete;
    template <class Parts = detail::userinfo_parts>
    constexpr auto user() const& noexcept [[clang::lifetimebound]] {
        return view().template user<Parts>();
    }
    template <class Parts = detail::userinfo_parts>
    void user() const&& = delete;
    template <class Parts = detail::userinfo_parts>
    constexpr auto password() const& noexcept [[clang::lifetimebound]] {
        return view().template password<Parts>();
    }
    template <class Parts = detail::userinfo_parts>
    void password() const&& = delete;
    constexpr auto host() const& noexcept [[clang::lifetimebound]] { return view().host(); }
    void host() const&& = delete;
    constexpr auto port() const& noexcept [[clang::lifetimebound]] { return view().port(); }
    void port() const&& = delete;
    constexpr auto path() const& noexcept [[clang::lifetimebound]] { return view().path(); }
    void path() const&& = delete;
    template <class Segments = segments_view>
    constexpr Segments segments() const& noexcept [[clang::lifetimebound]] {
        return view().segments();
    }
    template <class Segments = segments_view>
    void segments() const&& = delete;
    constexpr auto query() const& noexcept [[clang::lifetimebound]] { return view().query(); }
    void query() const&& = delete;
    template <class Parameters = parameters_view>
    constexpr Parameters query_params(std::string_view separators = "&", plus_sign plus = {}) const& noexcept
        [[clang::lifetimebound]] {
        return view().query_params(separators, plus);
    }
    template <class Parameters = parameters_view>
    void query_params(std::string_view = "&", plus_sign = {}) const&& = delete;
    constexpr auto fragment() const& noexcept [[clang::lifetimebound]] { return view().fragment(); }
    void fragment() const&& = delete;
};

} // namespace consturi

#endif
