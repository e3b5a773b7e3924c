# CMake package of consturi: the target consturi::consturi, and consturi_check_config.
if(POLICY CMP0167)
  cmake_policy(SET CMP0167 NEW) # uses BoostConfig.cmake; CMake's FindBoost is deprecated since 3.30
endif()
include(CMakeFindDependencyMacro) # after the policy: a macro has the policies of the place of its definition
find_dependency(Boost 1.74)
include(${CMAKE_CURRENT_LIST_DIR}/consturi-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/consturi-check-config.cmake)
