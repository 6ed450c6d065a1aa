/** Compares a world as it was after two moments. */
import type { SandboxTransaction } from "../kept/documents.ts";
import { type Held, heldIn } from "../snapshots/content.ts";
import type { World } from "../world.ts";
import { heldAt } from "./moment-at.ts";

/** A document that differs between two moments. */
export interface Difference {
  readonly kind: string;
  readonly id: string;
  /** From the first moment to the one that it is compared with, which may be the earlier one. */
  readonly is: "added" | "removed" | "changed";
  /** The fields that have other values. */
  readonly fields: readonly string[];
}

/**
 * Finds the documents that differ.
 *
 * @param to - the moment to compare with. By default the world as it is now
 * @throws InputError for a moment that is not kept
 */
export async function compareMoments(
  transaction: SandboxTransaction,
  world: World,
  from: string,
  to?: string,
): Promise<readonly Difference[]> {
  const before = (await heldAt(transaction, world, from)).held.documents;
  const after = (to === undefined ? await heldIn(transaction, world) : (await heldAt(transaction, world, to)).held).documents;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((kind) => kind !== "counters" && kind !== "step")
    .flatMap((kind) => differencesOf(kind, before[kind], after[kind]));
}

type Documents = Held["documents"][string] | undefined;

function differencesOf(kind: string, before: Documents, after: Documents): readonly Difference[] {
  const ids = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  // A card's token stays secret.
  const shown = (id: string): string => (kind === "token" ? "[masked]" : id);
  return [...ids].flatMap((id): readonly Difference[] => {
    const [was, is] = [before?.get(id)?.text, after?.get(id)?.text];
    if (was === is) return [];
    if (was === undefined || is === undefined) return [{ kind, id: shown(id), is: was === undefined ? "added" : "removed", fields: [] }];
    return [{ kind, id: shown(id), is: "changed", fields: fieldsOf(JSON.parse(was), JSON.parse(is)) }];
  });
}

const fieldsOf = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
