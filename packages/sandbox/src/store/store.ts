/**
 * The memory of the sandbox: documents, found by their id or by a key, and jobs, found by when they are due. `store-contract.ts` has the checks of
 * every store.
 */
import { brand } from "@maksu/error-brand";
import type { EntryOf, Search } from "./search.ts";

/** A place to keep documents of these kinds: each kind with the type of its documents. */
export interface Store<Documents extends object> {
  /**
   * Runs reads and writes that take effect together, or not at all when `run` throws. Transactions that read the same document with `lock`
   * run one after the other. What it resolves to has been committed.
   *
   * @param run - waits for no network but the store's; may be run again when another process was in its way, so it changes nothing else. A
   *   {@link StoreError} ends the transaction, even when `run` catches it
   */
  transaction<Result>(run: (transaction: Transaction<Documents>) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /**
   * Calls a listener soon after another process has announced a change. Returns what ends that. Undefined for a store of this process alone.
   */
  readonly watch?: (listener: () => void) => () => void;
  /**
   * Says what documents are searched by, once, before there are any transactions but this: {@link Transaction.search} then finds those that were
   * kept before, too. Without it, it finds none.
   */
  searchBy(entryOf: EntryOf): Promise<void>;
  /** Ends after the transactions under way. */
  close(): Promise<void>;
}

/** How a transaction runs. */
export interface TransactionOptions {
  /** Whether all that it reads is as it was at one moment, and it neither writes nor locks anything. @defaultValue `false` */
  readonly readOnly?: boolean;
  /** The group that it belongs to, such as a world. Transactions of one group run at the same time, but for one that is `alone`. */
  readonly group?: string;
  /**
   * Whether it runs while no other of its group does: it begins when those under way have ended, and later ones begin when it has. It neither
   * waits for those without a group, or that are read-only, nor do they wait for it.
   *
   * @defaultValue `false`
   */
  readonly alone?: boolean;
}

/** The reads and writes of one transaction. It sees its own writes, and nobody else's that are not committed. */
export interface Transaction<Documents extends object> {
  /** The document with this id. With `lock`, no other transaction changes it before this one ends. */
  get<Kind extends KindOf<Documents>>(kind: Kind, id: string, options?: { readonly lock?: boolean }): Promise<Found<Documents, Kind>>;
  /**
   * Adds a document.
   *
   * @throws StoreError `exists` when the id, or a unique key, is taken: here, or at the latest when the transaction ends
   */
  insert<Kind extends KindOf<Documents>>(kind: Kind, id: string, body: Documents[Kind], keys?: Keys): Promise<void>;
  /**
   * Replaces a document.
   *
   * @param version - the one that was read
   * @param keys - its new keys; those that it has when left out
   * @throws StoreError `conflict` when there is another version, or none; `exists` when a unique key is taken
   */
  replace<Kind extends KindOf<Documents>>(kind: Kind, id: string, version: number, body: Documents[Kind], keys?: Keys): Promise<void>;
  /** Removes a document, if it is there. Its id and its keys are free again. */
  remove(kind: KindOf<Documents>, id: string): Promise<void>;
  /** The documents whose key is in a range, in the key's order, those of one key in the order of their insertion; all of that backwards when descending. */
  find<Kind extends KindOf<Documents>>(
    kind: Kind,
    index: string,
    range: KeyRange,
    page?: Page,
  ): Promise<readonly Stored<Documents[Kind]>[]>;
  /** The documents that fit a search. A look at the entries of all documents: it neither locks them, nor needs an index. */
  search<Kind extends KindOf<Documents>>(search: Search<Kind>): Promise<readonly Searched<Documents, Kind>[]>;
  /** How many documents have a key in the range. */
  count(kind: KindOf<Documents>, index: string, range: KeyRange): Promise<number>;
  /**
   * The documents whose key is in a range, as they are kept, in the order of their insertion.
   *
   * @param options - with `lock`, no other transaction changes them before this one ends; with `until`, those with a higher row are left out
   */
  copies(
    kind: KindOf<Documents>,
    index: string,
    range: KeyRange,
    options?: { readonly lock?: boolean; readonly until?: number },
  ): Promise<readonly DocumentCopy[]>;
  /** The document with this id, as it is kept. No other transaction changes it before this one ends. */
  copy(kind: KindOf<Documents>, id: string): Promise<DocumentCopy | undefined>;
  /**
   * Adds documents one after the other, each with version 1.
   *
   * @throws StoreError `exists` when an id, or a unique key, is taken
   */
  insertCopies(kind: KindOf<Documents>, copies: readonly Pick<DocumentCopy, "id" | "text" | "keys">[]): Promise<void>;
  /** Removes the first job of a queue, as {@link nextJob} finds it, and returns it. One that another transaction is taking is passed over. */
  takeJob(queue: string, until: number): Promise<Job | undefined>;
  /**
   * The first job of a queue: the least by (dueAt, sequence).
   *
   * @param until - milliseconds since 1970; jobs that are due later are not returned
   */
  nextJob(queue: string, until: number): Promise<Job | undefined>;
  /**
   * The jobs of a queue by (dueAt, sequence).
   *
   * @param limit - how many of them. By default all
   */
  jobs(queue: string, limit?: number): Promise<readonly Job[]>;
  /** The job with this id, as it was last committed, or put here. */
  getJob(id: string): Promise<Job | undefined>;
  /** Adds a job behind all that are due at the same time, in place of one with the same id. */
  putJob(job: NewJob): Promise<void>;
  /** Removes a job, if it is there. Returns whether it was. */
  removeJob(id: string): Promise<boolean>;
  /** Calls those who {@link Store.watch} in other processes, once this transaction is committed. */
  announce(): Promise<void>;
  /** The same as in an earlier transaction of the store where no other process has written since. A store need not know. */
  readonly othersVersion?: number;
}

/** The names of a store's kinds. */
export type KindOf<Documents extends object> = keyof Documents & string;

/** A document that was looked for; undefined where there is none. */
export type Found<Documents extends object, Kind extends keyof Documents> = Stored<Documents[Kind]> | undefined;

/** A document, read: a copy, so that changing it changes nothing in the store. */
export interface Stored<Body> {
  readonly id: string;
  /** 1 when it is inserted, and one more with each replacement. */
  readonly version: number;
  readonly body: Body;
}

/** A document in the form in which a store keeps it, to be added to another store, or to this one again. */
export interface DocumentCopy {
  readonly id: string;
  readonly version: number;
  /** Orders the documents of all kinds as they were inserted. A replaced one keeps its own. */
  readonly row: number;
  /** The document in JSON. */
  readonly text: string;
  readonly keys: Keys;
}

/** At most four keys of a document, by the name of their index. A document without a key is not in that index. */
export type Keys = Readonly<Record<string, Key>>;

/** A key: text, compared by its UTF-16 code units. A unique one belongs to one document of the kind. */
export type Key = string | { readonly unique: string };

/** Keys from `from`, included, to `to`, excluded; a single one by `equal`. */
export type KeyRange = { readonly equal: string } | { readonly from: string; readonly to: string };

/** Which of the documents in the range are returned. */
export interface Page {
  /** How many to skip. @defaultValue 0 */
  readonly skip?: number;
  /** @defaultValue all */
  readonly limit?: number;
  /** Last key first. @defaultValue `false` */
  readonly descending?: boolean;
  /** Whether no other transaction changes them, or their keys, before this one ends. @defaultValue `false` */
  readonly lock?: boolean;
}

/** A document that a search has found. */
export type Searched<Documents extends object, Kind extends KindOf<Documents> = KindOf<Documents>> = {
  readonly [Each in Kind]: Stored<Documents[Each]> & { readonly kind: Each };
}[Kind];

/** Something to be done at a time. */
export interface NewJob {
  readonly id: string;
  /** The world whose clock says when it is due. */
  readonly queue: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** The task, in JSON. */
  readonly task: JobTask;
}

/** The task of a job: the kind of the document that it acts on, its id, and the trigger. */
export interface JobTask {
  readonly kind: string;
  readonly about: string;
  readonly on: string;
}

/** A job in a store. */
export interface Job extends NewJob {
  /** Counts the jobs of the store in the order in which they were put. */
  readonly sequence: number;
}

/** Why a store rejects a write: `exists` and `conflict` mean that somebody else was first. */
export class StoreError extends Error {
  static {
    brand(this, "@maksu/sandbox StoreError");
  }
  override readonly name = "StoreError";
  readonly code: "exists" | "conflict" | "keys";

  constructor(code: StoreError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** Most keys of a document. */
export const MOST_KEYS = 4;

/**
 * Checks the keys of a document.
 *
 * @throws StoreError `keys` for more than four
 */
export function requireFewKeys(kind: string, keys: Keys): void {
  if (Object.keys(keys).length > MOST_KEYS)
    throw new StoreError("keys", `${kind} has ${Object.keys(keys).length} keys, and may have ${MOST_KEYS}`);
}

/** Text of a key: the key alone, unique or not. */
export const keyText = (key: Key): string => (typeof key === "string" ? key : key.unique);
