// The Bidi rule for the labels of internationalized domain names (RFC 5893 2).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_HOST_BIDI_RULE_HPP
#define CONSTURI_HOST_BIDI_RULE_HPP

#include <consturi/text/bidi_class.hpp>
#include <consturi/text/utf8.hpp>

#include <string_view>

namespace consturi::detail {

/// What the Bidi rule says of a label in UTF-8.
struct bidi_label {
    bool has_right_to_left = false; // or Arabic numbers: then its name is a Bidi domain name (RFC 5893 1.4)
    bool follows_rule = false;      // as each label of such a name has to

    constexpr explicit bidi_label(std::string_view label) noexcept {
        auto first = bidi_class::N, last = bidi_class::N;
        bool has_left = false, has_right = false, has_european = false, has_arabic = false;
        for (auto rest = label; !rest.empty();) {
            auto const [c, size] = first_character(rest);
            if (size == 0) return;
            auto const which = bidi_class_of(c);
            if (rest.size() == label.size()) first = which;
            if (which != bidi_class::NSM) last = which;
            has_left |= which == bidi_class::L;
            has_right |= which == bidi_class::R;
            has_european |= which == bidi_class::EN;
            has_arabic |= which == bidi_class::AN;
            rest.remove_prefix(size);
        }
        has_right_to_left = has_right || has_arabic;
        bool const ends_well = last == first || last == bidi_class::EN;
        if (first == bidi_class::R)
            follows_rule = !has_left && !(has_european && has_arabic) && (ends_well || last == bidi_class::AN);
        else follows_rule = first == bidi_class::L && !has_right_to_left && ends_well;
    }
};

} // namespace consturi::detail

#endif
