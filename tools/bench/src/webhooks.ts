/**
 * Measures the cost of verifying and parsing: a callback compared with the bare hash of its bytes, a report of 50,000 rows with
 * `JSON.parse` and csv-parse.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createHmac } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkoutMessage } from "@maksu/signing";
import { readPayment } from "@maksu/webhooks";
import { paymentCallback, paymentReport } from "@maksu/webhooks/testing";
import { type Delivered, REPORT_READERS } from "./report-readers.ts";
import { compare } from "./rounds.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 7);
const ROWS = 50_000;
const account = 375917;
const secret = "SAIPPUAKAUPPIAS";

await callbacks();
for (const format of ["json", "csv"] as const) await reports(format);

async function callbacks(): Promise<void> {
  const { url } = await paymentCallback({ url: "https://shop.example.com/callback", account, secret });
  const message = checkoutMessage({ parameters: new URL(url).searchParams });
  const timings = await compare([
    {
      name: "bare createHmac over the same bytes",
      run: (times) => {
        for (let i = 0; i < times; i++) createHmac("sha256", secret).update(message).digest("hex");
      },
    },
    {
      name: "@maksu/webhooks: readPayment",
      run: async (times) => {
        for (let i = 0; i < times; i++) if (!(await readPayment(url, { account, secret })).genuine) throw new Error("not genuine");
      },
    },
  ]);
  console.log(`verifying and reading a callback (message ${message.length} bytes), node ${process.version}`);
  for (const { name, microseconds, ratio } of timings)
    console.log(`${name.padEnd(44)} ${microseconds.toFixed(2).padStart(8)} µs  ${ratio.toFixed(2)} × bare`);
}

async function reports(format: "json" | "csv"): Promise<void> {
  const report = await delivered(format);
  const readers = Object.entries(REPORT_READERS[format]);
  const sums = await Promise.all(readers.map(([, read]) => read(report)));
  if (new Set(sums).size !== 1) throw new Error(`the readers do not agree: ${sums.join(", ")}`);
  const timings = await compare(
    readers.map(([name, read]) => ({
      name,
      run: async () => {
        await read(report);
      },
    })),
    { rounds: ROUNDS, times: 1 },
  );
  const memory = await memories(format, report);
  console.log(`\nreading a report of ${ROWS} rows as ${format}, ${megabytes(report.body.length)} MB`);
  for (const [index, { name, microseconds, ratio }] of timings.entries())
    console.log(
      `${name.padEnd(44)} ${(microseconds / 1000).toFixed(0).padStart(8)} ms  ${ratio.toFixed(2)} ×  ${megabytes(memory[index] ?? Number.NaN).padStart(7)} MB beside the body`,
    );
}

/** Measures the highest rise of each reader's memory in a separate process; the median of several runs. */
async function memories(format: "json" | "csv", report: Delivered): Promise<number[]> {
  const directory = mkdtempSync(join(tmpdir(), "bench-report-"));
  try {
    const path = join(directory, "body");
    writeFileSync(path, report.body);
    const rises: number[] = [];
    for (const name of Object.keys(REPORT_READERS[format])) {
      const taken: number[] = [];
      for (let round = 0; round < 3; round++) taken.push(await rise([format, name, path, JSON.stringify(report.headers), secret]));
      rises.push(taken.toSorted((a, b) => a - b)[1] ?? Number.NaN);
    }
    return rises;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function rise(args: readonly string[]): Promise<number> {
  const child = fork(join(import.meta.dirname, "report-memory.js"), args, { execArgv: ["--expose-gc"] });
  const [message] = await once(child, "message");
  return Number(message);
}

async function delivered(format: "json" | "csv"): Promise<Delivered> {
  const rows = Array.from({ length: ROWS }, (_, number) => row(number));
  const report = await paymentReport({ url: "https://shop.example.com/report", account, secret, format, rows });
  return { headers: [...report.headers], body: Buffer.from(await report.arrayBuffer()), secret };
}

/** Creates a row of an ordinary report. */
function row(number: number): Readonly<Record<string, unknown>> {
  return {
    entryDate: "02-03-2026",
    created: "09:15",
    amount: `${number}.${String(number % 100).padStart(2, "0")}`,
    status: "Paid and settled",
    firstname: "Maija",
    familyname: number % 2 === 0 ? "Mallikas" : "Meikäläinen",
    description: 'A "red" mug; large',
    reference: String(3_759_170 + number),
    paymentMethod: "Visa",
    stamp: `order-20260302-${number}`,
    address: "Esimerkkikatu 1",
    postcode: "00100",
    postoffice: "Helsinki",
    country: "FI",
    checkoutReference: "8230247567",
    archiveNumber: "202603020915049876",
    settlementId: 5_243_867,
    settlementDate: "09-03-2026",
    vatPercentage: "25.50",
    vatAmount: "3.10",
    paymentMethodFee: "0.35",
    paymentMethodCommission: "0.44",
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
