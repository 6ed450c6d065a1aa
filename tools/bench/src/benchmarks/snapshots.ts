/** The time that a snapshot of a world with a thousand payments takes, and restoring it after a day of more, in milliseconds. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@maksu/sandbox";
import { type Findings, row } from "../row.ts";

const ROUNDS = 15;
/** Rounds before those that count, in which V8 compiles. */
const WARM_UP = 10;
const GOAL = { atMost: 50 };

export async function snapshots(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "snapshots-"));
  try {
    const found = [await onStore("memory", "memory"), await onStore("file", `file:${join(folder, "sandbox.db")}`)];
    return { rows: found.flatMap(({ rows }) => rows), notes: found.flatMap(({ notes }) => notes) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onStore(name: string, store: "memory" | `file:${string}`): Promise<Findings> {
  await using sandbox = await startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", store });
  const { defaultWorld: world } = sandbox;
  await world.generate(1000, { days: 10 });
  const copied: number[] = [];
  const restored: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const start = performance.now();
    const snapshot = await world.snapshot();
    copied.push(performance.now() - start);
    await world.generate(20, { days: 1 });
    const changed = performance.now();
    await world.restore(snapshot);
    restored.push(performance.now() - changed);
  }
  return {
    rows: [
      row(`${name}, snapshot of 1000 payments, ms`, copied.slice(WARM_UP), GOAL),
      row(`${name}, restore of 1000 payments after a day of more, ms`, restored.slice(WARM_UP), GOAL),
    ],
    notes: [`${name}: the first of a process take ${copied[0]?.toFixed(0)} and ${restored[0]?.toFixed(0)} ms`],
  };
}
