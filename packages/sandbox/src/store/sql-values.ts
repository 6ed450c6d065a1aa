/** How ids and keys are kept in a database, which may sort and store text in another way than JavaScript does. */
import type { Key, KeyRange } from "./store.ts";
import { keyText } from "./store.ts";

/** An id as text that every database takes: without NUL characters and halves of surrogate pairs. Others than these are kept as they are. */
export const idText = (id: string): string => JSON.stringify(id).slice(1, -1);

/** The id of such a text. */
export const idOf = (text: string): string => JSON.parse(`"${text}"`) as string;

/** A text as it is searched: what no database takes has the same sign in it as in what is looked for. */
export const searchedText = (text: string): string => text.replaceAll(/\0|[\ud800-\udfff]/gu, "\ufffd");

/** A key as bytes, which sort as the key's UTF-16 code units do. */
const keyBytes = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

/** The key of such bytes. */
export const textOfKey = (bytes: Buffer): string => bytes.swap16().toString("utf16le");

export interface KeptKey {
  /** The document's kind and the index. */
  readonly place: string;
  readonly key: Buffer;
  readonly isUnique: boolean;
}

export const placeOf = (kind: string, index: string): string => `${kind}.${index}`;

/** A document's keys as they are kept. */
export const keptKeys = (kind: string, keys: Readonly<Record<string, Key>>): readonly KeptKey[] =>
  Object.entries(keys).map(([index, key]) => ({
    place: placeOf(kind, index),
    key: keyBytes(keyText(key)),
    isUnique: typeof key !== "string",
  }));

/** A range as bytes: `from` included, `to` excluded. */
export const keptRange = (range: KeyRange): readonly [from: Buffer, to: Buffer] =>
  "equal" in range ? [keyBytes(range.equal), keyBytes(`${range.equal}\0`)] : [keyBytes(range.from), keyBytes(range.to)];
