# URI or Addressable, by the argument.
#
# Distributed under the Boost Software License, Version 1.0.
require "uri"
require "addressable/uri" if ARGV[0] != "uri"

parse = {
  "uri" => ->(text) { URI.parse(text) },
  "addressable" => ->(text) { Addressable::URI.parse(text) },
  "addressable_normalized" => ->(text) { Addressable::URI.parse(text).normalize }, # as http.rb does
}.fetch(ARGV[0])

$stdin.each_line(chomp: true) do |line|
  u = parse.(line)
  path = u.path || u.opaque
  path = "/#{path}" if u.is_a?(URI::FTP) # which removes the slash
  components = [u.scheme, u.userinfo, u.host, u.port, path, u.query, u.fragment]
  puts components.map { |component| component ? component.to_s.unpack1("H*") : "-" }.join("\t")
rescue StandardError
  puts "rejected"
end
