# The demo: URIs that were checked at compile time, lists of real URIs checked at run time, and a typo that does not
# compile.
#
#   cmake -D ENDPOINTS=... -D CHECK_LIST=... -D COMPILER=... -D INCLUDE=... -D EXAMPLES=... -P demo.cmake
#
# Distributed under the Boost Software License, Version 1.0.

# Prints to standard output, in order with the output of the programs; message() would print to standard error.
function(print text)
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo "${text}")
endfunction()

function(print_title title)
  print("\n== ${title}\n")
endfunction()

print_title("Endpoints in source code, parsed at compile time (examples/endpoints.cpp)")
execute_process(COMMAND ${ENDPOINTS} COMMAND_ERROR_IS_FATAL ANY)

print_title("Lists of URIs, parsed at run time (examples/check_list.cpp: debian-homepages.txt, bad-uris.txt)")
execute_process(COMMAND ${CHECK_LIST} debian-homepages.txt bad-uris.txt WORKING_DIRECTORY ${EXAMPLES}
  RESULT_VARIABLE exit_code OUTPUT_VARIABLE errors)
if(NOT exit_code EQUAL 1 OR NOT errors MATCHES "([0-9]+ of [0-9]+ lines are not URIs)\n$")
  message(FATAL_ERROR "check_list: exit code ${exit_code}, expected 1 for invalid URIs: ${errors}")
endif()
print("${CMAKE_MATCH_1}; the first 12:\n")
string(REPEAT "[^\n]*\n" 36 twelve_errors) # of three lines each
string(REGEX MATCH "^${twelve_errors}" errors "${errors}")
string(STRIP "${errors}" errors)
print("${errors}")

# Last, so that the compiler's message stays on the screen.
print_title("A typo in a URI literal does not compile (examples/typo.cpp)")
execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I${INCLUDE} ${EXAMPLES}/typo.cpp
  RESULT_VARIABLE exit_code)
if(exit_code EQUAL 0)
  message(FATAL_ERROR "the compiler accepted an invalid URI")
endif()
