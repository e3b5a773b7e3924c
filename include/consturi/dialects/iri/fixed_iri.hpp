// IRIs that contain their text, for template arguments.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_FIXED_IRI_HPP
#define CONSTURI_DIALECTS_IRI_FIXED_IRI_HPP

#include <consturi/diagnosis/literal.hpp>
#include <consturi/dialects/iri/iri.hpp>
#include <consturi/uri/literals.hpp>

#include <cstddef>

namespace consturi {

/// An IRI of N - 1 bytes that can be a template argument. Otherwise like fixed_uri.
///
///     template <fixed_iri Site>
///     struct page { static constexpr auto host = Site.host(); };
///     static_assert(page<"http://例え.jp/">::host == "例え.jp");
#define CONSTURI_FIXED fixed_iri
#define CONSTURI_KIND kinds::iri
#include <consturi/uri/fixed.def>

/// An IRI reference of N - 1 bytes (RFC 3987 2.2), otherwise like fixed_iri, from which it can be created.
#define CONSTURI_FIXED fixed_iri_reference
#define CONSTURI_KIND kinds::iri_reference
#include <consturi/uri/fixed.def>

} // namespace consturi

#endif
