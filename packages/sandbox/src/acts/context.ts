/** The context of acts: a world, and transactions in it. */
import type { GivenInput } from "../input/check-input.ts";
import type { Merchant } from "../domain/merchant.ts";
import type { ServiceParts } from "../service/carry-out.ts";
import { inSession, type Session } from "../world/session.ts";
import type { World } from "../world/world.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import { inActs, type Redirect, redirectUrl, sendDue } from "./customer-return.ts";
import type { actTable } from "./generated/table.ts";

/** The operation of an act. */
export type ActId = keyof typeof actTable;

export interface ActContext {
  readonly service: ServiceParts;
  readonly running: RunningWorld;
  readonly world: World;
  /** The world's first account of a kind; empty where it has none. */
  readonly account: (kind: Merchant["kind"]) => string;
  /** Runs something in a transaction. */
  readonly change: <Result>(run: (session: Session) => Promise<Result>) => Promise<Result>;
  /** Lets the customer, the merchant or a bank act, and sends what is due of it. */
  readonly acting: <Result>(run: (session: Session) => Promise<Result>) => Promise<Result>;
  /** Lets the customer act, finds where the customer goes, and sends what is due of it. No redirect is that of a customer who never comes back. */
  readonly returning: (run: (session: Session) => Promise<Redirect | undefined>) => Promise<{ readonly redirect?: string }>;
  /** Carries out an act whose input was checked. */
  readonly run: (id: ActId, input: object) => Promise<unknown>;
  /** Checks the input of an act, and carries it out. */
  readonly perform: (id: ActId, input: GivenInput) => Promise<unknown>;
}

/** Creates what acts work with, besides each other. */
export function contextOf(service: ServiceParts, running: RunningWorld): Omit<ActContext, "run" | "perform"> {
  const { store, events } = service;
  const { world } = running;
  return {
    service,
    running,
    world,
    account: (wanted) => [...world.merchants.values()].find(({ kind }) => kind === wanted)?.account ?? "",
    change: (run) => inSession(store, world, run),
    async acting(run) {
      const { result, lanes } = await inActs(store, running, run);
      await sendDue(running, lanes);
      return result;
    },
    async returning(run) {
      const { result, lanes } = await inActs(store, running, run);
      // The customer has acted: a shop that can't be returned to, as of a payment that is older than the rule, changes nothing.
      const redirect = result && (await redirectUrl(events, world, result).catch(() => undefined));
      await sendDue(running, lanes);
      return redirect === undefined ? {} : { redirect };
    },
  };
}
