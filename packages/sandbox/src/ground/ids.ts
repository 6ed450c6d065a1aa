import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { withCheckDigit } from "./reference-number.ts";
import { flat } from "./flat.ts";

/** New ids of a world: from its seed the same in each run, without one random. */
export interface Ids {
  readonly isSeeded: boolean;
  /** The salt of fingerprints, to create the same ids again. Hex digits. */
  readonly salt: string;
  /** @param nth - counts the ids of the kind, or names this one; without a seed it changes nothing */
  uuid(kind: string, nth: number | string): string;
  /** Hex digits, at most 64. */
  hex(kind: string, nth: number | string, length: number): string;
  /** Letters and digits, at most 64. */
  letters(kind: string, nth: number | string, length: number): string;
  /** Decimal digits, at most 16, the first of which is not 0. */
  digits(kind: string, nth: number | string, length: number): string;
  /** The bank reference of a payment: a reference number of 12 digits. */
  bankReference(transactionId: string): string;
  /** The number before the first one of a kind: seven digits, and millions of numbers follow. */
  firstNumber(kind: string): number;
  /** The same value for the same text, in this world alone. 64 hex digits. */
  fingerprint(text: string): string;
  /** Makes fingerprints with this salt from now on. */
  take(salt: string): void;
}

/** Random bytes that are drawn ahead: a draw of many costs as much as one of few. */
let drawn = randomBytes(0);

/** 32 random bytes. */
function nextRandom(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(4096);
  const next = drawn.subarray(0, 32);
  drawn = drawn.subarray(32);
  return next;
}

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/**
 * Creates the ids of a world.
 *
 * @param kept - the salt that its fingerprints were made with before
 */
export function createIds(seed: string | undefined, world: string, kept?: string): Ids {
  const bytes = (kind: string, nth: number | string): Buffer =>
    seed === undefined
      ? nextRandom()
      : createHmac("sha256", seed)
          .update(JSON.stringify([world, kind, nth]))
          .digest();
  const digits = (kind: string, nth: number | string, length: number): string => {
    const least = 10n ** BigInt(length - 1);
    return String(least + (bytes(kind, nth).readBigUInt64BE() % (9n * least)));
  };
  let salt = kept === undefined ? bytes("fingerprint", 0) : Buffer.from(kept, "hex");
  return {
    isSeeded: seed !== undefined,
    get salt() {
      return salt.toString("hex");
    },
    take(other) {
      salt = Buffer.from(other, "hex");
    },
    uuid(kind, nth) {
      if (seed === undefined) return flat(randomUUID());
      const id = bytes(kind, nth).subarray(0, 16);
      // Version 4, variant 1.
      id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6);
      id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
      return id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    },
    hex: (kind, nth, length) => bytes(kind, nth).toString("hex").slice(0, length),
    letters: (kind, nth, length) =>
      Array.from(Buffer.concat([bytes(kind, nth), bytes(kind, `${nth} more`)]), (byte) => LETTERS[byte % LETTERS.length])
        .slice(0, length)
        .join(""),
    digits,
    bankReference: (transactionId) => withCheckDigit(digits("bank reference", transactionId, 11)),
    firstNumber: (kind) => 5_000_000 + (createHash("sha256").update(salt).update(kind).digest().readUInt32BE() % 1_000_000),
    fingerprint: (text) => createHash("sha256").update(salt).update(text).digest("hex"),
  };
}
