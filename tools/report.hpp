// How `consturi check` reports errors: for people, as lines of JSON, or as a SARIF log.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TOOLS_REPORT_HPP
#define CONSTURI_TOOLS_REPORT_HPP

#include "errors.hpp"
#include "lines.hpp"

#include <consturi/diagnosis/parse_error.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace consturi::tool {

/// A text with an error.
struct finding {
    location at;
    std::string_view before = {};        ///< what precedes the text in its line; SARIF needs it
    std::string_view text;               ///< with more of the line, if that can be a password
    std::optional<std::string> key = {}; ///< in a config file
    std::string_view hint = {};          ///< what to do about the error; can be empty
    bool has_column = false;             ///< whether JSON has the column: the text need not be a whole line
};

/// Prints errors.
class report {
public:
    explicit report(secrets in_text) : secrets_(in_text) {}
    report(report const&) = delete;
    report& operator=(report const&) = delete;
    virtual ~report() = default;

    virtual void error(finding const& where, parse_error const& error) = 0;
    /// A text without error, of a list of all.
    virtual void valid([[maybe_unused]] finding const& where) {}
    /// An error that is none of a URI. `before` is that of `finding`.
    virtual void error(location const& at, std::string_view before, std::string_view message) = 0;
    virtual void end([[maybe_unused]] bool all_read) {}

    /// A text, without what may be a secret unless secrets are shown.
    std::string shown(std::string_view text) const;

protected:
    secrets secrets_;

    /// The same for a text without error, which shows what is no secret in a URI, such as the address of `mailto`.
    std::string shown_uri(std::string_view text) const;
};

/// In the format of compilers.
class text_report : public report {
public:
    using report::report;

    void error(finding const& where, parse_error const& error) override;
    void valid(finding const& where) override;
    void error(location const& at, std::string_view before, std::string_view message) override;
};

/// An object in each line.
class json_report : public report {
public:
    using report::report;

    void error(finding const& where, parse_error const& error) override;
    void valid(finding const& where) override;
    void error(location const& at, std::string_view before, std::string_view message) override;
};

/// A log in the Static Analysis Results Interchange Format 2.1.0 (OASIS).
class sarif_report : public report {
public:
    explicit sarif_report(secrets in_text);

    void error(finding const& where, parse_error const& error) override;
    void error(location const& at, std::string_view before, std::string_view message) override;
    void end(bool all_read) override;

private:
    std::map<std::string, std::string, std::less<>> rules_; // of the results: the names, and what they say
    std::string_view separator_;                            // before the next result
    std::string file_;                                      // of the last error
    std::uint64_t line_ = 0;
    std::size_t bytes_ = 0, characters_ = 0; // before it in its line

    /// The number of characters before an error. Linear for all errors of a line together, if they are in its order.
    std::size_t characters_before(location const& at, std::string_view before);
    /// `begin` and `end` are columns in characters.
    void add(std::string_view rule, std::string_view description, std::string const& message, location const& at,
             std::size_t begin, std::size_t end);
};

} // namespace consturi::tool

#endif
