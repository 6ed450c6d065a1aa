/** Measures the sandbox's pages: the pay page of a payment with 50 items, without a socket. */
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { startSandbox } from "@maksu/sandbox";
import { type Findings, row } from "../row.ts";

const ROUNDS = 9;
const PAGES = 300;
const MILLISECONDS = 2;

export async function pages(): Promise<Findings> {
  await using sandbox = await startSandbox({ clock: "frozen", port: false });
  const payments = createPaymentClient({ ...sandbox.defaultWorld.payment, baseUrl: sandbox.url, fetch: sandbox.fetch });
  const items = Array.from({ length: 50 }, (_, nth) => ({
    unitPrice: 100,
    units: 1,
    vatPercentage: 24,
    productCode: `#${nth}`,
    description: "Wool & <cotton>",
  }));
  const urls = { success: "https://shop.example.com/", cancel: "https://shop.example.com/" };
  const customer = { email: "m@example.com" };
  const body = {
    stamp: "pages",
    reference: "1",
    amount: 5000,
    currency: "EUR",
    language: "EN",
    items,
    customer,
    redirectUrls: urls,
  } as const;
  const { href = "" } = unwrap(await payments.createPayment({ body: { ...body, items: [...items] } }));
  const ratios: number[] = [];
  let size = 0;
  for (let round = -1; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let nth = 0; nth < PAGES; nth++) size = (await (await sandbox.fetch(href)).text()).length;
    const { user, system } = process.cpuUsage(before);
    // The first round is for the compiler.
    if (round >= 0) ratios.push((user + system) / 1000 / PAGES / MILLISECONDS);
  }
  return {
    rows: [row(`sandbox, CPU of a pay page with 50 items, to ${MILLISECONDS} ms`, ratios, { atMost: 1 })],
    notes: [`the page has ${(size / 1024).toFixed(0)} KB`],
  };
}
