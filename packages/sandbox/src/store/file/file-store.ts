import type { Search } from "../search.ts";
import {
  copyOf,
  type CopyRow,
  type DocumentRow,
  idOf,
  idText,
  jobOf,
  type JobRow,
  type KeptKey,
  keptKeys,
  keptRange,
  placeOf,
} from "../sql-values.ts";
import {
  type Job,
  type Keys,
  type KindOf,
  requireFewKeys,
  type Searched,
  type Store,
  type Stored,
  StoreError,
  type Transaction,
} from "../store.ts";
import { type Database, openDatabase } from "./database.ts";
import { EntryTable } from "./entry-table.ts";
import { failureOf, openingError } from "./failures.ts";
import { groupCommit } from "./group-commit.ts";
import { migrate } from "./schema.ts";
import { prepareStatements, type Statements } from "./statements.ts";

/**
 * Opens a store in an SQLite file, which is created for its owner alone if there is none. Several processes of one machine can share it. What a
 * transaction has written is kept when the process is killed.
 *
 * @throws Error where there is no SQLite, for a file that can't be opened, and for one of a later version: the message says what to do
 */
export async function openFileStore<Documents extends object>(path: string): Promise<Store<Documents>> {
  let database: Database | undefined;
  try {
    database = await openDatabase(path);
    migrate(database, path);
    // From here on, waiting for others is ours: see `groupCommit`.
    database.exec("PRAGMA busy_timeout = 0");
    return storeOn(database, path);
  } catch (error) {
    database?.close();
    throw openingError(error, path);
  }
}

function storeOn<Documents extends object>(database: Database, path: string): Store<Documents> {
  const statements = prepareStatements(database);
  /** The same for all that are committed together. */
  let seen = 0;
  const commit = groupCommit(statements, () => (seen = othersVersion(statements)));
  const entries = new EntryTable(database, statements);
  const transaction = transactionOn<Documents>(statements, entries, () => seen);
  return {
    searchBy: (entryOf) => commit(async () => entries.searchBy(entryOf)),
    transaction: (run) =>
      commit(() => run(transaction)).catch((error: unknown) => {
        throw failureOf(error, path);
      }),
    watch: watchOthers(statements),
    async close() {
      // A file that can't be written to is closed all the same.
      await commit(async () => {}).catch(() => {});
      database.close();
    },
  };
}

/** How often the file is looked at, in milliseconds. */
const INTERVAL = 25;

/** SQLite reports no change of another process, but counts them. */
function watchOthers(statements: Statements): (listener: () => void) => () => void {
  return (listener) => {
    let last: number | undefined;
    const look = (): void => {
      const next = othersVersion(statements);
      if (next === last) return;
      last = next;
      listener();
    };
    last = othersVersion(statements);
    const timer = setInterval(() => {
      try {
        look();
      } catch {
        // The next look may succeed. Requests report what is wrong with the file.
      }
    }, INTERVAL).unref();
    return () => clearInterval(timer);
  };
}

function transactionOn<Documents extends object>(statements: Statements, entries: EntryTable, seen: () => number): Transaction<Documents> {
  const putKeys = (row: number, keys: readonly KeptKey[]): void => {
    for (const { place, key, isUnique } of keys)
      if (isUnique && statements.hasKey.get(place, key)) throw new StoreError("exists", `there is another ${place} with this key`);
    const values = keys.flatMap(({ place, key }) => [place, key, row]);
    if (values.length > 0) statements[`putKeys${keys.length as 1 | 2 | 3 | 4}`].run(...values);
  };
  const removeKeys = (row: number, keys: readonly KeptKey[]): void => {
    for (const { place, key } of keys) statements.removeKey.run(place, key, row);
  };
  const changeKeys = (kind: string, { row, keys: before }: KeysRow, keys: Keys): void => {
    requireFewKeys(kind, keys);
    const text = JSON.stringify(keys);
    if (text === before) return;
    const previous = keptKeys(kind, JSON.parse(before));
    const next = keptKeys(kind, keys);
    removeKeys(row, without(previous, next));
    putKeys(row, without(next, previous));
    statements.setKeys.run(text, row);
  };
  const insert = (kind: string, id: string, text: string, keys: Keys, body: unknown = JSON.parse(text)): void => {
    requireFewKeys(kind, keys);
    const { changes, lastInsertRowid } = statements.insert.run(kind, idText(id), text, JSON.stringify(keys));
    if (Number(changes) === 0) throw new StoreError("exists", `there is a ${kind} with this id`);
    putKeys(Number(lastInsertRowid), keptKeys(kind, keys));
    entries.put(Number(lastInsertRowid), kind, body);
  };
  return {
    async get(kind, id) {
      const found = statements.get.get(kind, idText(id)) as DocumentRow | undefined;
      return found && { id, version: found.version, body: JSON.parse(found.body) };
    },
    insert: async (kind, id, body, keys = {}) => insert(kind, id, JSON.stringify(body), keys, body),
    async replace(kind, id, version, body, keys) {
      const replaced = statements.replace.get(JSON.stringify(body), kind, idText(id), version) as KeysRow | undefined;
      if (!replaced) throw new StoreError("conflict", `the ${kind} has been changed`);
      if (keys) changeKeys(kind, replaced, keys);
      entries.put(replaced.row, kind, body);
    },
    async remove(kind, id) {
      const removed = statements.remove.get(kind, idText(id)) as KeysRow | undefined;
      if (!removed) return;
      removeKeys(removed.row, keptKeys(kind, JSON.parse(removed.keys)));
      entries.remove(removed.row);
    },
    async find(kind, index, range, { skip = 0, limit = Infinity, descending = false } = {}) {
      const find = descending ? statements.findLast : statements.findFirst;
      const rows = find.all(placeOf(kind, index), ...keptRange(range), limit === Infinity ? -1 : limit, skip) as (DocumentRow & {
        readonly id: string;
      })[];
      return rows.map(({ id, version, body }): Stored<Documents[typeof kind]> => ({ id: idOf(id), version, body: JSON.parse(body) }));
    },
    search: async <Kind extends KindOf<Documents>>(search: Search<Kind>) =>
      entries
        .search(search)
        .map(({ kind, id, version, body }) => ({ kind, id: idOf(id), version, body: JSON.parse(body) }) as Searched<Documents, Kind>),
    count: async (kind, index, range) =>
      (statements.count.get(placeOf(kind, index), ...keptRange(range)) as { readonly count: number }).count,
    async copies(kind, index, range, { until = Number.MAX_SAFE_INTEGER } = {}) {
      return (statements.copies.all(placeOf(kind, index), ...keptRange(range), until) as CopyRow[]).map(copyOf);
    },
    async copy(kind, id) {
      const found = statements.copy.get(kind, idText(id)) as CopyRow | undefined;
      return found && copyOf(found);
    },
    async insertCopies(kind, copies) {
      for (const { id, text, keys } of copies) insert(kind, id, text, keys);
    },
    nextJob: async (queue, until) => jobIn(statements.nextJob.get(idText(queue), until)),
    jobs: async (queue, limit = -1) => (statements.jobs.all(idText(queue), limit) as JobRow[]).map(jobOf),
    takeJob: async (queue, until) => jobIn(statements.takeJob.get(idText(queue), until)),
    getJob: async (id) => jobIn(statements.getJob.get(idText(id))),
    async putJob({ id, queue, dueAt, task }) {
      statements.putJob.run(idText(id), idText(queue), dueAt, JSON.stringify(task));
    },
    removeJob: async (id) => Number(statements.removeJob.run(idText(id)).changes) > 0,
    // Every commit is one: see `watchOthers`.
    announce: async () => {},
    get othersVersion() {
      return seen();
    },
  };
}

/** How often the file has been changed by others, from a number on that says nothing. */
const othersVersion = ({ othersVersion: version }: Statements): number => (version.get() as { readonly data_version: number }).data_version;

/** The keys that are not among others. */
const without = (keys: readonly KeptKey[], others: readonly KeptKey[]): readonly KeptKey[] =>
  keys.filter(({ place, key }) => !others.some((other) => other.place === place && other.key.equals(key)));

interface KeysRow {
  readonly row: number;
  /** In JSON. */
  readonly keys: string;
}

const jobIn = (row: unknown): Job | undefined => (row === undefined ? undefined : jobOf(row as JobRow));
