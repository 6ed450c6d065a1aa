/** Measures the sandbox's pages without a socket: pages with 50 rows, and the dashboard of a world with 100,000 payments. */
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { type Sandbox, type SandboxWorld, startSandbox } from "@maksu/sandbox";
import { type Findings, type Row, row } from "../row.ts";

const ROUNDS = 9;
const PAGES = 100;
const ROWS = 50;
const MANY = 100_000;

/** CPU milliseconds that a page with 50 rows may take. */
const FEW_MILLISECONDS = 2;

/** CPU milliseconds that a page of the dashboard may take in a world with 100,000 payments. */
const MANY_MILLISECONDS = 20;

/** Pages of the dashboard that have 50 rows in the filled world. */
const LISTS = ["payments", "payments?status=ok", "refunds", "cards", "orders", "reports", "events", "requests", "outbox"];

/** Pages that take longer where there is more to count, to skip or to look through. */
const LISTS_OF_MANY = ["payments", "payments?status=new", `payments?page=${MANY / ROWS}`, "refunds", "settlements", "clock", ""];

export async function pages(): Promise<Findings> {
  await using sandbox = await startSandbox({ seed: "pages", clock: "2026-03-02T09:00:00Z", port: false });
  const few = await sandbox.world({ name: "few" });
  const href = await fill(sandbox, few);
  const many = await sandbox.world({ name: "many" });
  await many.generate(MANY, { days: 10 });
  const rows = [await rowOf(sandbox, `a pay page with ${ROWS} items`, href, FEW_MILLISECONDS)];
  for (const path of LISTS)
    rows.push(await rowOf(sandbox, `the dashboard's ${path}, ${ROWS} rows`, uiOf(sandbox, few, path), FEW_MILLISECONDS));
  for (const path of ["", "clock", await aPayment(sandbox, few)])
    rows.push(await rowOf(sandbox, `the dashboard's ${named(path)}`, uiOf(sandbox, few, path), FEW_MILLISECONDS));
  for (const path of [...LISTS_OF_MANY, await aPayment(sandbox, many)])
    rows.push(await rowOf(sandbox, `the same of ${MANY} payments: ${named(path)}`, uiOf(sandbox, many, path), MANY_MILLISECONDS));
  return { rows, notes: [] };
}

const named = (path: string): string => (path === "" ? "overview" : path.replace(/\/.*/, "/{id}"));

const uiOf = ({ url }: Sandbox, { name }: SandboxWorld, path: string): string => `${url}/_sandbox/ui/${name}/${path}`;

/** The path of the newest payment's page. */
async function aPayment(sandbox: Sandbox, world: SandboxWorld): Promise<string> {
  const page = await (await sandbox.fetch(uiOf(sandbox, world, "payments?status=ok"))).text();
  const [path] = /payments\/[0-9a-f-]{36}/.exec(page) ?? [];
  if (path === undefined) throw new Error("the page of payments has no payment");
  return path;
}

/** The ratio of a page's CPU time to its goal. */
async function rowOf(sandbox: Sandbox, name: string, url: string, milliseconds: number): Promise<Row> {
  const ratios: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let nth = 0; nth < PAGES; nth++) {
      const response = await sandbox.fetch(url);
      if (!response.ok) throw new Error(`${url} is ${response.status}`);
      await response.text();
    }
    const { user, system } = process.cpuUsage(before);
    // The first round is for the compiler.
    if (round >= 0) ratios.push((user + system) / 1000 / PAGES / milliseconds);
  }
  return row(`sandbox, CPU of ${name}, to ${milliseconds} ms`, ratios, { atMost: 1 });
}

/** Fills each list of a world. Returns the address of a pay page with 50 items. */
async function fill(sandbox: Sandbox, world: SandboxWorld): Promise<string> {
  // Enough for a page of refunds.
  await world.generate(ROWS * 20, { days: 10 });
  const options = { ...world.payment, baseUrl: sandbox.url, fetch: sandbox.fetch };
  const payments = createPaymentClient(options);
  const strange = createPaymentClient({ ...options, secret: "wrong" });
  const urls = { success: "https://shop.example.com/", cancel: "https://shop.example.com/" };
  const itemsOf = (length: number) =>
    Array.from({ length }, (_, nth) => ({
      unitPrice: 5000 / length,
      units: 1,
      vatPercentage: 24,
      productCode: `#${nth}`,
      description: "Wool & <cotton>",
    }));
  const create = (nth: number, items = 1) =>
    payments.createPayment({
      body: {
        stamp: `pages-${nth}`,
        reference: `A-${nth}`,
        amount: 5000,
        currency: "EUR",
        language: "EN",
        items: itemsOf(items),
        customer: { email: "m@example.com" },
        redirectUrls: urls,
        callbackUrls: urls,
      },
    });
  for (let nth = 0; nth <= ROWS; nth++) {
    const { transactionId } = unwrap(await create(nth));
    await world.pay(transactionId, { method: "spankki" });
    const refund = { amount: 1, email: "m@example.com", callbackUrls: urls };
    unwrap(await payments.refundPaymentByEmail({ path: { transactionId }, body: refund }));
    const report = { requestType: "json", callbackUrl: urls.success, startDate: "2026-03-01", endDate: "2026-03-02" } as const;
    unwrap(await payments.requestPaymentReport({ body: report }));
    await strange.getPayment({ path: { transactionId } });
    await world.orders.add();
    await world.addToken();
  }
  return unwrap(await create(ROWS + 1, ROWS)).href ?? "";
}
