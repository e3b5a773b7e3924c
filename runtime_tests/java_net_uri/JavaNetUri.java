// What java.net.URI makes of URIs: `java JavaNetUri.java <records`. Each line of the input is a record; the line of the
// output with the same number has the results.
//
//     version                                                 the version of Java; whether JDK-8272702 is fixed
//     uri TEXT                                                the parsed URI; its normal form
//     pair TEXT TEXT                                          the results of operations on two URIs
//     opaque SCHEME SSP FRAGMENT                              the constructed URI
//     server SCHEME USERINFO HOST PORT PATH QUERY FRAGMENT    the constructed URI
//     authority SCHEME AUTHORITY PATH QUERY FRAGMENT          the constructed URI
//
// The only result is `error` if a constructor throws. Fields are separated by tabs, and escaped. An argument or a
// component is `-` if it is undefined, or else `=` and its text.
//
// Distributed under the Boost Software License, Version 1.0.
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

class JavaNetUri {
    /** The results of a record. */
    static class Results {
        final StringJoiner fields = new StringJoiner("\t");

        void add(Object result) {
            var text = result.toString();
            fields.add(text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r"));
        }
        void addComponent(String component) { add(component == null ? "-" : "=" + component); }

        void addUri(URI u) {
            add(u); // first: without a text, getRawSchemeSpecificPart encodes the decoded components instead
            addComponent(u.getScheme());
            addComponent(u.getRawSchemeSpecificPart());
            addComponent(u.getRawAuthority());
            addComponent(u.getRawUserInfo());
            addComponent(u.getHost());
            add(u.getPort());
            addComponent(u.getRawPath());
            addComponent(u.getRawQuery());
            addComponent(u.getRawFragment());
            addComponent(u.getSchemeSpecificPart());
            addComponent(u.getAuthority());
            addComponent(u.getUserInfo());
            addComponent(u.getPath());
            addComponent(u.getQuery());
            addComponent(u.getFragment());
            add(u.isAbsolute());
            add(u.isOpaque());
            add(u.hashCode());
        }

        void addOperations(URI a, URI b) {
            var resolved = a.resolve(b);
            var relativized = a.relativize(b);
            addUri(resolved);
            addUri(relativized);
            addUri(resolved.normalize());
            addUri(a.relativize(resolved));
            addUri(a.resolve(relativized));
            add(a.equals(b));
            add(a.compareTo(b));
            add(b.equals(resolved));
            add(b.compareTo(resolved));
        }
    }

    static String results(String record) {
        var fields = record.split("\t", -1);
        var a = new String[fields.length]; // the arguments, from 1
        for (int i = 1; i != a.length; ++i)
            if (!fields[i].equals("-")) a[i] = fields[i].substring(1).translateEscapes();
        var results = new Results();
        try {
            switch (fields[0]) {
            case "version" -> {
                results.add(Runtime.version().feature());
                results.add(new URI("http://h").resolve("g").toString().equals("http://h/g"));
            }
            case "uri" -> {
                var u = new URI(a[1]);
                results.addUri(u);
                results.addUri(u.normalize());
            }
            case "pair" -> results.addOperations(new URI(a[1]), new URI(a[2]));
            case "opaque" -> results.addUri(new URI(a[1], a[2], a[3]));
            case "server" -> results.addUri(new URI(a[1], a[2], a[3], Integer.parseInt(a[4]), a[5], a[6], a[7]));
            case "authority" -> results.addUri(new URI(a[1], a[2], a[3], a[4], a[5]));
            }
        } catch (URISyntaxException | RuntimeException e) { // an unchecked exception is a bug of the JDK
            return "error";
        }
        return results.fields.toString();
    }

    public static void main(String[] arguments) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        for (String record; (record = in.readLine()) != null;) out.append(results(record)).append('\n');
        out.flush();
    }
}
