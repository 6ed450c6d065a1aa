/** The content of a world in the store: its documents with their keys, its jobs, and how many ids it has made. */
import { countersIn, replaceCounters } from "../kept/counters.ts";
import type { SandboxTransaction } from "../kept/documents.ts";
import type { Counters } from "../kept/world-record.ts";
import { sendJob, underWayQueue } from "../event-jobs.ts";
import { keysIn } from "../session.ts";
import type { DocumentCopy, Job } from "../../store/store.ts";
import type { World } from "../world.ts";
import { type ContentDocument, type ContentJob, type ContentKind, type Part, replaceDocuments, replaceJobs } from "./replace.ts";

export interface Content {
  /** By kind and index, in the order of their insertion. */
  readonly documents: Readonly<Record<string, readonly ContentDocument[]>>;
  readonly jobs: readonly ContentJob[];
  readonly counters?: Counters;
}

/** That of a world without anything. */
export const NO_CONTENT: Content = { documents: {}, jobs: [] };

/** The indexes of each kind that together have each of its documents once, and whether its keys there are the name of its world alone. */
const INDEXES: { readonly [kind in ContentKind]: { readonly indexes: readonly string[]; readonly byWorld?: true } } = {
  payment: { indexes: ["created"] },
  usedStamp: { indexes: ["stamp"] },
  refund: { indexes: ["created"] },
  tokenization: { indexes: ["created"] },
  token: { indexes: ["account"] },
  order: { indexes: ["created"] },
  reference: { indexes: ["account"] },
  merchantRefund: { indexes: ["created"] },
  email: { indexes: ["world"] },
  line: { indexes: ["open", "settlement"] },
  settlement: { indexes: ["account"] },
  report: { indexes: ["created"] },
  event: { indexes: ["world"], byWorld: true },
  attempt: { indexes: ["event"] },
  step: { indexes: ["world"], byWorld: true },
};

/** The parts of a world's content. */
const partsOf = (world: World): readonly Part[] =>
  Object.entries(INDEXES).flatMap(([kind, { indexes, byWorld }]) =>
    indexes.map((index) => ({
      name: `${kind}.${index}`,
      kind: kind as ContentKind,
      index,
      range: byWorld ? { equal: world.name } : keysIn(world),
    })),
  );

/** A document with what orders those of its kind as they were inserted. */
type HeldDocument = ContentDocument & Pick<DocumentCopy, "row">;

/** All that a world has, by ids: documents of each kind, and jobs. */
export interface Held {
  readonly documents: Record<string, Map<string, HeldDocument>>;
  readonly jobs: Map<string, Job>;
}

/**
 * Reads all that a world has.
 *
 * @param until - the highest row of its documents
 */
export async function heldIn(transaction: SandboxTransaction, world: World, until?: number): Promise<Held> {
  const options = until === undefined ? {} : { until };
  const documents: Held["documents"] = { counters: new Map() };
  for (const { kind, index, range } of partsOf(world)) {
    const ofKind = (documents[kind] ??= new Map<string, HeldDocument>());
    for (const { id, text, keys, row } of await transaction.copies(kind, index, range, options)) ofKind.set(id, { id, text, keys, row });
  }
  documents["counters"]?.set(world.name, { id: world.name, text: JSON.stringify(await countersIn(transaction, world)), keys: {}, row: 0 });
  const jobs = [...(await transaction.jobs(underWayQueue(world))), ...(await transaction.jobs(world.name))];
  return { documents, jobs: new Map(jobs.map((job) => [job.id, job])) };
}

/**
 * The content that is made of all that a world has. An event that is being sent is one to be sent, and so are those that follow it, before those whose turn
 * has not come: a world that is restored from this does not learn its outcome.
 */
export function contentFrom(held: Held, world: World): Content {
  const documents: Record<string, readonly ContentDocument[]> = {};
  for (const { name, kind, index } of partsOf(world))
    documents[name] = [...(held.documents[kind]?.values() ?? [])]
      .filter(({ keys }) => keys[index] !== undefined)
      .toSorted((a, b) => a.row - b.row)
      .map(({ id, text, keys }) => ({ id, text, keys }));
  const underWay = underWayQueue(world);
  const inOrder = [...held.jobs.values()].toSorted((a, b) => a.dueAt - b.dueAt || a.sequence - b.sequence);
  const unsent = inOrder.filter(({ queue }) => queue === underWay).map(({ task, dueAt }) => sendJob(world, task.about, dueAt));
  const jobs = [...unsent, ...inOrder.filter(({ queue }) => queue !== underWay)].map(({ id, dueAt, task }) => ({ id, dueAt, task }));
  const counters = JSON.parse(held.documents["counters"]?.get(world.name)?.text ?? "{}") as Counters;
  return { documents, jobs: jobs.toSorted((a, b) => a.dueAt - b.dueAt), counters };
}

/** Replaces what a world has, and writes only what differs. */
export async function replaceContent(
  transaction: SandboxTransaction,
  world: World,
  { documents, jobs, counters = {} }: Content,
): Promise<void> {
  await replaceDocuments(
    transaction,
    partsOf(world).map((part) => ({ part, wanted: documents[part.name] ?? [] })),
  );
  // Jobs that were under way are removed before the same ones are put elsewhere.
  await replaceJobs(transaction, underWayQueue(world), []);
  await replaceJobs(transaction, world.name, jobs);
  await replaceCounters(transaction, world, counters);
}
