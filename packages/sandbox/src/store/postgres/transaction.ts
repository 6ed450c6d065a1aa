import { copyOf, type CopyRow, type DocumentRow, idOf, idText, jobOf, type JobRow, keptKeys, keptRange, placeOf } from "../sql-values.ts";
import type { EntryOf, Search } from "../search.ts";
import { type Keys, type KindOf, MOST_KEYS, requireFewKeys, type Searched, type Stored, StoreError, type Transaction } from "../store.ts";
import { entryValues } from "./entries.ts";
import type { Value } from "./pool.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** The reads and writes of a transaction. */
export function transactionOn<Documents extends object>(unit: UnitOfWork, entryOf: EntryOf): Transaction<Documents> {
  const rowsOf: UnitOfWork["run"] = (statement, ...values) => unit.run(statement, ...values);
  return {
    async get(kind, id, { lock = false } = {}) {
      const [found] = await rowsOf<DocumentRow>(lock ? "getLocked" : "get", kind, idText(id));
      return found && { id, version: found.version, body: JSON.parse(found.body) };
    },
    insert: async (kind, id, body, keys = {}) => unit.insert(kind, id, JSON.stringify(body), keys, entryValues(entryOf(kind, body))),
    async replace(kind, id, version, body, keys) {
      const entry = entryOf(kind, body);
      const given = [kind, idText(id), version, JSON.stringify(body), entry ? JSON.stringify(entryValues(entry)) : null];
      const [replaced] = keys
        ? await rowsOf("replaceWithKeys", ...keyValues(kind, keys), ...given, JSON.stringify(keys))
        : await rowsOf("replace", ...given);
      if (!replaced) throw new StoreError("conflict", `the ${kind} has been changed`);
    },
    remove: async (kind, id) => void (await rowsOf("remove", kind, idText(id))),
    async find(kind, index, range, { skip = 0, limit = Infinity, descending = false, lock = false } = {}) {
      const statement = descending ? "findLast" : "findFirst";
      const values = [placeOf(kind, index), ...keptRange(range), limit === Infinity ? null : limit, skip];
      const rows = await rowsOf<DocumentRow & { readonly id: string }>(lock ? `${statement}Locked` : statement, ...values);
      return rows.map(({ id, version, body }): Stored<Documents[typeof kind]> => ({ id: idOf(id), version, body: JSON.parse(body) }));
    },
    search: async <Kind extends KindOf<Documents>>(search: Search<Kind>) =>
      (await unit.search<DocumentRow & { readonly kind: string; readonly id: string }>(search)).map(
        ({ kind, id, version, body }) => ({ kind, id: idOf(id), version, body: JSON.parse(body) }) as Searched<Documents, Kind>,
      ),
    async count(kind, index, range) {
      const [counted] = await rowsOf<{ readonly count: number }>("count", placeOf(kind, index), ...keptRange(range));
      return counted?.count ?? 0;
    },
    async copies(kind, index, range, { lock = false, until = Number.MAX_SAFE_INTEGER } = {}) {
      const rows = await rowsOf<CopyRow>(lock ? "copiesLocked" : "copies", placeOf(kind, index), ...keptRange(range), until);
      return rows.map(copyOf);
    },
    copy: async (kind, id) => (await rowsOf<CopyRow>("copy", kind, idText(id))).map(copyOf)[0],
    async insertCopies(kind, copies) {
      for (const [nth, { id, text, keys }] of copies.entries()) {
        unit.insert(kind, id, text, keys, entryValues(entryOf(kind, JSON.parse(text))));
        if (nth % MOST_COPIES === MOST_COPIES - 1) await unit.write();
      }
    },
    nextJob: async (queue, until) => (await rowsOf<JobRow>("nextJob", idText(queue), until)).map(jobOf)[0],
    jobs: async (queue, limit) => (await rowsOf<JobRow>("jobs", idText(queue), limit ?? null)).map(jobOf),
    takeJob: async (queue, until) => (await rowsOf<JobRow>("takeJob", idText(queue), until)).map(jobOf)[0],
    getJob: async (id) => (await rowsOf<JobRow>("getJob", idText(id))).map(jobOf)[0],
    putJob: async (job) => unit.putJob(job),
    removeJob: async (id) => (await rowsOf("removeJob", idText(id))).length > 0,
    announce: async () => void (await rowsOf("announce")),
  };
}

/** Place, bytes and uniqueness of each key that a document can have. */
function keyValues(kind: string, keys: Keys): readonly Value[] {
  requireFewKeys(kind, keys);
  const kept = keptKeys(kind, keys);
  return Array.from({ length: MOST_KEYS }, (_, nth) => kept[nth]).flatMap((key) =>
    key ? [key.place, key.key, key.isUnique] : [null, null, null],
  );
}

/** Most documents that are added by one statement. */
const MOST_COPIES = 1000;
