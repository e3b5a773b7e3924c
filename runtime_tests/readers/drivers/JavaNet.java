// java.net.URI or java.net.URL, by the argument.
//
// Distributed under the Boost Software License, Version 1.0.
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.stream.*;

class JavaNet {
    static String field(String component) {
        return component == null ? "-" : HexFormat.of().formatHex(component.getBytes(StandardCharsets.UTF_8));
    }

    static String line(int port, String scheme, String userinfo, String host, String... rest) {
        var components = Stream.of(Stream.of(scheme, userinfo, host, port < 0 ? null : "" + port), Stream.of(rest));
        return components.flatMap(part -> part).map(JavaNet::field).collect(Collectors.joining("\t"));
    }

    static String reading(String uri, boolean asUrl) {
        try {
            if (asUrl) {
                var u = new URL(uri);
                return line(u.getPort(), u.getProtocol(), u.getUserInfo(), u.getHost(), u.getPath(), u.getQuery(), u.getRef());
            }
            var u = new URI(uri);
            if (u.getHost() == null && u.getRawAuthority() != null) // registry-based (RFC 2396 3.2.1): not parsed
                return String.join("\t", field(u.getScheme()), "?", "?", "?", field(u.getRawPath()),
                                   field(u.getRawQuery()), field(u.getRawFragment()));
            return line(u.getPort(), u.getScheme(), u.getRawUserInfo(), u.getHost(), u.getRawPath(), u.getRawQuery(),
                        u.getRawFragment());
        } catch (URISyntaxException | MalformedURLException e) {
            return "rejected";
        }
    }

    public static void main(String[] arguments) {
        boolean asUrl = arguments[0].equals("URL");
        var out = new PrintWriter(new BufferedOutputStream(System.out));
        new BufferedReader(new InputStreamReader(System.in)).lines().forEach(uri -> out.println(reading(uri, asUrl)));
        out.flush();
    }
}
