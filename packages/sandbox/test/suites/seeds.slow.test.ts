/** Random worlds: what is exported makes an equal one. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lives } from "../model/lives.ts";
import { type Run, startRun } from "../model/run.ts";
import { openSeedShop } from "../support/seed-shop.ts";

const { shop, open, use, expectEqual } = await openSeedShop();

test("seed, export, seed is equal for random worlds", async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(lives, async ([starts, sequence]) => {
      await using sandbox = await open();
      use(sandbox);
      const begun = await startRun(sandbox, shop, starts);
      type Model = (typeof begun)["model"];
      await fc.asyncModelRun(() => begun, sequence as Parameters<typeof fc.asyncModelRun<Model, Run, true, Model>>[1]);
      for (const world of begun.real.worlds) {
        steps += (await world.export()).steps.length;
        await expectEqual(sandbox, world);
      }
    }),
    { seed: 1, numRuns: 25, unbiased: true },
  );
  expect(steps).toBeGreaterThan(250);
}, 120_000);
