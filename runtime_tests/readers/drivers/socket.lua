-- LuaSocket.
--
-- Distributed under the Boost Software License, Version 1.0.
local parse = require("socket.url").parse

local function field(component)
    return component and component:gsub(".", function(c) return ("%02x"):format(c:byte()) end) or "-"
end

for uri in io.lines() do
    local u = parse(uri)
    if u then
        local userinfo = u.user and u.password and u.user .. ":" .. u.password or u.user
        print(table.concat({ field(u.scheme), field(userinfo), field(u.host), field(u.port), field(u.path), field(u.query),
                             (field(u.fragment)) }, "\t"))
    else
        print("rejected")
    end
end
