// Rules as hana::Foldable: each is folded over its sub-rules.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_FOLDABLE_HPP
#define CONSTURI_ABNF_FOLDABLE_HPP

#include <consturi/abnf/rule.hpp>

#include <boost/hana/fwd/unpack.hpp>

#include <utility>

namespace consturi::abnf::detail {

/// Calls f with the elements of nested sequences, or of nested choices, as one list.
template <template <class, class> class List, class R, class F>
constexpr decltype(auto) unpack_list(R const& r, F&& f) {
    return std::forward<F>(f)(r);
}
template <template <class, class> class List, class A, class B, class F>
constexpr decltype(auto) unpack_list(List<A, B> const& r, F&& f) {
    return unpack_list<List>(r.head, [&](auto const&... a) -> decltype(auto) {
        return unpack_list<List>(r.tail,
                                 [&](auto const&... b) -> decltype(auto) { return std::forward<F>(f)(a..., b...); });
    });
}

/// Calls f with the sub-rules of r.
template <class A, class B, class F>
constexpr decltype(auto) unpack_parts(sequence<A, B> const& r, F&& f) {
    return unpack_list<sequence>(r, std::forward<F>(f));
}
template <class A, class B, class F>
constexpr decltype(auto) unpack_parts(choice<A, B> const& r, F&& f) {
    return unpack_list<choice>(r, std::forward<F>(f));
}
template <fixed_string Name, class Definition, class F>
constexpr decltype(auto) unpack_parts(named<Name, Definition> const& r, F&& f) {
    return std::forward<F>(f)(r.definition);
}
template <class R, class F>
    requires requires(R const& r) { r.body; }
constexpr decltype(auto) unpack_parts(R const& r, F&& f) {
    return std::forward<F>(f)(r.body);
}
template <class R, class F>
constexpr decltype(auto) unpack_parts(R const&, F&& f) {
    return std::forward<F>(f)();
}

} // namespace consturi::abnf::detail

namespace boost::hana {

template <>
struct unpack_impl<consturi::abnf::detail::rule_tag> {
    template <class R, class F>
    static constexpr decltype(auto) apply(R const& r, F&& f) {
        return consturi::abnf::detail::unpack_parts(r, std::forward<F>(f));
    }
};

} // namespace boost::hana

#endif
