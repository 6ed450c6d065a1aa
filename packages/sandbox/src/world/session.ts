/** One transaction of a world: reads documents, and writes what decisions change. */
import { withoutUser } from "@maksu/service-front";
import type { AnyDocument, Changes, DecidedKind, EventDraft } from "../domain/changes.ts";
import type { DecidedDocuments } from "../domain/documents.ts";
import { stampOf } from "../domain/payments/stamps.ts";
import type { TimerChange } from "../domain/timers.ts";
import type { Key, KeyRange, Keys, NewJob, Page, Transaction } from "../store/store.ts";
import type { TransitionMade } from "../events/happened.ts";
import { decideOnce, type Hit } from "../faults/faults.ts";
import { newEventFaults } from "../faults/event-faults.ts";
import { lockBooks } from "./kept/books.ts";
import { addCounts } from "./kept/counters.ts";
import type { SandboxStore, SandboxTransaction } from "./kept/documents.ts";
import { inWorld } from "./kept/kept-world.ts";
import { droppedIn } from "./retention/dropped.ts";
import type { DroppedNow } from "./retention/keep.ts";
import { eventJobId, eventKeys, jobId, laneOf, SEND, sendJob } from "./event-jobs.ts";
import type { Step } from "./step.ts";
import { addStep } from "./steps.ts";
import { settlementTimers } from "./settling/settlement-timers.ts";
import type { World } from "./world.ts";

/** Reads and writes of a world in one transaction. */
export interface Session {
  /** The world's time, the same for all of the transaction. Milliseconds since 1970. */
  readonly now: number;
  /** Counts what the world's fault rules hit, once for a transaction that is run again. */
  readonly hit: Hit;
  /** The transitions that {@link apply} has made, in order. */
  readonly transitions: readonly TransitionMade[];
  /** Whose events it has added, by {@link laneOf}. */
  readonly lanes: ReadonlySet<string>;
  /** When the first of the jobs is due that it has set. Milliseconds since 1970. */
  readonly nextDue: () => number;
  /** Reads and locks a document of an account; undefined for another account's. */
  load<Kind extends DecidedKind>(kind: Kind, id: string, account?: string): Promise<DecidedDocuments[Kind] | undefined>;
  /** Reads and locks the documents whose key is in a range, in the key's order. */
  find<Kind extends DecidedKind>(kind: Kind, index: string, range: KeyRange, page?: Page): Promise<readonly DecidedDocuments[Kind][]>;
  /** Lets no other transaction settle or drop in the world before this one ends. */
  lockBooks(): Promise<void>;
  /** Ends a transaction that runs next to others of the world: {@link inSession} runs it again, alone. */
  requireAlone(): void;
  /** How much the world has dropped. */
  dropped(): Promise<DroppedNow>;
  /** Whether a payment of the account has the stamp, or a commit has had it. */
  isStampTaken(account: string, stamp: string): Promise<boolean>;
  /** Makes a new id of a kind. */
  newId(kind: string): Promise<string>;
  /** Makes a new number of a kind, of seven digits: they count. */
  newNumber(kind: string): Promise<string>;
  /** Makes a new token of a kind: so many letters and digits. */
  newToken(kind: string, length: number): Promise<string>;
  /** Writes changes. */
  apply(changes: Partial<Changes>): Promise<void>;
  /** Keeps the step that {@link apply} has made changes for; nothing where it made none. */
  record(step: Step): Promise<void>;
}

// A document can name an account of another world, such as one that gets a commission. The keys of each world are its own: nothing is found there.
const ownKey = ({ name }: World, key: string): string => `${name}\0${key}`;

/** The keys of all documents of a world but events, in any index. */
export const keysIn = ({ name }: World): KeyRange => ({ from: `${name}\0`, to: `${name}\u0001` });

/** Keys of a world: the keys of each world are its own. */
export function ownKeys(world: World, keys: Keys): Keys {
  const own: Record<string, Key> = {};
  for (const [index, key] of Object.entries(keys))
    own[index] = typeof key === "string" ? ownKey(world, key) : { unique: ownKey(world, key.unique) };
  return own;
}

/** A range of keys of a world: the keys of each world are its own. */
export const ownRange = (world: World, range: KeyRange): KeyRange =>
  "equal" in range ? { equal: ownKey(world, range.equal) } : { from: ownKey(world, range.from), to: ownKey(world, range.to) };

const belongsTo = (document: { readonly account: string; readonly sharedWith?: readonly string[] }, account: string): boolean =>
  document.account === account || document.sharedWith?.includes(account) === true;

/** Milliseconds after which an event that waits for the next one is sent without it: a day. */
const LONGEST_HOLD = 86_400_000;

/** A transaction has to run while no other of its world does. */
class MustBeAlone extends Error {
  override readonly name = "MustBeAlone";
}

/**
 * Opens a session.
 *
 * @param hit - the decisions of a transaction that may be run again
 * @param isAlone - whether no other transaction of the world runs
 */
export function openSession(transaction: SandboxTransaction, world: World, hit: Hit = world.faults.hit, isAlone = false): Session {
  const now = world.clock.now();
  const decided: Transaction<DecidedDocuments> = transaction;
  const versions = new Map<string, number>();
  const transitions: TransitionMade[] = [];
  let hasChanged = false;
  let nextDue = Infinity;
  const lanes = new Set<string>();

  const load = async <Kind extends DecidedKind>(kind: Kind, id: string, account?: string): Promise<DecidedDocuments[Kind] | undefined> => {
    const found = await decided.get(kind, id, { lock: true });
    if (!found || (account !== undefined && !belongsTo(found.body, account))) return undefined;
    versions.set(`${kind} ${id}`, found.version);
    return found.body;
  };

  const save = <Kind extends DecidedKind>({ kind, id, body, keys }: AnyDocument<Kind>): Promise<void> => {
    const key = `${kind} ${id}`;
    const version = versions.get(key);
    versions.set(key, (version ?? 0) + 1);
    const own = keys && ownKeys(world, keys);
    return version === undefined ? decided.insert(kind, id, body, own) : decided.replace(kind, id, version, body, own);
  };

  const putJob = (job: NewJob): Promise<void> => {
    nextDue = Math.min(nextDue, job.dueAt);
    return transaction.putJob(job);
  };

  const setTimer = ({ kind, about, on, dueAt }: TimerChange): Promise<unknown> => {
    const id = jobId(kind, about, on);
    return dueAt === undefined ? transaction.removeJob(id) : putJob({ id, queue: world.name, dueAt, task: { kind, about, on } });
  };

  const countOf = async (kind: string): Promise<number> => (await addCounts(transaction, world, { [kind]: 1 }))[kind] ?? 0;
  // Random ids need no counter, which would make transactions wait for each other.
  const newId = async (kind: string): Promise<string> => world.ids.uuid(kind, world.ids.isSeeded ? await countOf(kind) : 0);
  const newNumber = async (kind: string): Promise<string> => String(world.ids.firstNumber(kind) + (await countOf(kind)));
  const newToken = async (kind: string, length: number): Promise<string> =>
    world.ids.letters(kind, world.ids.isSeeded ? await countOf(kind) : 0, length);

  const find = async <Kind extends DecidedKind>(
    kind: Kind,
    index: string,
    range: KeyRange,
    page: Page = {},
  ): Promise<readonly DecidedDocuments[Kind][]> => {
    const found = await decided.find(kind, index, ownRange(world, range), { ...page, lock: true });
    for (const { id, version } of found) versions.set(`${kind} ${id}`, version);
    return found.map(({ body }) => body);
  };

  const addEvent = async (draft: EventDraft): Promise<void> => {
    const fault = newEventFaults(hit, draft);
    const dueAt = now + draft.delay * 1000 + fault.delay;
    const ids: string[] = [];
    lanes.add(laneOf(draft));
    for (let copy = 0; copy <= world.settings.duplicateCallbacks + fault.copies; copy++) {
      const id = await newId("event");
      const createdAt = new Date(now).toISOString();
      await transaction.insert(
        "event",
        id,
        { ...draft, url: withoutUser(draft.url), id, world: world.name, createdAt, state: "waiting", attempts: [] },
        eventKeys({ ...draft, world: world.name, state: "waiting" }),
      );
      await putJob(sendJob(world, id, fault.isHeld ? dueAt + LONGEST_HOLD : dueAt));
      ids.push(id);
    }
    await transaction.announce();
    // Events that waited for this one follow it.
    const { held } = world.faults;
    const waiting = held.get(draft.account) ?? [];
    if (fault.isHeld) return void held.set(draft.account, [...waiting, ...ids]);
    held.delete(draft.account);
    for (const id of waiting) {
      const found = await transaction.get("event", id, { lock: true });
      // One that has waited for too long is being sent without it, or has been.
      if (found?.body.state === "waiting" && (await transaction.getJob(eventJobId(id)))?.task.on === SEND)
        await putJob(sendJob(world, id, dueAt));
    }
  };

  return {
    now,
    hit,
    transitions,
    lanes,
    nextDue: () => nextDue,
    load,
    find,
    newId,
    newNumber,
    newToken,
    lockBooks: () => lockBooks(transaction, world),
    requireAlone() {
      if (!isAlone) throw new MustBeAlone();
    },
    dropped: () => droppedIn(transaction, world),
    async isStampTaken(account, stamp) {
      const range = ownRange(world, { equal: stampOf(account, stamp) });
      // In this order: a commit moves the stamp of its hold from the one to the other.
      for (const kind of ["payment", "usedStamp"] as const) if ((await transaction.count(kind, "stamp", range)) > 0) return true;
      return false;
    },
    async apply({ documents = [], timers = [], events = [], transitions: made = [] }) {
      for (const document of documents) await save(document);
      for (const timer of timers) await setTimer(timer);
      for (const timer of settlementTimers(world, documents, now)) await setTimer(timer);
      for (const event of events) await addEvent(event);
      hasChanged ||= documents.length > 0;
      const at = new Date(now).toISOString();
      for (const transition of made) transitions.push({ at, ...transition });
    },
    record: (step) => (hasChanged ? addStep(transaction, world, step) : Promise.resolve()),
  };
}

/**
 * Runs something in a transaction of a world, which keeps the transitions that it makes.
 *
 * @param run - may be called again, when another process was first
 */
export async function inSession<Result>(store: SandboxStore, world: World, run: (session: Session) => Promise<Result>): Promise<Result> {
  const decisions = decideOnce(world.faults);
  const attempt = (alone: boolean) =>
    inWorld(
      store,
      world,
      async (transaction) => {
        const opened = openSession(transaction, world, decisions(), alone);
        return { result: await run(opened), session: opened };
      },
      { alone },
    );
  const { result, session } = await attempt(false).catch((error: unknown) => {
    if (error instanceof MustBeAlone) return attempt(true);
    throw error;
  });
  world.transitions.add(session.transitions);
  world.nextDue = Math.min(world.nextDue, session.nextDue());
  return result;
}
