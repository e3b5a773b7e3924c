# Builds a copy of examples/service as its users do, with the package in PREFIX or with the directory CONSTURI_SOURCE:
# cmake -D SERVICE=... -D COPY=... -D GENERATOR=... -D OPTIONS=... -D PREFIX=... | -D CONSTURI_SOURCE=... -P consumer.cmake
#
# Distributed under the Boost Software License, Version 1.0.
cmake_minimum_required(VERSION 3.25)

set(config ${COPY}/service/endpoints.json)
set(build ${COPY}/build)

# A command that succeeds, and prints what is expected.
function(run expected)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
  message("$ ${ARGN}\n${said}")
  if(NOT result EQUAL 0 OR NOT said MATCHES "${expected}")
    message(FATAL_ERROR "that is not as it should be: ${result}, ${expected}")
  endif()
endfunction()

# A config file with which the build fails, and what of its output the first error is.
function(refused text expected)
  file(WRITE ${config} "${text}")
  execute_process(COMMAND ${CMAKE_COMMAND} --build ${build} RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
  message("${text}\n${said}")
  string(REGEX MATCH "[^\n]*error: [^\n]*" first "${said}")
  if(result EQUAL 0 OR NOT first MATCHES "${expected}")
    message(FATAL_ERROR "that is not as it should be: ${result}, the first error is not ${expected}")
  endif()
endfunction()

file(REMOVE_RECURSE ${COPY})
file(COPY ${SERVICE}/ DESTINATION ${COPY}/service)
if(CONSTURI_SOURCE)
  file(WRITE ${COPY}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)\nproject(outside LANGUAGES CXX)\n"
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
execute_process(COMMAND ${program} https://u@h/ RESULT_VARIABLE result ERROR_VARIABLE said)
if(NOT result EQUAL 1 OR NOT said MATCHES "a requirement is not met: !has_userinfo")
  message(FATAL_ERROR "not refused: ${said}")
endif()
if(GENERATOR STREQUAL Ninja)
  run("no work to do" ${CMAKE_COMMAND} --build ${build})
endif()

string(REPLACE "example.net:8443" "example.net:8o43" bad "${good}")
refused("${bad}" "endpoints.json:7:")
string(REPLACE "https://mail.example.com" "http://mail.example.com" bad "${good}")
refused("${bad}" "endpoints.json:6:")
refused("{\n\"users\": \"https://h\",\n\"users\": \"https://g\"\n}\n" "endpoints.json:3: error: \"users\" stands in line 2, too")
file(WRITE ${config} "${good}")
run("" ${CMAKE_COMMAND} --build ${build})
