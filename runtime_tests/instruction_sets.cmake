# Checks that translation units for different instruction sets share no function that only one of them may call: the linker
# keeps one of the functions with the same name.
#
#   cmake -D OBJDUMP=... -D OBJECT=... [-D NM=... -D PLAIN_OBJECT=... -D COMPILER=... -D INCLUDE=...
#     [-D FOR_32_BITS=...]] -P instruction_sets.cmake
#
# OBJECT is compiled with -mssse3. Each function in it with a byte shuffle must have the instruction set in its name. The other
# arguments are for g++: OBJECT must not share any function with PLAIN_OBJECT, and each extension must change the names, with
# the options FOR_32_BITS, too.
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

if(NOT DEFINED COMPILER)
  return()
endif()

# The weak functions of an object file that belong to consturi.
function(functions_in object result)
  execute_process(COMMAND ${NM} ${object} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL " W _Z[^\n]*8consturi[^\n]*" functions "${symbols}")
  set(${result} "${functions}" PARENT_SCOPE)
endfunction()
functions_in(${OBJECT} functions)
functions_in(${PLAIN_OBJECT} plain_functions)
list(LENGTH functions count)
list(LENGTH plain_functions plain_count)
if(count LESS 100 OR plain_count LESS 100)
  message(FATAL_ERROR "found only ${count} and ${plain_count} functions")
endif()
foreach(function IN LISTS functions)
  if(function IN_LIST plain_functions)
    message(SEND_ERROR "in translation units for different instruction sets: ${function}")
  endif()
endforeach()

# Each of these options must change the names of functions.
function(check_names always)
  set(names "")
  foreach(option "" ${ARGN})
    separate_arguments(arguments UNIX_COMMAND "${always} ${option}")
    execute_process(COMMAND ${COMPILER} -std=c++20 ${arguments} -I${INCLUDE} -S -o - -x c++ -
      INPUT_FILE ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/instruction_sets_name.cpp OUTPUT_VARIABLE assembly
      COMMAND_ERROR_IS_FATAL ANY)
    if(NOT assembly MATCHES "\n(_Z[^\n]*named_here[^\n]*):\n" OR CMAKE_MATCH_1 IN_LIST names)
      message(SEND_ERROR "${always} ${option}: the names of functions are those of another option: ${CMAKE_MATCH_1}")
    endif()
    list(APPEND names "${CMAKE_MATCH_1}")
  endforeach()
endfunction()
check_names("" -mno-sse -mno-sse2 -msse3 -mssse3 -msse4.1 -msse4.2 -mpopcnt -mavx -mavx2 -mbmi -mbmi2 -mlzcnt -mmovbe
  -mxop -mtbm -mgfni -mavxvnni -mavx512f -mavx512cd -mavx512bw -mavx512dq -mavx512vl -mavx512vbmi -mavx512vbmi2
  -mavx512bitalg -mavx512vpopcntdq -mavx512vnni -mavx512fp16 -march=x86-64-v3 -march=x86-64-v4
  -D__APX_F__ -D__AVXVNNIINT8__ -D__AVXVNNIINT16__ -D__EVEX512__ -D__AVX10_1__ -D__AVX10_2__)
if(FOR_32_BITS)
  check_names("${FOR_32_BITS}" -march=i386 -march=i486 -march=i586 -mmmx -m3dnow -m3dnowa -msse -msse2 -msse3)
endif()
