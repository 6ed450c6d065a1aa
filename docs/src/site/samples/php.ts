/** Writes a call in PHP, with its own curl and hash functions. */
import { type Call, type Named, SANDBOX, type TestMerchant } from "./call.ts";

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;

const valueOf = (value: Named[1]): string => {
  if (typeof value === "string") return quoted(value);
  return value.fresh === "a nonce" ? "bin2hex(random_bytes(16))" : "gmdate('Y-m-d\\TH:i:s\\Z')";
};

const array = (name: string, fields: readonly Named[]): string =>
  `$${name} = [\n${fields.map(([field, value]) => `    ${quoted(field)} => ${valueOf(value)},\n`).join("")}];`;

/** Signs requests, and verifies responses. Headers that a shop adds are signed in their place. */
const SIGN = (secret: string): string => `
/** Signs checkout- headers or fields, by name, and the bytes of a body. */
function sign(array $values, string $body = ''): string
{
    $signed = array_filter($values, fn ($name) => str_starts_with($name, 'checkout-'), ARRAY_FILTER_USE_KEY);
    ksort($signed, SORT_STRING);
    $lines = array_map(fn ($name, $value) => "$name:$value\\n", array_keys($signed), $signed);
    return hash_hmac('sha256', implode('', $lines) . $body, ${quoted(secret)});
}
`;

const RECEIVE = `    CURLOPT_HEADERFUNCTION => function ($request, $line) use (&$received) {
        [$name, $value] = explode(':', $line, 2) + [1 => ''];
        $received[strtolower($name)] = trim($value);
        return strlen($line);
    },`;
const VERIFY = `if (!hash_equals(sign($received ?? [], $response), $received['signature'] ?? '')) throw new Exception("not signed by the service: $response");`;

/** Writes the sample. */
export function phpSample(call: Call, { id, secret }: TestMerchant): string {
  const { method, target, scheme, signed, plain, body } = call;
  const isForm = scheme === "form";
  const isSigned = scheme === "headers";
  return [
    "<?php",
    ...(isForm || isSigned ? [SIGN(secret)] : []),
    ...(isForm ? [] : [body === "" ? "$body = '';" : `$body = <<<'JSON'\n${body}\nJSON;`]),
    ...authentication(),
    `$request = curl_init(${quoted(SANDBOX + target)});`,
    "curl_setopt_array($request, [",
    `    CURLOPT_CUSTOMREQUEST => ${quoted(method)},`,
    ...(isForm ? ["    CURLOPT_POSTFIELDS => http_build_query($fields),"] : [`    CURLOPT_HTTPHEADER => ${HEADER_LINES},`]),
    ...(body === "" ? [] : ["    CURLOPT_POSTFIELDS => $body,"]),
    ...(scheme === "basic" ? [`    CURLOPT_USERPWD => ${quoted(`${id}:${secret}`)},`] : []),
    "    CURLOPT_RETURNTRANSFER => true,",
    "    CURLOPT_TIMEOUT => 30,",
    ...(isSigned ? [RECEIVE] : []),
    "]);",
    "$response = (string) curl_exec($request);",
    ...(isSigned ? [VERIFY] : []),
    `echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', ${isForm ? "curl_getinfo($request, CURLINFO_REDIRECT_URL)" : "$response"}, "\\n";`,
  ].join("\n");

  function authentication(): readonly string[] {
    if (isSigned) return [array("headers", signed), "$headers['signature'] = sign($headers, $body);", ...headersOf(plain)];
    if (isForm) return [array("fields", [...signed, ...plain]), "$fields['signature'] = sign($fields);"];
    if (scheme === "merchant")
      return [
        "$time = date('Y-m-d\\TH:i:sO');",
        "$md5 = base64_encode(md5($body, true));",
        `$message = implode("\\n", [${[method, target, `ServiceMerchantAPI ${id}`].map(quoted).join(", ")}, $time, $md5]);`,
        `$signature = base64_encode(hash_hmac('sha256', $message, ${quoted(secret)}, true));`,
        `$headers = ['Timestamp' => $time, 'Content-MD5' => $md5, 'Authorization' => "ServiceMerchantAPI ${id}:$signature"];`,
        ...headersOf(plain),
      ];
    return ["$headers = [];", ...headersOf(plain)];
  }
}

const HEADER_LINES = 'array_map(fn ($name, $value) => "$name: $value", array_keys($headers), $headers)';
const headersOf = (plain: readonly Named[]): readonly string[] =>
  plain.map(([name, value]) => `$headers[${quoted(name)}] = ${valueOf(value)};`);
