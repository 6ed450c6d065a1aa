/** Writes a call in PHP, with its own curl and hash functions. */
import { type Call, type Named, SANDBOX, type TestMerchant } from "./call.ts";

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, "\\$&")}'`;

const valueOf = (value: Named[1]): string => {
  if (typeof value === "string") return quoted(value);
  return value.fresh === "a nonce" ? "bin2hex(random_bytes(16))" : "gmdate('Y-m-d\\TH:i:s\\Z')";
};

const array = (name: string, fields: readonly Named[]): string =>
  `$${name} = [\n${fields.map(([field, value]) => `    ${quoted(field)} => ${valueOf(value)},\n`).join("")}];`;

const LINES = `$lines = array_map(fn ($name, $value) => "$name:$value", array_keys($signed), $signed);`;

/** Writes the sample. */
export function phpSample(call: Call, { id, secret }: TestMerchant): string {
  const { method, target, scheme, signed, plain, body } = call;
  const bodyText = body === "" ? "$body = '';" : `$body = <<<'JSON'\n${body}\nJSON;`;
  const headers = plain.map(([name, value]) => `$headers[] = ${typeof value === "string" ? quoted(`${name}: ${value}`) : ""};`);
  return [
    "<?php",
    ...(scheme === "form" ? [] : [bodyText]),
    ...authentication(call, { id, secret }),
    ...(scheme === "form" ? [] : headers),
    `$request = curl_init(${quoted(SANDBOX + target)});`,
    "curl_setopt_array($request, [",
    `    CURLOPT_CUSTOMREQUEST => ${quoted(method)},`,
    ...(scheme === "form" ? [] : ["    CURLOPT_HTTPHEADER => $headers,"]),
    ...(scheme === "form" ? ["    CURLOPT_POSTFIELDS => http_build_query($fields),"] : []),
    ...(body === "" ? [] : ["    CURLOPT_POSTFIELDS => $body,"]),
    ...(scheme === "basic" ? [`    CURLOPT_USERPWD => ${quoted(`${id}:${secret}`)},`] : []),
    "    CURLOPT_RETURNTRANSFER => true,",
    "]);",
    "$response = curl_exec($request);",
    `echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', ${scheme === "form" ? "curl_getinfo($request, CURLINFO_REDIRECT_URL)" : "$response"}, "\\n";`,
  ].join("\n");

  function authentication({ method: verb, target: path }: Call, merchant: TestMerchant): readonly string[] {
    if (scheme === "headers")
      return [
        array("signed", signed),
        LINES,
        `$signature = hash_hmac('sha256', implode("\\n", [...$lines, $body]), ${quoted(merchant.secret)});`,
        `$headers = [...$lines, "signature: $signature"];`,
      ];
    if (scheme === "form")
      return [
        array("signed", signed),
        LINES,
        `$signature = hash_hmac('sha256', implode("\\n", $lines) . "\\n", ${quoted(merchant.secret)});`,
        array("fields", plain).replace("[\n", "$signed + [\n    'signature' => $signature,\n"),
      ];
    if (scheme === "merchant")
      return [
        "$time = date('Y-m-d\\TH:i:sO');",
        "$md5 = base64_encode(md5($body, true));",
        `$message = implode("\\n", [${[verb, path, `ServiceMerchantAPI ${merchant.id}`].map(quoted).join(", ")}, $time, $md5]);`,
        `$signature = base64_encode(hash_hmac('sha256', $message, ${quoted(merchant.secret)}, true));`,
        `$headers = ["Timestamp: $time", "Content-MD5: $md5", "Authorization: ServiceMerchantAPI ${merchant.id}:$signature"];`,
      ];
    return ["$headers = [];"];
  }
}
