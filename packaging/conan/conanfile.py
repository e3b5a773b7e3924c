# The Conan recipe, for a checkout or an archive of a release: conan create packaging/conan
#
# Distributed under the Boost Software License, Version 1.0.
import os
import re

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rm, rmdir

required_conan_version = ">=2.0"


class ConsturiConan(ConanFile):
    name = "consturi"
    description = "Validation and parsing of URIs (RFC 3986) at compile time and at run time"
    license = "BSL-1.0"
    homepage = "https://git.example.com/consturi"
    topics = ("uri", "url", "rfc3986", "compile-time", "header-only")
    settings = "os", "arch", "compiler", "build_type"
    options = {
        "compiled": [True, False],  # the library consturi::compiled
        "shared": [True, False],
        "with_boost": [True, False],  # some headers need it, also <consturi.hpp>
    }
    default_options = {"compiled": False, "shared": False, "with_boost": True, "boost/*:header_only": True}

    @property
    def top(self):
        return os.path.join(self.recipe_folder, os.pardir, os.pardir)

    def set_version(self):
        header = load(self, os.path.join(self.top, "include", "consturi", "version.hpp"))
        self.version = ".".join(re.findall(r"^#define CONSTURI_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)$", header, re.M))

    def export_sources(self):
        for pattern in "CMakeLists.txt", "LICENSE", "cmake/*", "include/*", "src/*", "tools/*":
            copy(self, pattern, self.top, self.export_sources_folder)

    def configure(self):
        if not self.options.compiled:
            self.options.rm_safe("shared")
            self.package_type = "header-library"

    def layout(self):
        cmake_layout(self)

    def requirements(self):
        if self.options.with_boost:
            self.requires("boost/[>=1.74 <2]", transitive_headers=True)

    def package_id(self):
        if not self.info.options.compiled:
            self.info.clear()

    def validate(self):
        check_min_cppstd(self, 20)
        if self.settings.compiler == "msvc":
            raise ConanInvalidConfiguration("MSVC is not supported")

    def build_requirements(self):
        self.tool_requires("cmake/[>=3.25]")

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["CONSTURI_BUILD_EXAMPLES"] = False
        toolchain.cache_variables["CONSTURI_BUILD_LIBRARY"] = bool(self.options.compiled)
        toolchain.cache_variables["CONSTURI_BUILD_TESTS"] = False
        toolchain.cache_variables["CONSTURI_BUILD_TOOLS"] = False
        for package in "Boost", "CLI11":  # those of the machine are not for this package
            toolchain.cache_variables[f"CMAKE_DISABLE_FIND_PACKAGE_{package}"] = True
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        # Conan writes these.
        for pattern in "consturi-config*.cmake", "consturi-targets*.cmake":
            rm(self, pattern, os.path.join(self.package_folder, "share", "cmake", "consturi"))
        for folder in "lib", "share":
            rmdir(self, os.path.join(self.package_folder, folder, "pkgconfig"))

    def package_info(self):
        check_config = os.path.join("share", "cmake", "consturi", "consturi-check-config.cmake")
        self.cpp_info.set_property("cmake_build_modules", [check_config])
        headers = self.cpp_info.components["consturi"]
        headers.set_property("cmake_target_name", "consturi::consturi")
        headers.set_property("pkg_config_name", "consturi")
        headers.bindirs = []
        headers.libdirs = []
        if self.options.with_boost:
            headers.requires = ["boost::headers"]
        if self.options.compiled:
            compiled = self.cpp_info.components["compiled"]
            compiled.set_property("cmake_target_name", "consturi::compiled")
            compiled.set_property("pkg_config_name", "consturi-compiled")
            compiled.libs = ["consturi_compiled"]
            compiled.defines = ["CONSTURI_COMPILED"]
            compiled.requires = ["consturi"]
