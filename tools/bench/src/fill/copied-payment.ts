/** The documents of one createPayment, for the SQL that copies them: a fraction of the time of as many requests. */

/** A document with its keys and, where a search finds it, its entry. */
export interface CopiedDocument {
  /** Where it is. */
  readonly row: number | string;
  readonly kind: string;
  readonly id: string;
  readonly body: string;
  /** In JSON. */
  readonly keys: string;
}

/** The keys of a document. */
export const keysOf = ({
  keys,
}: CopiedDocument): readonly { readonly index: string; readonly text: string; readonly isUnique: boolean }[] =>
  Object.entries(JSON.parse(keys) as Record<string, string | { readonly unique: string }>).map(([index, key]) =>
    typeof key === "string" ? { index, text: key, isUnique: false } : { index, text: key.unique, isUnique: true },
  );

/** The columns of an entry but for its row; the last is the text that is searched, which has the copy's own id and stamp. */
export const ENTRY_COLUMNS = "kind, account, status, method, at, amount, text";

/** A payment with its step and its timer. */
export interface CopiedPayment {
  readonly stamp: string;
  readonly payment: CopiedDocument;
  readonly step: CopiedDocument;
  readonly timer: { readonly id: string; readonly queue: string; readonly due: number; readonly task: string };
}

/** How a database writes bytes and text, where `id` is the copy's own. */
export interface Dialect {
  /** The id as UTF-16, big-endian. */
  readonly wideId: string;
  readonly bytes: (hex: string) => string;
  /** Makes a key of bytes that were joined. */
  readonly key: (joined: string) => string;
}

/** The id of the nth copy, in an order as random as that of others. `hex` writes a number by so many digits. */
export const copyId = (nth: string, kind: 4 | 5, hex: (number: string, digits: number) => string): string =>
  `${hex(`(${nth} * 2654435761) & 4294967295`, 8)} || '-0000-${kind}000-8000-' || ${hex(nth, 12)}`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A text of the copy: with its own id and stamp. */
export const ownText = (text: string, { payment, stamp }: CopiedPayment): string =>
  `replace(replace(${quoted(text)}, '${payment.id}', payment_id), '${stamp}', 'copy-' || payment_id)`;

/** A key of the copy, as stores keep it. */
export function ownKey(text: string, { payment, stamp }: CopiedPayment, { wideId, bytes, key }: Dialect): string {
  const wide = (part: string): string => bytes(Buffer.from(part, "utf16le").swap16().toString("hex"));
  const parts = text.split(new RegExp(`(${payment.id}|${stamp})`)).filter((part) => part !== "");
  return key(
    parts.map((part) => (part === payment.id ? wideId : part === stamp ? `${wide("copy-")} || ${wideId}` : wide(part))).join(" || "),
  );
}
