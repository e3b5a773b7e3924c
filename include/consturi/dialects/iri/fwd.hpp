// The types of IRIs and IRI references, declared only.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_DIALECTS_IRI_FWD_HPP
#define CONSTURI_DIALECTS_IRI_FWD_HPP

#include <consturi/uri/fwd.hpp>

namespace consturi {

namespace kinds {
struct iri;
struct iri_reference;
} // namespace kinds

using iri_view = basic_view<kinds::iri>;
using iri_reference_view = basic_view<kinds::iri_reference>;
using iri = basic_owner<kinds::iri>;
using iri_reference = basic_owner<kinds::iri_reference>;
using checked_iri = basic_checked<kinds::iri>;
using checked_iri_reference = basic_checked<kinds::iri_reference>;

} // namespace consturi

#endif
