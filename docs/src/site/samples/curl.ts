/** Writes a call as lines for a shell: curl, with a signature by openssl. */
import { shellWord } from "@maksu/signing/command-line";
import { type Call, type Named, SANDBOX, type TestMerchant } from "./call.ts";

const valueOf = (value: Named[1]): string => {
  if (typeof value === "string") return value;
  return value.fresh === "a nonce" ? "$(openssl rand -hex 16)" : "$(date -u +%Y-%m-%dT%H:%M:%SZ)";
};

const lines = (fields: readonly Named[]): string => fields.map(([name, value]) => `${name}:${valueOf(value)}`).join("\n");

const SIGN = `openssl dgst -sha256 -hmac "$secret" | sed 's/.* //'`;

/** Writes the sample. */
export function curlSample(call: Call, { id, secret }: TestMerchant): string {
  const { method, target, scheme, signed, plain, body } = call;
  const url = `"$sandbox${target}"`;
  const data = body === "" ? "" : ` --data-binary "$body"`;
  const curl = `curl --silent --show-error --fail-with-body -X ${method} ${url}`;
  const head = [
    `sandbox=${SANDBOX}`,
    ...(scheme === "none" ? [] : [`secret=${secret}`]),
    ...(body === "" ? [] : [`body=${shellWord(body)}`]),
  ];
  const contentType = plain.map(([name, value]) => ` -H ${shellWord(`${name}: ${valueOf(value)}`)}`).join("");
  if (scheme === "none") return [...head, `${curl}${contentType}${data}`].join("\n");
  if (scheme === "basic") return [...head, `${curl} --user "${id}:$secret"${contentType}${data}`].join("\n");
  if (scheme === "merchant")
    return [
      ...head,
      `time=$(date +%Y-%m-%dT%H:%M:%S%z)`,
      `md5=$(printf '%s' ${body === "" ? "''" : `"$body"`} | openssl dgst -md5 -binary | base64)`,
      `message="${[method, target, `ServiceMerchantAPI ${id}`, "$time", "$md5"].join("\n")}"`,
      `signature=$(printf '%s' "$message" | openssl dgst -sha256 -hmac "$secret" -binary | base64)`,
      `${curl}${contentType} -H "Timestamp: $time" -H "Content-MD5: $md5" \\`,
      `  -H "Authorization: ServiceMerchantAPI ${id}:$signature"${data}`,
    ].join("\n");
  if (scheme === "form")
    return [
      ...head,
      `fields="${lines(signed)}" # in the order of their names`,
      `signature=$(printf '%s\\n' "$fields" | ${SIGN})`,
      `printf '%s\\nsignature:%s\\n${lines(plain)}\\n' "$fields" "$signature" | sed 's/:/=/; s/.*/--data-urlencode "&"/' |`,
      `  xargs curl --silent --show-error --fail-with-body --output /dev/null --write-out '%{redirect_url}\\n' ${url}`,
    ].join("\n");
  return [
    ...head,
    `headers="${lines(signed)}" # in the order of their names`,
    `signature=$(printf '%s\\n%s' "$headers" ${body === "" ? "''" : `"$body"`} | ${SIGN})`,
    `printf '%s\\nsignature:%s\\n' "$headers" "$signature" |`,
    `  ${curl} -H @-${contentType}${data}`,
  ].join("\n");
}
