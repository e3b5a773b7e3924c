# The demo: URIs that were checked at compile time, a file of real URIs checked at run time, and a typo that does not
# compile.
#
#   cmake -D ENDPOINTS=... -D CONSTURI=... -D COMPILER=... -D INCLUDE=... -D EXAMPLES=... -P demo.cmake
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

print_title("Real URIs, parsed at run time (consturi check examples/debian-homepages.txt examples/bad-uris.txt)")
execute_process(COMMAND ${CONSTURI} check ${EXAMPLES}/debian-homepages.txt ${EXAMPLES}/bad-uris.txt
  RESULT_VARIABLE exit_code OUTPUT_VARIABLE errors ERROR_VARIABLE notes)
if(NOT exit_code EQUAL 1 OR NOT notes MATCHES "([0-9]+) URIs, ([0-9]+) invalid")
  message(FATAL_ERROR "consturi check: exit code ${exit_code}, expected 1 for invalid URIs: ${notes}")
endif()
print("${CMAKE_MATCH_2} of ${CMAKE_MATCH_1} URIs are invalid; the first 12:\n")
string(REPEAT "[^\n]*\n" 36 twelve_errors) # of three lines each
string(REGEX MATCH "^${twelve_errors}" errors "${errors}")
string(STRIP "${errors}" errors)
string(REPLACE "${EXAMPLES}/" "" errors "${errors}")
print("${errors}")

set(homepage "https://dpdk.org/doc/guides/prog_guide/overview.html?highlight=librte_net#librte-net")
print_title("The components of a URI in examples/debian-homepages.txt (consturi show '${homepage}')")
execute_process(COMMAND ${CONSTURI} show ${homepage} COMMAND_ERROR_IS_FATAL ANY)

# Last, so that the compiler's message stays on the screen.
print_title("A typo in a URI literal does not compile (examples/typo.cpp)")
execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I${INCLUDE} ${EXAMPLES}/typo.cpp
  RESULT_VARIABLE exit_code)
if(exit_code EQUAL 0)
  message(FATAL_ERROR "the compiler accepted an invalid URI")
endif()
