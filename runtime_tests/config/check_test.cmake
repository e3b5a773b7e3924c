# Tests the arguments of consturi_check_config: which targets and file names it rejects, and which builds succeed.
#
#   cmake -D CONSTURI=... -D SCRATCH=... -D COMPILER=... -D GENERATOR=... -D TOOL=... -P check_test.cmake
#
# Distributed under the Boost Software License, Version 1.0.
cmake_minimum_required(VERSION 3.25)

set(source ${SCRATCH}/source)
set(build ${SCRATCH}/build)

# Runs a command that must succeed.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "$ ${ARGN}\n${output}")
  endif()
endfunction()

# A project with these commands must fail to configure, with an error message that contains `expected`. It has targets of
# each kind.
function(check_rejected commands expected)
  file(WRITE ${source}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(outside LANGUAGES ${languages})\n"
    "include(\"${CONSTURI}/cmake/consturi-check-config.cmake\")\nadd_library(a OBJECT a.cpp)\nadd_library(b OBJECT a.cpp)\n"
    "add_library(alias ALIAS a)\nadd_library(interface INTERFACE)\nadd_library(imported STATIC IMPORTED)\nadd_custom_target(custom)\n"
    "${commands}")
  set(build ${build}-rejected-${languages}) # is kept, so that CMake examines the compiler only once
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${source} -B ${build} -G ${GENERATOR}
    -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_COMPILER_WORKS=TRUE -D CONSTURI_HOST_TOOL=${tool}
    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE output)
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  string(FIND "${output}" "${expected}" at)
  if(result EQUAL 0 OR at EQUAL -1)
    message(SEND_ERROR "${commands}\nexpected: ${expected}\nactual: ${output}")
  endif()
endfunction()

# A project with the library and these commands must build.
function(check_builds)
  file(WRITE ${source}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(outside LANGUAGES CXX)\n"
    "add_subdirectory(\"${CONSTURI}\" consturi)\n" ${ARGN})
  file(REMOVE_RECURSE ${build})
  run(${CMAKE_COMMAND} -S ${source} -B ${build} -G ${GENERATOR} -D CMAKE_CXX_COMPILER=${COMPILER} -D CONSTURI_HOST_TOOL=${TOOL})
  run(${CMAKE_COMMAND} --build ${build})
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
file(WRITE ${source}/a.cpp "")
file(WRITE ${source}/a.ini "a = https://a/\n")
file(WRITE ${source}/below/a.ini "a = https://a/\n")

set(languages CXX)
set(tool ${TOOL})
set(library "add_library(consturi::consturi INTERFACE IMPORTED)\n")
set(cannot "consturi_check_config: target")
check_rejected("consturi_check_config(TARGET a)" "consturi_check_config: missing argument FILE")
check_rejected("consturi_check_config(TARGET a FILE a.ini REQUIRE \"\" INCLUDE a.hpp)" "consturi_check_config: empty argument")
check_rejected("consturi_check_config(TARGET a FILE a.ini KEYS \"\")" "consturi_check_config: empty argument")
check_rejected("consturi_check_config(TARGET a FILE a.ini FILES)" "consturi_check_config: unknown arguments: FILES")
check_rejected("consturi_check_config(TARGET a FILE a.ini KEYS)" "consturi_check_config: missing values for: KEYS")
check_rejected("consturi_check_config(TARGET c FILE a.ini)" "${cannot} c cannot check ${source}/a.ini: no such target")
check_rejected("consturi_check_config(TARGET alias FILE a.ini)" "it is an alias of a")
foreach(target interface imported custom)
  check_rejected("consturi_check_config(TARGET ${target} FILE a.ini)" "${cannot} ${target} cannot check ${source}/a.ini: it does not compile sources")
endforeach()
file(WRITE ${source}/below/CMakeLists.txt "consturi_check_config(TARGET a FILE a.ini)")
check_rejected("${library}add_subdirectory(below)" "below/a.ini: it was created in another directory, ${build}-rejected-CXX")
check_rejected("${library}consturi_check_config(TARGET a FILE a.ini)\nconsturi_check_config(TARGET a FILE a.ini KEYS a)"
  "a.ini: it already checks a file with the name a.ini")
check_rejected("${library}consturi_check_config(TARGET a FILE a.ini)\nconsturi_check_config(TARGET a FILE below/a.ini)"
  "below/a.ini: it already checks a file with the name a.ini")
file(WRITE ${source}/below/CMakeLists.txt "${library}")
check_rejected("add_subdirectory(below)\nconsturi_check_config(TARGET a FILE a.ini)" "no target consturi::consturi in this directory")
check_rejected("${library}consturi_check_config(TARGET a FILE c.ini)" "${source}/c.ini:1: error: no such file")
check_rejected("${library}consturi_check_config(TARGET a FILE below)" "${source}/below:1: error: no such file")
check_rejected("${library}consturi_check_config(TARGET a FILE \"a;b.ini\")" "semicolon in the path ${source}/a;b.ini")
check_rejected("${library}consturi_check_config(TARGET a FILE a.ini KEYS a \$<b>)" "generator expressions are not supported in KEYS")
set(tool "")
check_rejected("${library}consturi_check_config(TARGET a FILE a.ini)" "the program consturi was not built with the library")
check_rejected("${library}set(CMAKE_CROSSCOMPILING TRUE)\nconsturi_check_config(TARGET a FILE a.ini)"
  "set CONSTURI_HOST_TOOL to the program consturi for this machine")
set(tool /nowhere/consturi)
check_rejected("${library}consturi_check_config(TARGET a FILE a.ini)" "no such program: /nowhere/consturi")
set(languages NONE)
check_rejected("${library}consturi_check_config(TARGET a FILE a.ini)" "${cannot} a cannot check ${source}/a.ini: the language CXX is not enabled")

# A bad URI fails the build with its place; corrected, it builds; without changes, nothing is built again.
set(project "add_library(a OBJECT a.cpp)\nconsturi_check_config(TARGET a FILE bad.values FORMAT json)\n")
file(WRITE ${source}/bad.values "{\n\n\n\n\n\n\"a\": \"https://h:8o/\"}\n")
file(WRITE ${source}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(outside LANGUAGES CXX)\n"
  "add_subdirectory(\"${CONSTURI}\" consturi)\n${project}")
run(${CMAKE_COMMAND} -S ${source} -B ${build}-bad -G ${GENERATOR} -D CMAKE_CXX_COMPILER=${COMPILER} -D CONSTURI_HOST_TOOL=${TOOL})
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build}-bad RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
string(REGEX MATCH "[^\n]*error:[^\n]*" first "${output}")
if(result EQUAL 0 OR NOT first MATCHES "bad.values:7:18: error: ")
  message(SEND_ERROR "expected an error in line 7 of bad.values; actual:\n${output}")
endif()
file(WRITE ${source}/bad.values "{\"a\": \"https://h:80/\"}\n")
run(${CMAKE_COMMAND} --build ${build}-bad)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${build}-bad OUTPUT_VARIABLE output)
if(output MATCHES "Checking|Building")
  message(SEND_ERROR "built again without a change:\n${output}")
endif()

# Several files share a namespace, two targets check one file, and keys have names that are used elsewhere.
file(WRITE ${source}/a-b.ini "consturi = https://a/\nlinux = https://a/\nassert = https://a/\nstd = https://a/\n")
file(WRITE ${source}/a_b.ini "b.consturi = https://b/\n")
file(WRITE "${source}/c d.ini" "c = https://b/\n")
file(WRITE ${source}/lists.ini "a;b = https://a:1;https://b:2\nc = https://c:1,https://d:2\nd = https://d:1;https://e:2\n")
file(WRITE ${source}/requirement.hpp "#pragma once\n#include <consturi.hpp>\ntemplate <int, int> inline constexpr auto required = consturi::requirements::has_host;\n")
file(WRITE ${source}/both.cpp "#include <cassert>\n#include \"a-b.ini.hpp\"\n#include \"a_b.ini.hpp\"\n#include \"c d.ini.hpp\"\n"
  "static_assert(n::consturi.host() == \"a\" && n::linux_ == n::std && n::b::consturi.host() == \"b\" && n::c == n::b::consturi);\n")
check_builds("add_library(a OBJECT both.cpp)\nadd_library(b OBJECT a.cpp)\n"
  "foreach(file a-b.ini a_b.ini \"c d.ini\")\n"
  "consturi_check_config(TARGET a FILE \${file} REQUIRE \"required<1, 2>\" INCLUDE requirement.hpp NAMESPACE n)\nendforeach()\n"
  "consturi_check_config(TARGET b FILE a-b.ini)\n"
  "string(ASCII 59 semicolon)\n"
  "consturi_check_config(TARGET b FILE lists.ini SPLIT \"\${semicolon},\" KEYS \"a\${semicolon}b\" c EXCEPT d)\n")

# No constant has the name of a macro of the headers that a constants header includes.
file(WRITE ${source}/kinds.json "{\"a\": \"jdbc:a://h/\", \"b\": \"mongodb://h/\"}\n")
run(${TOOL} constants ${source}/kinds.json -o ${source}/kinds.hpp)
file(APPEND ${source}/kinds.hpp "#include <consturi.hpp>\n#include <consturi/schemes.hpp>\n") # as with --require
execute_process(COMMAND ${COMPILER} -std=gnu++20 -w -I ${CONSTURI}/include -dM -E -x c++ ${source}/kinds.hpp OUTPUT_VARIABLE output)
string(REGEX MATCHALL "#define [A-Za-z0-9_]+" macros "${output}")
list(TRANSFORM macros REPLACE "#define " "")
list(LENGTH macros count)
if(count LESS 500)
  message(SEND_ERROR "expected the macros of the compiler; actual:\n${output}")
endif()
list(JOIN macros "\": \"https://h/\",\n\"" keys)
file(WRITE ${source}/macros.json "{\"${keys}\": \"https://h/\"}\n")
run(${TOOL} constants ${source}/macros.json -o ${source}/macros.hpp)
file(STRINGS ${source}/macros.hpp names REGEX "^constexpr")
list(TRANSFORM names REPLACE ".* ([A-Za-z0-9_]+) =" "\\1")
set(wrong "${names}")
list(REMOVE_ITEM names ${macros})
list(REMOVE_ITEM wrong ${names})
if(wrong OR NOT names)
  message(SEND_ERROR "macros that are not in tools/config/cpp_name.cpp: ${wrong}")
endif()

# A requirement that is not met is reported once, however many sources include the header, also with precompiled headers
# and in unity builds.
foreach(number 1 2 3)
  file(WRITE ${source}/user${number}.cpp "#include \"a-b.ini.hpp\"\nstatic_assert(n::std.host() == \"a\");\n")
endforeach()
set(more "")
foreach(variant plain unity)
  set(requirement "consturi::requirements::scheme_is(\\\"https\\\") && !consturi::requirements::host_is(\\\"a\\\")")
  file(WRITE ${source}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(outside LANGUAGES CXX)\n"
    "add_subdirectory(\"${CONSTURI}\" consturi)\nadd_library(a OBJECT user1.cpp user2.cpp user3.cpp)\n"
    "consturi_check_config(TARGET a FILE a-b.ini KEYS std REQUIRE \"${requirement}\" NAMESPACE n)\n${more}")
  set(directory ${build}-once-${variant})
  run(${CMAKE_COMMAND} -S ${source} -B ${directory} -G Ninja -D CMAKE_CXX_COMPILER=${COMPILER} -D CONSTURI_HOST_TOOL=${TOOL})
  execute_process(COMMAND ${CMAKE_COMMAND} --build ${directory} -- -k 0 RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  string(REGEX MATCHALL "a-b.ini:4:[0-9:]* error:" errors "${output}")
  list(LENGTH errors count)
  if(result EQUAL 0 OR NOT count EQUAL 1 OR NOT output MATCHES "a-b.ini:4:7: error: [^\n]*std does not meet the requirement "
      OR NOT output MATCHES "first_not_met<[^\n]*(!|not_)host_is")
    message(SEND_ERROR "expected one error in line 4 of a-b.ini; actual (${variant}):\n${output}")
  endif()
  set(more "set_property(TARGET a PROPERTY UNITY_BUILD ON)\ntarget_precompile_headers(a PRIVATE <consturi/literals.hpp>)\n")
endforeach()

# A program and a library that it links check files of the same name in the same namespace: each has its own constants.
file(WRITE ${source}/below/a.ini "a = https://b/\n")
file(WRITE ${source}/theirs.cpp "#include \"a.ini.hpp\"\nconsturi::uri_view const* theirs() { return &endpoints::a; }\n")
file(WRITE ${source}/ours.cpp "#include \"a.ini.hpp\"\nconsturi::uri_view const* theirs();\n"
  "int main() { return (&endpoints::a)->host() == \"a\" && theirs()->host() == \"b\" ? 0 : 1; }\n")
check_builds("add_library(theirs STATIC theirs.cpp)\nadd_executable(ours ours.cpp)\ntarget_link_libraries(ours PRIVATE theirs)\n"
  "consturi_check_config(TARGET theirs FILE below/a.ini)\nconsturi_check_config(TARGET ours FILE a.ini)\n")
run(${build}/ours)
