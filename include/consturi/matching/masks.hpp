// Matching URI references by masks of 64 bytes, in one pass (RFC 3986 4.1): nearly all that occur.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_MATCHING_MASKS_HPP
#define CONSTURI_MATCHING_MASKS_HPP

#include <consturi/rfc/rfc3986.hpp>
#include <consturi/syntax/components.hpp>
#include <consturi/text/byte_masks.hpp>
#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace consturi::detail {

/// The masks of each block. Ordinary bytes are those that can be anywhere behind the scheme, and the delimiters that
/// nearly all URIs have.
struct common_masks {
    enum : unsigned { ordinary, in_scheme, colon, slash };
    static constexpr byte_set in_query = rfc3986::query.analysis.first; // the same as in a fragment
    static constexpr byte_set sets[] = {in_query - byte_set::of("?@%"), rfc3986::scheme.definition.tail.analysis.first,
                                        byte_set::of(":"), byte_set::of("/")};
};
/// The masks of a block in which not all bytes are ordinary.
struct special_masks {
    enum : unsigned { allowed, question_mark, number_sign, at_sign, percent_sign, hexdig };
    static constexpr byte_set number_signs = byte_set::of("#");
    static constexpr byte_set sets[] = {
        common_masks::in_query | number_signs, byte_set::of("?"), number_signs, byte_set::of("@"), byte_set::of("%"),
        rfc3986::HEXDIG.analysis.first};
};

/// The bytes before the first delimiter, in the parts that precede the path.
struct head_sets {
    enum : unsigned { segment, authority, scheme, port };
    static constexpr byte_set in_segment = rfc3986::pchar.analysis.first;
    static constexpr byte_set sets[] = {in_segment - byte_set::of(":"), in_segment,
                                        rfc3986::scheme.definition.tail.analysis.first, rfc3986::DIGIT.analysis.first};
};

/// The offset of the lowest bit of a mask that is not 0.
[[gnu::always_inline]] inline std::uint32_t lowest(std::uint64_t mask) noexcept {
    return static_cast<std::uint32_t>(trailing_zeros(mask));
}
/// The bits below the lowest one; all bits, if the mask is 0.
[[gnu::always_inline]] inline std::uint64_t below_lowest(std::uint64_t mask) noexcept { return (mask - 1) & ~mask; }
[[gnu::always_inline]] inline std::uint64_t without_lowest(std::uint64_t mask) noexcept { return mask & (mask - 1); }

/// Whether bytes are an IPv6 address that has no IPv4 address in it (RFC 3986 3.2.2). `inside` has the bits of these
/// bytes, the other masks can have more.
[[gnu::always_inline]] inline bool is_plain_ipv6(std::uint64_t inside, std::uint64_t colons,
                                                 std::uint64_t hexdigs) noexcept {
    colons &= inside;
    hexdigs &= inside;
    auto const five_digits = hexdigs & hexdigs >> 1 & hexdigs >> 2 & hexdigs >> 3 & hexdigs >> 4;
    auto const doubled = colons & colons >> 1; // the first colon of each "::"
    auto const single = colons & ~(doubled | doubled << 1);
    auto const at_an_end = inside & ~(inside << 1 & inside >> 1);
    unsigned groups = 0;
    for (auto begins = hexdigs & ~(hexdigs << 1); begins != 0; begins = without_lowest(begins)) ++groups;
    return (colons | hexdigs) == inside && five_digits == 0 && (single & at_an_end) == 0 && without_lowest(doubled) == 0
           && (doubled == 0 ? groups == 8 : groups <= 7);
}

/// What the masks can say about a text.
enum class mask_match : unsigned char {
    no,
    yes,
    unknown, // the automaton has to match the text
};

/// Splits what precedes the path, byte by byte; `yes` if its delimiters are right. Which bytes are allowed at all is
/// checked elsewhere.
template <class InstructionSet>
[[gnu::noinline]] mask_match split_long_head(std::string_view text, components& at) noexcept {
    auto const size = static_cast<std::uint32_t>(text.size());
    auto const skip = [text, size](unsigned set, std::uint32_t i) {
        while (i != size && (sets_with<head_sets>.bits[static_cast<byte>(text[i])] >> set & 1) != 0) ++i;
        return i;
    };
    at = {};
    std::uint32_t path = 0;
    auto const end_of_scheme = skip(head_sets::scheme, 0);
    if (auto const end = skip(head_sets::segment, end_of_scheme); end != size && text[end] == ':') {
        if (end != end_of_scheme || !rfc3986::scheme.analysis.first.contains(static_cast<byte>(text[0])))
            return mask_match::no;
        at.scheme = {0, end};
        path = end + 1;
    }
    if (size - path < 2 || text[path] != '/' || text[path + 1] != '/') return mask_match::yes;
    auto const begin = path + 2, end = skip(head_sets::authority, begin);
    if (end != size && text[end] == '[') return at = {}, mask_match::unknown;
    auto const find = [&](char c, std::uint32_t from) {
        return static_cast<std::uint32_t>(find_byte(text.substr(0, end), c, from));
    };
    auto host = begin;
    if (auto const at_sign = find('@', begin); at_sign != end) {
        if (find('@', at_sign + 1) != end) return mask_match::no;
        at.userinfo = {begin, at_sign};
        host = at_sign + 1;
    }
    auto const colon = find(':', host);
    if (colon != end) {
        if (skip(head_sets::port, colon + 1) < end) return mask_match::no;
        at.port = {colon + 1, end};
    }
    at.authority = {begin, end};
    at.host = {host, colon};
    return mask_match::yes;
}

/// Matches a text of less than 4 GiB.
template <class InstructionSet>
class mask_matcher {
    std::string_view const text_;
    std::uint32_t const size_;
    components& at_;
    std::uint32_t path_ = 0, query_ = 0, fragment_ = 0; // where they begin; 0 for an undefined query or fragment
    std::uint64_t digits_needed_ = 0;                   // of a triplet that continues in the next block
    bool is_ordinary_ = true;

    // The delimiters in the first block: colons outside of an IP literal, and what ends an authority.
    std::uint64_t colons_ = 0, at_signs_ = 0, ends_ = 0;
    std::uint32_t literal_begin_ = 0, literal_end_ = 0; // an IP literal, with its brackets; 0, if there is none

public:
    [[gnu::always_inline]] mask_matcher(std::string_view text, components& at) noexcept
        : text_(text), size_(static_cast<std::uint32_t>(text.size())), at_(at) {}

    /// Matches the text with rfc3986::URI_reference.
    [[gnu::always_inline]] mask_match run() noexcept {
        if (size_ != 0)
            if (auto const found = match_head(); found != mask_match::yes) return found;
        if (size_ > block_size && !match_later_blocks()) return mask_match::no;
        if (digits_needed_ != 0) return mask_match::no;
        split_tail();
        return mask_match::yes;
    }

private:
    [[gnu::always_inline]] mask_match match_head() noexcept {
        auto const block = text_.data();
        auto const size = size_ < block_size ? size_ : block_size;
        auto const common = masks_of<InstructionSet, common_masks>(block, size);
        auto const whole = ~std::uint64_t{} >> (block_size - size);
        colons_ = common[common_masks::colon];
        if (common[common_masks::ordinary] != whole) {
            is_ordinary_ = false;
            auto const special = masks_of<InstructionSet, special_masks>(block, size);
            if (auto const others = whole & ~special[special_masks::allowed]) {
                if (block[lowest(others)] != '[') return mask_match::no;
                if (!find_ip_literal(others, special[special_masks::hexdig])) return mask_match::unknown;
            }
            if (!add_special(0, special)) return mask_match::no;
            at_signs_ = special[special_masks::at_sign];
            ends_ = special[special_masks::question_mark] | special[special_masks::number_sign];
        }
        ends_ |= common[common_masks::slash];
        return split_head(common[common_masks::in_scheme]);
    }

    [[gnu::always_inline]] bool match_later_blocks() noexcept {
        for (std::size_t i = block_size; i < size_; i += block_size) {
            auto const block = text_.data() + i;
            auto const size = size_ - i < block_size ? static_cast<unsigned>(size_ - i) : block_size;
            auto const whole = ~std::uint64_t{} >> (block_size - size);
            if (is_ordinary_) { // a block after one with special bytes mostly has some, too
                if (masks_of<InstructionSet, common_masks>(block, size)[common_masks::ordinary] == whole) continue;
                is_ordinary_ = false;
            }
            auto const special = masks_of<InstructionSet, special_masks>(block, size);
            if (special[special_masks::allowed] != whole || !add_special(static_cast<std::uint32_t>(i), special))
                return false;
        }
        return true;
    }

    /// Whether the first of the bytes `others`, which is a `[`, begins an IPv6 address.
    [[gnu::always_inline]] bool find_ip_literal(std::uint64_t others, std::uint64_t hexdigs) noexcept {
        auto const close = without_lowest(others);
        if (close == 0 || without_lowest(close) != 0 || text_[lowest(close)] != ']') return false;
        auto const inside = below_lowest(close) & ~(below_lowest(others) | others);
        if (!is_plain_ipv6(inside, colons_, hexdigs)) return false;
        colons_ &= ~inside;
        literal_begin_ = lowest(others);
        literal_end_ = lowest(close) + 1;
        return true;
    }

    /// Whether two hexadecimal digits follow each percent sign of a block, and the text has one number sign at most.
    /// Finds the begin of the query and of the fragment.
    [[gnu::always_inline]] bool add_special(std::uint32_t offset, byte_masks<special_masks> const& special) noexcept {
        auto const percent_signs = special[special_masks::percent_sign];
        auto const digits = percent_signs << 1 | percent_signs << 2 | digits_needed_;
        if ((digits & ~special[special_masks::hexdig]) != 0) return false;
        digits_needed_ = percent_signs >> 63 | percent_signs >> 62;

        auto const number_signs = special[special_masks::number_sign];
        if (fragment_ != 0) return number_signs == 0;
        auto const question_marks = special[special_masks::question_mark] & below_lowest(number_signs);
        if (query_ == 0 && question_marks != 0) query_ = offset + lowest(question_marks) + 1;
        if (number_signs != 0) fragment_ = offset + lowest(number_signs) + 1;
        return without_lowest(number_signs) == 0;
    }

    /// Splits what precedes the path; `yes` if it is valid.
    [[gnu::always_inline]] mask_match split_head(std::uint64_t in_scheme) noexcept {
        auto const delimiters = colons_ | ends_;
        if (delimiters == 0 && size_ > block_size) return split_long();
        auto const before = below_lowest(delimiters);
        if ((colons_ & (before + 1)) != 0) { // in a relative reference, a slash precedes the first colon
            if ((before & ~in_scheme) != 0 || !rfc3986::scheme.analysis.first.contains(static_cast<byte>(text_[0])))
                return mask_match::no;
            at_.scheme = {0, lowest(delimiters)};
            path_ = lowest(delimiters) + 1;
        }
        if (size_ - path_ >= 2 && text_[path_] == '/' && text_[path_ + 1] == '/') return split_authority(path_ + 2);
        return literal_end_ != 0 ? mask_match::no : mask_match::yes;
    }

    [[gnu::always_inline]] mask_match split_authority(std::uint32_t begin) noexcept {
        if (begin >= block_size) return split_long();
        auto const from_begin = ~std::uint64_t{} << begin;
        auto const ends = ends_ & from_begin;
        if (ends == 0 && size_ > block_size) return split_long();
        path_ = ends != 0 ? lowest(ends) : size_;
        auto inside = below_lowest(ends) & from_begin;
        auto host_begin = begin, host_end = path_;
        if (auto const signs = at_signs_ & inside) {
            if (without_lowest(signs) != 0) return mask_match::no;
            at_.userinfo = {begin, lowest(signs)};
            host_begin = lowest(signs) + 1;
            inside &= ~below_lowest(signs);
        }
        if (auto const separators = colons_ & inside) {
            host_end = lowest(separators);
            for (auto i = host_end + 1; i != path_; ++i)
                if (!rfc3986::DIGIT.analysis.first.contains(static_cast<byte>(text_[i]))) return mask_match::no;
            at_.port = {host_end + 1, path_};
        }
        at_.authority = {begin, path_};
        at_.host = {host_begin, host_end};
        return literal_end_ == 0 || (literal_begin_ == host_begin && literal_end_ == host_end) ? mask_match::yes
                                                                                               : mask_match::no;
    }

    /// For a text whose delimiters are not in the first block.
    [[gnu::always_inline]] mask_match split_long() noexcept {
        if (literal_end_ != 0) return at_ = {}, mask_match::unknown;
        auto const found = split_long_head<InstructionSet>(text_, at_);
        path_ = at_.authority.defined() ? at_.authority.end : at_.scheme.defined() ? at_.scheme.end + 1 : 0;
        return found;
    }

    [[gnu::always_inline]] void split_tail() noexcept {
        auto end = size_;
        if (fragment_ != 0) {
            at_.fragment = {fragment_, end};
            end = fragment_ - 1;
        }
        if (query_ != 0) {
            at_.query = {query_, end};
            end = query_ - 1;
        }
        at_.path = {path_, end};
    }
};

/// Whether the whole of `text` matches rfc3986::URI_reference. If so, `at`, whose components are undefined before, has
/// the components; these say which other rules the text matches (rfc3986::syntax::is).
///
/// Unknown are texts of 4 GiB, and those with an IP literal that has an IPv4 address or a version, or that is in an
/// authority which does not end in the first 64 bytes.
template <class InstructionSet>
mask_match match_by_masks(std::string_view text, components& at) noexcept {
    return text.size() <= UINT32_MAX ? mask_matcher<InstructionSet>(text, at).run() : mask_match::unknown;
}

} // namespace consturi::detail

#endif
