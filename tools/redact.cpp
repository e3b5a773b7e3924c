// consturi redact: copies text, such as a log, without the secrets in its URIs and parameters.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "errors.hpp"
#include "lines.hpp"
#include "output.hpp"

#include <consturi/diagnosis/redacted.hpp>
#include <consturi/dialects/iri/iri.hpp>
#include <consturi/text/ascii.hpp>
#include <consturi/uri/redact.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

namespace {

struct redact_options {
    std::vector<std::string> files = {"-"};
    bool line_buffered = false;
};

/// Where the scheme before a colon begins; the colon, if there is none.
std::size_t begin_of_scheme(std::string_view text, std::size_t colon) {
    auto begin = colon;
    while (begin != 0 && (ascii::is_alpha(text[begin - 1]) || ascii::has_byte("0123456789+-.", text[begin - 1])))
        --begin;
    while (begin != colon && !ascii::is_alpha(text[begin])) ++begin;
    return begin;
}

/// The URI at an offset, up to what cannot be in one; JSON has `\/` for a slash. `find_uris` leaves out what is not
/// likely to be meant as a URI, but that can have secrets, too.
std::string_view uri_at(std::string_view text, std::size_t begin) {
    auto const ends_uri = [&](std::size_t at) {
        char const c = text[at];
        return static_cast<unsigned char>(c) <= ' ' || ascii::has_byte("\"<>`\x7F", c)
               || (c == '\\' && !text.substr(at).starts_with("\\/"));
    };
    auto end = begin;
    while (end != text.size() && !ends_uri(end)) ++end;
    return text.substr(begin, end - begin);
}

/// The offset of the first `jdbc:`, in any case, or the size of the text.
std::size_t find_jdbc(std::string_view text) {
    for (auto colon = text.find(':'); colon != text.npos; colon = text.find(':', colon + 1))
        if (colon >= 4 && ascii::equal_ignoring_case(text.substr(colon - 4, 4), "jdbc")) return colon - 4;
    return text.size();
}

/// A line without its secrets, otherwise byte for byte. A URL of `jdbc` can end anywhere: what follows belongs to it.
std::string without_secrets(std::string_view line) {
    auto const jdbc = find_jdbc(line);
    auto const text = line.substr(0, jdbc);
    std::string all;
    std::size_t end = 0; // of what was written
    for (auto colon = text.find(':'); colon != text.npos; colon = text.find(':', std::max(colon + 1, end))) {
        auto const after = text.substr(colon);
        if (!after.starts_with("://") && !after.starts_with(R"(:\/\/)")) continue;
        auto const begin = end + begin_of_scheme(text.substr(end), colon - end);
        if (begin == colon) continue;
        all += redacted_parameters(text.substr(end, begin - end));
        auto const uri = uri_at(text, begin);
        end = begin + uri.size();
        bool const has_at_sign = uri.find('@') != uri.npos;
        bool const has_other = has_at_sign && uri.find("://", colon + 1 - begin) != uri.npos;
        if (auto const parsed = parse_iri(uri); parsed && !has_other) {
            all += parsed->redacted();
        } else {
            auto const whole = has_at_sign ? uri : with_userinfo(text, begin, uri);
            all += redacted_at(whole, 0).text;
            end = begin + whole.size();
        }
    }
    all += redacted_parameters(text.substr(end));
    return all += redacted(line.substr(jdbc));
}

exit_code redact(redact_options const& options) {
    bool const all_read = for_each_line_as_is(options.files, [&](std::string_view line) {
        print(without_secrets(line));
        if (options.line_buffered) flush();
    });
    return all_read ? valid : failed;
}

} // namespace

void add_redact(command& program) {
    auto const options = std::make_shared<redact_options>();
    program.subcommands.push_back(
        {.name = "redact",
         .description = "Copy text, such as a log, without the secrets in its URIs",
         .group = "Transform",
         .options = {{.names = "FILE",
                      .description = "Files with text. Standard input is read for - and if no file is given",
                      .sets = &options->files},
                     {.names = "--line-buffered",
                      .description = "Flush the output after each line, for interactive use",
                      .sets = &options->line_buffered}},
         .examples = {"consturi redact service.log", "tail -f service.log | consturi redact --line-buffered"},
         .notes = "*** stands for passwords, users without a password, and values of parameters such as\n"
                  "token, api_key and X-Amz-Signature, also outside of URIs, as in GET /a?token=b. All else\n"
                  "is copied byte for byte. In doubt, more is hidden.",
         .run = [options] { return redact(*options); }});
}

} // namespace consturi::tool
