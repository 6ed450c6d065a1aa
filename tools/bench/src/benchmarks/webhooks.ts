/**
 * Compares the cost of verifying and parsing: a callback with the bare hash of its bytes, one that is compared with its order with one that is not, a report of 50,000 rows with `JSON.parse` and
 * csv-parse.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contest } from "../contest.ts";
import { writeReport } from "../contestants/delivered-report.ts";
import { REPORT_READERS } from "../contestants/report-readers.ts";
import { type Findings, quantile, type Row, rowOf } from "../row.ts";

const ROWS = 50_000;

export async function webhooks(): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "bench-report-"));
  try {
    const found = [await callbacks(), await reports(folder, "json"), await reports(folder, "csv")];
    return { rows: found.flatMap(({ rows }) => rows), notes: found.flatMap(({ notes }) => notes) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function callbacks(): Promise<Findings> {
  const bare = "bare createHmac";
  const taken = await contest({ module: "contestants/callback", names: [bare, "readPayment"], times: 5000 });
  const rows = [rowOf(`readPayment to ${bare}, CPU`, [taken.get("readPayment") ?? [], taken.get(bare) ?? []], "cpu")];
  const byHand = "compared by hand";
  const handled = await contest({ module: "contestants/handled-callback", names: [byHand, "with an order"], times: 1000 });
  rows.push(rowOf(`callback with an order to ${byHand}, CPU`, [handled.get("with an order") ?? [], handled.get(byHand) ?? []], "cpu"));
  return { rows, notes: [] };
}

async function reports(folder: string, format: "json" | "csv"): Promise<Findings> {
  const bytes = await writeReport(folder, format, ROWS);
  const readers = Object.keys(REPORT_READERS[format]);
  const names = readers.map((reader) => `${format}: ${reader}`);
  const taken = await contest({ module: "contestants/reports", names, argument: folder, rounds: 7, times: 1 });
  const [first = "", ...others] = names;
  const rows = others.map((name): Row => rowOf(`${name}, to ${first}, CPU`, [taken.get(name) ?? [], taken.get(first) ?? []], "cpu"));
  const memory: string[] = [];
  for (const reader of readers) memory.push(`${reader} ${megabytes(await rise(format, reader, folder))} MB`);
  return { rows, notes: [`${format} of ${megabytes(bytes)} MB, memory beside the body: ${memory.join(", ")}`] };
}

/** Measures the highest rise of a reader's memory in bytes in a separate process: the median of three. */
async function rise(...args: readonly [format: string, reader: string, folder: string]): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < 3; round++) {
    const child = fork(join(import.meta.dirname, "../report-memory.js"), args, { execArgv: ["--expose-gc"] });
    const [message] = (await once(child, "message")) as [unknown];
    taken.push(Number(message));
  }
  return quantile(taken, 0.5);
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
