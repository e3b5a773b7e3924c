# What consturi_check_config makes of targets and file names, and what it refuses:
# cmake -D CONSTURI=... -D SCRATCH=... -D COMPILER=... -D GENERATOR=... -P check_test.cmake
#
# Distributed under the Boost Software License, Version 1.0.
cmake_minimum_required(VERSION 3.25)

set(source ${SCRATCH}/source)
set(build ${SCRATCH}/build)

# A command that succeeds.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "$ ${ARGN}\n${said}")
  endif()
endfunction()

# Such a CMakeLists.txt, with two targets and what compiles nothing, is refused.
function(refused lists expected)
  file(WRITE ${source}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(outside LANGUAGES ${languages})\n"
    "include(\"${CONSTURI}/cmake/consturi-check-config.cmake\")\nadd_library(a OBJECT a.cpp)\nadd_library(b OBJECT a.cpp)\n"
    "add_library(alias ALIAS a)\nadd_library(interface INTERFACE)\nadd_library(imported STATIC IMPORTED)\nadd_custom_target(custom)\n"
    "${lists}")
  file(REMOVE_RECURSE ${build})
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${source} -B ${build} -G ${GENERATOR}
    -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_COMPILER_WORKS=TRUE
    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE said)
  string(REGEX REPLACE "[ \n]+" " " said "${said}")
  string(FIND "${said}" "${expected}" at)
  if(result EQUAL 0 OR at EQUAL -1)
    message(SEND_ERROR "${lists}\nis to be refused: ${expected}\ngives: ${said}")
  endif()
endfunction()

# Such a CMakeLists.txt, with the library, is built.
function(builds)
  file(WRITE ${source}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(outside LANGUAGES CXX)\n"
    "add_subdirectory(\"${CONSTURI}\" consturi)\n" ${ARGN})
  file(REMOVE_RECURSE ${build})
  run(${CMAKE_COMMAND} -S ${source} -B ${build} -G ${GENERATOR} -D CMAKE_CXX_COMPILER=${COMPILER})
  run(${CMAKE_COMMAND} --build ${build})
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
file(WRITE ${source}/a.cpp "")
file(WRITE ${source}/a.ini "a = https://a/\n")
file(WRITE ${source}/below/a.ini "a = https://a/\n")

set(languages CXX)
set(library "add_library(consturi::consturi INTERFACE IMPORTED)\n")
set(cannot "consturi_check_config: the build of")
refused("consturi_check_config(TARGET a)" "consturi_check_config: FILE is missing")
refused("consturi_check_config(TARGET a FILE a.ini REQUIRE \"\" INCLUDE a.hpp)" "consturi_check_config: an argument is empty")
refused("consturi_check_config(TARGET a FILE a.ini KEYS \"\")" "consturi_check_config: an argument is empty")
refused("consturi_check_config(TARGET c FILE a.ini)" "${cannot} c cannot check ${source}/a.ini: there is no such target")
refused("consturi_check_config(TARGET alias FILE a.ini)" "it is an alias, of a")
foreach(target interface imported custom)
  refused("consturi_check_config(TARGET ${target} FILE a.ini)" "${cannot} ${target} cannot check ${source}/a.ini: nothing is compiled for it")
endforeach()
file(WRITE ${source}/below/CMakeLists.txt "consturi_check_config(TARGET a FILE a.ini)")
refused("${library}add_subdirectory(below)" "below/a.ini: it is a target of another directory, ${build}")
refused("${library}consturi_check_config(TARGET a FILE a.ini)\nconsturi_check_config(TARGET a FILE a.ini KEYS a)"
  "a.ini: it checks one that is called a.ini already")
refused("${library}consturi_check_config(TARGET a FILE a.ini)\nconsturi_check_config(TARGET a FILE below/a.ini)"
  "below/a.ini: it checks one that is called a.ini already")
file(WRITE ${source}/below/CMakeLists.txt "${library}")
refused("add_subdirectory(below)\nconsturi_check_config(TARGET a FILE a.ini)" "there is no target consturi::consturi here")
refused("${library}consturi_check_config(TARGET a FILE c.ini)" "${source}/c.ini:1: error: there is no such file")
refused("${library}consturi_check_config(TARGET a FILE below)" "${source}/below:1: error: there is no such file")
refused("${library}consturi_check_config(TARGET a FILE \"a;b.ini\")" "${source}/a;b.ini has a semicolon")
refused("${library}consturi_check_config(TARGET a FILE a.ini KEYS a \$<b>)" "KEYS has $<, and generator expressions are not evaluated")
set(languages NONE)
refused("${library}consturi_check_config(TARGET a FILE a.ini)" "${cannot} a cannot check ${source}/a.ini: the language CXX is not enabled")

# One namespace for all, one file for two targets, and names that others have, too.
file(WRITE ${source}/a-b.ini "consturi = https://a/\nlinux = https://a/\nassert = https://a/\nstd = https://a/\n")
file(WRITE ${source}/a_b.ini "b.consturi = https://b/\n")
file(WRITE "${source}/c d.ini" "c = https://b/\n")
file(WRITE ${source}/requirement.hpp "#pragma once\n#include <consturi.hpp>\ntemplate <int, int> inline constexpr auto required = consturi::requirements::has_host;\n")
file(WRITE ${source}/both.cpp "#include <cassert>\n#include \"a-b.ini.hpp\"\n#include \"a_b.ini.hpp\"\n#include \"c d.ini.hpp\"\n"
  "static_assert(n::consturi.host() == \"a\" && n::linux_ == n::std && n::b::consturi.host() == \"b\" && n::c == n::b::consturi);\n")
builds("add_library(a OBJECT both.cpp)\nadd_library(b OBJECT a.cpp)\n"
  "foreach(file a-b.ini a_b.ini \"c d.ini\")\n"
  "consturi_check_config(TARGET a FILE \${file} REQUIRE \"required<1, 2>\" INCLUDE requirement.hpp NAMESPACE n)\nendforeach()\n"
  "consturi_check_config(TARGET b FILE a-b.ini)\n")

# Files of one name in one program have their own constants, in one namespace as well.
file(WRITE ${source}/below/a.ini "a = https://b/\n")
file(WRITE ${source}/theirs.cpp "#include \"a.ini.hpp\"\nconsturi::uri_view const* theirs() { return &endpoints::a; }\n")
file(WRITE ${source}/ours.cpp "#include \"a.ini.hpp\"\nconsturi::uri_view const* theirs();\n"
  "int main() { return (&endpoints::a)->host() == \"a\" && theirs()->host() == \"b\" ? 0 : 1; }\n")
builds("add_library(theirs STATIC theirs.cpp)\nadd_executable(ours ours.cpp)\ntarget_link_libraries(ours PRIVATE theirs)\n"
  "consturi_check_config(TARGET theirs FILE below/a.ini)\nconsturi_check_config(TARGET ours FILE a.ini)\n")
run(${build}/ours)
