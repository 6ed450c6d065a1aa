/** Known mistakes with receipts and refund notifications: fields joined by pipes, the secret last, hashed. */
import { digest, hmac } from "#crypto";
import { secretWhiteSpace, type Candidate } from "./mistake.ts";

/** Each mistake to try with a receipt's `RETURN_AUTHCODE`. */
export function* receiptMistakes(fields: ReadonlyMap<string, string>, lines: string, secret: string): Generator<Candidate> {
  const hash = async (message: string) => (await digest("md5", [message], "hex")).toUpperCase();
  yield {
    name: "upper-case-hex",
    text: "written in lower-case hex instead of upper-case",
    signature: async () => (await hash(lines + secret)).toLowerCase(),
  };
  yield* secretWhiteSpace(secret, "made", (key) => hash(lines + key));
  const failure = ["ORDER_NUMBER", "TIMESTAMP"].map((name) => `${fields.get(name) ?? ""}|`).join("");
  yield { name: "receipt-form-differs", text: "made over the fields of a failure", signature: () => hash(failure + secret) };
  yield {
    name: "algorithm-differs",
    text: "made with SHA-256 instead of MD5",
    signature: async () => (await digest("sha256", [lines, secret], "hex")).toUpperCase(),
  };
}

/** Each mistake to try with a refund notification's `signature`. */
export function* refundNotificationMistakes(lines: string, secret: string): Generator<Candidate> {
  yield* secretWhiteSpace(secret, "made", (key) => digest("sha256", [lines, key], "hex"));
  yield {
    name: "hmac-instead-of-hash",
    text: "made as an HMAC instead of a plain hash",
    signature: () => hmac("sha256", secret, [lines.slice(0, -1)], "hex"),
  };
  yield {
    name: "encoding-differs",
    text: "written in base64 instead of hex",
    signature: () => digest("sha256", [lines, secret], "base64"),
  };
  yield { name: "algorithm-differs", text: "made with MD5 instead of SHA-256", signature: () => digest("md5", [lines, secret], "hex") };
}
