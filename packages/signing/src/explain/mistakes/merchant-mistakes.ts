/** Known mistakes in the merchant API's scheme. */
import { digest, hmac } from "#crypto";
import { DEFAULT_API_NAME } from "../../merchant/merchant-options.ts";
import { lineEndVariants, reserializedVariants } from "./body-variants.ts";
import { secretWhiteSpace, type Candidate } from "./mistake.ts";

/** The received data that should have been signed. */
export interface MerchantCase {
  readonly method: string;
  readonly target: string;
  readonly apiName: string;
  readonly merchantId: string;
  readonly timestamp: string;
  /** The `Content-MD5` header received. */
  readonly contentMd5: string;
  /** The `Host` header received. */
  readonly host: string;
  readonly secret: string;
}

/** The message as this package writes it. */
export function merchantLines({ method, target, apiName, merchantId, timestamp, contentMd5 }: MerchantCase): string {
  return [method, target, `${apiName} ${merchantId}`, timestamp, contentMd5].join("\n");
}

/** Each mistake to try. */
export function* merchantMistakes(given: MerchantCase): Generator<Candidate> {
  const { secret, target, timestamp } = given;
  const sign = (message: string, key = secret) => hmac("sha256", key, [message], "base64");
  const signing = (message: string) => ({ message: [message], signature: () => sign(message) });
  const changed = (change: Partial<MerchantCase>) => signing(merchantLines({ ...given, ...change }));
  const lines = merchantLines(given);

  yield { name: "query-left-out", text: "signed without the query", ...changed({ target: target.split("?", 1)[0] ?? "" }) };
  for (const scheme of ["https", "http"])
    yield {
      name: "full-url-signed",
      text: "signed over the full URL instead of path and query",
      ...changed({ target: `${scheme}://${given.host}${target}` }),
    };
  yield { name: "full-url-signed", text: "signed over host, path and query", ...changed({ target: given.host + target }) };
  yield { name: "target-encoding-differs", text: "signed over the target before percent-encoding", ...changed({ target: decode(target) }) };
  yield {
    name: "target-encoding-differs",
    text: "signed with + for a space in the target",
    ...changed({ target: target.replaceAll("%20", "+") }),
  };

  yield* secretWhiteSpace(secret, "signed", (key) => sign(lines, key));
  yield { name: "encoding-differs", text: "written in hex instead of base64", signature: () => hmac("sha256", secret, [lines], "hex") };
  yield {
    name: "encoding-differs",
    text: "written in base64 of the hex digits instead of the bytes",
    signature: async () => btoa(await hmac("sha256", secret, [lines], "hex")),
  };
  yield {
    name: "algorithm-differs",
    text: "signed with sha512 instead of sha256",
    signature: () => hmac("sha512", secret, [lines], "base64"),
  };
  yield { name: "line-ends", text: "signed with CRLF between the parts", ...signing(lines.replaceAll("\n", "\r\n")) };
  yield { name: "line-ends", text: "signed with LF after the last part", ...signing(`${lines}\n`) };
  yield { name: "api-name-differs", text: `signed with the API name ${DEFAULT_API_NAME}`, ...changed({ apiName: DEFAULT_API_NAME }) };
  yield {
    name: "header-missing",
    text: "signed without the API name before the merchant ID",
    ...signing([given.method, target, given.merchantId, timestamp, given.contentMd5].join("\n")),
  };
}

/** Each way to have made another `Content-MD5` of this body. */
export function* contentMd5Mistakes(body: Uint8Array): Generator<Candidate> {
  const text = new TextDecoder().decode(body);
  const md5 = (part: string | Uint8Array) => digest("md5", [part], "base64");
  yield { name: "body-left-out", text: "its Content-MD5 is that of no body", signature: () => md5("") };
  for (const variant of reserializedVariants(text))
    yield {
      name: "body-reserialized",
      text: `its Content-MD5 is that of the body re-serialized ${variant.text}`,
      signature: () => md5(variant.body),
    };
  for (const variant of lineEndVariants(text))
    yield { name: "body-line-ends", text: `its Content-MD5 is that of the body ${variant.text}`, signature: () => md5(variant.body) };
  yield { name: "encoding-differs", text: "its Content-MD5 is in hex instead of base64", signature: () => digest("md5", [body], "hex") };
  yield {
    name: "encoding-differs",
    text: "its Content-MD5 is base64 of the hex digits instead of the bytes",
    signature: async () => btoa(await digest("md5", [body], "hex")),
  };
}

function decode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
