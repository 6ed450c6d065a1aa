/** The start of seeds' tests: a shop that any of several sandboxes calls. */
import { afterAll, expect } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox } from "../../src/index.ts";
import { START } from "../model/run.ts";
import { type Shop, startShop } from "./shop.ts";
import { stateOf } from "./world-state.ts";

/** A shop, and the comparison of worlds. */
export interface SeedShop {
  readonly shop: Shop;
  /** Starts a sandbox: worlds of one name have the same accounts in each. */
  open(): Promise<Sandbox>;
  /** Sends the shop's requests to a sandbox. */
  use(sandbox: Sandbox): void;
  /** Compares a world with the one that its export makes. */
  expectEqual(sandbox: Sandbox, world: SandboxWorld): Promise<void>;
}

/** Opens a shop for the tests of a file, and closes it after them. */
export async function openSeedShop(): Promise<SeedShop> {
  let current: Sandbox;
  const anyone = { payment: { account: 0, secret: "" } };
  const shop = await startShop("https://sandbox.invalid", anyone, (input, init) => current.fetch(input, init));
  afterAll(() => shop[Symbol.asyncDispose]());
  const use = (sandbox: Sandbox): void => {
    current = sandbox;
  };
  const open = (): Promise<Sandbox> => startSandbox({ seed: "seeds", port: false, clock: START });
  return {
    shop,
    open,
    use,
    async expectEqual(sandbox, world) {
      const seed = await world.export();
      expect(seed.leftOut).toEqual([]);
      await using other = await open();
      use(other);
      const copy = await other.world({ name: world.name, seeds: JSON.stringify(seed) });
      expect(await copy.export()).toEqual(seed);
      const copied = await stateOf(copy, shop);
      use(sandbox);
      expect(copied).toEqual(await stateOf(world, shop));
    },
  };
}
