// Splitting a text at delimiters.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEXT_SPLIT_HPP
#define CONSTURI_TEXT_SPLIT_HPP

#include <consturi/text/bytes.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace consturi::detail {

/// The text before the first `delimiter`; all of it, if there is none.
constexpr std::string_view before(char delimiter, std::string_view text) noexcept {
    return text.substr(0, find_byte(text, delimiter));
}

/// The text after the first `delimiter`, if there is one.
constexpr std::optional<std::string_view> after(char delimiter, std::string_view text) noexcept {
    auto const at = find_byte(text, delimiter);
    if (at == text.size()) return std::nullopt;
    return text.substr(at + 1);
}

/// What a Splitting at each `Delimiter` has, but for `make` (split_view).
template <char Delimiter, class Part>
struct at_each {
    using part = Part;

    static constexpr std::size_t find(std::string_view text, std::size_t from) noexcept {
        return find_byte(text, Delimiter, from);
    }
    static constexpr std::size_t find_after_last(std::string_view text) noexcept {
        return detail::find_after_last(text, Delimiter);
    }
};

/// What `operator->` returns, if `operator*` of the iterator makes the element.
template <class Element>
struct pointer_to_made {
    Element element;
    constexpr Element const* operator->() const noexcept { return &element; }
};

/// The base of ranges of the parts of a text between delimiters. It is bidirectional, and copies nothing. Reading or
/// incrementing its end is not undefined: it ends the program with a trap, and does not compile in a constant.
///
/// `Splitting` has the type `part` and these functions: `find(text, from)` returns the offset of the first delimiter at
/// or after `from`, or the size of the text; `find_after_last(text)` returns the offset after the last delimiter, or 0;
/// `make(text)` returns a part. It can have `has(part)`, which returns whether the range has the part.
template <class Splitting>
class split_view {
public:
    class iterator {
    public:
        using value_type = typename Splitting::part;
        using difference_type = std::ptrdiff_t;

        constexpr iterator() noexcept = default;
        constexpr value_type operator*() const noexcept {
            if (is_at_end()) the_range_has_no_such_element();
            return by_.make(text_.substr(at_, by_.find(text_, at_) - at_));
        }
        constexpr auto operator->() const noexcept { return pointer_to_made<value_type>{**this}; }
        constexpr iterator& operator++() noexcept {
            if (is_at_end()) the_range_has_no_such_element();
            do at_ = by_.find(text_, at_) + 1;
            while (!is_at_end() && !is_at_part());
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const before = *this;
            ++*this;
            return before;
        }
        constexpr iterator& operator--() noexcept {
            do {
                if (at_ == 0 || text_.empty()) the_range_has_no_such_element(); // an empty text has no parts
                at_ = by_.find_after_last(text_.substr(0, at_ - 1));
            } while (!is_at_part());
            return *this;
        }
        constexpr iterator operator--(int) noexcept {
            auto const before = *this;
            --*this;
            return before;
        }
        [[nodiscard]] friend constexpr bool operator==(iterator const& a, iterator const& b) noexcept {
            return a.at_ == b.at_;
        }

    private:
        friend split_view;
        constexpr iterator(std::string_view text, std::size_t at, Splitting const& by) noexcept
            : text_(text), at_(at), by_(by) {}
        constexpr bool is_at_end() const noexcept { return at_ > text_.size(); }
        /// Whether the range has what is here. Without `has`, the part is not read.
        constexpr bool is_at_part() const noexcept {
            if constexpr (requires { by_.has(**this); }) return by_.has(**this);
            else return true;
        }

        std::string_view text_;
        std::size_t at_ = 0; // where the part begins; at the end, as if another delimiter followed the text
        [[no_unique_address]] Splitting by_{};
    };

    [[nodiscard]] constexpr iterator begin() const noexcept { return first_; }
    [[nodiscard]] constexpr iterator end() const noexcept { return {base(), base().size() + 1, first_.by_}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return begin() == end(); }
    /// The first part. If there is none, the program ends with a trap.
    [[nodiscard]] constexpr auto front() const noexcept {
        if (empty()) the_range_is_empty();
        return *begin();
    }
    /// The last part. If there is none, the program ends with a trap.
    [[nodiscard]] constexpr auto back() const noexcept {
        if (empty()) the_range_is_empty();
        return *--end();
    }
    /// The text, as written.
    [[nodiscard]] constexpr std::string_view base() const noexcept { return first_.text_; }

protected:
    /// The parts from the offset `at`: 0, or 1 if the text begins with a delimiter, or if it is empty and has no parts.
    constexpr split_view(std::string_view text, std::size_t at, Splitting const& by = {}) noexcept
        : first_(text, at, by) {
        if (!empty() && !first_.is_at_part()) ++first_;
    }
    constexpr std::size_t first_offset() const noexcept { return first_.at_; }
    constexpr Splitting const& splitting() const noexcept { return first_.by_; }

private:
    iterator first_;
};

} // namespace consturi::detail

#endif
