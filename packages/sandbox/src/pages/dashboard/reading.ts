/** Reads what a world's pages show: without locks, and a page of a list at a time. */
import type { DecidedDocuments } from "../../domain/documents.ts";
import type { AttemptRecord } from "../../events/attempt-record.ts";
import type { EventRecord } from "../../events/event-record.ts";
import type { Job, KeyRange, Page, Searched, Stored } from "../../store/store.ts";
import type { SandboxDocuments, SandboxStore, SandboxTransaction } from "../../world/kept/documents.ts";
import { attemptsOf } from "../../world/attempts.ts";
import { jobId } from "../../world/event-jobs.ts";
import { compareMoments, type Difference } from "../../world/moments/compare.ts";
import { type MomentRecord, MOMENTS } from "../../world/moments/moment.ts";
import { ownRange } from "../../world/session.ts";
import { type SearchedDocuments, type SearchedKind, SOUGHT } from "../../world/search/entry-of.ts";
import { type ListFilter, searchWorld } from "../../world/search/search-world.ts";
import type { World } from "../../world/world.ts";

/** Rows of a list's page. */
export const PAGE_ROWS = 50;

/** The kinds of documents that belong to an account. */
export type ListedKind = keyof DecidedDocuments;

export type FoundDocument = Searched<SandboxDocuments, SearchedKind>;

/** Reads of one transaction. */
export interface Reader {
  /** A document of the world. */
  get<Kind extends ListedKind>(kind: Kind, id: string): Promise<DecidedDocuments[Kind] | undefined>;
  list<Kind extends ListedKind>(kind: Kind, index: string, range: KeyRange, page?: Page): Promise<readonly DecidedDocuments[Kind][]>;
  count(kind: ListedKind, index: string, range: KeyRange): Promise<number>;
  /** The documents that fit a filter. */
  search<Kind extends SearchedKind>(kinds: readonly Kind[], filter: ListFilter): Promise<readonly SearchedDocuments[Kind][]>;
  /** The documents of all kinds that fit a filter, with their kinds. */
  find(filter: ListFilter): Promise<readonly FoundDocument[]>;
  event(id: string): Promise<EventRecord | undefined>;
  /** The attempts of an event that are kept, oldest first. */
  attempts(event: string): Promise<readonly AttemptRecord[]>;
  /** The world's events, newest first: all of them, those of a state, or those about something. */
  events(match: EventFilter, page?: Page): Promise<readonly EventRecord[]>;
  countEvents(match: EventFilter): Promise<number>;
  /** The job that does something with a document, if it is to come. */
  job(kind: string, about: string, on: string): Promise<Job | undefined>;
  /** The world's moments, oldest first. */
  moments(): Promise<readonly Stored<MomentRecord>[]>;
  /** The documents that differ between two moments, or between one and now. */
  compare(from: string, to: string | undefined): Promise<readonly Difference[]>;
  /** The jobs to come, the first one first. */
  jobs(limit: number): Promise<readonly Job[]>;
}

export type EventFilter = { readonly state?: EventRecord["state"]; readonly about?: string };

/** Reads from a world in one transaction. */
export const reading = <Result>(store: SandboxStore, world: World, read: (reader: Reader) => Promise<Result>): Promise<Result> =>
  store.transaction((transaction) => read(createReader(transaction, world)));

function createReader(transaction: SandboxTransaction, world: World): Reader {
  const { get, find, count, getJob, jobs } = transaction;
  return {
    async get(kind, id) {
      const found = await get(kind, id);
      return found && world.merchants.has((found.body as { readonly account: string }).account)
        ? (found.body as DecidedDocuments[typeof kind])
        : undefined;
    },
    list: async (kind, index, range, page) =>
      (await find(kind, index, ownRange(world, range), page)).map(({ body }) => body as DecidedDocuments[typeof kind]),
    search: async (kinds, filter) => (await searchWorld(transaction, world, kinds, filter)).map(({ body }) => body),
    find: (filter) => searchWorld(transaction, world, SOUGHT, filter),
    count: (kind, index, range) => count(kind, index, ownRange(world, range)),
    async event(id) {
      const found = await get("event", id);
      return found?.body.world === world.name ? found.body : undefined;
    },
    attempts: (event) => attemptsOf(transaction, world, event),
    events: async (match, page) =>
      (await find("event", ...eventRange(world, match), { ...page, descending: true })).map(({ body }) => body),
    countEvents: (match) => count("event", ...eventRange(world, match)),
    job: (kind, about, on) => getJob(jobId(kind, about, on)),
    moments: () => find("moment", MOMENTS, { equal: world.name }),
    compare: (from, to) => compareMoments(transaction, world, from, to),
    jobs: (limit) => jobs(world.name, limit),
  };
}

function eventRange(world: World, { state, about }: EventFilter): readonly [index: string, range: KeyRange] {
  if (about !== undefined) return ["about", ownRange(world, { equal: about })];
  return state === undefined ? ["world", { equal: world.name }] : ["state", ownRange(world, { equal: state })];
}
