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

/** Signs requests, and verifies responses. Headers that a shop adds are signed in their place. */
const SIGN = (secret: string): string => `

def sign(values, body=b""):
    """Signs checkout- headers or fields, by name, and the bytes of a body."""
    lines = "".join(f"{name}:{values[name]}\\n" for name in sorted(values) if name.startswith("checkout-"))
    return hmac.new(${quoted(secret)}.encode(), lines.encode() + body, hashlib.sha256).hexdigest()

`;

const VERIFY = `received = {name.lower(): value for name, value in response.headers.items()}
if not hmac.compare_digest(sign(received, text).encode(), received.get("signature", "").encode()):
    raise ValueError(f"not signed by the service: {text}")`;

/** Writes the sample. */
export function pythonSample(call: Call, merchant: TestMerchant): string {
  const { method, target, scheme, signed, plain, body } = call;
  const isForm = scheme === "form";
  const isSigned = scheme === "headers";
  const data = isForm ? "urllib.parse.urlencode(fields).encode()" : body === "" ? "None" : "body";
  return [
    ...importsOf(call),
    isForm || isSigned ? SIGN(merchant.secret) : "",
    ...(isForm ? [] : [body === "" ? 'body = b""' : `body = r"""${body}""".encode()`]),
    ...authentication(),
    `request = urllib.request.Request(${quoted(SANDBOX + target)}, ${data}, ${isForm ? "" : "headers, "}method=${quoted(method)})`,
    "with urllib.request.urlopen(request, timeout=30) as response:",
    isForm ? "    print(response.status, response.url)" : "    text = response.read()",
    ...(isSigned ? [VERIFY] : []),
    ...(isForm ? [] : ["print(response.status, text.decode())"]),
  ].join("\n");

  function authentication(): readonly string[] {
    const added = plain.map(([name, value]) => `headers[${quoted(name)}] = ${valueOf(value)}`);
    if (isSigned) return [dict("headers", signed), 'headers["signature"] = sign(headers, body)', ...added];
    if (isForm) return [dict("fields", [...signed, ...plain]), 'fields["signature"] = sign(fields)'];
    if (scheme === "merchant")
      return [
        'time = datetime.now().astimezone().strftime("%Y-%m-%dT%H:%M:%S%z")',
        "md5 = base64.b64encode(hashlib.md5(body).digest()).decode()",
        `message = "\\n".join([${[method, target, `ServiceMerchantAPI ${merchant.id}`].map(quoted).join(", ")}, time, md5]).encode()`,
        `signature = base64.b64encode(hmac.new(${quoted(merchant.secret)}.encode(), message, hashlib.sha256).digest()).decode()`,
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
