/** The books of a world: what is open, of which settlements take all and drops make less lines. */
import type { World } from "../world.ts";
import type { SandboxTransaction } from "./documents.ts";

/**
 * Waits until no other transaction settles or drops in the world, and keeps later ones waiting until this one ends. Both move open lines: one that
 * reads them while another folds them into a new line could see neither these nor that one. Called before the transaction locks lines.
 *
 * It locks the world's document, which only a change of the world locks otherwise. A store of this process alone has none, and needs no lock.
 */
export async function lockBooks({ get }: SandboxTransaction, { name }: World): Promise<void> {
  await get("world", name, { lock: true });
}
