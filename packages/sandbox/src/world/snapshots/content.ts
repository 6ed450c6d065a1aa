/** The content of a world in the store: its documents with their keys, its jobs, and how many ids it has made. */
import { countersIn, replaceCounters } from "../kept/counters.ts";
import type { SandboxTransaction } from "../kept/documents.ts";
import type { Counters } from "../kept/world-record.ts";
import { sendJob, underWayQueue } from "../event-jobs.ts";
import { keysIn } from "../session.ts";
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

/**
 * Reads what a world has. An event that is being sent is one to be sent, and so are those that follow it, before those whose turn has not come: a world that is
 * restored from this does not learn its outcome.
 */
export async function contentOf(transaction: SandboxTransaction, world: World): Promise<Content> {
  const documents: Record<string, readonly ContentDocument[]> = {};
  for (const { name, kind, index, range } of partsOf(world))
    documents[name] = (await transaction.copies(kind, index, range)).map(({ id, text, keys }) => ({ id, text, keys }));
  const unsent = (await transaction.jobs(underWayQueue(world))).map(({ task, dueAt }) => sendJob(world, task.about, dueAt));
  const jobs = [...unsent, ...(await transaction.jobs(world.name))].map(({ id, dueAt, task }) => ({ id, dueAt, task }));
  return { documents, jobs: jobs.toSorted((a, b) => a.dueAt - b.dueAt), counters: await countersIn(transaction, world) };
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
