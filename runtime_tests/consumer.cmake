# Builds a copy of examples/service as a consumer, with the package in PREFIX or with the source directory CONSTURI_SOURCE:
# cmake -D SERVICE=... -D COPY=... -D GENERATOR=... -D OPTIONS=... -D PREFIX=... | -D CONSTURI_SOURCE=... -P consumer.cmake
#
# Distributed under the Boost Software License, Version 1.0.
cmake_minimum_required(VERSION 3.25)

set(config ${COPY}/service/endpoints.json)
set(build ${COPY}/build)

# Runs a command, which must succeed and print what is expected.
function(run expected)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  message("$ ${ARGN}\n${output}")
  if(NOT result EQUAL 0 OR NOT output MATCHES "${expected}")
    message(FATAL_ERROR "unexpected result ${result}, or output without ${expected}")
  endif()
endfunction()

# Builds with an invalid config file. The build must fail, and its first error must be the expected one.
function(check_rejected text expected)
  file(WRITE ${config} "${text}")
  execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  message("${text}\n${output}")
  string(REGEX MATCH "[^\n]*error: [^\n]*" first "${output}")
  if(result EQUAL 0 OR NOT first MATCHES "${expected}")
    message(FATAL_ERROR "unexpected result ${result}, or the first error is not ${expected}")
  endif()
endfunction()

file(REMOVE_RECURSE ${COPY})
file(COPY ${SERVICE}/ DESTINATION ${COPY}/service)
if(CONSTURI_SOURCE)
  file(WRITE ${COPY}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(consumer LANGUAGES CXX)\n"
    "add_subdirectory(\"${CONSTURI_SOURCE}\" consturi)\nadd_subdirectory(service)\n")
  set(project ${COPY})
  set(program ${build}/service/service)
else()
  list(APPEND OPTIONS -DCMAKE_PREFIX_PATH=${PREFIX})
  set(project ${COPY}/service)
  set(program ${build}/service)
endif()
file(READ ${config} good)

run("" ${CMAKE_COMMAND} -S ${project} -B ${build} -G ${GENERATOR} ${OPTIONS})
run("" ${CMAKE_COMMAND} --build ${build})
run("mail.example.net, port 8443" ${program})
run("asking h for /1[?]with=address" ${program} https://h/)
execute_process(COMMAND ${program} https://u@h/ RESULT_VARIABLE result ERROR_VARIABLE output)
if(NOT result EQUAL 1 OR NOT output MATCHES "a requirement is not met: !has_userinfo")
  message(FATAL_ERROR "not rejected: ${output}")
endif()
if(GENERATOR STREQUAL Ninja)
  run("no work to do" ${CMAKE_COMMAND} --build ${build})
endif()

string(REPLACE "example.net:8443" "example.net:8o43" bad "${good}")
check_rejected("${bad}" "endpoints.json:7:")
string(REPLACE "https://mail.example.com" "http://mail.example.com" bad "${good}")
check_rejected("${bad}" "endpoints.json:6:")
check_rejected("{\n\"users\": \"https://h\",\n\"users\": \"https://g\"\n}\n" "endpoints.json:3: error: \"users\".* line 2")
file(WRITE ${config} "${good}")
run("" ${CMAKE_COMMAND} --build ${build})
