#!/usr/bin/env node
// Compares idna::to_ascii with the npm package tr46, which implements UTS #46 in JavaScript, on random names.
//
//     NODE_PATH=DIRECTORY/node_modules idna.js COUNT COMMAND...      runs the program of idna_lines.cpp
//
// Prints "[skipped]" without tr46. The environment variable CONSTURI_SEED repeats a run. What tr46 does not do, and is
// done here:
//
// - IDNA2008 disallows characters that UTS #46 allows, such as emoji: see `is_in_idna2008`.
// - Labels of ASCII may have underscores, and hyphens anywhere; the name may end with a dot. So the hyphens of the
//   others are checked here.
// - A name that is not ASCII does not end with a label that begins with a digit.
//
// The tables of libidn2 and of tr46 are those of different versions of Unicode. Characters that libidn2 rejects alone
// or after a letter, where tr46 accepts them, are newer, or their status has changed: no random name is made of them, and
// an xn-- label that encodes them has to be rejected. So are those of `changed`.
//
// Distributed under the Boost Software License, Version 1.0.
"use strict";
const { spawnSync } = require("child_process");

let tr46;
try {
    tr46 = require("tr46");
} catch {
    console.log("[skipped] NODE_PATH has no package tr46");
    process.exit(0);
}
const punycode = require(require.resolve("punycode/", { paths: [require.resolve("tr46")] }));

const count = Number(process.argv[2]);
const seed = Number(process.env.CONSTURI_SEED ?? Math.floor(Math.random() * 2 ** 32));

// A generator of random numbers (mulberry32).
let state = seed;
function random() {
    state = (state + 0x6D2B79F5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}
const below = (n) => Math.floor(random() * n);
const one = (list) => list[below(list.length)];
const some = (most, make) => Array.from({ length: 1 + below(most) }, make).join("");

// U+1171E (AHOM CONSONANT SIGN MEDIAL RA) is no nonspacing mark any more.
const changed = new Set(["\u{1171E}"]);

// RFC 5892 2.6: the exceptions, and the characters whose context decides.
const valid = new RegExp("[\\u00DF\\u03C2\\u06FD\\u06FE\\u0F0B\\u3007\\u00B7\\u0375\\u05F3\\u05F4\\u30FB"
    + "\\u0660-\\u0669\\u06F0-\\u06F9\\u200C\\u200D]", "u");
const invalid = /[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]/u;
// RFC 5892 2.3, 2.4 and 2.9: what is ignored, marks for symbols, and letters that are no syllables of Hangul.
const excluded = new RegExp("[\\p{Default_Ignorable_Code_Point}\\p{White_Space}\\u20D0-\\u20FF\\u{1D100}-\\u{1D24F}"
    + "\\u1100-\\u11FF\\uA960-\\uA97F\\uD7B0-\\uD7FF]", "u");
const letters = /[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u;
const cherokee = /[\u13A0-\u13F5]/u; // whose capital letters are the folded ones

/** Whether IDNA2008 allows a character outside ASCII, apart from its context (RFC 5892 3). */
function is_in_idna2008(c) {
    if (valid.test(c)) return true;
    if (invalid.test(c) || excluded.test(c) || !letters.test(c)) return false;
    const compatible = c.normalize("NFKC");
    return compatible === c && (cherokee.test(c) || c.toLowerCase().normalize("NFKC") === c);
}
const results = new Map(); // of is_in_idna2008, but false for the characters that are left out
function is_allowed(c) {
    if (c < "\x80") return true;
    if (!results.has(c)) results.set(c, is_in_idna2008(c));
    return results.get(c);
}

const options = { checkHyphens: false, checkBidi: true, checkJoiners: true, useSTD3ASCIIRules: true };
const dots = /[.\u3002\uFF0E\uFF61]/u;
const is_ascii = (text) => /^[\x00-\x7F]*$/.test(text);

/** The name in ASCII, or null. An underscore of a label becomes a hyphen. */
function expected(name) {
    const labels = name.split(dots);
    const is_plain = (label) => is_ascii(label) && !/^xn--/i.test(label);
    const written = labels.map((label) => (is_plain(label) ? label.replaceAll("_", "-") : label));
    const has_dot_at_end = labels.length > 1 && labels.at(-1) === "";
    if (has_dot_at_end) written.pop();
    const made = tr46.toASCII(written.join("."), { ...options, verifyDNSLength: true });
    if (made === null) return null;
    const forms = made.split(".");
    if (forms.length !== written.length) return null; // a character became a dot
    for (const [i, form] of forms.entries()) {
        if (is_plain(written[i])) continue;
        const characters = form.startsWith("xn--") ? [...punycode.decode(form.substring(4))] : [...form];
        if (!characters.every(is_allowed)) return null;
        if (characters[0] === "-" || characters.at(-1) === "-") return null;
        if (characters[2] === "-" && characters[3] === "-") return null;
    }
    if (!is_ascii(name) && /^[0-9]/.test(forms.at(-1))) return null;
    return made + (has_dot_at_end ? "." : "");
}

/** The names in ASCII that the program finds, and "!" and a mistake for the others. */
function found(names) {
    const input = names.join("\n") + "\n";
    const run = spawnSync(process.argv[3], process.argv.slice(4), { input, maxBuffer: 1 << 30 });
    const lines = run.stdout.toString().split("\n");
    if (run.status !== 0 || lines.pop() !== "" || lines.length !== names.length) {
        console.log(`exit code ${run.status}, ${lines.length} lines for ${names.length} names; CONSTURI_SEED=${seed}`);
        process.exit(1);
    }
    return lines;
}
const same = (line, name) => (line[0] === "!" ? null : line.replaceAll("_", "-")) === name;

let differences = 0;
function report(name, line, wanted) {
    const escape = (c) => "\\u" + c.charCodeAt(0).toString(16).padStart(4, "0");
    const shown = JSON.stringify(name).replace(/[\x7F-\uFFFF]/g, escape);
    console.log(`${shown}: ${line}, but tr46 has ${wanted}; CONSTURI_SEED=${seed}`);
    if (++differences === 20) process.exit(1);
}

// The characters that both know, by script.
const assigned = [];
for (let c = 0x80; c !== 0x110000; ++c) {
    const character = String.fromCodePoint(c);
    if (/[\p{Assigned}]/u.test(character) && !/[\p{Co}\p{Cs}]/u.test(character)) assigned.push(character);
}
const places = ["", "a", "\u05D0"];
const alone = places.map((before) => found(assigned.map((c) => before + c)));
const characters = assigned.filter((c, i) => {
    const is_known = places.every((before, place) => {
        const line = alone[place][i];
        const wanted = expected(before + c);
        if (same(line, wanted)) return true;
        if (line !== "!character_that_idna_disallows" && !changed.has(c)) report(before + c, line, wanted);
        return false;
    });
    if (!is_known) results.set(c, false);
    return is_known;
});
const scripts = ["Latin", "Greek", "Cyrillic", "Armenian", "Hebrew", "Arabic", "Syriac", "Thaana", "Nko", "Devanagari",
    "Bengali", "Tamil", "Malayalam", "Sinhala", "Thai", "Tibetan", "Georgian", "Hangul", "Ethiopic", "Cherokee",
    "Khmer", "Mongolian", "Hiragana", "Katakana", "Han", "Common", "Inherited", "Adlam"].map((script) => {
    const pattern = new RegExp(`\\p{Script=${script}}`, "u");
    return characters.filter((c) => pattern.test(c));
});
const of = (pattern) => characters.filter((c) => pattern.test(c));
const marks = of(/\p{M}/u);
const right_to_left = of(/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/u);
const mapped = characters.filter((c) => tr46.toUnicode(c, options).domain !== c);
const viramas = [..."\u094D\u09CD\u0BCD\u0D4D\u0DCA\u17D2"].filter((c) => characters.includes(c));
const joining = of(/[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\u094D\u0300-\u0308]/u);
const ldh = [..."abcdefghijklmnopqrstuvwxyz0123456789-", ..."ABCXYZ-"];

const in_a_script = () => {
    const script = one(scripts);
    const share = one([0, .1, .5]);
    return some(8, () => (random() < share ? one(ldh) : one(script)));
};
const kinds = [
    in_a_script,
    in_a_script,
    () => some(6, () => one([one(ldh), one(mapped), one(mapped)])),
    () => some(6, () => one([one(right_to_left), one(right_to_left), one("01-\u0660\u0661\u06F1\u0301\u05B4")])),
    () => some(6, () => one([one(scripts[9]), one(viramas), "\u200D", "\u200C", one(characters)])),
    () => some(6, () => one([one(joining), one(joining), "\u200C", "\u0300"])),
    () => some(6, () => one([one("aeou\u0131"), one(marks), one("\u0300\u0301\u0323\u0338\u0345")])),
    () => some(6, () => one([..."\u1100\u1161\u11A8\uAC00\uAC01\uFFA1\uFFC2a"])),
    () => some(4, () => one(characters)),
    () => some(4, () => one([one(ldh), one(characters), "\u00AD", "\u200B", "\uFE0F", "\u1E9E", "\u2260", "="])),
    () => some(70, () => one(one([ldh, scripts[0]]))),
    () => some(12, () => one(ldh)),
    () => one(["", "_a", "a_b", "-a", "a--b", "r3---s", "%41", "a b", "*", "a:b", "\0", "xn--", "1", "127", "0x1"]),
];
const mutated = (text) => {
    const parts = [...text];
    const at = below(parts.length + 1);
    parts.splice(at, below(2), ...(below(3) === 0 ? [] : [one([one(ldh), one(characters)])]));
    return parts.join("");
};
const encoded = (text) => "xn--" + punycode.encode(text);
const in_cases = (text) => [...text].map((c) => (below(2) ? c : c.toUpperCase())).join("");
const widened = (c) => (below(3) ? c : String.fromCharCode(c.charCodeAt(0) + 0xFEE0));
const full_width = (text) => text.replace(/[!-~]/g, widened);

function label() {
    const plain = one(kinds)();
    switch (below(9)) {
        case 0: return encoded(plain);
        case 1: return encoded(tr46.toUnicode(plain, options).domain);
        case 2: return mutated(encoded(tr46.toUnicode(plain, options).domain));
        case 3: return "xn--" + some(8, () => one(ldh));
        case 4: return one([in_cases, full_width])(encoded(plain.toLowerCase().normalize("NFKC")));
        case 5: return mutated(plain);
        default: return plain;
    }
}
function name() {
    let text = label();
    while (below(3) === 0) text += one([".", ".", "\u3002", "\uFF0E", "\uFF61"]) + label();
    const ends = [".", "\u3002", "..", "." + "a".repeat(63), (".\u00E9" + "b".repeat(40)).repeat(5)];
    return below(20) === 0 ? text + one(ends) : text;
}

const BATCH = 100_000;
let valid_names = 0;
for (let left = count; left > 0; left -= BATCH) {
    const names = Array.from({ length: Math.min(left, BATCH) }, () => name().replace(/[\n\p{Cs}]/gu, "")
        .replace(/xn(?=[-_]_|_-)/gi, "x"));
    for (const [i, line] of found(names).entries()) {
        const wanted = expected(names[i]);
        valid_names += wanted !== null;
        if (!same(line, wanted)) report(names[i], line, wanted);
    }
}
if (differences !== 0) process.exit(1);
console.log(`${count} names, ${valid_names} of them valid, 0 differences; ${assigned.length - characters.length} of `
    + `${assigned.length} characters left out; CONSTURI_SEED=${seed}`);
