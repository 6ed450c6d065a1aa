/** A paid order's whole life in the sandbox: each step with the time of its clock, and what the shop has of it. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createPaymentClient, type PaymentRequest, unwrap } from "@maksu/payment-client";
import { type Sandbox, startSandbox } from "@maksu/sandbox";
import { fromCents, readPayment, readRefund, readReport, toCents } from "@maksu/webhooks";

export interface LifeStep {
  /** By the sandbox's clock, to the minute. */
  readonly at: string;
  readonly step: string;
  readonly outcome: string;
}

/** A request that the shop's server received. */
interface Received {
  readonly url: string;
  readonly headers: [string, string][];
  readonly body: Uint8Array;
}

const AMOUNT = 1525;
const REFUNDED = 500;

/**
 * Lives the life of an order, and stops its servers.
 *
 * @throws Error when a step is not as it has to be
 */
export async function orderLife(start: typeof startSandbox = startSandbox): Promise<readonly LifeStep[]> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    keep(request, received).then(
      () => response.end(),
      () => response.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const sandbox = await start({ seed: "tour", clock: "2026-03-02T09:00:00Z" });
  try {
    return await steps(sandbox, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received);
  } finally {
    await Promise.all([sandbox.close(), stop(server)]);
  }
}

async function steps({ url, defaultWorld: world }: Sandbox, shop: string, received: readonly Received[]): Promise<readonly LifeStep[]> {
  const done: LifeStep[] = [];
  const add = (step: string, outcome: string): void =>
    void done.push({ at: world.clock.now().toISOString().slice(0, 16).replace("T", " "), step, outcome });
  const last = (): Received => required(received.at(-1), "the shop received nothing");
  const payments = createPaymentClient({ ...world.payment, baseUrl: url });
  const urls = { success: `${shop}/success`, cancel: `${shop}/cancel` };

  const { transactionId } = unwrap(await payments.createPayment({ body: paymentOf(urls) }));
  add("createPayment", `transaction ${transactionId}`);

  await world.pay(transactionId, { method: "nordea" });
  add("the customer pays", "by nordea");
  const paid = await readPayment(new URL(last().url, shop), world.payment);
  add("callback", `verified: ${paid.genuine ? `${paid.event.status}, ${paid.event.amount} cents` : fail("the callback is not genuine")}`);

  const refund = unwrap(await payments.refundPayment({ path: { transactionId }, body: { amount: REFUNDED, callbackUrls: urls } }));
  add("refundPayment", `${REFUNDED} cents: ${refund.status}`);
  await world.events.waitFor("refundCallback", { acknowledged: true });
  const refunded = await readRefund(new URL(last().url, shop), world.payment);
  add("refund callback", `verified: ${refunded.genuine ? refunded.event.status : fail("the callback is not genuine")}`);

  const happened = await world.clock.advance({ days: 3 });
  add("three days later", happened.map((each) => ("rule" in each ? `${each.of} ${each.to}` : each.event)).join(", "));
  const [settlement] = unwrap(await payments.listSettlements({}));
  const { id, settledAt } = required(settlement, "nothing was settled");
  add("listSettlements", `${id}, to be paid out on ${settledAt.slice(0, 10)}`);

  const { requestId } = unwrap(
    await payments.requestPaymentReportBySettlementId({
      path: { settlementId: String(id) },
      body: { requestType: "json", callbackUrl: `${shop}/report` },
    }),
  );
  await world.events.waitFor("paymentReport", { about: requestId, acknowledged: true });
  const { headers, body } = last();
  const report = required(await readReport({ headers, body, secret: world.payment.secret }), "the report is not genuine");
  const rows = [...report.rows].map(({ status, amount }) => `${fromCents(toCents(amount ?? fail("a row without amount")))} € ${status}`);
  add("report", `verified: ${rows.length === 2 ? rows.join(", ") : fail(`${rows.length} rows`)}`);
  return done;
}

/** Writes the steps as a text table. */
export function lifeTable(life: readonly LifeStep[]): string {
  const widest = Math.max(...life.map(({ step }) => step.length));
  return life.map(({ at, step, outcome }) => `${at}  ${step.padEnd(widest)}  ${outcome}`).join("\n");
}

const paymentOf = (urls: { success: string; cancel: string }): PaymentRequest => ({
  stamp: "tour-1",
  reference: "3759170",
  amount: AMOUNT,
  currency: "EUR",
  language: "EN",
  items: [{ unitPrice: AMOUNT, units: 1, vatPercentage: 25.5, productCode: "#1234", stamp: "item-1" }],
  customer: { email: "maija.mallikas@example.com" },
  redirectUrls: urls,
  callbackUrls: urls,
});

async function keep(request: IncomingMessage, received: Received[]): Promise<void> {
  const body = Uint8Array.from(await buffer(request));
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  received.push({ url: request.url ?? "", headers, body });
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

function required<Value>(value: Value | undefined, missing: string): Value {
  return value ?? fail(missing);
}

function fail(why: string): never {
  throw new Error(why);
}
