# The main job on real input: endpoints read by the compiler, a bad one refused, a file of real URIs checked.

function(show title)
  message("\n== ${title}\n")
endfunction()

show("Endpoints in source, read when the program was compiled (examples/endpoints.cpp)")
execute_process(COMMAND ${ENDPOINTS} COMMAND_ERROR_IS_FATAL ANY)

show("An endpoint with a typo does not compile (examples/typo.cpp)")
execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -I${INCLUDE} ${EXAMPLES}/typo.cpp RESULT_VARIABLE refused)
if(refused EQUAL 0)
  message(FATAL_ERROR "the compiler accepted a bad URI")
endif()

show("Real URIs, judged when they arrive (consturi check examples/debian-homepages.txt examples/bad-uris.txt)")
execute_process(COMMAND ${CONSTURI} check ${EXAMPLES}/debian-homepages.txt ${EXAMPLES}/bad-uris.txt RESULT_VARIABLE some_bad)
if(NOT some_bad EQUAL 1)
  message(FATAL_ERROR "consturi check ended with ${some_bad}, not with 1 for some bad URIs")
endif()

show("The components of one of them (consturi show)")
execute_process(COMMAND ${CONSTURI} show "https://api.example.com:8443/v1/users?limit=10" COMMAND_ERROR_IS_FATAL ANY)
