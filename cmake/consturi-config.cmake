include(CMakeFindDependencyMacro)
if(POLICY CMP0167)
  cmake_policy(SET CMP0167 NEW) # Boost's own package; CMake's is deprecated since 3.30
endif()
find_dependency(Boost 1.74)
include(${CMAKE_CURRENT_LIST_DIR}/consturi-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/consturi-check-config.cmake)
