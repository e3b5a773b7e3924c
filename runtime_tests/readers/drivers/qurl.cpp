// QUrl.
//
// Distributed under the Boost Software License, Version 1.0.
#include "reading.hpp"

#include <QUrl>

int main() {
    return write_readings([](std::string const& uri) -> std::optional<reading> {
        QUrl const u(QString::fromStdString(uri));
        if (!u.isValid()) return std::nullopt;
        auto const text = [](QString const& of) { return of.isNull() ? component() : of.toStdString(); };
        return reading{text(u.scheme()),
                       text(u.userInfo(QUrl::FullyEncoded)),
                       text(u.host(QUrl::FullyEncoded)),
                       port_text(u.port()),
                       text(u.path(QUrl::FullyEncoded)),
                       text(u.query(QUrl::FullyEncoded)),
                       text(u.fragment(QUrl::FullyEncoded))};
    });
}
