// consturi check: which lines are URIs, and what is wrong with the others.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "errors.hpp"
#include "lines.hpp"
#include "output.hpp"

#include <consturi/uri/parse.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
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

void judge(place const& at, std::string_view text, request const& asked, tally& count) {
    ++count.judged;
    auto const parsed = asked.reference ? parse_uri_reference(text) : parse_uri(text);
    if (parsed) return;
    ++count.bad;
    print((asked.json ? json_of(at, text, parsed.error()).dump() : told(at, text, parsed.error(), true)) + '\n');
}

exit_code check(request const& asked) {
    tally count;
    bool const all_read = for_each_line(asked.files, [&](auto const& at, auto text) { judge(at, text, asked, count); });
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
                    + program.get_footer());
    command->callback([asked, &code] {
        if (asked->files.empty()) asked->files = {"-"};
        code = check(*asked);
    });
}

} // namespace consturi::tool
