import { idOf, idText, keptKeys, keptRange, placeOf, textOfKey } from "../sql-values.ts";
import { type DocumentCopy, type Job, type Keys, MOST_KEYS, requireFewKeys, type Stored, StoreError, type Transaction } from "../store.ts";
import type { Connection, Value } from "./pool.ts";
import { STATEMENTS } from "./statements.ts";

/** Where changes are announced. */
export const CHANNEL = "maksu_sandbox";

/** The reads and writes of the transaction that a connection has begun. */
export function transactionOn<Documents extends object>(connection: Connection): Transaction<Documents> {
  const rowsOf = async <Row>(statement: keyof typeof STATEMENTS, ...values: Value[]): Promise<readonly Row[]> =>
    (await connection.query(STATEMENTS[statement], values)).rows as readonly Row[];
  return {
    async get(kind, id, { lock = false } = {}) {
      const [found] = await rowsOf<DocumentRow>(lock ? "getLocked" : "get", kind, idText(id));
      return found && { id, version: found.version, body: JSON.parse(found.body) };
    },
    async insert(kind, id, body, keys = {}) {
      const [inserted] = await rowsOf("insert", ...keyValues(kind, keys), kind, idText(id), JSON.stringify(body));
      if (!inserted) throw new StoreError("exists", `there is a ${kind} with this id`);
    },
    async replace(kind, id, version, body, keys) {
      const given = [kind, idText(id), version, JSON.stringify(body)];
      const [replaced] = keys ? await rowsOf("replaceWithKeys", ...keyValues(kind, keys), ...given) : await rowsOf("replace", ...given);
      if (!replaced) throw new StoreError("conflict", `the ${kind} has been changed`);
    },
    remove: async (kind, id) => void (await rowsOf("remove", kind, idText(id))),
    async find(kind, index, range, { skip = 0, limit = Infinity, descending = false, lock = false } = {}) {
      const statement = descending ? "findLast" : "findFirst";
      const values = [placeOf(kind, index), ...keptRange(range), limit === Infinity ? null : limit, skip];
      const rows = await rowsOf<DocumentRow & { readonly id: string }>(lock ? `${statement}Locked` : statement, ...values);
      return rows.map(({ id, version, body }): Stored<Documents[typeof kind]> => ({ id: idOf(id), version, body: JSON.parse(body) }));
    },
    async count(kind, index, range) {
      const [counted] = await rowsOf<{ readonly count: number }>("count", placeOf(kind, index), ...keptRange(range));
      return counted?.count ?? 0;
    },
    async copies(kind, index, range, { lock = false } = {}) {
      const rows = await rowsOf<CopyRow>(lock ? "copiesLocked" : "copies", placeOf(kind, index), ...keptRange(range));
      return rows.map(({ id, version, body, keys }): DocumentCopy => ({ id: idOf(id), version, text: body, keys: keysOf(kind, keys) }));
    },
    async insertCopies(kind, copies) {
      const given = copies.map(({ id, text, keys }) => {
        requireFewKeys(kind, keys);
        return [idText(id), text, keptKeys(kind, keys).map(({ place, key, isUnique }) => [place, key.toString("hex"), isUnique])];
      });
      for (let from = 0; from < given.length; from += MOST_COPIES)
        await rowsOf("insertCopies", kind, JSON.stringify(given.slice(from, from + MOST_COPIES)));
    },
    nextJob: async (queue, until) => (await rowsOf<JobRow>("nextJob", idText(queue), until)).map(jobOf)[0],
    jobs: async (queue, limit) => (await rowsOf<JobRow>("jobs", idText(queue), limit ?? null)).map(jobOf),
    takeJob: async (queue, until) => (await rowsOf<JobRow>("takeJob", idText(queue), until)).map(jobOf)[0],
    async putJob({ id, queue, dueAt, task }) {
      await rowsOf("putJob", idText(id), idText(queue), dueAt, JSON.stringify(task));
    },
    removeJob: async (id) => (await rowsOf("removeJob", idText(id))).length > 0,
    announce: async () => void (await connection.query(`NOTIFY ${CHANNEL}`)),
  };
}

interface DocumentRow {
  readonly version: number;
  readonly body: string;
}

/** Place, bytes and uniqueness of each key that a document can have. */
function keyValues(kind: string, keys: Keys): readonly Value[] {
  requireFewKeys(kind, keys);
  const kept = keptKeys(kind, keys);
  return Array.from({ length: MOST_KEYS }, (_, nth) => kept[nth]).flatMap((key) =>
    key ? [key.place, key.key, key.isUnique] : [null, null, null],
  );
}

interface CopyRow extends DocumentRow {
  readonly id: string;
  /** In JSON. Null for a document without any. */
  readonly keys: string | null;
}

/** Most documents that are added by one statement. */
const MOST_COPIES = 1000;

/** The keys of a document that was copied. */
const keysOf = (kind: string, text: string | null): Keys =>
  Object.fromEntries(
    ((JSON.parse(text ?? "[]") as readonly (readonly [place: string, hex: string, isUnique: boolean])[]) ?? []).map(
      ([place, hex, isUnique]) => {
        const key = textOfKey(Buffer.from(hex, "hex"));
        return [place.slice(placeOf(kind, "").length), isUnique ? { unique: key } : key];
      },
    ),
  );

interface JobRow {
  readonly id: string;
  readonly queue: string;
  readonly due: number;
  /** A bigint, which `pg` reads as text. */
  readonly sequence: string | number;
  readonly task: string;
}

const jobOf = ({ id, queue, due, sequence, task }: JobRow): Job => ({
  id: idOf(id),
  queue: idOf(queue),
  dueAt: due,
  sequence: Number(sequence),
  task: JSON.parse(task),
});
