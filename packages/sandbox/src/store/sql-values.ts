/** How ids, keys and rows are kept in a database, which may sort and store text in another way than JavaScript does. */
import { type DocumentCopy, type Job, type Key, type KeyRange, keyText } from "./store.ts";

/** An id as text that every database takes: without NUL characters and halves of surrogate pairs. Others than these are kept as they are. */
export const idText = (id: string): string => JSON.stringify(id).slice(1, -1);

/** The id of such a text. */
export const idOf = (text: string): string => (text.includes("\\") ? (JSON.parse(`"${text}"`) as string) : text);

/** A text as it is searched: what no database takes has the same sign in it as in what is looked for. */
export const searchedText = (text: string): string => text.replaceAll(/\0|[\ud800-\udfff]/gu, "\ufffd");

/** A key as bytes, which sort as the key's UTF-16 code units do. */
const keyBytes = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

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

/** A number that counts. `pg` reads a bigint as text. */
type Counted = number | string;

/** A document that was read. */
export interface DocumentRow {
  readonly version: number;
  readonly body: string;
}

/** All that is kept of a document. */
export interface CopyRow extends DocumentRow {
  readonly row: Counted;
  readonly id: string;
  /** In JSON. */
  readonly keys: string;
}

export const copyOf = ({ row, id, version, body, keys }: CopyRow): DocumentCopy => ({
  id: idOf(id),
  version,
  row: Number(row),
  text: body,
  keys: JSON.parse(keys),
});

export interface JobRow {
  readonly id: string;
  readonly queue: string;
  readonly due: number;
  readonly sequence: Counted;
  readonly task: string;
}

export const jobOf = ({ id, queue, due, sequence, task }: JobRow): Job => ({
  id: idOf(id),
  queue: idOf(queue),
  dueAt: due,
  sequence: Number(sequence),
  task: JSON.parse(task),
});
