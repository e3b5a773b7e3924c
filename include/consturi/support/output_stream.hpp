// What the compiler prints if a value is written to a stream without <consturi/format.hpp>.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_SUPPORT_OUTPUT_STREAM_HPP
#define CONSTURI_SUPPORT_OUTPUT_STREAM_HPP

#include <consturi/config.hpp>

namespace consturi::detail {

/// Its name appears in the compiler's message: it is what a deleted `operator<<` returns.
struct include_consturi_format_hpp {};

/// The output stream of a deleted `operator<<`. It is converted, so that any other operator is a better match: that of
/// <consturi/format.hpp>, or a user's own. (std::ostream would need <iosfwd>.)
struct output_stream {
    template <class Stream>
        requires requires(Stream& stream, char const* text) { stream.write(text, 1).flush(); }
    output_stream(Stream&&);
};

} // namespace consturi::detail

#endif
