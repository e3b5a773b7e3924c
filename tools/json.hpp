// JSON (RFC 8259), as far as the program writes it.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_JSON_HPP
#define CONSTURI_TOOLS_JSON_HPP

#include <cstdint>
#include <string>
#include <string_view>

namespace consturi::tool {

/// An object on a line of its own, which is made member by member.
class json_object {
public:
    /// A string. JSON has only those that are Unicode: text that is not UTF-8 becomes an array of its bytes, under a
    /// name with `_bytes` at its end.
    json_object& add(std::string_view name, std::string_view text);
    json_object& add(std::string_view name, std::uint64_t number);
    json_object& add_null(std::string_view name);

    std::string line() const { return '{' + members_ + "}\n"; }

private:
    void begin_member(std::string_view name);

    std::string members_;
};

} // namespace consturi::tool

#endif
