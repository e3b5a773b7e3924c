// Rules printed as ABNF (RFC 5234).
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_ABNF_PRINT_HPP
#define CONSTURI_ABNF_PRINT_HPP

#include <consturi/abnf/foldable.hpp>
#include <consturi/abnf/rule.hpp>

#include <boost/hana/fold_left.hpp>

#include <string>
#include <string_view>

namespace consturi::abnf {

namespace detail {

class abnf_printer {
public:
    static std::string print(range const& r) {
        return r.low == r.high ? "%x" + hex(r.low) : "%x" + hex(r.low) + "-" + hex(r.high);
    }
    static std::string print(character const& r) { return quoted({&r.written, 1}); }
    template <std::size_t N>
    static std::string print(string<N> const& r) {
        return quoted({r.written, N});
    }
    template <std::size_t N>
    static std::string print(code_points<N> const& r) {
        std::string out;
        for (std::size_t i = 0; i != N; ++i) {
            if (i != 0) out += " / ";
            out.append("%x").append(hex(r.low[i]));
            if (r.low[i] != r.high[i]) out.append("-").append(hex(r.high[i]));
        }
        return out;
    }
    template <fixed_string Name, class Definition>
    static std::string print(named<Name, Definition> const& r) {
        return std::string(r.name());
    }

    template <class A, class B>
    static std::string print(sequence<A, B> const& r) {
        return joined(r, " ", [](auto const& part) { return element(part); });
    }
    template <class A, class B>
    static std::string print(choice<A, B> const& r) {
        return joined(r, " / ", [](auto const& part) { return print(part); });
    }
    template <class R>
    static std::string print(group<R> const& r) {
        return "( " + print(r.body) + " )";
    }
    template <class R>
    static std::string print(option<R> const& r) {
        return "[ " + print(r.body) + " ]";
    }

    template <class R, unsigned Max>
    static std::string print(repetition<R, Max> const& r) {
        if constexpr (Max == 0) return "0<" + print(r.body) + ">"; // as in RFC 3986 3.3
        auto const least = r.min == 0 ? "" : std::to_string(r.min);
        auto const most = Max == unbounded ? "" : std::to_string(Max);
        return (r.min == Max ? least : least + "*" + most) + repeated(r.body);
    }

private:
    static std::string hex(byte b) { return {upper_hexdigs[b >> 4], upper_hexdigs[b & 15]}; }
    static std::string hex(char32_t c) {
        std::string digits;
        for (unsigned shift = 20; shift != 0; shift -= 4)
            if (c >> shift != 0 || shift == 4) digits += upper_hexdigs[c >> shift & 15];
        return digits += upper_hexdigs[c & 15];
    }
    // Bytes that a char-val cannot contain (RFC 5234 4) are printed as num-val.
    static std::string quoted(std::string_view text) {
        std::string out;
        std::size_t pieces = 0;
        do {
            std::size_t size = 0;
            while (size != text.size() && ' ' <= text[size] && text[size] <= '~' && text[size] != '"') ++size;
            if (pieces++ != 0) out += " ";
            if (size != 0 || text.empty()) {
                out.append("\"").append(text.substr(0, size)).append("\"");
            } else {
                out.append("%x").append(hex(static_cast<byte>(text[0])));
                size = 1;
            }
            text.remove_prefix(size);
        } while (!text.empty());
        return pieces == 1 ? out : "( " + out + " )";
    }

    template <class R, class Print>
    static std::string joined(R const& r, std::string_view between, Print const& print_part) {
        return boost::hana::fold_left(r, std::string(), [&](std::string text, auto const& part) {
            if (!text.empty()) text += between;
            return text += print_part(part);
        });
    }

    // In a sequence, only alternatives need parentheses; in a repetition, every rule with several parts does.
    template <class R>
    static std::string element(R const& r) {
        return print(r);
    }
    template <class A, class B>
    static std::string element(choice<A, B> const& r) {
        return "( " + print(r) + " )";
    }
    template <std::size_t N>
    static std::string element(code_points<N> const& r) {
        return N == 1 ? print(r) : "( " + print(r) + " )";
    }
    template <class R>
    static std::string repeated(R const& r) {
        return element(r);
    }
    template <class A, class B>
    static std::string repeated(sequence<A, B> const& r) {
        return "( " + print(r) + " )";
    }
    template <class R, unsigned Max>
    static std::string repeated(repetition<R, Max> const& r) {
        return "( " + print(r) + " )";
    }
    template <class R, unsigned N>
    static std::string repeated(exactly<R, N> const& r) {
        return "( " + print(r) + " )";
    }
};

} // namespace detail

/// `rule` as ABNF (RFC 5234); a named rule with its name and its definition.
///
///     assert(abnf::to_abnf(rfc3986::port) == "port = *DIGIT");
///     assert(abnf::to_abnf(rfc3986::scheme >> ":") == "scheme \":\"");
template <rule R>
[[nodiscard]] std::string to_abnf(R const& rule) {
    return detail::abnf_printer::print(rule);
}
template <fixed_string Name, class Definition>
[[nodiscard]] std::string to_abnf(named<Name, Definition> const& rule) {
    return std::string(rule.name()) + " = " + detail::abnf_printer::print(rule.definition);
}

} // namespace consturi::abnf

#endif
