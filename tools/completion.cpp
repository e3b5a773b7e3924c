// consturi completion: prints a script that completes the command line in a shell. The scripts ask the hidden command
// `__complete` what can follow, so they need not change with the commands.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "describe.hpp"
#include "output.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consturi::tool {

namespace {

// Bash divides words at '='. The loop joins them again: `--malformed = kept` is `--malformed kept`.
constexpr std::string_view bash_script = R"(# Completes the command line of consturi in bash.
_consturi() {
    local word current='' words=() candidates
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ $word == = ]] || words+=("$word")
    done
    [[ ${COMP_WORDS[COMP_CWORD]} == = ]] || current=${COMP_WORDS[COMP_CWORD]}
    candidates=$(consturi __complete -- "${words[@]}" "$current" 2>/dev/null | cut -f 1)
    if [[ $candidates == :files ]]; then
        compopt -o default
        COMPREPLY=()
    else
        mapfile -t COMPREPLY < <(compgen -W "$candidates" -- "$current")
    fi
}
complete -F _consturi consturi
)";

constexpr std::string_view zsh_script = R"(#compdef consturi
# Completes the command line of consturi in zsh.
_consturi() {
    local -a candidates
    candidates=("${(@f)$(consturi __complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ $candidates == :files ]]; then
        compset -P '-*='
        _files
    elif [[ -n $candidates ]]; then
        candidates=("${(@)candidates//:/\\:}")
        candidates=("${(@)candidates/$'\t'/:}")
        _describe consturi candidates
    fi
}
if [[ $funcstack[1] == _consturi ]]; then
    _consturi
else
    compdef _consturi consturi
fi
)";

constexpr std::string_view fish_script = R"(# Completes the command line of consturi in fish.
function __consturi_complete
    set -l words (commandline --tokenize --cut-at-cursor --current-process)[2..]
    set -l current (commandline --current-token --cut-at-cursor)
    set -l candidates (consturi __complete -- $words "$current" 2>/dev/null)
    if test "$candidates" = :files
        set -l option (string replace --regex -- '^(-.*?=)?.*' '$1' "$current")
        set -l file (string replace --regex -- '^-.*?=' '' "$current")
        string join \n -- $option(complete --do-complete "'' $file") # as after an unknown command
    else
        string join \n -- $candidates
    end
end
complete --command consturi --no-files --arguments '(__consturi_complete)'
)";

std::map<std::string, std::string_view> const scripts = {
    {"bash", bash_script}, {"zsh", zsh_script}, {"fish", fish_script}};

/// Prints a line for each candidate: the word, a tab, and its description.
void print_candidate(std::string const& word, std::string description) {
    std::replace(description.begin(), description.end(), '\n', ' ');
    print(word + '\t' + description + '\n');
}

/// Prints the values of an option or of an argument, or `:files` for file names.
void print_values(CLI::Option const& option, std::string const& prefix) {
    for (auto const& value : known_values(option)) print_candidate(prefix + value, "");
    auto const name = value_name(option);
    if (name == "FILE" || name == "HEADER") print(":files\n");
}

void print_options(CLI::App const& command) {
    for (auto const* option : options_of(command))
        for (auto const& name : names_of(*option)) print_candidate(name, option->get_description());
}

/// What the words before the one to complete mean.
class state {
public:
    explicit state(CLI::App const& program) : command_(&program) {}

    void read(std::string const& word) {
        if (option_) option_ = nullptr; // this is its value
        else if (word == "--" && !only_arguments_) only_arguments_ = true;
        else if (is_option(word) && word != "-") option_ = with_value(word);
        else if (auto const* subcommand = subcommand_named(word)) command_ = subcommand;
        else ++arguments_;
    }

    /// Prints what the next word can be, of which a part may be written.
    void print_candidates(std::string const& word) const {
        if (option_) return print_values(*option_, "");
        if (is_option(word)) {
            auto const size = word.find('=');
            if (size == word.npos) return print_options(*command_);
            if (auto const* option = with_value(word.substr(0, size))) print_values(*option, word.substr(0, size + 1));
            return;
        }
        for (auto const* each : subcommands_of(*command_)) print_candidate(each->get_name(), each->get_description());
        if (auto const* argument = next_argument()) print_values(*argument, "");
    }

private:
    CLI::App const* command_;
    CLI::Option const* option_ = nullptr; // whose value is the next word
    std::size_t arguments_ = 0;
    bool only_arguments_ = false; // after --

    bool is_option(std::string const& word) const { return !only_arguments_ && word.starts_with('-'); }

    CLI::Option const* with_value(std::string const& name) const {
        auto const* option = command_->get_option_no_throw(name);
        return option && takes_value(*option) ? option : nullptr;
    }

    CLI::App const* subcommand_named(std::string const& word) const {
        auto const all = subcommands_of(*command_);
        auto const found = std::find_if(all.begin(), all.end(), [&](auto* each) { return each->get_name() == word; });
        return found != all.end() ? *found : nullptr;
    }

    CLI::Option const* next_argument() const {
        auto const all = arguments_of(*command_);
        if (arguments_ < all.size()) return all[arguments_];
        bool const is_repeated = !all.empty() && all.back()->get_items_expected_max() > 1;
        return is_repeated ? all.back() : nullptr;
    }
};

void complete(CLI::App const& program, std::vector<std::string> words) {
    if (words.empty()) words = {""};
    state read(program);
    for (std::size_t i = 0; i + 1 != words.size(); ++i) read.read(words[i]);
    read.print_candidates(words.back());
}

std::vector<std::string> names_of_shells() {
    std::vector<std::string> names;
    for (auto const& [name, script] : scripts) names.push_back(name);
    return names;
}

} // namespace

void add_completion(CLI::App& program, exit_code& code) {
    auto const words = std::make_shared<std::vector<std::string>>();
    auto const command =
        program.add_subcommand("completion", "Print a script that completes the command line")->group("Help");
    command->add_option_function<std::string>(
               "SHELL", [](auto const& shell) { print(scripts.at(shell)); }, "The shell")
        ->required()
        ->check(CLI::IsMember(names_of_shells()))
        ->type_name("");
    command->footer("An installation has the scripts already, where the shells find them.");
    add_examples(*command, {"source <(consturi completion bash)  # in ~/.bashrc",
                            "source <(consturi completion zsh)   # in ~/.zshrc, after compinit",
                            "consturi completion fish | source   # in ~/.config/fish/config.fish"});
    command->callback([&code] { code = valid; });

    auto const hidden = program.add_subcommand("__complete", "Print what the last word can be")->group("");
    hidden->add_option("WORD", *words);
    hidden->callback([words, &program] { complete(program, *words); });
}

} // namespace consturi::tool
