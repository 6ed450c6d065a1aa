/** Makes documents and jobs what they were, and leaves those as they are that have not changed: most have not. */
import { type DocumentCopy, type Job, type Key, type KeyRange, type Keys, keyText } from "../../store/store.ts";
import type { SandboxDocuments, SandboxTransaction, WorldDocuments } from "../kept/documents.ts";

/** The kinds of documents of which a world has many. */
export type ContentKind = Exclude<keyof SandboxDocuments, "counters" | "moment" | keyof WorldDocuments>;

/** A document, without its version. */
export type ContentDocument = Pick<DocumentCopy, "id" | "text" | "keys">;

/** A job of the world. */
export type ContentJob = Omit<Job, "sequence" | "queue">;

/** Some documents of a world. */
export interface Part {
  readonly name: string;
  readonly kind: ContentKind;
  readonly index: string;
  readonly range: KeyRange;
}

/** Documents as they should be. */
interface Replacement {
  readonly part: Part;
  readonly wanted: readonly ContentDocument[];
}

/** Replaces documents, and keeps the order of their insertion. */
export async function replaceDocuments(transaction: SandboxTransaction, replacements: readonly Replacement[]): Promise<void> {
  const plans: {
    readonly kind: Part["kind"];
    readonly changed: readonly Omit<DocumentCopy, "row">[];
    readonly added: readonly ContentDocument[];
  }[] = [];
  for (const { part, wanted } of replacements) {
    const { kind, index, range } = part;
    const there = await transaction.copies(kind, index, range, { lock: true });
    const same = sameLength(there, wanted, (one, other) => one.id === other.id && hasSameKeys(one.keys, other.keys, isUnique));
    // Ids and unique keys are free before they are another's.
    for (const { id } of there.slice(same)) await transaction.remove(kind, id);
    const changed = there.slice(0, same).flatMap(({ version, text, keys }, nth) => {
      const next = wanted[nth] as ContentDocument;
      return text === next.text && hasSameKeys(keys, next.keys) ? [] : [{ ...next, version }];
    });
    plans.push({ kind, changed, added: wanted.slice(same) });
  }
  for (const { kind, changed, added } of plans) {
    for (const { id, version, text, keys } of changed)
      await transaction.replace(kind, id, version, JSON.parse(text) as SandboxDocuments[typeof kind], keys);
    await transaction.insertCopies(kind, added);
  }
}

/** Replaces the jobs of a queue, and keeps the order of those that are due at the same time. */
export async function replaceJobs(transaction: SandboxTransaction, queue: string, wanted: readonly ContentJob[]): Promise<void> {
  const there = await transaction.jobs(queue);
  const same = sameLength(there, wanted, isSameJob);
  for (const { id } of there.slice(same)) await transaction.removeJob(id);
  for (const { id, dueAt, task } of wanted.slice(same)) await transaction.putJob({ id, queue, dueAt, task });
}

/** How many elements of two lists are the same from their beginning on. */
function sameLength<One, Other>(some: readonly One[], others: readonly Other[], isSame: (one: One, other: Other) => boolean): number {
  const differing = some.findIndex((one, nth) => nth >= others.length || !isSame(one, others[nth] as Other));
  return differing < 0 ? some.length : differing;
}

const isSameJob = (one: ContentJob, other: ContentJob): boolean =>
  one.id === other.id &&
  one.dueAt === other.dueAt &&
  one.task.kind === other.task.kind &&
  one.task.about === other.task.about &&
  one.task.on === other.task.on;

const isUnique = (key: Key): boolean => typeof key !== "string";

/** Whether two documents have the same keys: all of them, or those of some sort. */
function hasSameKeys(some: Keys, others: Keys, isCompared: (key: Key) => boolean = () => true): boolean {
  if (some === others) return true;
  const isIn = (keys: Keys, [name, key]: readonly [string, Key]): boolean => {
    const { [name]: other } = keys;
    return !isCompared(key) || (other !== undefined && isUnique(key) === isUnique(other) && keyText(key) === keyText(other));
  };
  return Object.entries(some).every((entry) => isIn(others, entry)) && Object.entries(others).every((entry) => isIn(some, entry));
}
