// The messages of the mistakes, for tests of texts that have one.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_RUNTIME_TESTS_MESSAGE_HPP
#define CONSTURI_RUNTIME_TESTS_MESSAGE_HPP

#include <consturi/diagnosis/message.hpp>

#include <string>

/// No test quotes a message, so that only mistakes.def changes if one does.
inline std::string message_of(consturi::mistake which) { return std::string(consturi::detail::message_of(which)); }

#endif
