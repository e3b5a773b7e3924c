<?php
// parse_url.
//
// Distributed under the Boost Software License, Version 1.0.
while (($line = fgets(STDIN)) !== false) {
    $u = parse_url(rtrim($line, "\n"));
    if ($u === false) {
        echo "rejected\n";
        continue;
    }
    $userinfo = isset($u["pass"]) ? ($u["user"] ?? "") . ":" . $u["pass"] : $u["user"] ?? null;
    $components = [$u["scheme"] ?? null, $userinfo, $u["host"] ?? null, $u["port"] ?? null, $u["path"] ?? null,
                   $u["query"] ?? null, $u["fragment"] ?? null];
    echo implode("\t", array_map(fn($component) => $component === null ? "-" : bin2hex((string) $component), $components)), "\n";
}
