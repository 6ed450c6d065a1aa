/** A world as it was at a moment: as it is now, without what later moments have done. */
import { unknownIn } from "../../domain/input-error.ts";
import type { FaultsState } from "../../faults/faults.ts";
import type { SandboxTransaction } from "../kept/documents.ts";
import type { Changeable } from "../kept/world-record.ts";
import { type Content, contentFrom, type Held, heldIn } from "../snapshots/content.ts";
import type { World } from "../world.ts";
import { type Besides, type MomentRecord, MOMENTS } from "./moment.ts";
import { isOwnMoment } from "./record-moment.ts";

/** The state of a world after a moment. */
export interface StateAt {
  /** By the world's clock. ISO 8601. */
  readonly at: string;
  readonly content: Content;
  /** Undefined where they are what they were. */
  readonly changed?: Changeable;
  readonly faults?: FaultsState;
}

/**
 * Finds the state of a world after a moment.
 *
 * @throws InputError for a moment that is not kept
 */
export async function stateAt(transaction: SandboxTransaction, world: World, id: string): Promise<StateAt> {
  const { at, held, changed, faults } = await heldAt(transaction, world, id);
  return {
    at,
    content: contentFrom(held, world),
    ...(changed !== undefined && { changed: JSON.parse(changed) as Changeable }),
    ...(faults !== undefined && { faults: JSON.parse(faults) as FaultsState }),
  };
}

/** All that a world had after a moment. */
export async function heldAt(
  transaction: SandboxTransaction,
  world: World,
  id: string,
): Promise<Partial<Besides> & { readonly at: string; readonly held: Held }> {
  const moments = await transaction.copies("moment", MOMENTS, { equal: world.name });
  const index = moments.findIndex((moment) => moment.id === id);
  const moment = moments[index];
  if (!moment) throw unknownIn(world, `moment ${id}`);
  // A moment is inserted behind its documents: those behind it are of later ones.
  const held = await heldIn(transaction, world, moment.row);
  let besides: Partial<Besides> = {};
  for (const { id: later, text } of moments.slice(index + 1).toReversed()) {
    const body = JSON.parse(text) as MomentRecord;
    undo(held, body);
    const { changed, faults } = body;
    besides = { ...besides, ...(changed !== undefined && { changed }), ...(faults !== undefined && isOwnMoment(later) && { faults }) };
  }
  return { at: (JSON.parse(moment.text) as MomentRecord).createdAt, held, ...besides };
}

/** Makes documents and jobs what they were before a moment. */
function undo({ documents, jobs }: Held, moment: MomentRecord): void {
  for (const [kind, id, ...before] of moment.documents)
    if (before.length === 0) documents[kind]?.delete(id);
    else {
      const [text, keys, row] = before;
      (documents[kind] ??= new Map()).set(id, { id, text, keys, row });
    }
  for (const [id, before] of moment.jobs)
    if (before) jobs.set(id, before);
    else jobs.delete(id);
}
