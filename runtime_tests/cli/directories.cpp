// The command-line tool: consturi check with directories.
//
// Distributed under the Boost Software License, Version 1.0.
#include "run.hpp"

#include <cstdio>
#include <cstdlib>

static files const tree{{"d/a.md", "https://h:1x/\n"},
                        {"d/b c/'x'.md", "https://h:2x/\n"},
                        {"d/e.json", "{\"a\": \"https://h:3x/\"}\n"},
                        {"d/ignored/f.md", "https://h:4x/\n"},
                        {"d/.gitignore", "ignored\n*.log\n"},
                        {"d/x.log", "https://h:5x/\n"},
                        {"d/image", "https://h:6x/\0"s},
                        {"d/.git-not", "https://h:7x/\n"}};

/// Checks the directory d after a command of the shell. The ports of the URIs that were found.
static std::string ports_found(std::string const& command, arguments args) {
    args.insert(args.begin(), "check");
    auto const r = run(args, tree, {}, [&] {
        for (auto const* variable : {"GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"}) setenv(variable, "/dev/null", 1);
        if (std::system(command.c_str()) != 0) _exit(126);
        setenv("GIT_DIR", "/none", 1); // as a hook of another work tree has it
    });
    INFO(r);
    CHECK(r.code == 1);
    std::string ports;
    for (auto at = r.out.find("\nhttps://h:"); at != r.out.npos; at = r.out.find("\nhttps://h:", at + 1))
        ports += r.out[at + 11];
    return ports;
}

TEST_CASE("check: files below directories are checked, sorted by name, without binary files") {
    CHECK(ports_found("ln -s a.md d/link.md; ln -s . d/loop", {"--find", "d"}) == "712345");
    CHECK(ports_found("true", {"--config", "d"}) == "3");
    CHECK(ports_found("true", {"--find", "d/image", "d/b c"}) == "62");
    CHECK(run({"check", "--config", "d"}, {{"d/a.env", "A=https://h\n\0"s}}).code == 1); // config files have no NUL
    CHECK(run({"check", "--find", "--config", "d"}, tree).code == 2);
    CHECK(run({"check", "d"}, tree).err.find("d: Is a directory") != std::string::npos);
}

TEST_CASE("check: in a Git work tree, ignored files are left out") {
    if (std::system("git --version >/dev/null 2>&1") != 0) {
        std::puts("[skipped] git is not installed");
        return;
    }
    CHECK(ports_found("git init -q d", {"--find", "d"}) == "7123");
    CHECK(ports_found("cd d && git init -q && git add a.md && rm a.md", {"--find", "d"}) == "723");
    CHECK(ports_found("git init -q .", {"--find", "d/b c", "."}) == "27123");
    CHECK(ports_found("git init -q .", {"--find", "d/ignored", "d/x.log"}) == "45"); // named ones are not
}

TEST_CASE("check: no program runs that a Git work tree names") {
    if (std::system("git --version >/dev/null 2>&1") != 0) return;
    // Git reads the .gitignore, which is neither in the work tree nor in the repository, from a remote repository.
    process shell("/bin/sh", {"-c", R"(export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
                            echo "touch '$PWD/mark'; false" >program && chmod +x program && program="$PWD/program"
                            mkdir hooks && cp program hooks/post-index-change && git init -q d && cd d || exit 3
                            git add .gitignore && git update-index --skip-worktree .gitignore && rm .gitignore
                            rm -r .git/objects/??
                            for name in core.fsmonitor core.sshCommand core.pager core.gitProxy core.editor \
                                core.askPass diff.external filter.x.clean filter.x.smudge filter.x.process; do
                                git config $name "$program" || exit 4
                            done
                            git config core.hooksPath ../hooks; git config core.untrackedCache true
                            echo '* filter=x' >.git/info/attributes
                            git config core.repositoryFormatVersion 1; git config extensions.partialClone origin
                            git config remote.origin.promisor true; git config remote.origin.url ssh://h/d; cd ..
                            rm -f mark; git -C d ls-files --others --exclude-standard >/dev/null 2>&1
                            test -e mark || echo no program runs at all; rm -f mark
                            ")" CONSTURI_CLI R"(" check --find d >/dev/null 2>&1; test $? = 1 && ! test -e mark)"},
                  tree);
    CHECK(shell.finish() == result{0, "", ""});
}

TEST_CASE("check --glob: patterns of names and paths select files below directories") {
    CHECK(ports_found("true", {"--find", "--glob", "*.md", "d"}) == "124");
    CHECK(ports_found("true", {"--find", "--glob=*.md", "--glob=*.log", "--glob=!ignored/*", "d"}) == "125");
    CHECK(ports_found("true", {"--find", "--glob", "!*.md", "d", "d/a.md"})
          == "7351"); // a named file is always checked
    CHECK(ports_found("true", {"--find", "--glob", "b c/*", "d"}) == "2");
    CHECK(ports_found("true", {"--find", "--glob=./b c/*", "--glob=!./ignored/*", "d"}) == "2");
    CHECK(run({"check", "--find", "--glob=*.md", "--glob=*.rts", "d"}, tree)
          == result{2, "", "consturi: no file matches *.rts\n"});
    CHECK(run({"check", "--config", "d/b c"}, tree) == result{2, "", "consturi: d/b c: no files to check\n"});
    check_usage_error({"check", "--glob", "*.md", "f"});
}

TEST_CASE("check: a work tree that Git cannot read is an error") {
    auto const r = run({"check", "--find", "d"}, tree, {}, [] { setenv("PATH", "/", 1); });
    CHECK(r.code == 1); // no work tree: Git is not needed
    auto const broken = run({"check", "--find", "d"}, {{"d/.git", "gitdir: none\n"}, {"d/a", "a"}});
    CHECK(broken.code == 2);
    CHECK(broken.err.find("git ls-files failed") != std::string::npos);
}
