// Prints what java.util.Properties reads in files, whose names are lines of standard input: for each key and value a line
// with both in hexadecimal UTF-16, or "error"; and an empty line after the last one.
//
// Distributed under the Boost Software License, Version 1.0.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class Properties {
    static String hex(Object text) {
        var all = new StringBuilder();
        for (char unit : ((String) text).toCharArray()) all.append(String.format("%04x", (int) unit));
        return all.toString();
    }

    /** Each key and value in the order of the text. */
    static class Lines extends java.util.Properties {
        final StringBuilder lines = new StringBuilder();

        @Override
        public Object put(Object key, Object value) {
            lines.append(hex(key)).append(' ').append(hex(value)).append('\n');
            return null;
        }
    }

    public static void main(String[] none) throws Exception {
        var names = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new StringBuilder();
        for (String name; (name = names.readLine()) != null;) {
            var text = Files.readString(Path.of(name));
            var lines = new Lines();
            try {
                lines.load(new StringReader(text.startsWith("\uFEFF") ? text.substring(1) : text));
                out.append(lines.lines);
            } catch (IllegalArgumentException error) {
                out.append("error\n");
            }
            out.append('\n');
        }
        System.out.print(out);
    }
}
