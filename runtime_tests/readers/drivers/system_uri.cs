// System.Uri.
//
// Distributed under the Boost Software License, Version 1.0.
using System;
using System.Linq;
using System.Text;

class Reader
{
    static string Field(string component)
    {
        return component == null ? "-" : BitConverter.ToString(Encoding.UTF8.GetBytes(component)).Replace("-", "").ToLower();
    }

    static string Reading(string uri)
    {
        Uri u;
        if (!Uri.TryCreate(uri, UriKind.Absolute, out u)) return "rejected";
        return string.Join("\t", new[] { u.Scheme, u.UserInfo, u.Host, u.Port < 0 ? null : u.Port.ToString(),
                                         u.AbsolutePath, u.Query.TrimStart('?'), u.Fragment.TrimStart('#') }.Select(Field));
    }

    static void Main()
    {
        for (string line; (line = Console.ReadLine()) != null;) Console.WriteLine(Reading(line));
    }
}
