/** Writes a call in Python, with its standard library. */
import { type Call, type Named, SANDBOX, type TestMerchant } from "./call.ts";

const quoted = (text: string): string => JSON.stringify(text);

const valueOf = (value: Named[1]): string => {
  if (typeof value === "string") return quoted(value);
  return value.fresh === "a nonce" ? "secrets.token_hex(16)" : 'datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")';
};

const dict = (name: string, fields: readonly Named[]): string =>
  fields.length === 0
    ? `${name} = {}`
    : `${name} = {\n${fields.map(([field, value]) => `    ${quoted(field)}: ${valueOf(value)},\n`).join("")}}`;

const signedText = (name: string, body: string): string =>
  `message = "".join(f"{name}:{value}\\n" for name, value in ${name}.items()).encode()${body}`;

/** Writes the sample. */
export function pythonSample(call: Call, merchant: TestMerchant): string {
  const { method, target, scheme, signed, plain, body } = call;
  const data = scheme === "form" ? "urllib.parse.urlencode(fields).encode()" : body === "" ? "None" : "body";
  return [
    ...importsOf(call),
    "",
    ...(scheme === "form" ? [] : [body === "" ? 'body = b""' : `body = r"""${body}""".encode()`]),
    ...authentication(),
    `request = urllib.request.Request(${quoted(SANDBOX + target)}, ${data}, ${scheme === "form" ? "" : "headers, "}method=${quoted(method)})`,
    "with urllib.request.urlopen(request) as response:",
    scheme === "form" ? "    print(response.status, response.url)" : "    print(response.status, response.read().decode())",
  ].join("\n");

  function authentication(): readonly string[] {
    const key = `${quoted(merchant.secret)}.encode()`;
    if (scheme === "headers")
      return [
        dict("headers", signed),
        signedText("headers", " + body"),
        `headers["signature"] = hmac.new(${key}, message, hashlib.sha256).hexdigest()`,
        ...plain.map(([name, value]) => `headers[${quoted(name)}] = ${valueOf(value)}`),
      ];
    if (scheme === "form")
      return [
        dict("fields", signed),
        signedText("fields", ""),
        `fields["signature"] = hmac.new(${key}, message, hashlib.sha256).hexdigest()`,
        ...plain.map(([name, value]) => `fields[${quoted(name)}] = ${valueOf(value)}`),
      ];
    if (scheme === "merchant")
      return [
        'time = datetime.now().astimezone().strftime("%Y-%m-%dT%H:%M:%S%z")',
        "md5 = base64.b64encode(hashlib.md5(body).digest()).decode()",
        `message = "\\n".join([${[method, target, `ServiceMerchantAPI ${merchant.id}`].map(quoted).join(", ")}, time, md5]).encode()`,
        `signature = base64.b64encode(hmac.new(${key}, message, hashlib.sha256).digest()).decode()`,
        dict("headers", plain),
        `headers |= {"Timestamp": time, "Content-MD5": md5, "Authorization": f"ServiceMerchantAPI ${merchant.id}:{signature}"}`,
      ];
    if (scheme === "basic")
      return [
        dict("headers", plain),
        `headers["Authorization"] = "Basic " + base64.b64encode(b"${merchant.id}:${merchant.secret}").decode()`,
      ];
    return [dict("headers", plain)];
  }
}

function importsOf({ scheme }: Call): readonly string[] {
  const modules = {
    headers: ["hashlib", "hmac", "secrets", "urllib.request"],
    form: ["hashlib", "hmac", "secrets", "urllib.parse", "urllib.request"],
    merchant: ["base64", "hashlib", "hmac", "urllib.request"],
    basic: ["base64", "urllib.request"],
    none: ["urllib.request"],
  }[scheme];
  const clock = { headers: "datetime, timezone", form: "datetime, timezone", merchant: "datetime" }[scheme as "merchant"];
  return [`import ${modules.join(", ")}`, ...(clock === undefined ? [] : [`from datetime import ${clock}`])];
}
