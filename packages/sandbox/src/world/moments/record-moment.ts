/** Records what a transaction of a world changes, as a moment. */
import { randomBytes } from "node:crypto";
import type { DocumentCopy, Job, NewJob } from "../../store/store.ts";
import { isUnderWay, SEND } from "../event-jobs.ts";
import type { SandboxDocuments, SandboxTransaction } from "../kept/documents.ts";
import type { StepDone } from "../step.ts";
import type { World } from "../world.ts";
import { type Besides, type BesidesNow, type DocumentBefore, MOMENTS, type MomentLabel } from "./moment.ts";

/** A transaction whose changes are recorded. */
export interface Recording {
  readonly transaction: SandboxTransaction;
  /** Keeps the moment; none where nothing was changed, and none was given. */
  end(): Promise<void>;
  /** Ends it, once the moment is kept for good. */
  committed(): void;
}

/** Kinds of documents that a world's content doesn't include. */
const APART: ReadonlySet<keyof SandboxDocuments> = new Set(["world", "clock", "account", "lease", "moment"]);

/** Most characters of the documents of a moment. */
const MOST_TEXT = 50_000_000;

/** Ends the ids of the moments that this process keeps. */
const OWN = randomBytes(4).toString("hex");
let kept = 0;

/** Whether this process has kept a moment: fault rules are its own. */
export const isOwnMoment = (id: string): boolean => id.endsWith(`-${OWN}`);

/** Drops moments: the oldest, or all. */
export async function dropMoments({ find, remove }: SandboxTransaction, world: Pick<World, "name">, limit?: number): Promise<void> {
  const page = limit === undefined ? {} : { limit };
  for (const { id } of await find("moment", MOMENTS, { equal: world.name }, page)) await remove("moment", id);
}

/** Begins to record. */
export function recordMoment(
  transaction: SandboxTransaction,
  world: Pick<World, "name" | "clock">,
  besides: BesidesNow,
  given?: MomentLabel,
): Recording {
  const documents = new Map<string, DocumentBefore>();
  /** Documents that were read and locked before any was changed. */
  const known = new Map<string, DocumentCopy>();
  const jobs = new Map<string, { readonly before: Job | undefined; after: NewJob | undefined }>();
  let label = given;
  let left = besides.kept;
  let isKept = false;

  /** Leaves a card's token out. */
  const shown = ({ about, ...rest }: MomentLabel = { what: "change" }): MomentLabel => ({
    ...rest,
    ...(about !== undefined && !documents.has(`token/${about}`) && { about }),
  });
  const noteNew = (kind: keyof SandboxDocuments, id: string): void => {
    const key = `${kind}/${id}`;
    if (!APART.has(kind) && !documents.has(key)) documents.set(key, [kind, id]);
  };
  const noteOld = async (kind: keyof SandboxDocuments, id: string): Promise<void> => {
    const key = `${kind}/${id}`;
    if (APART.has(kind) || documents.has(key)) return;
    const copy = known.get(key) ?? (await transaction.copy(kind, id));
    if (copy) documents.set(key, [kind, id, copy.text, copy.keys, copy.row]);
  };
  /** A job of a document that this transaction adds is new: nothing has to be read. */
  const isNew = (id: string): boolean => documents.get(id.slice(0, id.lastIndexOf("/")))?.length === 2;
  const noteJob = async (id: string, after: NewJob | undefined): Promise<void> => {
    const noted = jobs.get(id);
    if (noted) noted.after = after;
    else jobs.set(id, { before: isNew(id) ? undefined : await transaction.getJob(id), after });
  };

  return {
    transaction: {
      ...transaction,
      insert(kind, id, body, keys) {
        noteNew(kind, id);
        if (kind === "step") label ??= labelOf(body as StepDone);
        else if (kind === "attempt") label ??= { what: "send", about: (body as SandboxDocuments["attempt"]).event };
        return transaction.insert(kind, id, body, keys);
      },
      async replace(kind, id, ...rest) {
        await noteOld(kind, id);
        return transaction.replace(kind, id, ...rest);
      },
      async remove(kind, id) {
        await noteOld(kind, id);
        return transaction.remove(kind, id);
      },
      async copies(kind, index, range, options) {
        const found = await transaction.copies(kind, index, range, options);
        if (options?.lock) for (const copy of found) known.set(`${kind}/${copy.id}`, copy);
        return found;
      },
      insertCopies(kind, copies) {
        for (const { id } of copies) noteNew(kind, id);
        return transaction.insertCopies(kind, copies);
      },
      async putJob(job) {
        await noteJob(job.id, job);
        return transaction.putJob(job);
      },
      async removeJob(id) {
        await noteJob(id, undefined);
        return transaction.removeJob(id);
      },
      async takeJob(queue, until) {
        const job = await transaction.takeJob(queue, until);
        if (!job) return job;
        jobs.set(job.id, { before: jobs.has(job.id) ? jobs.get(job.id)?.before : job, after: undefined });
        if (job.task.on !== SEND) label ??= { what: job.task.on, about: job.task.about };
        return job;
      },
    },
    async end() {
      // An event that is taken to be sent, or given back, is one to be sent: whoever looks at the moment learns no outcome.
      const moved = [...jobs].filter(
        ([, { before, after }]) =>
          (before !== undefined || after !== undefined) && (before?.dueAt !== after?.dueAt || !(isUnderWay(before) || isUnderWay(after))),
      );
      left = besides.read();
      const replaced = differing(besides.kept, left);
      if (!given && documents.size + moved.length === 0 && !replaced) return;
      // No store takes a longer text, such as that of a large world that is reset: the history begins again.
      const isTooLarge = [...documents.values()].reduce((sum, [, , text = ""]) => sum + text.length, 0) > MOST_TEXT;
      if (isTooLarge) await dropMoments(transaction, world);
      await transaction.insert(
        "moment",
        `${++kept}-${OWN}`,
        {
          createdAt: new Date(world.clock.now()).toISOString(),
          ...shown(label),
          documents: isTooLarge ? [] : [...documents.values()],
          jobs: moved.map(([id, { before = null }]) => [id, before]),
          ...replaced,
        },
        { [MOMENTS]: world.name },
      );
      isKept = true;
    },
    committed() {
      besides.committed(left);
      if (isKept) besides.onMoment();
    },
  };
}

const labelOf = ({ command, of, made, account }: StepDone): MomentLabel => {
  const about = of ?? made;
  return { what: command, ...(about !== undefined && { about }), ...(account !== undefined && { account }) };
};

/** The parts that are others now, as they were. */
function differing(before: Besides, now: Besides): Partial<Besides> | undefined {
  const { changed, faults } = before;
  if (changed === now.changed && faults === now.faults) return undefined;
  return { ...(changed !== now.changed && { changed }), ...(faults !== now.faults && { faults }) };
}
