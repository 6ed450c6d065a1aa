import { expect, test } from "vitest";
import { type Sandbox, type SandboxOptions, type SandboxWorld, startSandbox } from "../../../src/index.ts";
import { EVERY_COMMAND } from "../every-command.ts";
import { startShop } from "../shop.ts";
import { stateOf } from "../world-state.ts";

/** Where a sandbox keeps its state. */
export type AnyAddress = NonNullable<SandboxOptions["store"]>;

/** A place for stores, by its name. */
export type Places = Readonly<Record<string, () => Promise<AnyAddress>>>;

const openOn = (store: AnyAddress): Promise<Sandbox> => startSandbox({ seed: "copies", port: false, clock: "2026-03-02T09:00:00Z", store });

/** The state of a world and its further life, as its shop sees it. */
async function lifeOf(sandbox: Sandbox, world: SandboxWorld): Promise<readonly string[]> {
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  return stateOf(world, shop);
}

/** A value as it is after it has been written and read. */
export const inJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * Defines the tests of snapshots that are taken on one store and restored on another.
 *
 * @param isWanted - which ordered pairs of places
 */
export function snapshotTests(places: Places, isWanted: (from: string, to: string) => boolean = () => true): void {
  const pairs = Object.entries(places)
    .flatMap(([from, openFrom]) => Object.entries(places).map(([to, openTo]) => ({ from, openFrom, to, openTo })))
    .filter(({ from, to }) => isWanted(from, to));
  test.each(pairs)(
    "a snapshot that is taken on $from makes the same world on $to, which goes on in the same way",
    async ({ openFrom, openTo }) => {
      await using taken = await openOn(await openFrom());
      const world = await taken.world({ name: "copied", seeds: EVERY_COMMAND });
      await world.faults.add({ match: { operation: "refundPayment" }, after: 2, respond: { status: 503 } });
      const snapshot = inJson(await world.snapshot());

      await using restored = await openOn(await openTo());
      const other = await restored.world({ name: "copied" });
      await other.generate(3);
      await other.restore(snapshot);
      expect(inJson(await other.snapshot())).toEqual(snapshot);
      expect(await other.export()).toEqual(await world.export());
      expect(await lifeOf(restored, other)).toEqual(await lifeOf(taken, world));
    },
  );
}
