import { flat } from "../ground/flat.ts";
import { JobQueue } from "./job-queue.ts";
import { KeyIndex } from "./key-index.ts";
import { CHUNK, type Chunk, type KeptEntry, keptEntry, searchRows } from "./memory-search.ts";
import type { EntryOf, Search } from "./search.ts";
import {
  type DocumentCopy,
  type Key,
  type KeyRange,
  type Keys,
  keyText,
  type KindOf,
  type NewJob,
  requireFewKeys,
  type Searched,
  type Store,
  type Stored,
  StoreError,
  type Transaction,
} from "./store.ts";

/**
 * Creates a store in memory. Its transactions run one after the other, so that writes can take effect at once: nobody else reads before the
 * transaction has ended, and one that fails is undone.
 */
export function createMemoryStore<Documents extends object>(): Store<Documents> {
  const tables: Tables<Documents> = {};
  const shared: Shared = { sequence: 0, entryOf: () => undefined };
  const jobs = new JobQueue();
  let turn: Promise<unknown> = Promise.resolve();
  /** Steps that undo the transaction under way. */
  const undo: (() => void)[] = [];
  const transaction = transactionOn(tables, shared, jobs, undo);

  const run = async <Result>(work: (transaction: Transaction<Documents>) => Promise<Result>): Promise<Result> => {
    undo.length = 0;
    try {
      return await work(transaction);
    } catch (error) {
      for (const step of undo.toReversed()) step();
      throw error;
    }
  };
  return {
    transaction(work) {
      const result = turn.then(() => run(work));
      turn = result.catch(() => {});
      return result;
    },
    async searchBy(entryOf) {
      shared.entryOf = entryOf;
      for (const table of Object.values<Table<unknown> | undefined>(tables)) table?.enterAgain();
    },
    async close() {
      await turn;
    },
  };
}

/** The parts that the tables of a store share. */
interface Shared {
  /** How many documents there have been. */
  sequence: number;
  entryOf: EntryOf;
}

function transactionOn<Documents extends object>(
  tables: Tables<Documents>,
  shared: Shared,
  jobs: JobQueue,
  undo: (() => void)[],
): Transaction<Documents> {
  const removeJob = async (id: string): Promise<boolean> => {
    const back = jobs.remove(id);
    if (back) undo.push(back);
    return back !== undefined;
  };
  const tableOf = <Kind extends KindOf<Documents>>(kind: Kind): Table<Documents[Kind]> => (tables[kind] ??= new Table(kind, shared));
  return {
    get: async (kind, id) => tableOf(kind).read(id),
    insert: async (kind, id, body, keys = {}) => void undo.push(tableOf(kind).insert(id, body, keys)),
    replace: async (kind, id, version, body, keys) => void undo.push(tableOf(kind).replace(id, version, body, keys)),
    remove: async (kind, id) => void undo.push(tableOf(kind).remove(id)),
    find: async (kind, index, range, page) => {
      const table = tableOf(kind);
      return table
        .index(index)
        .in(range, page)
        .map((row) => table.stored(row));
    },
    async search<Kind extends KindOf<Documents>>(search: Search<Kind>) {
      const searched = search.kinds.map((kind) => tableOf(kind).chunks);
      return searchRows(searched, search).map(
        (row) => ({ kind: row.kind, ...tableOf(row.kind as Kind).stored(row) }) as Searched<Documents, Kind>,
      );
    },
    count: async (kind, index, range) => tableOf(kind).index(index).count(range),
    copies: async (kind, index, range, { until = Infinity } = {}) => tableOf(kind).copies(index, range, until),
    copy: async (kind, id) => tableOf(kind).copy(id),
    async insertCopies(kind, copies) {
      const table = tableOf(kind);
      for (const { id, text, keys } of copies) undo.push(table.insertText(id, text, keys));
    },
    nextJob: async (queue, until) => jobs.next(queue, until),
    jobs: async (queue, limit) => jobs.list(queue, limit),
    getJob: async (id) => jobs.get(id),
    putJob: async (job: NewJob) => void undo.push(jobs.put(job)),
    takeJob: async (queue, until) => {
      const job = jobs.next(queue, until);
      if (job) await removeJob(job.id);
      return job;
    },
    removeJob,
    announce: async () => {},
  };
}

/** A document as it is kept: as text, which is smaller than objects, and a copy each time that it is read. */
interface Row {
  readonly kind: string;
  readonly id: string;
  readonly sequence: number;
  version: number;
  text: string;
  keys: Keys;
  entry?: KeptEntry | undefined;
  /** Where searches find it. */
  chunk?: Chunk<Row> | undefined;
}

/** The fields of a row that change when its document is replaced. */
type Content = Pick<Row, "version" | "text" | "keys" | "entry">;

const copyOf = ({ id, sequence, version, text, keys }: Row): DocumentCopy => ({ id, version, row: sequence, text, keys });

const textOf = (body: unknown): string => flat(JSON.stringify(body));

type Tables<Documents extends object> = { [Kind in KindOf<Documents>]?: Table<Documents[Kind]> };

/** The documents of a kind. */
class Table<Body> {
  readonly #kind: string;
  readonly #rows = new Map<string, Row>();
  /** The rows in the order of their insertion, for searches. */
  readonly chunks: Chunk<Row>[] = [];
  readonly #indexes = new Map<string, KeyIndex<Row>>();
  readonly #shared: Shared;

  constructor(kind: string, shared: Shared) {
    this.#kind = kind;
    this.#shared = shared;
  }

  enterAgain(): void {
    for (const row of this.#rows.values()) {
      row.entry = this.#entryOf(JSON.parse(row.text));
      this.#chunk(row);
    }
  }

  read(id: string): Stored<Body> | undefined {
    const row = this.#rows.get(id);
    return row && this.stored(row);
  }

  stored({ id, version, text }: Row): Stored<Body> {
    return { id, version, body: JSON.parse(text) as Body };
  }

  index(name: string): KeyIndex<Row> {
    const known = this.#indexes.get(name);
    if (known) return known;
    const index = new KeyIndex<Row>();
    this.#indexes.set(name, index);
    return index;
  }

  copies(index: string, range: KeyRange, until: number): readonly DocumentCopy[] {
    const rows = this.index(index)
      .in(range)
      .filter(({ sequence }) => sequence <= until);
    return rows.toSorted((a, b) => a.sequence - b.sequence).map(copyOf);
  }

  copy(id: string): DocumentCopy | undefined {
    const row = this.#rows.get(id);
    return row && copyOf(row);
  }

  insert(id: string, body: Body, keys: Keys): () => void {
    return this.insertText(id, textOf(body), keys, body);
  }

  insertText(id: string, text: string, keys: Keys, body: unknown = JSON.parse(text)): () => void {
    if (this.#rows.has(id)) throw new StoreError("exists", `there is a ${this.#kind} with this id`);
    const row: Row = {
      kind: this.#kind,
      id,
      sequence: ++this.#shared.sequence,
      version: 1,
      text,
      keys: this.#joined(keys),
      entry: this.#entryOf(body),
    };
    this.#add(row);
    return () => this.#drop(row);
  }

  remove(id: string): () => void {
    const row = this.#rows.get(id);
    if (!row) return () => {};
    this.#drop(row);
    return () => this.#add(row);
  }

  replace(id: string, version: number, body: Body, keys?: Keys): () => void {
    const row = this.#rows.get(id);
    if (row?.version !== version) throw new StoreError("conflict", `the ${this.#kind} has been changed`);
    const { text, keys: before, entry } = row;
    const next = keys ? this.#joined(keys, before) : before;
    this.#change(row, { version: version + 1, text: textOf(body), keys: next, entry: this.#entryOf(body) });
    return () => this.#change(row, { version, text, keys: before, entry });
  }

  #entryOf(body: unknown): KeptEntry | undefined {
    const entry = this.#shared.entryOf(this.#kind, body);
    return entry && keptEntry(entry);
  }

  /** Checks keys, and joins their texts. Those that the row has already stay the same objects, and a unique one its own. */
  #joined(keys: Keys, before: Keys = {}): Keys {
    requireFewKeys(this.#kind, keys);
    const joined: Record<string, Key> = {};
    for (const [name, key] of Object.entries(keys)) {
      const had = before[name];
      joined[name] = had !== undefined && isSame(had, key) ? had : this.#newKey(name, key);
    }
    return joined;
  }

  #newKey(name: string, key: Key): Key {
    if (typeof key === "string") return this.index(name).sharedText(key) ?? flat(key);
    if (this.index(name).sizeOf(key.unique) > 0) throw new StoreError("exists", `there is a ${this.#kind} with this ${name}`);
    return { unique: flat(key.unique) };
  }

  #add(row: Row): void {
    this.#rows.set(row.id, row);
    this.#chunk(row);
    this.#enter(row);
  }

  #drop(row: Row): void {
    this.#leave(row);
    this.#rows.delete(row.id);
    const { chunk } = row;
    if (!chunk) return;
    chunk.rows.splice(chunk.rows.indexOf(row), 1);
    chunk.summary = undefined;
    row.chunk = undefined;
    if (chunk.rows.length === 0) this.chunks.splice(this.chunks.indexOf(chunk), 1);
  }

  /** Lets searches find a row as it is now. */
  #chunk(row: Row): void {
    if (row.entry && !row.chunk) {
      const last = this.chunks.at(-1);
      row.chunk = last && last.rows.length < CHUNK ? last : { rows: [], summary: undefined };
      if (row.chunk !== last) this.chunks.push(row.chunk);
      row.chunk.rows.push(row);
    }
    if (row.chunk) row.chunk.summary = undefined;
  }

  #change(row: Row, content: Content): void {
    const { keys: before } = row;
    this.#leave(row, content.keys);
    Object.assign(row, content);
    this.#chunk(row);
    this.#enter(row, before);
  }

  /** Enters a row under its keys, but for those that it had before. */
  #enter(row: Row, before: Keys = {}): void {
    if (row.keys === before) return;
    for (const [name, key] of Object.entries(row.keys)) if (before[name] !== key) this.index(name).add(keyText(key), row);
  }

  /** Removes a row from under its keys, but for those that it will have. */
  #leave(row: Row, after: Keys = {}): void {
    if (row.keys === after) return;
    for (const [name, key] of Object.entries(row.keys)) if (after[name] !== key) this.index(name).remove(keyText(key), row);
  }
}

const isSame = (one: Key, other: Key): boolean => typeof one === typeof other && keyText(one) === keyText(other);
