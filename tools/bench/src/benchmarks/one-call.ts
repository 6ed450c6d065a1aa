/** The time of a process that creates one payment and ends, as a command or a cloud function does: Node's start, imports, the first call. */
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Rounds, Taken } from "../contest.ts";
import { type Findings, quantile, rowOf } from "../row.ts";

const ROUNDS = 41;
/** Each call, and the same one by hand. */
const PAIRS = [
  ["typed call over fetch", "by hand over fetch"],
  ["typed call over nodeTransport", "by hand over node:http"],
] as const;
const NOTHING = "nothing";

export async function oneCall(): Promise<Findings> {
  const server = fork(join(import.meta.dirname, "../payment-service.js"));
  try {
    const [port] = (await once(server, "message")) as [number];
    const names = [NOTHING, ...PAIRS.flat()];
    const taken = new Map(names.map((name): [string, Taken[]] => [name, []]));
    for (let round = -2; round < ROUNDS; round++)
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const process = takenBy(name, `http://127.0.0.1:${port}`);
        if (round >= 0) taken.get(name)?.push(process);
      }
    const of = (name: string): Rounds => taken.get(name) ?? [];
    const empty = quantile(
      of(NOTHING).map(({ cpu }) => cpu),
      0.5,
    );
    const net = (name: string): Rounds => of(name).map(({ cpu, wall }) => ({ cpu: cpu - empty, wall }));
    const rows = PAIRS.flatMap(([typed, byHand]) => [
      rowOf(`one ${typed}, to ${byHand}, wall`, [of(typed), of(byHand)], "wall", { atMost: 1.3 }),
      rowOf(`one ${typed}, to ${byHand}, CPU`, [of(typed), of(byHand)], "cpu", { atMost: 1.3 }),
      rowOf(`one ${typed}, to ${byHand}, CPU, net of an empty process`, [net(typed), net(byHand)], "cpu"),
    ]);
    const milliseconds = (name: string): string =>
      (
        quantile(
          of(name).map(({ wall }) => wall),
          0.5,
        ) / 1000
      ).toFixed(0);
    return { rows, notes: [names.map((name) => `${name} ${milliseconds(name)} ms`).join(", ")] };
  } finally {
    server.disconnect();
  }
}

/** Runs a process. Its time is from start to end, its processor time that until the end of the call. */
function takenBy(name: string, url: string): Taken {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "../one-call.js"), name, url], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  return { cpu: Number(stdout), wall: (performance.now() - start) * 1000 };
}
