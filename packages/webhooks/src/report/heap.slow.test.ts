import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { paymentReport } from "../testing/index.ts";

const ROWS = 50_000;
const MEGABYTE = 1_000_000;
const built = pathToFileURL(fileURLToPath(new URL("../../dist/index.js", import.meta.url))).href;

/** Runs in a separate process: reads a report and returns the peak heap, with and without garbage. */
const measure = `
  import { readFileSync } from "node:fs";
  import { readReport } from ${JSON.stringify(built)};
  const [path, headers, secret] = process.argv.slice(1);
  const body = readFileSync(path);
  gc();
  const before = process.memoryUsage().heapUsed;
  const most = { held: 0, live: 0, rows: 0 };
  const look = () => process.memoryUsage().heapUsed - before;
  const watch = setInterval(() => (most.held = Math.max(most.held, look())), 0);
  const { rows } = await readReport({ headers: JSON.parse(headers), body, secret });
  clearInterval(watch);
  for (const row of rows) {
    if (++most.rows % 100 === 0) most.held = Math.max(most.held, look());
    if (most.rows % 5000 === 0) { gc(); most.live = Math.max(most.live, look()); }
  }
  console.log(JSON.stringify(most));
`;

const row = (number: number) => ({
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
  settlementId: "5243867",
  settlementDate: "09-03-2026",
  vatPercentage: "25.5",
  vatAmount: "3.10",
  paymentMethodFee: "0.35",
  paymentMethodCommission: "0.44",
  tradeitems: [{ stamp: `item-${number}`, amount: "15.25", description: "Red mug", vat: "25.5", code: "#1234", quantity: "1" }],
});

it.for(["json", "csv"] as const)(
  "a report of 50,000 rows as %s takes at most 20 MB of heap beside its body",
  async (format, { annotate }) => {
    const secret = "SAIPPUAKAUPPIAS";
    const rows = Array.from({ length: ROWS }, (_, number) => row(number));
    const report = await paymentReport({ url: "https://shop.example.com/report", account: 375917, secret, format, rows });
    const body = Buffer.from(await report.arrayBuffer());
    const directory = await mkdtemp(join(tmpdir(), "report-heap-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const path = join(directory, "body");
    await writeFile(path, body);

    const args = ["--expose-gc", "--input-type=module", "--eval", measure, path, JSON.stringify([...report.headers]), secret];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const most = JSON.parse(stdout) as { readonly held: number; readonly live: number; readonly rows: number };
    const [size, held, live] = [body.length, most.held, most.live].map((bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`);
    await annotate(`body ${size}, heap beside it ${held}, of that in use ${live}`);
    expect(most.rows).toBe(ROWS);
    expect(most.held).toBeGreaterThan(0);
    expect(most.held).toBeLessThanOrEqual(20 * MEGABYTE);
    expect(most.live).toBeLessThanOrEqual(MEGABYTE);
  },
);
