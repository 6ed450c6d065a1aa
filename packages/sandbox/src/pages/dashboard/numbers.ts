/** A world in numbers: its payments by day and outcome, its money, and how the shop acknowledges events. */
import type { EventRecord } from "../../events/event-record.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import { html, type Html } from "@maksu/markup";
import { euros } from "./components.ts";
import { bars, share } from "./drawings.ts";
import type { Place } from "./place.ts";

/** The newest of each kind that are counted. */
const MOST = 1000;

/** Days that are drawn. */
const MOST_DAYS = 31;

const OUTCOMES = [
  { name: "paid", tone: "good", states: ["ok"] },
  { name: "under way", tone: "wait", states: ["new", "pending", "delayed", "authorization-hold"] },
  { name: "failed", tone: "bad", states: ["fail"] },
] as const;

/** Builds the numbers. */
export async function numbersOf({ reader }: Place): Promise<Html> {
  const newest = { sort: "newest", limit: MOST } as const;
  const payments = await reader.search(["payment"], newest);
  const refunds = await reader.search(["refund", "merchantRefund"], newest);
  const settlements = await reader.search(["settlement"], newest);
  const events = await reader.search(["event"], newest);
  const days = daysOf([...payments, ...refunds, ...settlements]);
  const sums = <Body extends { readonly createdAt: string }>(bodies: readonly Body[], valueOf: (body: Body) => number): readonly number[] =>
    days.map((day) => bodies.reduce((sum, body) => (body.createdAt.startsWith(day) ? sum + valueOf(body) : sum), 0));
  const isIn = (states: readonly string[]) => (payment: Payment) => Number(states.includes(payment.status));
  return html`<div class="columns">
${bars(
  "Payments by day and outcome",
  days,
  OUTCOMES.map(({ name, tone, states }) => ({ name, tone, values: sums(payments, isIn(states)), text: String })),
)}
${bars("Money by day", days, [
  { name: "in", tone: "good", values: sums(payments, ({ status, amount }) => (status === "ok" ? amount : 0)), text: euros },
  { name: "refunded", tone: "bad", values: sums(refunds, ({ amount }) => amount), text: euros },
  { name: "settled", tone: "plain", values: sums(settlements, ({ total }) => total), text: euros },
])}
${acknowledged(events)}
</div>
${[payments, refunds, settlements, events].some(({ length }) => length === MOST) && html`<p class="soft">Counted are the newest ${MOST.toLocaleString("en")} of each kind.</p>`}`;
}

/** The days on which something was made: the newest. */
const daysOf = (bodies: readonly { readonly createdAt: string }[]): readonly string[] =>
  [...new Set(bodies.map(({ createdAt }) => createdAt.slice(0, 10)))].toSorted().slice(-MOST_DAYS);

/** How many events the shop has acknowledged, and after how many seconds of the world's time. */
function acknowledged(events: readonly EventRecord[]): Html {
  const sent = events.filter(({ attempts }) => attempts.length > 0);
  const done = sent.filter(({ state }) => state === "acknowledged");
  const waits = done
    .map(({ createdAt, attempts }) => (Date.parse(attempts.at(-1)?.at ?? createdAt) - Date.parse(createdAt)) / 1000)
    .toSorted((a, b) => a - b);
  const median = waits[waits.length >> 1] ?? 0;
  const first = done.filter(({ attempts }) => attempts.length === 1).length;
  return share(
    "Events that the shop acknowledges",
    done.length,
    sent.length,
    done.length === 0 ? "" : `${first} by the first attempt; half of them within ${median.toFixed(0)} s of the world’s clock.`,
  );
}
