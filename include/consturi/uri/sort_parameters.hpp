// Sorting the parameters of a query by their names.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_URI_SORT_PARAMETERS_HPP
#define CONSTURI_URI_SORT_PARAMETERS_HPP

#include <consturi/coding/decoded_view.hpp>
#include <consturi/uri/parameters.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace consturi::detail {

/// A part of a range of parameters, whose first one is read once.
class parameter_run {
public:
    constexpr parameter_run(query_params::iterator begin, query_params::iterator end) noexcept : at_(begin), end_(end) {
        read();
    }

    constexpr bool empty() const noexcept { return at_ == end_; }
    /// The name of the first parameter, and the whole parameter.
    constexpr decoded_view name() const noexcept { return name_; }
    constexpr std::string_view front() const noexcept { return front_; }
    constexpr void remove_front() noexcept {
        ++at_;
        read();
    }

private:
    constexpr void read() noexcept {
        if (empty()) return;
        auto const parameter = *at_;
        front_ = parameter.encoded();
        name_ = parameter.decoded_name();
    }

    query_params::iterator at_, end_;
    std::string_view front_;
    decoded_view name_{front_};
};

/// Merges each two neighbouring runs of `width` parameters, and writes the result to `to`.
constexpr void merge_runs(query_params const& all, std::size_t width, char* to) noexcept {
    auto const write = [&](std::string_view text) {
        to = std::char_traits<char>::copy(to, text.data(), text.size()) + text.size();
    };
    auto const after = [&](query_params::iterator at) {
        for (auto n = width; n != 0 && at != all.end(); --n) ++at;
        return at;
    };
    auto separated = all.begin(); // the separators keep their order
    for (auto begin = all.begin(); begin != all.end();) {
        auto const middle = after(begin), end = after(middle);
        parameter_run first(begin, middle), second(middle, end);
        while (!first.empty() || !second.empty()) {
            bool const is_first = second.empty() || (!first.empty() && first.name() <= second.name());
            auto& next = is_first ? first : second;
            write(next.front());
            next.remove_front();
            auto const parameter = (*separated).encoded();
            if (++separated != all.end()) write({parameter.data() + parameter.size(), 1});
        }
        begin = end;
    }
}

/// Sorts the parameters by their decoded names. Those with equal names keep their order, and the n-th separator remains
/// the n-th one. A merge sort; `other` is a buffer of the same size.
constexpr void sort_parameters(char* text, char* other, std::size_t size, std::string_view separators,
                               plus_sign plus) noexcept {
    auto const all = [&](char const* from) { return query_params(std::string_view(from, size), separators, plus); };
    std::size_t count = 0;
    for ([[maybe_unused]] auto const parameter : all(text)) ++count;
    auto *from = text, *to = other;
    for (std::size_t width = 1; width < count; width *= 2, std::swap(from, to)) merge_runs(all(from), width, to);
    if (from != text) std::char_traits<char>::copy(text, from, size);
}

} // namespace consturi::detail

#endif
