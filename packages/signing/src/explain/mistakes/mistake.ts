/** Known mistakes in signing. */
import type { BytesOrText } from "../../crypto/encoding.ts";
import type { MaybePromise } from "../../crypto/maybe-promise.ts";

/** Each by name. */
export type MistakeName =
  | "algorithm-differs"
  | "api-name-differs"
  | "body-left-out"
  | "body-line-ends"
  | "body-reserialized"
  | "content-md5-differs"
  | "encoding-differs"
  | "full-url-signed"
  | "hmac-instead-of-hash"
  | "header-added"
  | "header-duplicated"
  | "header-missing"
  | "line-ends"
  | "message-rejected"
  | "names-not-lower-case"
  | "names-not-sorted"
  | "query-left-out"
  | "query-signed"
  | "receipt-form-differs"
  | "secret-white-space"
  | "target-encoding-differs"
  | "upper-case-hex"
  | "values-url-encoded";

/** A mistake to try, its description and the signature that results. */
export interface Candidate {
  readonly name: MistakeName;
  /** One sentence, in terms of the signer. */
  readonly text: string;
  readonly signature: () => MaybePromise<string>;
  /** The message that it signs, in parts; absent where that is the right one. */
  readonly message?: readonly BytesOrText[];
}

/** The secret with white space around it, or without: as it comes out of a file or a form. */
export function secretsWithWhiteSpace(secret: string): readonly string[] {
  const bare = secret.trim();
  return [bare, `${bare}\n`, `${bare}\r\n`, `${bare} `, ` ${bare}`, `${bare}\t`, `\t${bare}`].filter(
    (each) => each !== secret && each !== "",
  );
}
