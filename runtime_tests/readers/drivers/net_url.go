// net/url of Go.
//
// Distributed under the Boost Software License, Version 1.0.
package main

import (
	"bufio"
	"fmt"
	"net/url"
	"os"
)

func field(isDefined bool, component string) string {
	if !isDefined {
		return "-"
	}
	return fmt.Sprintf("%x", component)
}

func main() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		u, err := url.Parse(in.Text())
		if err != nil {
			fmt.Fprintln(out, "rejected")
			continue
		}
		path := u.Opaque
		if path == "" {
			path = u.EscapedPath()
		}
		fmt.Fprintf(out, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", field(u.Scheme != "", u.Scheme), field(u.User != nil, u.User.String()),
			field(u.Host != "", u.Hostname()), field(u.Port() != "", u.Port()), field(true, path),
			field(u.RawQuery != "" || u.ForceQuery, u.RawQuery), field(u.Fragment != "", u.EscapedFragment()))
	}
}
