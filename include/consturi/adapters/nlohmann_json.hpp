// URIs as JSON strings, with the library nlohmann/json.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ADAPTERS_NLOHMANN_JSON_HPP
#define CONSTURI_ADAPTERS_NLOHMANN_JSON_HPP

#include <consturi/uri/uri.hpp>

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace consturi {

/// What is thrown for a JSON string that is not an identifier of the requested kind. `what()` has the explanation of
/// the error, without the userinfo.
class invalid_uri_in_json : public nlohmann::json::exception {
public:
    invalid_uri_in_json(parse_error const& error, std::string_view text)
        : exception(601, ("[json.exception.invalid_uri.601] " + detail::what_of(error, text)).c_str()), error_(error) {}

    /// Positions are offsets in the string.
    parse_error const& error() const noexcept [[clang::lifetimebound]] { return error_; }

private:
    parse_error error_;
};

} // namespace consturi

/// Views and owners of every kind become strings. A string becomes an owner, such as a `uri`; it is an
/// invalid_uri_in_json, if it is not valid. The text of a java::uri that is the result of an operation can be invalid.
///
///     auto const settings = nlohmann::json::parse(R"({"api": "https://h/"})");
///     assert(settings.at("api").get<uri>() == "https://h/"_uri);
///     assert(nlohmann::json("https://h/"_uri) == "https://h/");
template <consturi::detail::any_identifier U>
struct nlohmann::adl_serializer<U> {
    static constexpr bool is_owner = std::is_same_v<U, consturi::basic_owner<typename U::kind>>;

    template <class Json>
    static void to_json(Json& to, U const& u) {
        to = u.text();
    }
    template <class Json>
        requires(is_owner)
    static U from_json(Json const& from) {
        auto text = from.template get<std::string>();
        // Functions of nlohmann/json call this one. Their names do not contain the instruction set.
        auto parsed = U::template parse<consturi::detail::portable>(std::move(text));
        if (parsed) return *std::move(parsed);
#if defined(__cpp_exceptions)
        throw consturi::invalid_uri_in_json(parsed.error(), text);
#else
        std::abort();
#endif
    }
    template <class Json>
        requires(is_owner)
    static void from_json(Json const& from, U& to) {
        to = from_json(from);
    }
};

#endif
