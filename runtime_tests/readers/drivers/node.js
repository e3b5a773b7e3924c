// A parser for Node, by the argument: the components that it finds, or null.
//
// Distributed under the Boost Software License, Version 1.0.
const without = (prefix, text) => (text?.startsWith(prefix) ? text.slice(prefix.length) : text);

function components(u, userinfo) {
  const scheme = u.protocol?.replace(/:$/, "");
  return [scheme, userinfo, u.hostname, u.port, u.pathname, without("?", u.search ?? u.query), without("#", u.hash)];
}
const with_password = (u) => components(u, u.username + (u.password && ":" + u.password));

const parsers = {
  URL: () => (uri) => with_password(new URL(uri)),
  "url.parse": ({ parse } = require("url")) => (uri) => {
    const u = parse(uri, false, true); // finds the host of a reference, too
    return components(u, u.auth);
  },
  "url-parse": (Url = require("url-parse")) => (uri) => with_password(new Url(uri, {})),
  "uri-js": ({ parse } = require("uri-js")) => (uri) => {
    const u = parse(uri);
    const path = u.path ?? u.resourceName?.replace(/\?.*/, ""); // of WebSocket URIs
    return u.error ? null : [u.scheme, u.userinfo, u.host, u.port, path, u.query, u.fragment];
  },
};
const parse = parsers[process.argv[2]]();

const field = (component) => (component == null ? "-" : Buffer.from(String(component)).toString("hex"));

function line(uri) {
  try {
    return parse(uri)?.map(field).join("\t") ?? "rejected";
  } catch {
    return "rejected";
  }
}

const uris = require("fs").readFileSync(0, "ascii").split("\n").slice(0, -1);
process.stdout.write(uris.map((uri) => line(uri) + "\n").join(""));
