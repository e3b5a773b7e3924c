// How Catch2 prints URIs, addresses, errors and results, major version 2 or 3.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_CATCH2_HPP
#define CONSTURI_ADAPTERS_CATCH2_HPP

#include <consturi/diagnosis/parse_error.hpp>
#include <consturi/host/ipv6_address.hpp>
#include <consturi/support/result.hpp>
#include <consturi/uri/view.hpp>

#if __has_include(<catch2/catch_tostring.hpp>)
#include <catch2/catch_tostring.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <string>
#include <string_view>
#include <type_traits>

namespace Catch {

/// Views and owners are printed as their text in quotation marks.
template <consturi::detail::any_identifier U>
struct StringMaker<U> {
    static std::string convert(U const& u) { return StringMaker<std::string_view>::convert(u.text()); }
};

/// IPv4 and IPv6 addresses are printed as their text.
template <consturi::detail::ip_address Address>
struct StringMaker<Address> {
    static std::string convert(Address const& address) { return address.to_string(); }
};

/// An error is printed as its description and position: `…, at 10`.
template <>
struct StringMaker<consturi::parse_error> {
    static std::string convert(consturi::parse_error const& error) {
        return error.description() + ", at " + std::to_string(error.position());
    }
};

/// A result is printed as its value, or as its error: `unexpected(…, at 10)`.
template <class T, class E>
struct StringMaker<consturi::result<T, E>> {
    static std::string convert(consturi::result<T, E> const& either) {
        if (!either) return "unexpected(" + Detail::stringify(either.error()) + ')';
        if constexpr (std::is_void_v<T>) return "void()";
        else return Detail::stringify(*either);
    }
};

} // namespace Catch

#endif
