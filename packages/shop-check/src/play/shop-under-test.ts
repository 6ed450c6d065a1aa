/** The shop, as the check reaches it. */
import type { Habits } from "../rules/breaches.ts";
import type { ShopAct } from "../history/act.ts";
import type { Call } from "../shop/call.ts";
import type { Send } from "../shop/http.ts";
import type { Match } from "../shop/matching.ts";
import type { ReadState } from "../shop/state.ts";

export interface ShopUnderTest {
  readonly send: Send;
  readonly create: Call;
  readonly state?: ReadState;
  readonly acts: Readonly<Partial<Record<ShopAct, Call>>>;
  /** How payments name their order: given, or taught by the first payment. */
  match?: Match | undefined;
  /** Milliseconds in which what the shop has taken has to show. */
  readonly settle: number;
  /** Whether its scheduled jobs were seen to do something. */
  readonly hasTicked?: () => boolean;
  readonly habits?: () => Habits;
  /** How many orders its state was seen to show, and how many that were paid it did not show before the first. */
  readonly shown?: { readonly orders: number; missed: number };
  /** The service's address as the shop has to name it, for what is suggested. */
  readonly serviceUrl?: string;
  /** Its address, for what is suggested. */
  readonly base?: string;
  /** Whether it has an account of its own: events can be signed by the published one. */
  readonly hasOwnAccount: () => boolean;
}
