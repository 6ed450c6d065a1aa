import type { SeedExport } from "./seeds/export-seed.ts";
import type { Seed } from "./seeds/seed.ts";
import type { Dropped } from "../world/retention/keep.ts";
import type { WorldSnapshot } from "../world/snapshots/snapshot.ts";

/** What is done to a world as a whole. */
export interface WholeWorld {
  /**
   * Does the steps of a seed, one after the other, each as if a shop, a customer or a bank had done it, and what is due after it. No state comes
   * of it that the APIs could not have made.
   *
   * @param seed - text in YAML 1.2 or JSON, or its value
   * @returns the ids and tokens that steps with `as` have made, by that name
   * @throws SeedError that names the step, the field and the rule; before anything is done where the seed itself is wrong
   */
  seed(seed: string | Seed): Promise<Readonly<Record<string, string>>>;
  /**
   * Exports the world as a seed. In a new world, the seed makes an equal one: the same payments, refunds, cards, holds, orders, settlements,
   * reports and e-mails with the same values, times and states, the same timers, settings and time. Ids, tokens, reference numbers and
   * fingerprints are new ones, unless the sandbox has the same seed, the world the same name, and no request was rejected. What shops responded
   * to events is not exported: events are sent again. Where a shop made a request while the clock was being advanced, what was due at the same
   * instant happens before it.
   *
   * @returns the seed; its `leftOut` lists payments and orders that no step of this world has made, and secrets that were rotated
   */
  export(): Promise<SeedExport>;
  /**
   * Forgets payments, orders, refunds, cards, settlements, events and requests. Settings, clock and fault rules are again as the world was
   * created; accounts and secrets stay.
   */
  reset(): Promise<void>;
  /**
   * Takes a snapshot: all that the world has, as a value to keep in JSON. It waits for nothing: an event that is being sent is one to be sent in
   * it. It holds secrets of merchants and customer data.
   */
  snapshot(): Promise<WorldSnapshot>;
  /**
   * Makes the world what it was when the snapshot was taken: documents, jobs to come, events, logs, settings, secrets, fault rules and clock, which
   * may go back, and goes on as it does in this world. What was made since is unknown; under a seed, the same ids come again. Ends what is being
   * sent first, and waits until no other process advances the clock; other processes that share the store follow. Nonces that have been used
   * stay used.
   *
   * @param snapshot - of the world with this name and these accounts, in this sandbox or another one: accounts are the same in the default world,
   *   and under the same seed. On any store
   * @throws TypeError for a snapshot of another world, or of another version of the sandbox; the message says which
   */
  restore(snapshot: WorldSnapshot): Promise<void>;
  /** How many requests of this process, events and payments have been dropped: see `keep` of the sandbox. */
  dropped(): Promise<Dropped>;
}
