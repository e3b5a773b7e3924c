// Measures the run time of the library and of others: all contenders of a row in turns, in one process.
//
//     run_time [--seconds S] [--only TABLE] [FILE]
//
// FILE has one URI per line. Each row is measured for S seconds. The output is a line for each number: table, row,
// contender and number, separated by tabs. A contender is left out of a row if its results are not those of consturi.
//
// Distributed under the Boost Software License, Version 1.0.
#include "adversarial.hpp"
#include "inputs.hpp"
#include "print.hpp"

#include <dlfcn.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

extern "C" void add_parsers(benchmarks::tasks&);

namespace benchmarks {

namespace {

/// The share of inputs on which the results of a contender may differ.
constexpr double tolerance = 0.05;

template <class Input>
contenders<Input> with_the_same_results(contenders<Input> const& all, std::vector<Input> const& inputs,
                                        std::string const& row) {
    auto const& expected = all.front().result;
    contenders<Input> selected;
    for (auto const& contender : all) {
        auto const differs = [&](Input const& input) { return contender.result(input) != expected(input); };
        auto const different = std::count_if(inputs.begin(), inputs.end(), differs);
        if (different != 0) {
            auto const& example = *std::find_if(inputs.begin(), inputs.end(), differs);
            std::fprintf(stderr, "%s: %s has other results for %td of %zu inputs, such as \"%s\" instead of \"%s\"\n",
                         row.c_str(), contender.name.c_str(), different, inputs.size(),
                         contender.result(example).c_str(), expected(example).c_str());
        }
        if (double(different) <= tolerance * double(inputs.size())) selected.push_back(contender);
    }
    return selected;
}

class measurement {
public:
    explicit measurement(options const& options) : options_(options) {}

    /// Measures a row. The numbers are nanoseconds, divided by `count`.
    template <class Input>
    void row(std::string const& table, std::string const& name, std::vector<Input> const& inputs,
             contenders<Input> const& all, std::size_t count) const {
        if (!options_.selects(table)) return;
        auto const selected = with_the_same_results(all, inputs, table + ", " + name);
        std::vector<std::function<void()>> functions;
        for (auto const& contender : selected) functions.push_back([&] { contender.run(inputs); });
        auto const times = fastest(options_.seconds, functions);
        for (std::size_t i = 0; i != times.size(); ++i) print(table, name, selected[i].name, times[i] / double(count));
    }

    template <class Input>
    void per_input(std::string const& table, std::string const& name, std::vector<Input> const& inputs,
                   contenders<Input> const& all) const {
        row(table, name, inputs, all, inputs.size());
    }

    void per_byte(std::string const& table, std::string const& name, std::string const& input,
                  contenders<std::string> const& all) const {
        constexpr std::size_t copies = 16; // reading the clock takes a part of a microsecond
        row(table, name, texts(copies, input), all, copies * input.size());
    }

private:
    options const& options_;
};

texts lines_of(std::string const& file) {
    std::ifstream stream(file, std::ios::binary);
    texts lines;
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

/// The texts that all libraries parse, and that consturi accepts with a host.
texts accepted_by_all(texts const& all, contenders<std::string> const& parsers) {
    texts accepted;
    std::copy_if(all.begin(), all.end(), std::back_inserter(accepted), [&](std::string const& text) {
        return text.find("://") != text.npos && std::all_of(parsers.begin(), parsers.end(), [&](auto const& parser) {
                   return parser.result(text) == "valid";
               });
    });
    return accepted;
}

/// Adds parsing with other compiler options, from the shared objects next to the program.
void add_variants(tasks& to, std::filesystem::path const& program) {
    texts files;
    for (auto const& file : std::filesystem::directory_iterator(std::filesystem::canonical(program).parent_path()))
        if (file.path().extension() == ".so") files.push_back(file.path());
    std::sort(files.begin(), files.end());
    for (auto const& file : files) {
        auto const library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
        auto const function = library ? dlsym(library, "add_parsers") : nullptr;
        if (function) reinterpret_cast<void (*)(tasks&)>(function)(to);
        else std::fprintf(stderr, "%s\n", dlerror());
    }
}

void measure_all(tasks const& all, texts const& real, options const& options) {
    measurement const measure(options);
    for (auto const& [name, of] : uris(real)) measure.per_input("parse, ns", name, of, all.parse_uri);
    measure.per_input("parse, ns", "relative references", relative_references(), all.parse_reference);
    for (auto const& [name, of] : long_uris())
        measure.per_byte("parse long texts, ns per byte", name, of.front(), all.parse_uri);

    auto const accepted = accepted_by_all(real, all.parse_uri);
    auto const& normalized = all.normalize.front().result;
    texts normal;
    std::copy_if(accepted.begin(), accepted.end(), std::back_inserter(normal),
                 [&](std::string const& text) { return normalized(text) == text; });
    auto const operations = "operations, ns";
    measure.per_input(operations, "normalize, already normal", normal, all.normalize);
    measure.per_input(operations, "normalize, with changes", not_normal(), all.normalize);
    measure.per_input(operations, "resolve", references(accepted), all.resolve);
    measure.per_input(operations, "build", parts_of_uris(), all.build);
    measure.per_input(operations, "set a parameter", with_parameters(), all.edit);
    measure.per_input(operations, "decode the segments", with_parameters(), all.read);

    for (unsigned const percent : {0U, 1U, 10U, 50U, 100U}) {
        auto const row = std::to_string(percent) + " %";
        auto const bytes = bytes_to_encode(percent);
        measure.per_byte("encode, ns per byte", row, bytes, all.encode);
        measure.per_byte("decode, ns per byte", row, all.encode.front().result(bytes), all.decode);
    }
    measure_adversarial(options);
}

} // namespace

} // namespace benchmarks

int main(int count, char** arguments) {
    using namespace benchmarks;
    options options;
    std::string file = BENCHMARKS_URLS;
    for (int i = 1; i != count; ++i) {
        std::string_view const argument = arguments[i];
        bool const has_value = i + 1 != count;
        if (argument == "--seconds" && has_value) options.seconds = std::atof(arguments[++i]);
        else if (argument == "--only" && has_value) options.only = arguments[++i];
        else if (!argument.starts_with("-")) file = argument;
        else return std::fprintf(stderr, "usage: %s [--seconds S] [--only TABLE] [FILE]\n", arguments[0]), 2;
    }
    auto const real = lines_of(file);
    if (real.empty()) return std::fprintf(stderr, "%s: no lines\n", file.c_str()), 2;

    tasks all;
    add_parsers(all);
    add_variants(all, arguments[0]);
    add_hand_written(all);
    add_consturi(all);
#ifdef BENCHMARKS_URIPARSER
    add_uriparser(all);
#endif
#ifdef BENCHMARKS_BOOST_URL
    add_boost_url(all);
#endif
#ifdef BENCHMARKS_ADA
    add_ada(all);
#endif
    for (auto const& [library, version] : all.versions)
        std::printf("machine\t%s\tversion\t%s\n", library.c_str(), version.c_str());
    measure_all(all, real, options);
}
