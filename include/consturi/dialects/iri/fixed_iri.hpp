// IRIs that contain their text, for template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_FIXED_IRI_HPP
#define CONSTURI_DIALECTS_IRI_FIXED_IRI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/dialects/iri/iri.hpp>
#include <consturi/uri/fixed_uri.hpp>

#include <cstddef>

#include <consturi/diagnosis/valid_literal.def> // after fixed_uri.hpp, which undefines its macro

namespace consturi {

/// An IRI of N - 1 bytes that can be a template argument. Otherwise like fixed_uri.
///
///     template <fixed_iri Site>
///     struct page { static constexpr auto host = Site.host(); };
///     static_assert(page<"http://例え.jp/">::host == "例え.jp");
template <std::size_t N>
struct [[nodiscard]] fixed_iri : detail::rejects_literals<kinds::iri>,
                                 detail::component_owner_interface<fixed_iri<N>, kinds::iri> {
    detail::rejection not_a_match{}; // g++ prints it for an invalid literal
    detail::components at_ = detail::of_invalid_literal;
    char text_[N]{};

    using detail::rejects_literals<kinds::iri>::rejects_literals;

    /// The IRI `literal` (RFC 3987 2.2). Does not compile if it is invalid.
    consteval fixed_iri(char const (&literal)[N]) noexcept CONSTURI_VALID(kinds::iri, literal) {
        not_a_match = detail::read_literal<kinds::iri>(literal, text_, at_);
    }

private:
    friend detail::access;
    constexpr fixed_iri() noexcept = default;
};

} // namespace consturi

template <std::size_t N>
struct std::hash<consturi::fixed_iri<N>> : consturi::detail::text_hash {};

#undef CONSTURI_VALID

#endif
