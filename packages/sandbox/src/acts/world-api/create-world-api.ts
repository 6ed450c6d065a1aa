/** A world as a test sees it: the acts that the description has, and by hand what no description can say: credentials, and the clock's own functions. */
import { callObserver } from "@maksu/service-front";
import { SANDBOX } from "../../ground/identity.ts";
import type { ActContext } from "../context.ts";
import type { ActMethods } from "../generated/methods.ts";
import { createMethods } from "./methods.ts";

/** A merchant's credentials, for a client. */
export interface MerchantCredentials {
  readonly account: number;
  readonly secret: string;
}

/** Credentials of the Merchant API and the legacy interface, for their clients. */
export interface MerchantIdCredentials {
  readonly merchantId: number;
  readonly secret: string;
}

/** A world, as a test sees it: merchants, a clock, ids and events of its own. */
export interface SandboxWorld extends Omit<ActMethods, "clock"> {
  readonly name: string;
  /** An ordinary merchant, with the secret that signs its events. */
  readonly payment: MerchantCredentials;
  /** An aggregate, which signs for its sub-merchants. */
  readonly aggregate: MerchantCredentials;
  /** The accounts of the aggregate's sub-merchants. */
  readonly subMerchants: readonly string[];
  /** A merchant of the Merchant API and the legacy interface. */
  readonly merchant: MerchantIdCredentials;
  readonly clock: WorldTime;
}

/** The clock of a world. */
export interface WorldTime extends Readonly<ActMethods["clock"]> {
  /** The world's time. */
  now(): Date;
  /** Whether only `advance` moves it. */
  readonly isFrozen: boolean;
  /** Changes whenever the clock is moved, and not while it runs. */
  readonly version: string;
  /**
   * Calls a listener with the world's time, at once and whenever the clock is moved: before the event that is sent at that time, so that the shop's
   * own clock can follow. A clock that runs is not reported from second to second. What the listener throws becomes a warning of the process.
   *
   * @returns what ends it
   */
  subscribe(listener: (now: Date) => void): () => void;
}

/**
 * Creates what a test sees of a world.
 *
 * @param secretOf - the secret of an account
 */
export function createWorldApi(context: ActContext, secretOf: (account: string) => string): SandboxWorld {
  const { world, account } = context;
  const credentials = (of: string): MerchantCredentials => ({ account: Number(of), secret: secretOf(of) });
  const [normal, aggregate, merchant] = [account("normal"), account("aggregate"), account("merchant")];
  const { clock, ...acts } = createMethods(context);
  return {
    ...acts,
    name: world.name,
    get payment() {
      return credentials(normal);
    },
    get aggregate() {
      return credentials(aggregate);
    },
    subMerchants: [...world.merchants.values()].flatMap((each) => (each.kind === "sub-merchant" ? [each.account] : [])),
    get merchant() {
      return { merchantId: Number(merchant), secret: secretOf(merchant) };
    },
    clock: {
      ...clock,
      now: () => new Date(world.clock.now()),
      isFrozen: world.clock.isFrozen,
      get version() {
        return world.clock.version;
      },
      subscribe: (listener) => world.clock.subscribe((now) => void callObserver(SANDBOX, "subscribe", listener, new Date(now))),
    },
  };
}
