// Macros that system headers define with lower-case or short names, as they define them.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_STATIC_TESTS_SYSTEM_MACROS_HPP
#define CONSTURI_STATIC_TESTS_SYSTEM_MACROS_HPP

// Windows SDK: minwindef.h (without NOMINMAX), rpcndr.h, combaseapi.h, winnt.h, wingdi.h, winerror.h
#undef CALLBACK
#undef hyper
#undef DELETE
#undef NO_ERROR
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define far
#define near
#define FAR
#define NEAR
#define IN
#define OUT
#define OPTIONAL
#define CONST const
#define VOID void
#define CALLBACK
#define TRUE 1
#define FALSE 0
#define small char
#define hyper long long
#define interface struct
#define DELETE (0x00010000L)
#define ERROR 0
#define ABSOLUTE 1
#define RELATIVE 2
#define NO_ERROR 0L
#define STRICT 1

// macOS: AssertMacros.h
#define check(assertion)
#define verify(assertion) ((void)(assertion))
#define require(assertion, exceptionLabel)                                                                             \
    if (!(assertion)) goto exceptionLabel
#define require_quiet(assertion, exceptionLabel)                                                                       \
    if (!(assertion)) goto exceptionLabel
#define check_noerr(errorCode)
#define verify_noerr(errorCode) ((void)(errorCode))

// Linux and Unix: sys/sysmacros.h, sys/param.h, the compiler in GNU modes, complex.h, termios.h
#undef major
#undef minor
#undef unix
#undef linux
#undef assert
#undef I
#undef ECHO
#define major(dev) gnu_dev_major(dev)
#define minor(dev) gnu_dev_minor(dev)
#define MIN(a, b) (((a) < (b)) ? (a) : (b))
#define MAX(a, b) (((a) > (b)) ? (a) : (b))
#define unix 1
#define linux 1
#define assert(expression) ((void)0)
#define I (__extension__ 1.0iF)
#define ECHO 0000010

// X11: Xlib.h, X.h; Qt
#define Bool int
#define Status int
#define True 1
#define False 0
#define None 0L
#define Success 0
#define signals public
#define slots
#define emit
#define foreach(variable, container) for (variable : container)

#endif
