# CMake package of consturi: the target consturi::consturi, and consturi_check_config.
if(POLICY CMP0167)
  cmake_policy(SET CMP0167 NEW) # uses BoostConfig.cmake; CMake's FindBoost is deprecated since 3.30
endif()
find_package(Boost 1.74 QUIET) # only some headers need it
include(${CMAKE_CURRENT_LIST_DIR}/consturi-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/consturi-check-config.cmake)
