import type { Merchant } from "../domain/merchant.ts";
import type { PaymentContext } from "../domain/payments/payment.ts";
import type { Faults } from "../faults/faults.ts";
import type { Settings } from "../domain/settings.ts";
import type { WorldClock } from "../ground/clock.ts";
import type { Ids } from "../ground/ids.ts";
import type { Secrets } from "./secrets.ts";
import type { KeptWorld } from "./kept/kept-copy.ts";
import type { BesidesNow } from "./moments/moment.ts";
import type { TransitionLog } from "./logs/transition-log.ts";

/** A world: merchants, a clock, ids and settings of its own. Two worlds never see each other. */
export interface World {
  readonly name: string;
  readonly ids: Ids;
  readonly clock: WorldClock;
  /** By account. */
  readonly merchants: Map<string, Merchant>;
  settings: Settings;
  readonly transitions: TransitionLog;
  readonly faults: Faults;
  readonly secrets: Secrets;
  /** No job is due before, as far as this process has set and seen them. Milliseconds since 1970. */
  nextDue: number;
  /** The state that moments keep besides documents. Undefined where there are no moments. */
  besides?: BesidesNow;
  /** Its copy in the store, where other processes share it. */
  kept?: KeptWorld;
}

export function contextIn(world: World, account: string): PaymentContext {
  const merchant = world.merchants.get(account);
  if (!merchant) throw new Error(`the world ${world.name} has no account ${account}`);
  return { merchant, settings: world.settings };
}

/** The accounts of an aggregate's sub-merchants. */
export const subMerchantsOf = ({ merchants }: World, aggregate: string): ReadonlySet<string> =>
  new Set([...merchants.values()].filter((merchant) => merchant.aggregate === aggregate).map(({ account }) => account));
