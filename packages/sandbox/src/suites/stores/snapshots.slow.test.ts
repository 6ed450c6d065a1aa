/** How long a snapshot of a thousand payments, and its restoring, take: of the process's own time, the least of several. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startSandbox } from "../../index.ts";

const folder = mkdtempSync(join(tmpdir(), "snapshot-times-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MILLISECONDS = 50;

async function timed<Result>(run: () => Promise<Result>): Promise<readonly [result: Result, milliseconds: number]> {
  const before = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

test.each(["memory", `file:${join(folder, "sandbox.db")}`] as const)(
  "a thousand payments on %s are copied, and restored after a day of more, in 50 ms each",
  async (store) => {
    await using sandbox = await startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", store });
    const { defaultWorld: world } = sandbox;
    await world.generate(1000, { days: 10 });
    const copied: number[] = [];
    const restored: number[] = [];
    for (let times = 0; times < 8; times++) {
      const [snapshot, milliseconds] = await timed(world.snapshot);
      copied.push(milliseconds);
      await world.generate(20, { days: 1 });
      restored.push((await timed(() => world.restore(snapshot)))[1]);
    }
    const least = { snapshot: Math.min(...copied), restore: Math.min(...restored) };
    process.stdout.write(`${store}: snapshot ${least.snapshot.toFixed(0)} ms, restore ${least.restore.toFixed(0)} ms\n`);
    expect(Math.max(least.snapshot, least.restore)).toBeLessThan(MILLISECONDS);
  },
  120_000,
);
