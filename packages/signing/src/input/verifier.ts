/** Shared parts of the verifiers: invalid data from outside gives `false`, and strings are compared in constant time. */
import { equalBytes } from "#crypto";
import { utf8 } from "../crypto/encoding.ts";
import { SigningError } from "../errors.ts";
import { andThen, type MaybePromise } from "../crypto/maybe-promise.ts";

/** Compares two strings in a time that depends on their lengths alone. */
export function equalText(a: string, b: string): boolean {
  return equalBytes(utf8(a), utf8(b));
}

/** Returns whether any of the secrets, or of their keys, produces the signature received. Tries every one, whichever matches. */
export function matchesAny<Secret>(
  secrets: readonly Secret[],
  received: string,
  sign: (secret: Secret) => MaybePromise<string>,
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
