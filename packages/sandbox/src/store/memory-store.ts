import { JobQueue } from "./job-queue.ts";
import { KeyIndex } from "./key-index.ts";
import {
  type Keys,
  keyText,
  type KindOf,
  type NewJob,
  requireFewKeys,
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
  const jobs = new JobQueue();
  let turn: Promise<unknown> = Promise.resolve();

  const run = async <Result>(work: (transaction: Transaction<Documents>) => Promise<Result>): Promise<Result> => {
    const undo: (() => void)[] = [];
    try {
      return await work(transactionOn(tables, jobs, undo));
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
    async close() {
      await turn;
    },
  };
}

function transactionOn<Documents extends object>(tables: Tables<Documents>, jobs: JobQueue, undo: (() => void)[]): Transaction<Documents> {
  const removeJob = async (id: string): Promise<boolean> => {
    const back = jobs.remove(id);
    if (back) undo.push(back);
    return back !== undefined;
  };
  const tableOf = <Kind extends KindOf<Documents>>(kind: Kind): Table<Documents[Kind]> => (tables[kind] ??= new Table(kind));
  return {
    get: async (kind, id) => tableOf(kind).read(id),
    insert: async (kind, id, body, keys = {}) => void undo.push(tableOf(kind).insert(id, body, keys)),
    replace: async (kind, id, version, body, keys) => void undo.push(tableOf(kind).replace(id, version, body, keys)),
    remove: async (kind, id) => void undo.push(tableOf(kind).remove(id)),
    find: async (kind, index, range, page) => {
      const table = tableOf(kind);
      return table
        .index(index)
        .ids(range, page)
        .flatMap((id) => table.read(id) ?? []);
    },
    count: async (kind, index, range) => tableOf(kind).index(index).count(range),
    nextJob: async (queue, until, after) => jobs.next(queue, until, after),
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
  readonly version: number;
  readonly text: string;
  readonly keys: Keys;
  readonly sequence: number;
}

/** The text of a document, copied: what `JSON.stringify` returns is in several pieces with room to spare, twice as large when it is kept. */
const textOf = (body: unknown): string => Buffer.from(JSON.stringify(body)).toString();

type Tables<Documents extends object> = { [Kind in KindOf<Documents>]?: Table<Documents[Kind]> };

/** The documents of a kind. */
class Table<Body> {
  readonly #kind: string;
  readonly #rows = new Map<string, Row>();
  readonly #indexes = new Map<string, KeyIndex>();
  #sequence = 0;

  constructor(kind: string) {
    this.#kind = kind;
  }

  read(id: string): Stored<Body> | undefined {
    const row = this.#rows.get(id);
    return row && { id, version: row.version, body: JSON.parse(row.text) as Body };
  }

  index(name: string): KeyIndex {
    const index = this.#indexes.get(name) ?? new KeyIndex();
    this.#indexes.set(name, index);
    return index;
  }

  insert(id: string, body: Body, keys: Keys): () => void {
    if (this.#rows.has(id)) throw new StoreError("exists", `there is a ${this.#kind} with this id`);
    return this.#put(id, { version: 1, text: textOf(body), keys, sequence: ++this.#sequence });
  }

  replace(id: string, version: number, body: Body, keys?: Keys): () => void {
    const row = this.#rows.get(id);
    if (row?.version !== version) throw new StoreError("conflict", `the ${this.#kind} has been changed`);
    return this.#put(id, { ...row, version: version + 1, text: textOf(body), keys: keys ?? row.keys });
  }

  remove(id: string): () => void {
    const row = this.#rows.get(id);
    this.#set(id, row, undefined);
    return () => this.#set(id, undefined, row);
  }

  /** Puts a row in place of the one with its id. Returns what undoes it. */
  #put(id: string, row: Row): () => void {
    requireFewKeys(this.#kind, row.keys);
    const previous = this.#rows.get(id);
    for (const [name, key] of Object.entries(row.keys))
      if (typeof key !== "string" && this.#isTaken(name, key.unique, previous))
        throw new StoreError("exists", `there is a ${this.#kind} with this ${name}`);
    this.#set(id, previous, row);
    return () => this.#set(id, row, previous);
  }

  /** Whether another document has a key. A unique one of the row itself stays its own. */
  #isTaken(name: string, key: string, previous: Row | undefined): boolean {
    const had = previous?.keys[name];
    return (typeof had !== "object" || had.unique !== key) && this.index(name).count({ equal: key }) > 0;
  }

  #set(id: string, previous: Row | undefined, next: Row | undefined): void {
    // Most changes leave the keys as they are.
    if (previous?.keys !== next?.keys) {
      for (const [name, key] of Object.entries(previous?.keys ?? {})) this.index(name).remove(keyText(key), previous?.sequence ?? 0);
      for (const [name, key] of Object.entries(next?.keys ?? {})) this.index(name).add(keyText(key), next?.sequence ?? 0, id);
    }
    if (next) this.#rows.set(id, next);
    else this.#rows.delete(id);
  }
}
