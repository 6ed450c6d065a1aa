/** Known mistakes in the legacy API's scheme. */
import { base64, utf8 } from "../../crypto/encoding.ts";
import { secretWhiteSpace, type Candidate } from "./mistake.ts";

/** Each mistake to try. The merchant ID is the one received. */
export function* basicMistakes(merchantId: string, secret: string): Generator<Candidate> {
  const encode = async (credentials: string) => `Basic ${base64(utf8(credentials))}`;
  yield* secretWhiteSpace(secret, "made", (key) => encode(`${merchantId}:${key}`));
  yield { name: "encoding-differs", text: "not encoded in base64", signature: async () => `Basic ${merchantId}:${secret}` };
  yield {
    name: "encoding-differs",
    text: "made of the ISO 8859-1 bytes instead of the UTF-8 ones",
    signature: async () => `Basic ${base64(Uint8Array.from(`${merchantId}:${secret}`, (character) => character.charCodeAt(0)))}`,
  };
}
