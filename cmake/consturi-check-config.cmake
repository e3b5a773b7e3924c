# Config files whose URIs the compiler checks when the program is built.
#
#   consturi_check_config(TARGET app FILE endpoints.json
#                         [KEYS key ...] [REQUIRE app::public_endpoint INCLUDE requirements.hpp] [NAMESPACE app::endpoints])
#
# docs/config-files.md tells what is read, and what is refused.
#
# Distributed under the Boost Software License, Version 1.0.
function(consturi_check_config)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;FILE;REQUIRE;INCLUDE;NAMESPACE" "KEYS")
  foreach(needed TARGET FILE)
    if(NOT DEFINED arg_${needed})
      message(FATAL_ERROR "consturi_check_config: ${needed} is missing")
    endif()
  endforeach()
  if(DEFINED arg_UNPARSED_ARGUMENTS OR DEFINED arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "consturi_check_config: what is meant by ${arg_UNPARSED_ARGUMENTS} ${arg_KEYWORDS_MISSING_VALUES}?")
  endif()
  foreach(argument FILE KEYS REQUIRE INCLUDE NAMESPACE)
    if(arg_${argument} MATCHES "\\$<")
      message(FATAL_ERROR "consturi_check_config: ${argument} has $<, and generator expressions are not evaluated")
    endif()
  endforeach()
  cmake_path(ABSOLUTE_PATH arg_FILE NORMALIZE OUTPUT_VARIABLE file)
  consturi_refuse_target("${arg_TARGET}" "${file}")
  if(file MATCHES ";")
    message(FATAL_ERROR "consturi_check_config: ${file} has a semicolon, which CMake takes for the end of a file's name")
  endif()
  if(NOT EXISTS "${file}")
    message(FATAL_ERROR "${file}:1: error: there is no such file")
  endif()
  if(DEFINED arg_INCLUDE AND EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${arg_INCLUDE}")
    cmake_path(ABSOLUTE_PATH arg_INCLUDE)
  endif()
  if(NOT DEFINED arg_NAMESPACE)
    set(arg_NAMESPACE endpoints)
  endif()

  set(reader ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/consturi-read-config.cmake)
  cmake_path(GET file FILENAME name)
  set(directory ${CMAKE_CURRENT_BINARY_DIR}/consturi/${arg_TARGET})
  set(header ${directory}/${name}.hpp)
  set(source ${directory}/${name}.cpp)
  add_custom_command(OUTPUT ${header}
    COMMAND ${CMAKE_COMMAND} -D "FILE=${file}" -D "HEADER=${header}" -D "KEYS=${arg_KEYS}" -D "REQUIRE=${arg_REQUIRE}"
      -D "INCLUDE=${arg_INCLUDE}" -D "NAMESPACE=${arg_NAMESPACE}" -P ${reader}
    DEPENDS ${file} ${reader}
    COMMENT "Reading ${name}" VERBATIM)
  file(GENERATE OUTPUT ${source} CONTENT "#include \"${name}.hpp\"\n") # compiled even if nothing else includes the header
  target_sources(${arg_TARGET} PRIVATE ${header} ${source})
  target_include_directories(${arg_TARGET} PRIVATE ${directory})
  target_link_libraries(${arg_TARGET} PRIVATE consturi::consturi)
  set_property(TARGET ${arg_TARGET} APPEND PROPERTY CONSTURI_CONFIG_FILES "${name}")
endfunction()

# Targets whose build cannot check a file.
function(consturi_refuse_target target file)
  set(refused "consturi_check_config: the build of ${target} cannot check ${file}:")
  if(NOT TARGET "${target}")
    message(FATAL_ERROR "${refused} there is no such target")
  endif()
  foreach(property ALIASED_TARGET IMPORTED TYPE BINARY_DIR CONSTURI_CONFIG_FILES)
    get_target_property(${property} ${target} ${property})
  endforeach()
  cmake_path(GET file FILENAME name)
  if(ALIASED_TARGET)
    message(FATAL_ERROR "${refused} it is an alias, of ${ALIASED_TARGET}")
  elseif(IMPORTED OR TYPE MATCHES "INTERFACE|UTILITY")
    message(FATAL_ERROR "${refused} nothing is compiled for it")
  elseif(NOT BINARY_DIR STREQUAL CMAKE_CURRENT_BINARY_DIR)
    message(FATAL_ERROR "${refused} it is a target of another directory, ${BINARY_DIR}")
  elseif(name IN_LIST CONSTURI_CONFIG_FILES)
    message(FATAL_ERROR "${refused} it checks one that is called ${name} already")
  elseif(NOT TARGET consturi::consturi)
    message(FATAL_ERROR "${refused} there is no target consturi::consturi here; find_package(consturi) makes one for its directory and those below")
  endif()
endfunction()
