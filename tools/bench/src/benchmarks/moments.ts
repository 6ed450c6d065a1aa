/** The cost of moments: a createPayment with and without, their size, and looking at a world of 1,000 payments as it was at each. */
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { startSandbox } from "@maksu/sandbox";
import { inPlace, type Place, type StoreName } from "../fill/in-place.ts";
import { pairedCreates } from "../paired-creates.ts";
import { type Findings, type Row, row } from "../row.ts";
import { agent, start, stop } from "../sandbox-load.ts";

const PAYMENTS = 1000;

/** Looks before those that count, in which V8 compiles. */
const WARM_UP = 10;
const LOOKS = 21;

/** Measures a store. */
export const momentsIn = (store: StoreName) => async (): Promise<Findings> => {
  const rows: Row[] = [];
  await inPlace(store, async (place) => {
    rows.push(...(await looks(store, place)));
    const { others, databaseTime } = place;
    const [own, bare] = [await startAt(others[0], "1000"), await startAt(others[1], "0")];
    rows.push(...(await pairedCreates(`${store}, createPayment with moments to one without`, own, bare, 1.2, databaseTime)));
    await Promise.all([own, bare].map(stop));
  });
  agent.destroy();
  return { rows, notes: [`a look takes the processor time of a snapshot of the world as it was ${PAYMENTS} moments ago`] };
};

const startAt = (address: string, kept: string): ReturnType<typeof start> => start("sandbox-process", "0", "", address, "", "", kept);

/** Makes payments, pays half of them, and looks at the world as it was in the beginning. */
async function looks(name: StoreName, { address: store, databaseTime }: Place): Promise<readonly Row[]> {
  await using sandbox = await startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", store });
  const { defaultWorld: world } = sandbox;
  const client = createPaymentClient({ ...world.payment, baseUrl: sandbox.url, fetch: sandbox.fetch });
  const urls = { success: "https://shop.invalid/ok", cancel: "https://shop.invalid/no" };
  const customer = { email: "a@example.com" };
  const create = async (nth: number): Promise<string> => {
    const own = { stamp: `moment ${nth}`, reference: `${nth}` };
    const body = { ...own, amount: 1525, currency: "EUR", language: "EN", items: [], customer, redirectUrls: urls } as const;
    return unwrap(await client.createPayment({ body: { ...body, items: [] } })).transactionId;
  };
  const ids: string[] = [];
  for (let nth = 0; nth < PAYMENTS; nth++) ids.push(await create(nth));
  for (const id of ids.slice(0, PAYMENTS / 2)) await world.pay(id, { method: "nordea" });
  // The oldest that is certainly kept: what is before it may be dropped at any time.
  const kept = (await world.moments.list()).at(-PAYMENTS);
  const taken: number[] = [];
  for (let round = 0; round < WARM_UP + LOOKS; round++) {
    const [before, database] = [process.cpuUsage(), databaseTime()];
    await world.moments.snapshot(kept?.id ?? "");
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system + databaseTime() - database) / 1000);
  }
  return [
    row(`${name}, a look at a world of ${PAYMENTS} payments as it was ${PAYMENTS} moments ago, ms of CPU`, taken.slice(WARM_UP), {
      atMost: 50,
    }),
  ];
}
