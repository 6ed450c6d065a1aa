/** A sandbox whose responses the referee checks, on a Monday at 11:00 in Helsinki, and its worlds, each with a shop. */
import { afterAll } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox, type WorldOptions } from "../../../src/index.ts";
import { type OrderCalls, orderCalls } from "../order-calls.ts";
import { type Shop, startShop } from "../shop.ts";

export interface Parts {
  readonly world: SandboxWorld;
  readonly shop: Shop;
  /** Calls of the Merchant API. */
  readonly calls: OrderCalls;
}

export interface Books {
  readonly sandbox: Sandbox;
  /** Returns a test that runs in a new world. */
  readonly withShop: (options: WorldOptions, run: (parts: Parts) => Promise<void>) => () => Promise<void>;
}

/** Starts the sandbox of a file of tests, which is closed after them. */
export async function startBooks(): Promise<Books> {
  const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", referee: true });
  afterAll(() => sandbox.close());
  return {
    sandbox,
    withShop: (options, run) => async () => {
      const world = await sandbox.world(options);
      await using shop = await startShop(sandbox.url, world);
      await run({ world, shop, calls: orderCalls(sandbox.url, world) });
    },
  };
}

/** Creates a payment, and pays it. Returns its ID. */
export async function paidPayment(
  { world, shop }: Pick<Parts, "world" | "shop">,
  request: Parameters<Shop["create"]>[0] = {},
  method = "nordea",
): Promise<string> {
  const { transactionId } = (await shop.create(request)).body;
  await world.pay(transactionId, { method });
  return transactionId;
}
