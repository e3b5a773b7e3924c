// The C++ names of keys.
//
// Distributed under the Boost Software License, Version 1.0.
#include "cpp_name.hpp"

#include <algorithm>

namespace consturi::tool::config {

namespace {

/// Keywords, between blanks.
constexpr std::string_view keywords =
    " alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t char8_t class "
    "co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype "
    "default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int "
    "long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register "
    "reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch template "
    "this thread_local throw true try typedef typeid typename typeof typeof_unqual union unsigned using virtual void "
    "volatile wchar_t while xor xor_eq ";

/// Names that are macros of compilers, or of headers that the header of constants can include, between blanks.
/// The test of consturi_check_config compares them with the macros of the compiler.
constexpr std::string_view macros =
    " BUFSIZ BYTE_ORDER CLOCKS_PER_SEC CSIGNAL E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EADV EAFNOSUPPORT EAGAIN EALREADY "
    "EBADE EBADF EBADFD EBADMSG EBADR EBADRQC EBADSLT EBFONT EBUSY ECANCELED ECHILD ECHRNG ECOMM ECONNABORTED "
    "ECONNREFUSED ECONNRESET EDEADLK EDEADLOCK EDESTADDRREQ EDOM EDOTDOT EDQUOT EEXIST EFAULT EFBIG EFTYPE EHOSTDOWN "
    "EHOSTUNREACH EHWPOISON EIDRM EILSEQ EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR EISNAM EKEYEXPIRED EKEYREJECTED "
    "EKEYREVOKED EL2HLT EL2NSYNC EL3HLT EL3RST ELIBACC ELIBBAD ELIBEXEC ELIBMAX ELIBSCN ELNRNG ELOOP EMEDIUMTYPE "
    "EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENAVAIL ENETDOWN ENETRESET ENETUNREACH ENFILE ENOANO ENOBUFS "
    "ENOCSI ENODATA ENODEV ENOENT ENOEXEC ENOKEY ENOLCK ENOLINK ENOMEDIUM ENOMEM ENOMSG ENONET ENOPKG ENOPROTOOPT "
    "ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTNAM ENOTRECOVERABLE ENOTSOCK ENOTSUP ENOTTY "
    "ENOTUNIQ ENXIO EOF EOPNOTSUPP EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO EPROTONOSUPPORT EPROTOTYPE "
    "ERANGE EREMCHG EREMOTE EREMOTEIO ERESTART ERFKILL EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESRMNT ESTALE "
    "ESTRPIPE ETIME ETIMEDOUT ETOOMANYREFS ETXTBSY EUCLEAN EUNATCH EUSERS EWOULDBLOCK EXDEV EXFULL EXIT_FAILURE "
    "EXIT_SUCCESS FD_CLR FD_ISSET FD_SET FD_SETSIZE FD_ZERO I INFINITY INT16_C INT32_C INT64_C INT8_C INTMAX_C "
    "L_ctermid L_cuserid L_tmpnam MATH_ERREXCEPT MATH_ERRNO MAXFLOAT MAX_CANON MAX_INPUT MOD_CLKA MOD_CLKB "
    "MOD_ESTERROR MOD_FREQUENCY MOD_MAXERROR MOD_MICRO MOD_NANO MOD_OFFSET MOD_STATUS MOD_TAI MOD_TIMECONST NAN "
    "NFDBITS NL_ARGMAX NL_CAT_LOCALE NL_LANGMAX NL_MSGMAX NL_NMAX NL_SETD NL_SETMAX NL_TEXTMAX NULL NZERO PIPE_BUF "
    "P_tmpdir STA_CLK STA_CLOCKERR STA_DEL STA_FLL STA_FREQHOLD STA_INS STA_MODE STA_NANO STA_PLL STA_PPSERROR "
    "STA_PPSFREQ STA_PPSJITTER STA_PPSSIGNAL STA_PPSTIME STA_PPSWANDER STA_RONLY STA_UNSYNC TIMER_ABSTIME TIME_ACTIVE "
    "TIME_MONOTONIC TIME_THREAD_ACTIVE TIME_UTC UINT16_C UINT32_C UINT64_C UINT8_C UINTMAX_C WCONTINUED WEOF WEXITED "
    "WEXITSTATUS WIFCONTINUED WIFEXITED WIFSIGNALED WIFSTOPPED WNOHANG WNOWAIT WSTOPPED WSTOPSIG WTERMSIG WUNTRACED "
    "alloca assert be16toh be32toh be64toh errno htobe16 htobe32 htobe64 htole16 htole32 htole64 i386 isalnum_l "
    "isalpha_l isascii isascii_l isblank_l iscntrl_l isdigit_l isgraph_l islower_l isprint_l ispunct_l isspace_l "
    "issubnormal isupper_l isxdigit_l le16toh le32toh le64toh linux major math_errhandling minor offsetof "
    "sched_priority setjmp stderr stdin stdout strdupa strndupa toascii toascii_l unix _tolower _toupper ";

/// Macros of the same headers begin or end with these. More are added with each version of a system.
constexpr std::string_view macro_beginnings[] = {"ADJ_",    "ATOMIC_", "BOOST_HANA_", "CLOCK_", "CLONE_",   "CONSTURI_",
                                                 "CPU_",    "FP_",     "HUGE_VAL",    "LC_",    "M_",       "PTHREAD_",
                                                 "RENAME_", "SCHED_",  "SEEK_",       "SNAN",   "pthread_", "va_"};
constexpr std::string_view macro_ends[] = {"_BIT", "_ENDIAN", "_MAX", "_MIN", "_WIDTH"};

bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
bool is_digit(char c) { return '0' <= c && c <= '9'; }

/// Whether all names that begin like this are those of the implementation.
bool begins_as_reserved(std::string_view name) {
    return name.size() > 1 && name[0] == '_' && (name[1] == '_' || ('A' <= name[1] && name[1] <= 'Z'));
}

/// Whether the name is a keyword, or can be a macro.
bool is_reserved(std::string_view name) {
    for (auto const each : macro_beginnings)
        if (name.starts_with(each)) return true;
    for (auto const each : macro_ends)
        if (name.ends_with(each)) return true;
    std::string word(1, ' ');
    word.append(name).append(1, ' ');
    return keywords.find(word) != keywords.npos || macros.find(word) != macros.npos;
}

} // namespace

std::string wrong_cpp_name(std::string const& name) {
    for (std::string_view rest = name;;) {
        auto const size = std::min(rest.find("::"), rest.size());
        auto const part = rest.substr(0, size);
        if (part.empty() || cpp_name(part) != part) return "no C++ name: " + name;
        if (size == rest.size()) return {};
        rest.remove_prefix(size + 2);
    }
}

std::string cpp_name(std::string_view part) {
    std::string name;
    if (!part.empty() && is_digit(part[0])) name += '_';
    for (char const c : part) name += is_letter(c) || is_digit(c) ? c : '_';
    if (begins_as_reserved(name)) name += "___"; // many macros differ by one or two only
    else if (name.empty() || is_reserved(name)) name += '_';
    return name;
}

std::string cpp_name(key_path const& key) {
    std::string all;
    for (auto const& part : key) all.append(all.empty() ? "" : "::").append(cpp_name(part));
    return all;
}

} // namespace consturi::tool::config
