// consturi check: which lines are URIs, and what is wrong with the others.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "json.hpp"
#include "lines.hpp"
#include "output.hpp"

#include <consturi/parse.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consturi::tool {

namespace {

struct request {
    std::vector<std::string> files;
    bool reference = false;
    bool json = false;
};

struct tally {
    std::uint64_t judged = 0;
    std::uint64_t bad = 0;
};

struct place {
    std::string const& file;
    std::uint64_t line;
};

std::string to_string(place const& at) { return at.file + ':' + std::to_string(at.line) + ':'; }

void note(place const& at, std::string_view what) { remark(to_string(at).append(" note: ").append(what)); }

// In the manner of compilers.
void print_error(place const& at, std::string_view text, parse_error const& error) {
    std::string excerpt;
    append_excerpt(excerpt, text, error.position());
    print(bold(to_string(at) + std::to_string(error.position() + 1) + ": ") + red("error: ") + bold(error.reason()) + '\n');
    print(excerpt + green("^") + '\n');
}

void print_json(place const& at, std::string_view text, parse_error const& error) {
    json_object object;
    add_text(object, "file", at.file);
    object["line"] = at.line;
    object["position"] = error.position();
    object["rule"] = error.rule();
    object["begin"] = error.begin();
    object["message"] = error.message();
    object["expected"] = error.expectation();
    add_text(object, "text", text);
    print(object.dump() + '\n');
}

void judge(place const& at, std::string_view text, request const& asked, tally& count) {
    ++count.judged;
    auto const parsed = asked.reference ? parse_uri_reference(text) : parse_uri(text);
    if (parsed) return;
    ++count.bad;
    auto const print_bad = asked.json ? print_json : print_error;
    print_bad(at, text, parsed.error());
}

/// Judges the lines of a file, less what a file has besides them.
void check_file(lines file, request const& asked, tally& count) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    bool carriage_returns = false;
    place at{file.file(), 0};
    while (auto const line = file.next()) {
        ++at.line;
        auto text = *line;
        if (at.line == 1 && text.starts_with(byte_order_mark)) {
            text.remove_prefix(byte_order_mark.size());
            note(at, "the file begins with a byte order mark, which is left out");
            if (text.empty()) break;
        }
        if (!text.ends_with('\n')) {
            note(at, "the last line has no newline at its end");
        } else {
            text.remove_suffix(1);
            if (text.ends_with('\r')) {
                text.remove_suffix(1);
                if (!std::exchange(carriage_returns, true)) note(at, "lines end in CR LF; the CR is left out");
            }
        }
        judge(at, text, asked, count);
    }
}

exit_code check(request const& asked) {
    bool all_read = true;
    tally count;
    for (auto const& path : asked.files) {
        try {
            check_file(lines(path), asked, count);
        } catch (input_failed const& error) { // the other files may do
            flush();
            say(error.what());
            all_read = false;
        }
    }
    auto const what = std::string(asked.reference ? " URI reference" : " URI") + (count.judged == 1 ? "" : "s");
    remark(std::to_string(count.judged) + what + ", " + std::to_string(count.bad) + " bad");
    if (!all_read) return failed;
    return count.bad == 0 ? good : bad;
}

} // namespace

void add_check(CLI::App& program, exit_code& code) {
    auto const asked = std::make_shared<request>();
    auto const command = program.add_subcommand("check", "Tell which lines are not URIs, and why");
    command
        ->add_option_function<std::vector<std::string>>(
            "FILE", [asked](auto const& files) { asked->files = files; },
            "One URI a line. Standard input is read as -, or where no file is named")
        ->type_name("");
    command->add_flag("--reference", asked->reference, "Allow relative references (RFC 3986, 4.1)");
    command->add_flag("--json", asked->json, "Print a JSON object for each bad line");
    command->footer("In JSON, \"position\", and \"begin\" of the rule that could not go on, count bytes from\n"
                    "0. A \"text\" or \"file\" that is not UTF-8 is an array of bytes instead, as \"text_bytes\"\n"
                    "or \"file_bytes\".\n\n"
                    "A file [name] is given as ./[name].\n\n"
                    + program.get_footer());
    command->callback([asked, &code] {
        if (asked->files.empty()) asked->files = {"-"};
        code = check(*asked);
    });
}

} // namespace consturi::tool
