/** A report of 50,000 payments is made of a month's life in a process of its own, and its memory is measured. */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { MerchantCredentials } from "../../../src/index.ts";
import { rowsIn, startReportReceiver } from "../../support/books/report-receiver.ts";
import { startShop } from "../../support/shop.ts";

const PAYMENTS = 50_000;
const MEGABYTE = 1_000_000;
const built = pathToFileURL(fileURLToPath(new URL("../../../dist/index.js", import.meta.url))).href;

/** Lives a month, says where it listens, and then for each line that it is sent by how much its memory has grown at most. */
const program = `
  import { createInterface } from "node:readline";
  import { startSandbox } from ${JSON.stringify(built)};
  const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
  const { payment } = sandbox.defaultWorld;
  const start = performance.now();
  await sandbox.defaultWorld.generate(${PAYMENTS});
  const seconds = (performance.now() - start) / 1000;
  gc();
  const before = process.memoryUsage().rss;
  let most = before;
  setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5).unref();
  console.log(JSON.stringify({ url: sandbox.url, payment, seconds }));
  createInterface({ input: process.stdin }).on("line", () => console.log(JSON.stringify({ before, most })));
`;

interface Started {
  readonly url: string;
  readonly payment: MerchantCredentials;
  readonly seconds: number;
}

test(`reports of ${PAYMENTS} payments are delivered and read, in memory of a few times their size`, { timeout: 600_000 }, async () => {
  const child: ChildProcess = spawn(process.execPath, ["--expose-gc", "--input-type=module", "--eval", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  if (!child.stdin || !child.stdout) throw new Error("the process has no streams");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value));
  const { url, payment, seconds } = (await nextLine()) as Started;
  await using shop = await startShop(url, { payment });
  await using receiver = await startReportReceiver(shop);
  let size = 0;
  for (const requestType of ["json", "csv"]) {
    const body = { requestType, callbackUrl: receiver.url, paymentStatus: "all", includeItems: true };
    const coming = receiver.next();
    expect((await shop.send("POST", "/payments/report", { body })).status).toBe(200);
    const report = await coming;
    size = Math.max(size, report.body.length);
    const rows = await rowsIn(report, payment);
    expect(rows.filter(({ amount }) => !String(amount).startsWith("-"))).toHaveLength(PAYMENTS);
  }
  child.stdin.write("\n");
  const { before, most } = (await nextLine()) as { readonly before: number; readonly most: number };
  process.stderr.write(
    `${PAYMENTS} payments in ${seconds.toFixed(1)} s; ${(before / MEGABYTE).toFixed(0)} MB, and ${((most - before) / MEGABYTE).toFixed(0)} MB more ` +
      `for reports of ${(size / MEGABYTE).toFixed(0)} MB\n`,
  );
  // The bytes, what is sent of them, and garbage that no collection has met yet.
  expect(most - before).toBeLessThan(7 * size);
});
