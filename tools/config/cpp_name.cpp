// The C++ names of keys.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cpp_name.hpp"

#include <algorithm>

namespace consturi::tool::config {

namespace {

/// Keywords, and names that are macros of compilers or of the standard library, between blanks.
constexpr std::string_view reserved =
    " BIG_ENDIAN BUFSIZ BYTE_ORDER CLOCKS_PER_SEC EOF EXIT_FAILURE EXIT_SUCCESS HUGE_VAL I INFINITY "
    "LITTLE_ENDIAN NAN NULL SEEK_CUR SEEK_END SEEK_SET WEOF alignas alignof alloca and and_eq asm "
    "assert auto bitand bitor bool break case catch char char16_t char32_t char8_t class co_await "
    "co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype "
    "default delete do double dynamic_cast else enum errno explicit export extern false float for friend "
    "goto i386 if inline int linux long major minor mutable namespace new noexcept not not_eq nullptr offsetof "
    "operator or or_eq private protected public register reinterpret_cast requires return setjmp short signed "
    "sizeof static static_assert static_cast stderr stdin stdout struct switch template this thread_local "
    "throw true try typedef typeid typename typeof typeof_unqual union unix unsigned using virtual void "
    "volatile wchar_t while xor xor_eq ";

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
bool is_digit(char c) { return '0' <= c && c <= '9'; }

/// Whether the name can be a macro: those of <cstdint> and <climits> end with `_MAX`, `_MIN`, `_WIDTH` or `_BIT`.
bool is_reserved(std::string_view name) {
    if (name.size() > 1 && name[0] == '_' && (name[1] == '_' || ('A' <= name[1] && name[1] <= 'Z'))) return true;
    for (auto const* end : {"_MAX", "_MIN", "_WIDTH", "_BIT"})
        if (name.ends_with(end)) return true;
    return reserved.find(" " + std::string(name) + " ") != reserved.npos;
}

} // namespace

std::string wrong_cpp_name(std::string const& name) {
    for (std::string_view rest = name;;) {
        auto const size = std::min(rest.find("::"), rest.size());
        auto const part = rest.substr(0, size);
        if (part.empty() || cpp_name(part) != part) return "no C++ name: " + name;
        if (size == rest.size()) return {};
        rest.remove_prefix(size + 2);
    }
}

std::string cpp_name(std::string_view part) {
    std::string name;
    if (!part.empty() && is_digit(part[0])) name += '_';
    for (char const c : part) name += is_letter(c) || is_digit(c) ? c : '_';
    if (name.empty() || is_reserved(name)) name += '_';
    return name;
}

std::string cpp_name(key_path const& key) {
    std::string all;
    for (auto const& part : key) all.append(all.empty() ? "" : "::").append(cpp_name(part));
    return all;
}

} // namespace consturi::tool::config
