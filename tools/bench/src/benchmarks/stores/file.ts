/** Measures the sandbox's file store as it grows, and how it starts. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillFile } from "../../fill/fill-file.ts";
import { type Findings, type Row, row } from "../../row.ts";
import { ask, create, load, type Server, stop, usedBy } from "../../sandbox-load.ts";
import { type Bare, COMPILED, costOf, costRows, CREATED, sizesUpTo, startSandbox, withBare } from "./cost.ts";

const STAMP = "payment that is copied";

export async function fileStore(payments: number): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "file-store-"));
  const path = join(folder, "payments.db");
  const few = await startSandbox(`file:${join(folder, "few.db")}`);
  try {
    const first = await startSandbox(`file:${path}`);
    await create(first.url, STAMP);
    await stop(first);
    await load(few.url, "compile", COMPILED);
    return await withBare(async (bare) => {
      const rows: Row[] = [];
      let stored = 1;
      for (const size of sizesUpTo(payments)) {
        if (size > stored) fillFile(path, STAMP, stored, size);
        stored = Math.max(size, stored) + COMPILED + CREATED;
        rows.push(...(await ofSize(path, size, few, bare)));
      }
      return { rows, notes: [] };
    });
  } finally {
    await stop(few);
    rmSync(folder, { recursive: true });
  }
}

async function ofSize(path: string, size: number, few: Server, bare: Bare): Promise<readonly Row[]> {
  const begin = performance.now();
  const own = await startSandbox(`file:${path}`);
  const started = { seconds: (performance.now() - begin) / 1000, cpu: usedBy(own) / 1e6 };
  try {
    await load(own.url, `file-${size}-compile`, COMPILED);
    const cost = await costOf(own, few, bare, `file-${size}`);
    const [large, small] = [(await ask(own, "memory")).resident, (await ask(few, "memory")).resident];
    return [
      ...costRows("file", size, cost, 4.5),
      row(`file of ${size} payments, process start to ready, seconds`, [started.seconds], { atMost: 1 }),
      row(`file of ${size} payments, process start to ready, seconds of CPU`, [started.cpu], { atMost: 1 }),
      row(`file of ${size} payments, MB resident above one of few, both under load`, [large - small], { atMost: 60 }),
    ];
  } finally {
    await stop(own);
  }
}
