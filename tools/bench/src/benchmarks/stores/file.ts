/** Measures the sandbox's file store as it grows, and how it starts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillFile } from "../../fill/fill-file.ts";
import { type Findings, type Row, row } from "../../row.ts";
import { ask, create, load, stop, usedBy } from "../../sandbox-load.ts";
import { type Cost, costOf, costRows, CREATED, sizesUpTo, startSandbox, withBare } from "./cost.ts";

const STAMP = "payment that is copied";

export async function fileStore(payments: number): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "file-store-"));
  const path = join(folder, "payments.db");
  try {
    const first = await startSandbox(`file:${path}`);
    await create(first.url, STAMP);
    await stop(first);
    return await withBare(async (bare) => {
      const rows: Row[] = [];
      let few: (Cost & { readonly resident: number }) | undefined;
      let stored = 1;
      for (const size of sizesUpTo(payments)) {
        if (size > stored) fillFile(path, STAMP, stored, size);
        const begin = performance.now();
        const own = await startSandbox(`file:${path}`);
        const started = [(performance.now() - begin) / 1000, usedBy(own) / 1e6] as const;
        try {
          await load(own.url, `file-${size}-compile`, CREATED / 2);
          const cost = { ...(await costOf(own, bare, `file-${size}`)), ...(await ask(own, "memory")) };
          few ??= cost;
          stored = Math.max(size, stored) + 1.5 * CREATED;
          rows.push(
            ...costRows("file", size, cost, few, 4.5),
            row(`file of ${size} payments, process start to ready, seconds`, [started[0]], { atMost: 1 }),
            row(`file of ${size} payments, process start to ready, seconds of CPU`, [started[1]], { atMost: 1 }),
            row(`file of ${size} payments, MB resident above the smallest, both under load`, [cost.resident - few.resident], {
              atMost: 60,
            }),
          );
        } finally {
          await stop(own);
        }
      }
      return { rows, notes: [] };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
