/** Tests of the stores as the guide creates them: its code runs in processes of their own, over real servers that restart. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { paymentCallback } from "../src/testing/index.ts";
import { deliveryStorm, MERCHANT, PATHS, stormEvents } from "./delivery-storm.ts";
import { startWorker, toWorker, type Worker } from "./processes.ts";

const GUIDE = join(import.meta.dirname, "../../../docs/guides/webhooks.md");
/** The guide's code for each client: the code that imports this, with these changes. It says in words which client takes the place of another. */
const CODE: Readonly<Record<string, { readonly shown: string; readonly changes: readonly (readonly [shown: string, instead: string])[] }>> =
  {
    // Expired rows are deleted all the time, rather than once a day.
    pg: { shown: "pg", changes: [["86_400_000", "5"]] },
    redis: { shown: "redis", changes: [] },
    ioredis: {
      shown: "redis",
      changes: [
        ['import { createClient } from "redis"', 'import { Redis } from "ioredis"'],
        ["createClient({ url: process.env.REDIS_URL })", "new Redis(process.env.REDIS_URL)"],
        ["await client.connect();", ""],
      ],
    },
    "node:sqlite": { shown: "node:sqlite", changes: [] },
    "better-sqlite3": {
      shown: "node:sqlite",
      changes: [
        ['import { DatabaseSync } from "node:sqlite"', 'import Database from "better-sqlite3"'],
        ["new DatabaseSync(", "new Database("],
      ],
    },
  };

/** Capabilities of the server or file. */
interface Place {
  /** Removes what the guide's code creates. */
  readonly clear?: () => Promise<void>;
  readonly restart?: (meanwhile: () => Promise<void>) => Promise<void>;
}

/** Defines the tests of the guide's code for a client: those of processes that start at once, and of one whose server restarts. */
export function guideContract(client: string, address: () => string, { clear, restart }: Place): void {
  describe(`the guide's code for ${client}`, () => {
    const started = async (count: number): Promise<Worker[]> => {
      const module = guideModule(client);
      return Promise.all(Array.from({ length: count }, async (_, seed) => startWorker(module, address(), String(seed + 1), "short-lease")));
    };

    test.runIf(clear)("starts in 8 processes at once, 3 times", async () => {
      for (let round = 0; round < 3; round++) {
        await clear?.();
        const workers = await started(8);
        for (const { child } of workers) child.kill();
        expect(workers).toHaveLength(8);
      }
    });

    test.runIf(restart)("gets over a server that restarts: no process ends, and each event is handled", async () => {
      const [worker] = await started(1);
      try {
        for (let round = 0; round < (client === "pg" ? 6 : 2); round++) {
          const events = await stormEvents(60);
          const url = `http://shop.example.com${PATHS.payment}`;
          const missed = await paymentCallback({ ...MERCHANT, url, stamp: `missed-${round}` });
          const [{ statuses }] = await Promise.all([
            deliveryStorm(events, 2, async (request) => toWorker(request, worker)),
            sleep(50).then(async () => restart?.(async () => expect((await toWorker(missed, worker)).status).toBe(500))),
          ]);
          // 0 is a process that does not respond.
          expect(Object.keys(statuses).filter((status) => !["200", "500", "503"].includes(status))).toEqual([]);
          await deliveryStorm([{ name: `missed-${round}`, request: missed }], 1, async (request) => toWorker(request, worker));
          const names = [...events.map(({ name }) => name), `missed-${round}`];
          expect(names.filter((name) => !worker?.lines.includes(`done ${name}`))).toEqual([]);
        }
        expect(worker?.child.exitCode).toBeNull();
      } finally {
        worker?.child.kill();
      }
    });
  });
}

/** Writes the guide's code to where its client is installed. Returns the path. */
function guideModule(client: string): string {
  const blocks = [...readFileSync(GUIDE, "utf8").matchAll(/^```js\n(.*?)^```/gms)].map(([, code = ""]) => code);
  const { shown, changes } = CODE[client] ?? { shown: client, changes: [] };
  let code = blocks.find((block) => block.includes(`from "${shown}"`)) ?? "";
  for (const [before, after] of changes) {
    if (!code.includes(before)) throw new Error(`the guide's code for ${shown} has no ${before}`);
    code = code.replace(before, after);
  }
  const path = join(process.env["CLIENTS_FOLDER"] ?? "", `guide-${client.replace(":", "-")}.mjs`);
  writeFileSync(path, `${code}\nexport { store };\n`);
  return path;
}
