# Checks that each function with a byte shuffle has the instruction set in its name, so that the linker never merges it with
# the same function of a translation unit for another instruction set: cmake -D OBJDUMP=... -D OBJECT=... -P ...
#
# Distributed under the Boost Software License, Version 1.0.
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND ${OBJDUMP} -d --no-show-raw-insn ${OBJECT} OUTPUT_VARIABLE code COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "<[^>\n]+>:\n|pshufb" lines "${code}")
set(found 0)
foreach(line IN LISTS lines)
  if(NOT line STREQUAL "pshufb")
    set(function "${line}")
  elseif(function MATCHES "ssse3")
    math(EXPR found "${found} + 1")
  else()
    message(SEND_ERROR "contains a byte shuffle, but has no name of its own: ${function}")
  endif()
endforeach()
if(found EQUAL 0)
  message(FATAL_ERROR "no byte shuffle found: nothing was checked")
endif()
message("${found} byte shuffles, each in a function of its own")
