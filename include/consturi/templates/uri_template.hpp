// URI Templates (RFC 6570): views, owners, literals and template arguments, and their variables.
//
// Distributed under the Boost Software License, Version 1.0.
#ifndef CONSTURI_TEMPLATES_URI_TEMPLATE_HPP
#define CONSTURI_TEMPLATES_URI_TEMPLATE_HPP

#include <consturi/templates/syntax.hpp>
#include <consturi/text/bytes.hpp>
#include <consturi/uri/checked_uri.hpp>
#include <consturi/uri/parse.hpp>
#include <consturi/uri/uri.hpp>

#include <cstddef>
#include <iterator>
#include <string_view>

namespace consturi {

/// A variable in an expression of a template (RFC 6570 2.3, 2.4). A template can have several with the same name.
struct template_variable {
    /// The name as written. (`%41` and `A` are different names: RFC 6570 2.3.)
    std::string_view name;
    /// The operator of the expression (RFC 6570 2.2): one of `+#./;?&`, or 0 for simple string expansion.
    char op = '\0';
    /// Whether it ends with `*`: each member of a list, each pair, is then a part of its own (RFC 6570 2.4.2).
    bool is_exploded = false;
    /// How many characters of the value are used at most (RFC 6570 2.4.1); 0, if there is no limit.
    unsigned max_length = 0;

    /// Whether an expansion without a value has a gap where it should be: the expression has no operator, or `+`. The
    /// other operators write a delimiter before a value, so that it can be missing.
    [[nodiscard]] constexpr bool is_required() const noexcept { return op == '\0' || op == '+'; }
    [[nodiscard]] friend constexpr bool operator==(template_variable const&, template_variable const&) = default;
};

namespace detail {

/// A part of a template: literals, or a variable.
struct template_part {
    std::size_t position = 0;
    std::string_view literals;      // empty, if it is a variable
    template_variable variable{};   // without a name, if it is literals
    std::size_t index = 0;          // of the variable among all of the template
    bool begins_expression = false; // whether it is the first variable of its expression
};

/// Reads the parts of a valid template, from its beginning to its end.
class template_reader {
public:
    constexpr explicit template_reader(std::string_view text) noexcept : text_(text) {}

    constexpr bool is_at_end() const noexcept { return at_ == text_.size(); }
    /// Whether the next part is another variable of the same expression.
    constexpr bool is_in_expression() const noexcept { return is_in_expression_; }
    /// The next part. There is one.
    constexpr template_part next() noexcept {
        template_part part;
        part.begins_expression = text_[at_] == '{';
        if (!part.begins_expression && !is_in_expression_) {
            part.position = at_;
            at_ = find_byte(text_, '{', at_);
            part.literals = text_.substr(part.position, at_ - part.position);
            return part;
        }
        if (part.begins_expression) {
            ++at_;
            bool const has_operator = rfc6570::operator_.analysis.first.contains(static_cast<byte>(text_[at_]));
            op_ = has_operator ? text_[at_++] : '\0';
        }
        part.position = at_;
        part.index = variables_++;
        while (!has_byte(",:*}", text_[at_])) ++at_;
        part.variable = {text_.substr(part.position, at_ - part.position), op_};
        if (text_[at_] == ':')
            while (is_digit(text_[++at_]))
                part.variable.max_length = 10 * part.variable.max_length + static_cast<unsigned>(text_[at_] - '0');
        part.variable.is_exploded = text_[at_] == '*';
        at_ += part.variable.is_exploded;
        is_in_expression_ = text_[at_++] == ',';
        return part;
    }

private:
    std::string_view text_;
    std::size_t at_ = 0, variables_ = 0;
    char op_ = '\0';
    bool is_in_expression_ = false;
};

} // namespace detail

/// The variables of a template in the order of its text: a std::ranges::view, and a forward range.
class template_variables {
public:
    class iterator {
    public:
        using value_type = template_variable;
        using difference_type = std::ptrdiff_t;
        using iterator_concept = std::forward_iterator_tag;

        constexpr iterator() noexcept = default;
        constexpr explicit iterator(std::string_view text) noexcept : rest_(text) { ++*this; }

        constexpr value_type operator*() const noexcept { return part_.variable; }
        constexpr iterator& operator++() noexcept {
            do {
                is_at_end_ = rest_.is_at_end();
                part_ = is_at_end_ ? detail::template_part() : rest_.next();
            } while (!is_at_end_ && part_.variable.name.empty());
            return *this;
        }
        constexpr iterator operator++(int) noexcept {
            auto const old = *this;
            ++*this;
            return old;
        }
        [[nodiscard]] friend constexpr bool operator==(iterator const& a, iterator const& b) noexcept {
            return a.is_at_end_ == b.is_at_end_ && a.part_.position == b.part_.position;
        }
        [[nodiscard]] friend constexpr bool operator==(iterator const& a, std::default_sentinel_t) noexcept {
            return a.is_at_end_;
        }

    private:
        detail::template_reader rest_{""};
        detail::template_part part_;
        bool is_at_end_ = true;
    };

    constexpr template_variables() noexcept = default;
    /// Those of a valid template.
    constexpr explicit template_variables(std::string_view text) noexcept : text_(text) {}

    [[nodiscard]] constexpr iterator begin() const noexcept { return iterator(text_); }
    [[nodiscard]] constexpr std::default_sentinel_t end() const noexcept { return {}; }
    [[nodiscard]] constexpr bool empty() const noexcept { return begin() == end(); }

private:
    std::string_view text_;
};

/// The base of views of templates.
template <class Self>
class template_interface : public identifier_interface<Self> {
public:
    /// The variables, in the order of the text.
    ///
    ///     constexpr auto t = "/users/{id}{?page,limit}"_uri_template;
    ///     static_assert((*t.variables().begin()).name == "id");
    [[nodiscard]] constexpr template_variables variables() const noexcept { return template_variables(this->text()); }
};

/// The base of owners of templates.
template <class Self, class Kind>
class template_owner_interface : public owner_interface<Self, Kind> {
public:
    [[nodiscard]] constexpr auto variables() const& noexcept [[clang::lifetimebound]] {
        return this->view().variables();
    }
    detail::a_temporary_has_no_views variables() const&& = delete;
};

namespace kinds {

struct uri_template : basic_kind {
    using syntax = rfc6570::syntax;
    static constexpr auto const& rule = rfc6570::URI_Template;
    template <class Self>
    using members = template_interface<Self>;
    template <class Self, class Kind>
    using owner_interface = template_owner_interface<Self, Kind>;
};

} // namespace kinds

/// A view of a URI Template (RFC 6570): a URI or a reference with variables in braces.
///
///     static_assert(uri_template_view::parse("/users/{id}"));
///     static_assert(uri_template_view::parse("/users/{id").error().position() == 10);
using uri_template_view = basic_view<kinds::uri_template>;

/// A URI Template that owns its text.
using uri_template = basic_owner<kinds::uri_template>;

/// A parameter that takes a literal, which the compiler checks, or a template that was parsed.
using checked_uri_template = basic_checked<kinds::uri_template>;

/// A URI Template of N - 1 bytes that can be a template argument.
#define CONSTURI_FIXED fixed_uri_template
#define CONSTURI_KIND kinds::uri_template
#include <consturi/uri/fixed.def>

/// The type of the literal of a template. It knows the text, so that the compiler checks the names of the variables. It
/// has the members of a uri_template_view, to which it converts.
template <fixed_uri_template Template>
class uri_template_constant : public kinds::uri_template::members<uri_template_constant<Template>> {
public:
    using kind = kinds::uri_template;

    [[nodiscard]] constexpr uri_template_view view() const noexcept { return Template; }
    constexpr operator uri_template_view() const noexcept { return Template; }

private:
    friend detail::access;
    static constexpr std::string_view text_ = uri_template_view(Template).text();
    static constexpr auto at_ = detail::access::components_of(Template);
};

namespace literals {

/// The URI Template in quotes (RFC 6570 2). Does not compile if it is invalid.
///
///     constexpr auto user = "https://api.example.com/users/{id}{?page,limit}"_uri_template;
template <fixed_uri_template Template>
consteval uri_template_constant<Template> operator""_uri_template() noexcept {
    return {};
}
#if defined(__clang__) // for an invalid literal, the operator above is not viable; g++ says why
#define CONSTURI_OPERATOR operator""_uri_template
#define CONSTURI_VIEW uri_template_view
#include <consturi/uri/literal.def>
#endif

} // namespace literals
} // namespace consturi

#endif
