# Tests a project that uses consturi: builds a copy of examples/service, with the package that is installed in PREFIX or
# with the source directory CONSTURI_SOURCE, runs it, and checks that errors in its config file stop the build. The
# package must accept the right versions. With the source directory, a library that links consturi can be exported.
#
#   cmake -D SERVICE=... -D LIBRARY=... -D COPY=... -D GENERATOR=... -D OPTIONS=... (-D PREFIX=... | -D CONSTURI_SOURCE=...)
#     [-D TOOL=...] -P consumer.cmake
#
# TOOL is the program for config files, if the package has none, or shall not be compiled again.
#
# Distributed under the Boost Software License, Version 1.0.
cmake_minimum_required(VERSION 3.25)

set(config ${COPY}/service/endpoints.json)
set(parses [[
#include <consturi/parse.hpp>
#include <cstdio>
static_assert(consturi::is_uri("https://h/"));
int main(int, char** arguments) {
    auto const parsed = consturi::parse_uri(arguments[1]);
    std::puts(parsed ? "a URI" : parsed.error().explain(arguments[1]).c_str());
}
]])
set(build ${COPY}/build)

# Runs a command that must succeed and print text that matches `expected`, without a warning.
function(run expected)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  message("$ ${ARGN}\n${output}")
  if(NOT result EQUAL 0 OR NOT output MATCHES "${expected}" OR output MATCHES "CMake [A-Za-z ]*Warning|warning:")
    message(FATAL_ERROR "exit code ${result}, expected 0 and output that matches: ${expected}")
  endif()
endfunction()

# Builds with another config file. The build must fail, and its first error must match `expected`.
function(check_build_fails text expected)
  file(WRITE ${config} "${text}")
  execute_process(COMMAND ${CMAKE_COMMAND} --build ${build}
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  message("${text}\n${output}")
  string(REGEX MATCH "[^\n]*error: [^\n]*" first "${output}")
  if(result EQUAL 0 OR NOT first MATCHES "${expected}")
    message(FATAL_ERROR "exit code ${result}; expected a failure whose first error matches: ${expected}")
  endif()
endfunction()

file(REMOVE_RECURSE ${COPY})
file(COPY ${SERVICE}/ DESTINATION ${COPY}/service)
if(CONSTURI_SOURCE)
  file(WRITE ${COPY}/parses.cpp "${parses}")
  file(WRITE ${COPY}/library.cpp "#include <consturi/literals.hpp>\n")
  file(WRITE ${COPY}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(consumer LANGUAGES CXX)\n"
    "set(CONSTURI_BUILD_LIBRARY ${LIBRARY})\nset(BUILD_SHARED_LIBS ON)\n"
    "add_subdirectory(\"${CONSTURI_SOURCE}\" consturi)\nadd_subdirectory(service)\n"
    "add_library(library STATIC library.cpp)\ntarget_link_libraries(library PUBLIC consturi::consturi)\n"
    "if(CONSTURI_BUILD_LIBRARY)\ntarget_link_libraries(library PUBLIC consturi::compiled)\n"
    "add_executable(parses parses.cpp)\ntarget_link_libraries(parses PRIVATE library)\nendif()\n"
    "install(TARGETS library EXPORT library)\ninstall(EXPORT library DESTINATION share)\n"
    "export(EXPORT library FILE set.cmake)\nexport(TARGETS library FILE target.cmake)\n")
  set(project ${COPY})
  set(program ${build}/service/service)
else()
  list(APPEND OPTIONS -DCMAKE_PREFIX_PATH=${PREFIX})
  set(project ${COPY}/service)
  set(program ${build}/service)
  file(WRITE ${COPY}/versions/CMakeLists.txt [[
    cmake_minimum_required(VERSION 3.25)
    project(versions LANGUAGES CXX)
    foreach(version 0.1 0.1.0 "0.1.0;EXACT" 0.1...<1 0...1 0.0...0.1 0.1...0.1)
      find_package(consturi ${version} REQUIRED)
    endforeach()
    foreach(version 0 0.0 0.2 1 1.1 0...<0.1 0.2...1 "0.0;EXACT")
      find_package(consturi ${version} QUIET)
      if(consturi_FOUND)
        message(FATAL_ERROR "found as version ${version}")
      endif()
    endforeach()
]])
  run("" ${CMAKE_COMMAND} -S ${COPY}/versions -B ${COPY}/versions/build -G ${GENERATOR} ${OPTIONS}
    -D CMAKE_DISABLE_FIND_PACKAGE_Boost=TRUE)
  if(LIBRARY)
    file(WRITE ${COPY}/compiled/parses.cpp "${parses}")
    file(WRITE ${COPY}/compiled/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(compiled LANGUAGES CXX)\n"
      "find_package(consturi REQUIRED)\nadd_executable(parses parses.cpp)\n"
      "target_link_libraries(parses PRIVATE consturi::compiled)\n")
    run("" ${CMAKE_COMMAND} -S ${COPY}/compiled -B ${COPY}/compiled/build -G ${GENERATOR} ${OPTIONS})
    run("" ${CMAKE_COMMAND} --build ${COPY}/compiled/build)
    run("^a URI" ${COPY}/compiled/build/parses https://h/)
    run("\n +\\^ ." ${COPY}/compiled/build/parses https://h:8a/)
  endif()
endif()
file(READ ${config} original)

if(TOOL)
  list(APPEND OPTIONS -DCONSTURI_HOST_TOOL=${TOOL})
endif()
run("" ${CMAKE_COMMAND} -S ${project} -B ${build} -G ${GENERATOR} ${OPTIONS})
run("" ${CMAKE_COMMAND} --build ${build})
run("mail.example.net, port 8443" ${program})
if(CONSTURI_SOURCE AND LIBRARY)
  run("^a URI" ${build}/parses https://h/)
  run("\n +\\^ ." ${build}/parses https://h:8a/)
endif()
run("GET /1[?]with=address from h" ${program} https://h/)
execute_process(COMMAND ${program} https://u@h/ RESULT_VARIABLE result ERROR_VARIABLE output)
if(NOT result EQUAL 1 OR NOT output MATCHES ": !has_userinfo")
  message(FATAL_ERROR "expected exit code 1 and a requirement that is not met: ${output}")
endif()
if(GENERATOR STREQUAL Ninja)
  run("no work to do" ${CMAKE_COMMAND} --build ${build})
endif()

if(NOT CONSTURI_SOURCE) # one way is enough
  string(REPLACE "example.net:8443" "example.net:8o43" changed "${original}")
  check_build_fails("${changed}" "endpoints.json:7:")
  string(REPLACE "https://mail.example.com" "http://mail.example.com" changed "${original}")
  check_build_fails("${changed}" "endpoints.json:6:")
  check_build_fails("{\n\"users\": \"https://h\",\n\"users\": \"https://g\"\n}\n"
    "endpoints.json:3:1: error: duplicate key \"users\", first in line 2")
  file(WRITE ${config} "${original}")
  run("" ${CMAKE_COMMAND} --build ${build})
endif()

if(CONSTURI_SOURCE)
  run("library.cmake" ${CMAKE_COMMAND} --install ${build} --prefix ${COPY}/prefix)
  if(EXISTS ${COPY}/prefix/include)
    message(FATAL_ERROR "installing the project installs consturi, too")
  endif()
  run("include/consturi.hpp" ${CMAKE_COMMAND} --install ${build} --prefix ${COPY}/prefix --component consturi)
endif()
