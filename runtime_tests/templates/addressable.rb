# Expands templates for compare.py with Addressable. Input and output are those of consturi_expanding.cpp.
#
# Distributed under the Boost Software License, Version 1.0.
require "addressable/template"
require "json"

STDIN.each_line do |line|
  template, values = JSON.parse(line)
  puts Addressable::Template.new(template).expand(values, nil, false).to_s.to_json rescue puts "null"
end
