// The crate http, which hyper uses. It drops the fragment.
//
// Distributed under the Boost Software License, Version 1.0.
mod reading;

fn main() {
    reading::write_readings(|uri| {
        let u: http::Uri = uri.parse().ok()?;
        let userinfo = u.authority().and_then(|authority| authority.as_str().rsplit_once('@')).map(|(before, _)| before.into());
        Some([u.scheme_str().map(Into::into), userinfo, u.host().map(Into::into), u.port_u16().map(|port| port.to_string()),
              Some(u.path().into()), u.query().map(Into::into), None])
    });
}
