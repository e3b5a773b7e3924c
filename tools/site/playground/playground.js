// The playground: shows what the library says about a text while it is typed. The text is only ever shown as text,
// never as HTML.
//
// Distributed under the Boost Software License, Version 1.0.

// In the order of the numbers in playground.cpp.
const kinds = [
    {id: "uri", label: "URI (RFC 3986)", name: "URI", header: "consturi.hpp", parse: "parse_uri", base: "parse_uri"},
    {id: "uri-reference", label: "URI reference (RFC 3986)", name: "URI reference", header: "consturi.hpp",
     parse: "parse_uri_reference", base: "parse_uri"},
    {id: "iri", label: "IRI (RFC 3987)", name: "IRI", header: "consturi/iri.hpp", parse: "parse_iri",
     base: "parse_iri"},
    {id: "iri-reference", label: "IRI reference (RFC 3987)", name: "IRI reference", header: "consturi/iri.hpp",
     parse: "parse_iri_reference", base: "parse_iri"},
    {id: "java", label: "java.net.URI", name: "java.net.URI", header: "consturi/java_uri.hpp",
     parse: "java::parse_uri", base: "java::parse_uri"},
    {id: "rfc2396", label: "URI reference of RFC 2396", name: "URI reference of RFC 2396",
     header: "consturi/rfc2396.hpp", parse: "rfc2396::parse_uri_reference"},
    {id: "scheme", label: "By the grammar of the scheme", name: "by the grammar of the scheme",
     header: "consturi/schemes.hpp"},
];
const fields = ["text", "kind", "base", "requirement"];
const first = {text: "https://me@example.com:8443/v1/../v2?q=c%2B%2B&page=2#top", kind: "uri", base: "", requirement: ""};

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", {ignoreBOM: true});
const byId = name => document.getElementById(`playground-${name}`);

// The module writes to no file: the functions of WASI fail.
const failing = () => 8;
const imports = {wasi_snapshot_preview1: {fd_close: failing, fd_seek: failing, fd_write: failing}};

async function load() {
    const response = await fetch(new URL("playground.wasm", import.meta.url));
    const {instance} = await WebAssembly.instantiate(await response.arrayBuffer(), imports);
    instance.exports._initialize();
    return instance.exports;
}

function ask(library, question) {
    const kind = kinds.findIndex(each => each.id === question.kind);
    const parts = [question.text, question.base, question.requirement].map(part => encoder.encode(part));
    let at = library.input(parts.reduce((size, part) => size + part.length, 0));
    for (const part of parts) {
        new Uint8Array(library.memory.buffer, at, part.length).set(part);
        at += part.length;
    }
    const answer = library.answer(kind, parts[0].length, parts[1].length);
    return JSON.parse(decoder.decode(new Uint8Array(library.memory.buffer, answer, library.answer_size())));
}

function element(tag, properties, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
}
const written = text => element("bdi", {}, text);
const quiet = text => element("span", {className: "quiet"}, text);
const row = (name, ...cells) => element("tr", {}, element("th", {scope: "row"}, name),
                                        ...cells.map(cell => element("td", {}, cell)));

// A text, or its bytes if it is not UTF-8.
function decoded(object, name) {
    const bytes = object[`${name}_bytes`];
    if (!bytes) return object[name];
    const escaped = byte => byte >= 32 && byte < 127 ? String.fromCharCode(byte)
                                                     : `\\x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    return bytes.map(escaped).join("");
}

function showRows(name, rows, isShown = rows.length > 0) {
    byId(name).querySelector("tbody").replaceChildren(...rows);
    byId(name).hidden = !isShown;
}

function showVerdict(question, answer) {
    const {name} = kinds.find(each => each.id === question.kind);
    const verdict = answer.valid ? `Valid (${name}).` : `Not valid (${name}): ${answer.error.description}`;
    const shown = byId("verdict");
    if (shown.textContent !== verdict) shown.textContent = verdict;
    shown.className = answer.valid ? "good" : "bad";
    byId("text").setAttribute("aria-invalid", String(!answer.valid));
}

function showMistake({error}) {
    byId("explanation").textContent = error?.explanation ?? "";
    showRows("mistake", error ? [
        row("Mistake", written(error.code)),
        row("Message", error.message),
        row("Expected", written(error.expected)),
        row("At byte", String(error.position)),
        row("Rule", error.rule === "" ? quiet("none") : written(error.rule)),
    ] : []);
}

// The components, and the delimiters between them. An authority is divided, if it has a host.
function showComponents(bytes, components) {
    const text = (begin, end) => decoder.decode(bytes.subarray(begin, end));
    const isDivided = components.some(each => ["host", "reg-name", "server"].includes(each.name));
    const line = [];
    let shown = 0;
    const showDelimiter = end => {
        if (end > shown) line.push(element("span", {className: "delimiter"}, text(shown, end)));
    };
    for (const {name, begin, end} of components) {
        if (begin === end || (name === "authority" && isDivided)) continue;
        showDelimiter(begin);
        const part = element("span", {className: "part"}, text(begin, end), element("small", {}, name));
        part.dataset.name = name;
        line.push(part);
        shown = end;
    }
    showDelimiter(bytes.length);
    byId("line").replaceChildren(...line);
    showRows("components", components.map(({name, begin, end}) => {
        const made = row(name, begin === end ? quiet("empty") : written(text(begin, end)), `${begin}–${end}`);
        made.dataset.name = name;
        return made;
    }));
}

function showRequirement(question, {requirement, valid}) {
    byId("requirements").hidden = question.requirement === "";
    byId("requirement-error").textContent = requirement?.explanation ?? "";
    const verdict = byId("requirement-verdict");
    verdict.className = !requirement ? "quiet" : requirement.verdict === "met" ? "good" : "bad";
    if (!requirement) verdict.textContent = valid ? "Not judged: requirements are about URIs of RFC 3986."
                                                  : "Not judged: the text is not valid.";
    else if (requirement.error) verdict.textContent = "This is no requirement.";
    else if (requirement.verdict === "met") verdict.textContent = "Met.";
    else verdict.textContent = `${requirement.verdict === "unknown" ? "Unknown" : "Not met"}, at byte `
        + `${requirement.position}: ${requirement.part}`;
}

function showForms(answer) {
    const names = {normal_form: "Normal form", scheme_based: "Normal form, by the scheme", resolved: "Resolved",
                   uri: "As a URI", iri: "As an IRI"};
    const rows = Object.keys(names).filter(key => key in answer).map(key => {
        const made = row(names[key], answer[key] === "" ? quiet("empty") : written(answer[key]));
        made.dataset.name = key;
        return made;
    });
    const errors = [];
    if (answer.base_error) errors.push(`Not resolved, because of the base:\n${answer.base_error.explanation}`);
    if (answer.uri_error) errors.push(`It has no URI:\n${answer.uri_error.explanation}`);
    byId("form-error").textContent = errors.join("\n");
    showRows("forms", rows, rows.length > 0 || errors.length > 0);
}

function browserUrl(text, base) {
    try {
        return base === "" ? new URL(text) : new URL(text, base);
    } catch {
        return null;
    }
}

// Compares the components with those that the URL class finds. It does not distinguish an undefined part from an
// empty one.
function showBrowser(question, answer, bytes) {
    const alone = browserUrl(question.text, "");
    const url = alone ?? browserUrl(question.text, question.base);
    const part = (...names) => {
        const found = answer.components?.find(each => names.includes(each.name));
        return found ? decoder.decode(bytes.subarray(found.begin, found.end)) : "";
    };
    byId("browser").hidden = false;
    let verdict = url ? "It accepts the text" : "It does not accept the text";
    if (!url && question.base === "") verdict += " without a base";
    verdict += `${answer.valid === Boolean(url) ? ", and so" : "; in contrast,"} the library `
        + `${answer.valid ? "does" : "does not"}.`;
    if (url && answer.valid) verdict = "Both accept the text.";
    if (!url && !answer.valid) verdict = "Neither accepts the text.";
    byId("browser-verdict").textContent = verdict;
    if (!url) return showRows("browser", [], true);
    const pairs = [["whole", alone ? question.text : answer.resolved ?? "", url.href]];
    if (alone)
        pairs.push(["scheme", part("scheme"), url.protocol.slice(0, -1)],
                   ["userinfo", part("userinfo", "user-info"),
                    url.username + (url.password === "" ? "" : `:${url.password}`)],
                   ["host", part("host"), url.hostname],
                   ["port", part("port"), url.port],
                   ["path", part("path"), url.pathname],
                   ["query", part("query"), url.search.slice(1)],
                   ["fragment", part("fragment"), url.hash.slice(1)]);
    showRows("browser", pairs.filter(([, ours, theirs]) => ours !== "" || theirs !== "").map(([name, ours, theirs]) => {
        const hasOurs = answer.valid && (name !== "whole" || alone || answer.resolved !== undefined);
        const shown = text => text === "" ? quiet("–") : written(text);
        const made = row(name, shown(hasOurs ? ours : ""), shown(theirs));
        if (hasOurs && ours !== theirs) made.firstChild.append(" ", element("span", {className: "bad"}, "differs"));
        return made;
    }));
}

// A C++ string literal. What is not visible is escaped, byte by byte; two question marks could begin a trigraph.
function literal(text) {
    const octal = c => [...encoder.encode(c)].map(byte => `\\${byte.toString(8).padStart(3, "0")}`).join("");
    const escaped = c => c === '"' || c === "\\" ? `\\${c}` : /^[ \p{L}\p{N}\p{P}\p{S}]$/u.test(c) ? c : octal(c);
    return `"${Array.from(text, escaped).join("").replace(/(?<=\?)\?/g, "\\?")}"sv`;
}

// The lines that call a function, and end the program with its error.
const checked = (name, text, call) => [
    `auto const ${name} = consturi::${call};`,
    `if (!${name}) {`, `    std::cerr << ${name}.error().explain(${text}) << '\\n';`, "    return 1;", "}"];
const printed = (name, value) => `std::cout << "${name}: " << ${value} << '\\n';`;

function linesByScheme(isList) {
    if (isList) return [...checked("parsed", "text", "host_list_uri_view::parse(text)"),
                        "for (auto const server : parsed->servers()) std::cout << server.text() << '\\n';"];
    return ["auto const scheme = text.substr(0, text.find(':'));",
            "consturi::schemes::with_type_of(consturi::schemes::all, scheme, [&](auto type) {",
            "    auto const parsed = decltype(type)::type::parse(text);",
            "    if (parsed) std::cout << \"valid\\n\";",
            "    else std::cerr << parsed.error().explain(text) << '\\n';",
            "});"];
}

// All components are optional, except for the scheme of what has one, and the path.
function linesOfComponents(kind, components) {
    const always = {uri: ["scheme", "path"], "uri-reference": ["path"], iri: ["scheme", "path"],
                    "iri-reference": ["path"], java: ["scheme-specific part"], rfc2396: []}[kind];
    return components.map(({name}) => printed(name, `${always.includes(name) ? "" : "*"}parsed->${
        name.replace(/[ -]/g, "_")}()`));
}

// Those of an IRI are about its URI.
function linesOfRequirement(requirement, isIri) {
    const own = ["registered_scheme", "valid_by_scheme"].filter(name => requirement.includes(name));
    const given = ["requirement", ...own.map(name => `consturi::requirements::${name}`)].join(", ");
    return [`constexpr auto requirement = ${literal(requirement)};`,
            ...checked("policy", "requirement", `requirements::any_requirement::parse(${given})`),
            ...isIri ? checked("sent", "text", "to_uri(*parsed)") : [],
            `auto const unmet = policy->error_in(*${isIri ? "sent" : "parsed"});`,
            printed("requirement", '(unmet ? unmet->description() : "met")')];
}

function program(question, answer) {
    const kind = kinds.find(each => each.id === question.kind);
    const isOfScheme = kind.id === "scheme";
    const {id, header, parse, base} = isOfScheme && "normal_form" in answer ? kinds[0] : kind;
    const operations = id === "java" ? "consturi::java::" : "consturi::";
    const isIri = header === "consturi/iri.hpp";
    const headers = [header];
    const body = [`constexpr auto text = ${literal(question.text)};`];
    if (isOfScheme) body.push(...linesByScheme(answer.components?.some(each => each.name === "server")));
    if (parse) body.push(...checked("parsed", "text", `${parse}(text)`),
                         ...linesOfComponents(id, answer.components ?? []));
    if (base) body.push(printed("normal form", `${operations}normalize(*parsed).str()`));
    if (base && question.base !== "")
        body.push(`constexpr auto base_text = ${literal(question.base)};`,
                  ...checked("base", "base_text", `${base}(base_text)`),
                  printed("resolved", `${operations}resolve(*base, *parsed).str()`));
    const isJudged = (isIri || header === "consturi.hpp") && question.requirement !== "";
    if (isJudged) {
        headers.push("consturi/any_requirement.hpp");
        body.push(...linesOfRequirement(question.requirement, isIri));
    }
    const needsSchemes = isJudged && /registered_scheme|valid_by_scheme/.test(question.requirement);
    if ((isOfScheme && header !== "consturi/schemes.hpp") || needsSchemes) headers.push("consturi/schemes.hpp");
    return [...headers.map(name => `#include <${name}>`), "", "#include <iostream>", "#include <string_view>", "",
            "int main() {", "    using namespace std::string_view_literals;", ...body.map(line => `    ${line}`), "}",
            ""].join("\n");
}

function show(question, answer) {
    const bytes = encoder.encode(question.text);
    showVerdict(question, answer);
    showMistake(answer);
    showComponents(bytes, answer.components ?? []);
    showRequirement(question, answer);
    showForms(answer);
    showRows("parameters", (answer.parameters ?? []).map(each => row(
        written(decoded(each, "name")),
        "value" in each || "value_bytes" in each ? written(decoded(each, "value")) : quiet("no value"))));
    showRows("facts", (answer.facts ?? []).map(each => row(each.name, written(decoded(each, "value")))));
    showBrowser(question, answer, bytes);
    byId("program").hidden = false;
    byId("code").textContent = program(question, answer);
    byId("copied").textContent = "";
}

// What the fragment of the address says; nothing, if it is that of a heading.
function fromFragment() {
    const named = new URLSearchParams(location.hash.slice(1));
    if (!named.has("text")) return null;
    const question = Object.fromEntries(fields.map(name => [name, named.get(name) ?? first[name]]));
    if (!kinds.some(each => each.id === question.kind)) question.kind = first.kind;
    return question;
}
function toFragment(question) {
    const named = fields.filter(name => name === "text" || question[name] !== first[name]);
    return `#${new URLSearchParams(named.map(name => [name, question[name]]))}`;
}

async function start() {
    const page = document.getElementById("playground");
    if (!page || page.dataset.started) return;
    page.dataset.started = "yes";
    byId("kind").replaceChildren(...kinds.map(each => element("option", {value: each.id}, each.label)));
    byId("verdict").textContent = "The library is being loaded.";
    let library;
    try {
        library = await load();
    } catch (error) {
        byId("verdict").textContent = `The library cannot be loaded: ${error.message}`;
        return;
    }

    let answer, writing;
    const typed = () => Object.fromEntries(fields.map(name => [name, byId(name).value]));
    const update = () => {
        const begin = performance.now();
        const question = typed();
        answer = ask(library, question);
        show(question, answer);
        byId("time").textContent = `Answered in ${(performance.now() - begin).toFixed(1)} ms.`;
    };
    const restore = question => {
        if (!question || !page.isConnected) return;
        clearTimeout(writing);
        for (const name of fields) byId(name).value = question[name];
        update();
    };
    page.querySelector("form").addEventListener("input", () => {
        update();
        clearTimeout(writing);
        writing = setTimeout(() => history.replaceState(history.state, "", toFragment(typed())), 300);
    });
    page.querySelector("form").addEventListener("submit", event => event.preventDefault());
    byId("go").addEventListener("click", () => {
        const bytes = encoder.encode(byId("text").value);
        const at = decoder.decode(bytes.subarray(0, answer.error.position)).length;
        byId("text").focus();
        const character = String.fromCodePoint(byId("text").value.codePointAt(at) ?? 0);
        byId("text").setSelectionRange(at, at + character.length);
    });
    byId("copy").addEventListener("click", async () => {
        try {
            await navigator.clipboard.writeText(byId("code").textContent);
            byId("copied").textContent = "Copied.";
        } catch {
            getSelection().selectAllChildren(byId("code"));
            byId("copied").textContent = "Selected, but not copied: the browser does not let this page do it.";
        }
    });
    addEventListener("hashchange", () => restore(fromFragment()));
    restore(fromFragment() ?? first);
    page.dataset.ready = "yes";
}

// A site whose theme replaces pages without loading them says when it has done so.
if (globalThis.document$) globalThis.document$.subscribe(start);
else start();
