-- Asks the gate about a request: `http-request lua.ask_gate APP`. If the gate refuses, the visitor gets its answer. If
-- this script fails, HAProxy goes on, so the next line of haproxy.cfg refuses requests without `txn.gate`.
local platform = "http://127.0.0.1:4000"

local told = {
	"Remote-User", "Remote-Email", "Remote-Name", "Remote-Groups",
	"X-Vestibule-Dataset", "X-Vestibule-Acting-For", "X-Vestibule-Assertion",
}
local cookies_of_platform = {}
for name in ("sessionid browserid deviceid federation csrftoken gate gate-state"):gmatch("%S+") do
	cookies_of_platform[name] = true
end
-- Headers about the visitor's connection or the body of the request, which the question to the gate must not have.
local left_out = {
	["connection"] = true, ["upgrade"] = true, ["te"] = true, ["trailer"] = true, ["expect"] = true, ["range"] = true,
	["content-length"] = true, ["transfer-encoding"] = true, ["accept-encoding"] = true,
}

local function all_of(values)
	local list = {}
	for at, value in pairs(values or {}) do table.insert(list, { at, value }) end
	table.sort(list, function(a, b) return a[1] < b[1] end)
	for at, entry in ipairs(list) do list[at] = entry[2] end
	return list
end

-- The cookies of the app, without those of the platform.
local function cookies_of_app(line)
	local kept = {}
	for cookie in line:gmatch("[^;]+") do
		local name = (cookie:match("^%s*([^=]*)") or ""):gsub("%s+$", ""):lower():gsub("^__host%-", "")
		if not cookies_of_platform[name] and cookie:find("%S") then
			table.insert(kept, (cookie:gsub("^%s+", "")))
		end
	end
	return table.concat(kept, "; ")
end

-- A token of the platform is for the gate alone. Other bearer tokens are the app's own.
local function is_token(line)
	return (" " .. line:lower()):find('[%s,]bearer%s+"?vst_') ~= nil
end

local function ask(txn, app, headers)
	local question = {}
	for name, values in pairs(headers) do
		if not left_out[name] then question[name] = all_of(values) end
	end
	question["x-forwarded-method"] = { txn.f:method() }
	question["x-forwarded-uri"] = { txn.f:pathq() }
	return core.httpclient():get({ url = platform .. "/auth_api/v1/gate/" .. app .. "/", headers = question })
end

local function pass_on(txn, answer, headers)
	for _, name in ipairs(told) do
		txn.http:req_set_header(name, all_of(answer.headers[name:lower()])[1] or "")
	end
	if headers["cookie"] then
		local cookies = cookies_of_app(table.concat(all_of(headers["cookie"]), "; "))
		txn.http:req_del_header("Cookie")
		if cookies ~= "" then txn.http:req_set_header("Cookie", cookies) end
	end
	for _, line in ipairs(all_of(headers["authorization"])) do
		if is_token(line) then
			txn.http:req_del_header("Authorization")
			break
		end
	end
	txn:set_var("txn.gate", "open")
end

core.register_action("ask_gate", { "http-req" }, function(txn, app)
	local headers = txn.http:req_get_headers()
	local answer = ask(txn, app, headers)
	if answer and answer.status == 204 then return pass_on(txn, answer, headers) end
	local reply = txn:reply()
	if answer and answer.status and answer.status > 0 then
		reply:set_status(answer.status, answer.reason)
		for name, values in pairs(answer.headers) do
			if name ~= "connection" and name ~= "transfer-encoding" and name ~= "content-length" and name ~= "keep-alive" then
				for _, value in ipairs(all_of(values)) do reply:add_header(name, value) end
			end
		end
		reply:set_body(answer.body or "")
	else
		reply:set_status(503)
	end
	txn:done(reply)
end, 1)
