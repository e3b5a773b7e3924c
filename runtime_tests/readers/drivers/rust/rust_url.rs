// The crate url.
//
// Distributed under the Boost Software License, Version 1.0.
mod reading;

fn main() {
    reading::write_readings(|uri| {
        let u = url::Url::parse(uri).ok()?;
        let userinfo = u.username().to_string() + &u.password().map_or("".into(), |password| ":".to_string() + password);
        Some([Some(u.scheme().into()), Some(userinfo), u.host_str().map(Into::into), u.port().map(|port| port.to_string()),
              Some(u.path().into()), u.query().map(Into::into), u.fragment().map(Into::into)])
    });
}
