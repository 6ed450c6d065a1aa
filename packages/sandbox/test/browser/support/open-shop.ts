/** The start of the tests over HTTP: a sandbox whose clock stands still, a world and its shop. */
import { afterAll } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox } from "../../../src/index.ts";
import { type Shop, startShop } from "../../support/shop.ts";

/** An id that nothing has. */
export const UNKNOWN = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be914";

/** A shop, and what it works with. */
export interface OpenShop {
  readonly sandbox: Sandbox;
  readonly world: SandboxWorld;
  readonly shop: Shop;
  /** Creates a payment. Returns its id. */
  created(request?: Parameters<Shop["create"]>[0]): Promise<string>;
  /** The last request that the shop's server received. */
  last(): URL;
}

/** Opens a shop for the tests of a file, and closes it after them. */
export async function openShop(): Promise<OpenShop> {
  const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  const world = await sandbox.world();
  const shop = await startShop(sandbox.url, world);
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await sandbox.close();
  });
  return {
    sandbox,
    world,
    shop,
    created: async (request) => (await shop.create(request)).body.transactionId,
    last: () => shop.received.at(-1) ?? new URL("http://nothing.invalid"),
  };
}
