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

/**
 * Yields the mistakes of white space around the secret: as it comes out of a file or a form, or is in the one given.
 *
 * @param made - the verb of the scheme
 */
export function* secretWhiteSpace(
  secret: string,
  made: "signed" | "made",
  signature: (key: string) => MaybePromise<string>,
): Generator<Candidate> {
  const bare = secret.trim();
  const added = secret === bare ? "with white space" : "with other white space";
  for (const key of [bare, `${bare}\n`, `${bare}\r\n`, `${bare} `, ` ${bare}`, `${bare}\t`, `\t${bare}`])
    if (key !== secret && key !== "")
      yield {
        name: "secret-white-space",
        text: `${made} ${key === bare ? "without the white space" : added} around the secret`,
        signature: () => signature(key),
      };
}
