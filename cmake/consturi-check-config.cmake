# consturi_check_config: lets the compiler check the URIs in a config file.
#
#   consturi_check_config(TARGET app FILE endpoints.json [KEYS key ...]
#                         [REQUIRE app::public_endpoint INCLUDE requirements.hpp] [NAMESPACE app::endpoints])
#
# docs/config-files.md documents the arguments, the file formats and the errors.
#
# Distributed under the Boost Software License, Version 1.0.
cmake_policy(VERSION 3.25)

function(consturi_check_config)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;FILE;REQUIRE;INCLUDE;NAMESPACE" "KEYS")
  foreach(argument TARGET FILE)
    if(NOT DEFINED arg_${argument})
      message(FATAL_ERROR "consturi_check_config: missing argument ${argument}")
    endif()
  endforeach()
  if("" IN_LIST ARGV)
    message(FATAL_ERROR "consturi_check_config: empty argument")
  endif()
  if(DEFINED arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "consturi_check_config: unknown arguments: ${arg_UNPARSED_ARGUMENTS}")
  elseif(DEFINED arg_KEYWORDS_MISSING_VALUES)
    message(FATAL_ERROR "consturi_check_config: missing values for: ${arg_KEYWORDS_MISSING_VALUES}")
  endif()
  foreach(argument FILE KEYS REQUIRE INCLUDE NAMESPACE)
    if(arg_${argument} MATCHES "\\$<")
      message(FATAL_ERROR "consturi_check_config: generator expressions are not supported in ${argument}")
    endif()
  endforeach()
  cmake_path(ABSOLUTE_PATH arg_FILE NORMALIZE OUTPUT_VARIABLE file)
  consturi_require_checkable_target("${arg_TARGET}" "${file}")
  if(file MATCHES ";")
    message(FATAL_ERROR
      "consturi_check_config: semicolon in the path ${file}; CMake separates file names with semicolons")
  endif()
  if(NOT EXISTS "${file}" OR IS_DIRECTORY "${file}")
    message(FATAL_ERROR "${file}:1: error: no such file")
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
  # Compiles the header even if no other source includes it.
  file(GENERATE OUTPUT ${source} CONTENT "#include \"${name}.hpp\"\n")
  target_sources(${arg_TARGET} PRIVATE ${header} ${source})
  target_include_directories(${arg_TARGET} PRIVATE ${directory})
  target_link_libraries(${arg_TARGET} PRIVATE consturi::consturi)
  set_property(TARGET ${arg_TARGET} APPEND PROPERTY CONSTURI_CONFIG_FILES "${name}")
endfunction()

# Fails unless the target can compile the header that is generated from the file.
function(consturi_require_checkable_target target file)
  set(failure "consturi_check_config: target ${target} cannot check ${file}:")
  if(NOT TARGET "${target}")
    message(FATAL_ERROR "${failure} no such target")
  endif()
  foreach(property ALIASED_TARGET IMPORTED TYPE BINARY_DIR CONSTURI_CONFIG_FILES)
    get_target_property(${property} ${target} ${property})
  endforeach()
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  cmake_path(GET file FILENAME name)
  if(NOT CXX IN_LIST languages)
    message(FATAL_ERROR "${failure} the language CXX is not enabled")
  elseif(ALIASED_TARGET)
    message(FATAL_ERROR "${failure} it is an alias of ${ALIASED_TARGET}")
  elseif(IMPORTED OR TYPE MATCHES "INTERFACE|UTILITY")
    message(FATAL_ERROR "${failure} it does not compile sources")
  elseif(NOT BINARY_DIR STREQUAL CMAKE_CURRENT_BINARY_DIR)
    message(FATAL_ERROR "${failure} it was created in another directory, ${BINARY_DIR}")
  elseif(name IN_LIST CONSTURI_CONFIG_FILES)
    message(FATAL_ERROR "${failure} it already checks a file with the name ${name}")
  elseif(NOT TARGET consturi::consturi)
    message(FATAL_ERROR "${failure} no target consturi::consturi in this directory; "
      "find_package(consturi) creates it for its own directory and the directories below")
  endif()
endfunction()
