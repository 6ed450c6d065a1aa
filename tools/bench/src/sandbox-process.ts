/**
 * A sandbox in this process, for a parent: reports its address, then moves its clock or measures its memory when it is asked. Start it with
 * --expose-gc.
 */
import { setTimeout as wait } from "node:timers/promises";
import type * as Package from "@maksu/sandbox";

/** The parent's request: days to advance the clock by, or the memory. */
export type SandboxQuestion = { readonly days: number } | "memory";

/** The outcome: how many jobs were run in how many milliseconds; megabytes that are resident after garbage collection. */
export type SandboxReply = { readonly jobs: number; readonly milliseconds: number } | { readonly resident: number };

// One method: the forms of the others are no part of what is kept.
const merchant = !process.argv[3] ? {} : { methods: [process.argv[3]] };
const store = (process.argv[4] ?? "memory") as NonNullable<Package.SandboxOptions["store"]>;
const front = process.argv[5] === "front" ? { front: 0 } : {};
// Another build of it, where one is named.
const { startSandbox } = (await import(process.argv[6] || "@maksu/sandbox")) as typeof Package;
const keep = process.argv[7] === undefined ? {} : { keep: { moments: Number(process.argv[7]) } };
const sandbox = await startSandbox({ clock: "frozen", port: Number(process.argv[2] ?? 0), merchant, store, ...front, ...keep });

process.on("message", (question: SandboxQuestion) => void (question === "memory" ? memory() : advance(question.days)));
process.on("disconnect", () => process.exit());
process.send?.({ url: sandbox.url, front: sandbox.front });

async function advance(days: number): Promise<void> {
  const start = performance.now();
  const happened = await sandbox.defaultWorld.clock.advance({ days });
  reply({ jobs: happened.length, milliseconds: performance.now() - start });
}

async function memory(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await wait(50);
  }
  reply({ resident: process.memoryUsage.rss() / 1e6 });
}

const reply = (message: SandboxReply): void => void process.send?.(message);
