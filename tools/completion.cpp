// consturi completion: prints a script that completes the command line in a shell. The scripts ask the hidden command
// `__complete` what can follow, so they need not change with the commands.
//
// Distributed under the Boost Software License, Version 1.0.
#include "commands.hpp"
#include "output.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
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
void print_candidate(std::string_view word, std::string_view description) {
    auto line = std::string(word) + '\t' + std::string(description);
    std::replace(line.begin(), line.end(), '\n', ' ');
    print(line + '\n');
}

/// Prints the values of an option or of an argument, or `:files` for file names.
void print_values(option const& option, std::string const& prefix) {
    for (auto const value : divided(option.values)) print_candidate(prefix + std::string(value), "");
    auto const name = option.is_argument() ? option.name() : option.value_name;
    if (name == "FILE" || name == "HEADER") print(":files\n");
}

void print_options(command const& command) {
    for (auto const& option : named_options_of(command))
        for (auto const name : divided(option.names)) print_candidate(name, option.description);
}

/// What the words before the one to complete mean.
class state {
public:
    explicit state(command const& program) : command_(&program) {}

    void read(std::string const& word) {
        if (option_) option_.reset(); // this is its value
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
            if (auto const option = with_value(word.substr(0, size))) print_values(*option, word.substr(0, size + 1));
            return;
        }
        for (auto const* each : subcommands_of(*command_)) print_candidate(each->name, each->description);
        if (auto const argument = next_argument()) print_values(*argument, "");
    }

private:
    command const* command_;
    std::optional<option> option_; // whose value is the next word
    std::size_t arguments_ = 0;
    bool only_arguments_ = false; // after --

    bool is_option(std::string const& word) const { return !only_arguments_ && word.starts_with('-'); }

    std::optional<option> with_value(std::string_view name) const {
        for (auto const& each : named_options_of(*command_)) {
            auto const names = divided(each.names);
            if (each.takes_value() && std::find(names.begin(), names.end(), name) != names.end()) return each;
        }
        return std::nullopt;
    }

    command const* subcommand_named(std::string_view word) const {
        auto const all = subcommands_of(*command_);
        auto const found = std::find_if(all.begin(), all.end(), [=](auto* each) { return each->name == word; });
        return found != all.end() ? *found : nullptr;
    }

    std::optional<option> next_argument() const {
        auto const all = arguments_of(*command_);
        if (arguments_ < all.size()) return all[arguments_];
        return !all.empty() && all.back().is_repeated() ? std::optional(all.back()) : std::nullopt;
    }
};

exit_code complete(command const& program, std::vector<std::string> words) {
    if (words.empty()) words = {""};
    state read(program);
    for (std::size_t i = 0; i + 1 != words.size(); ++i) read.read(words[i]);
    read.print_candidates(words.back());
    return valid;
}

std::string names_of_shells() {
    std::string names;
    for (auto const& [name, script] : scripts) names.append(names.empty() ? "" : ",").append(name);
    return names;
}

} // namespace

void add_completion(command& program) {
    static auto const shells = names_of_shells();
    auto const shell = std::make_shared<std::string>();
    program.subcommands.push_back({.name = "completion",
                                   .description = "Print a script that completes the command line",
                                   .group = "Help",
                                   .options = {{.names = "SHELL",
                                                .description = "The shell",
                                                .sets = shell.get(),
                                                .values = shells,
                                                .is_required = true}},
                                   .examples = {"source <(consturi completion bash)  # in ~/.bashrc",
                                                "source <(consturi completion zsh)   # in ~/.zshrc, after compinit",
                                                "consturi completion fish | source   # in ~/.config/fish/config.fish"},
                                   .notes = "An installation has the scripts already, where the shells find them.",
                                   .shows_exit_codes = false,
                                   .run = [shell] {
                                       print(scripts.at(*shell));
                                       return valid;
                                   }});

    auto const words = std::make_shared<std::vector<std::string>>();
    program.subcommands.push_back({.name = "__complete",
                                   .description = "Print what the last word can be",
                                   .group = "",
                                   .options = {{.names = "WORD", .sets = words.get()}},
                                   .run = [words, &program] { return complete(program, *words); }});
}

} // namespace consturi::tool
