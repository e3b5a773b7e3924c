// Rules as models of Hana's Foldable.
//
// Distributed under the Boost Software License, Version 1.0.
#include <consturi/abnf/foldable.hpp>
#include <consturi/abnf/notation.hpp>
#include <consturi/rfc/rfc5234.hpp>

#include <boost/hana/equal.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>

namespace hana = boost::hana;
using namespace consturi::abnf::notation;

// Nested sequences and nested choices fold as one flat list of parts.
static_assert(hana::length(lit("a") >> "b" >> "c" >> "d") == hana::size_c<4>);
static_assert(hana::length(opt["a"] >> "b" >> "c" >> "d") == hana::size_c<4>);
static_assert(hana::length(lit("a") | "b" | (lit("c") | "d")) == hana::size_c<4>);
static_assert(hana::length(*lit("a")) == hana::size_c<1> && hana::length(opt["a"]) == hana::size_c<1>);
static_assert(hana::length(lit("a")) == hana::size_c<0>);
static_assert(hana::fold_left(lit("a") >> "b" >> "c", 0, [](int n, auto const& part) { return n * 100 + part.written; })
              == 979899);
