/** What a world has in the store: its documents with their keys, its jobs, and how many ids it has made. */
import type { SandboxTransaction } from "../kept/documents.ts";
import { keysIn, SEND, SENDING } from "../session.ts";
import type { World } from "../world.ts";
import { type ContentDocument, type ContentJob, type ContentKind, type Part, replaceDocuments, replaceJobs } from "./replace.ts";

/** What a world has in the store. */
export interface Content {
  /** By kind and index, in the order of their insertion. */
  readonly documents: Readonly<Record<string, readonly ContentDocument[]>>;
  readonly jobs: readonly ContentJob[];
  readonly counters?: Readonly<Record<string, number>>;
}

/** That of a world without anything. */
export const NO_CONTENT: Content = { documents: {}, jobs: [] };

/** The indexes of each kind that together have each of its documents once. Counters have none: there is one document of a world, by its name. */
const INDEXES: { readonly [kind in ContentKind]: readonly string[] } = {
  payment: ["created"],
  refund: ["created"],
  tokenization: ["created"],
  token: ["account"],
  order: ["created"],
  reference: ["account"],
  merchantRefund: ["created"],
  email: ["world"],
  line: ["open", "settlement"],
  settlement: ["account"],
  report: ["created"],
  event: ["world"],
  step: ["world"],
};

/** The parts of a world's content. */
const partsOf = (world: World): readonly Part[] =>
  Object.entries(INDEXES).flatMap(([kind, indexes]) =>
    indexes.map((index) => ({
      name: `${kind}.${index}`,
      kind: kind as ContentKind,
      index,
      // The key of an event, and of a step, is its world.
      range: kind === "event" || kind === "step" ? { equal: world.name } : keysIn(world),
    })),
  );

/** Reads what a world has. An event that is being sent is to be sent: whoever goes on from here does not learn what became of it. */
export async function contentOf(transaction: SandboxTransaction, world: World): Promise<Content> {
  const documents: Record<string, readonly ContentDocument[]> = {};
  for (const { name, kind, index, range } of partsOf(world))
    documents[name] = (await transaction.copies(kind, index, range)).map(({ id, text, keys }) => ({ id, text, keys }));
  const jobs = (await transaction.jobs(world.name)).map(({ id, dueAt, task }) =>
    task.on === SENDING ? { id, dueAt: world.clock.now(), task: { ...task, on: SEND } } : { id, dueAt, task },
  );
  const counters = (await transaction.get("counters", world.name))?.body;
  return { documents, jobs: jobs.toSorted((a, b) => a.dueAt - b.dueAt), ...(counters && { counters }) };
}

/** Replaces what a world has, and writes only what differs. */
export async function replaceContent(transaction: SandboxTransaction, world: World, { documents, jobs, counters }: Content): Promise<void> {
  await replaceDocuments(
    transaction,
    partsOf(world).map((part) => ({ part, wanted: documents[part.name] ?? [] })),
  );
  await replaceJobs(transaction, world.name, jobs);
  const found = await transaction.get("counters", world.name, { lock: true });
  if (!counters) await transaction.remove("counters", world.name);
  else if (found) await transaction.replace("counters", world.name, found.version, counters);
  else await transaction.insert("counters", world.name, counters);
}
