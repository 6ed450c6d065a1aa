/** What the verifiers share: bad data from outside is a plain `false`, and comparing takes the same time wherever two texts differ. */
import { equalBytes } from "#crypto";
import { utf8 } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";
import { andThen, type MaybePromise } from "../crypto/maybe-promise.ts";

/** Compares two texts in a time that depends on their lengths alone. */
export function equalText(a: string, b: string): boolean {
  return equalBytes(utf8(a), utf8(b));
}

/** True when the signature made with any of the secrets is the one received. Every secret is tried, whichever matches. */
export function matchesAny(
  secrets: readonly string[],
  received: string,
  sign: (secret: string) => MaybePromise<string>,
): MaybePromise<boolean> {
  return secrets.reduce<MaybePromise<boolean>>(
    (matches, secret) => andThen(matches, (before) => andThen(sign(secret), (signature) => equalText(signature, received) || before)),
    false,
  );
}

/** Reads data from outside: undefined where it can't be part of any signed message. */
export function readOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SigningError) return undefined;
    throw error;
  }
}
