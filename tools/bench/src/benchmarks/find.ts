/** The cost of a search: finding a payment among many, lists with filters, and a createPayment with and without the entries that are searched. */
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { createControlClient } from "@maksu/sandbox/control";
import { inPlace, type Place, type StoreName } from "../fill/in-place.ts";
import { withoutEntries } from "../fill/without-entries.ts";
import { pairedCreates } from "../paired-creates.ts";
import { type Findings, quantile, type Row, row } from "../row.ts";
import { agent, create, type Server, start, stop, usedBy } from "../sandbox-load.ts";

const MANY = 100_000;

/** Looks at each text and filter. */
const LOOKS = 9;

const STAMP = "payment that is copied";

/** Milliseconds that a look may take, by the store. */
const GOALS: Readonly<Record<StoreName, number>> = { memory: 50, file: 50, Postgres: 100 };

/** Measures a store. */
export const findIn =
  (store: StoreName) =>
  async (payments: number): Promise<Findings> => {
    const rows: Row[] = [];
    await inPlace(store, async (place) => {
      rows.push(...(await looks(store, place, Math.min(MANY, payments))), ...(await cost(store, place)));
    });
    agent.destroy();
    return {
      rows,
      notes: [
        "processor time has that of the database in it; times are the least of several, since what else the machine does only adds to them",
      ],
    };
  };

const startAt = (address: string, module?: string): Promise<Server> => start("sandbox-process", "0", "", address, "", module ?? "");

/** Looks for texts, and lists with filters, in a store with many payments. */
async function looks(store: StoreName, place: Place, many: number): Promise<readonly Row[]> {
  let server = await startAt(place.address);
  await create(server.url, STAMP);
  if (store === "memory") {
    await createControlClient(server).generate({ path: WORLD, body: { count: many, days: 10 } });
  } else {
    await stop(server);
    await place.fill(STAMP, many);
    server = await startAt(place.address);
  }
  try {
    const client = createControlClient(server);
    const texts = await identifiersIn(server);
    const found = async (text: string): Promise<void> => {
      const [first] = await client.find({ path: WORLD, query: { text, limit: 50 } });
      if (first?.reference !== REFERENCE) throw new Error(`${text} finds ${JSON.stringify(first)}`);
    };
    const listed = async (query: (typeof FILTERS)[number]): Promise<void> => void (await client.listPayments({ path: WORLD, query }));
    const used = (): number => usedBy(server) + place.databaseTime();
    const name = `${store} of ${many} payments, the slowest of`;
    const rowsOf = (what: string, { cpu, time }: { readonly cpu: number; readonly time: number }, atMost: number): readonly Row[] => [
      row(`${name} ${what}, ms of CPU`, [cpu], { atMost }),
      row(`${name} ${what}, ms`, [time]),
    ];
    return [
      ...rowsOf(`${texts.length} texts that find a payment`, await slowest(used, texts, found), GOALS[store]),
      ...rowsOf(`${FILTERS.length} lists with filters`, await slowest(used, FILTERS, listed), 50),
    ];
  } finally {
    await stop(server);
  }
}

const WORLD = { world: "default" };

/** The first 50 that fit. */
const FILTERS = [
  { limit: 50 },
  { limit: 50, sort: "largest" },
  { limit: 50, status: "new", sort: "newest" },
  { limit: 50, status: "ok", method: "nordea" },
  { limit: 50, from: "2026-01-01", to: "2040-01-01", sort: "smallest" },
  { limit: 50, least: 1000, most: 500_000, sort: "newest" },
  { limit: 50, text: "mäkelä" },
] as const;

/** Looks for each several times. Returns milliseconds of the slowest: processor time, in the median, and time, at best. */
async function slowest<Each>(
  used: () => number,
  all: readonly Each[],
  look: (each: Each) => Promise<void>,
): Promise<{ readonly cpu: number; readonly time: number }> {
  const found: { readonly cpu: number; readonly time: number }[] = [];
  for (const each of all) {
    const [cpu, time]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < LOOKS; nth++) {
      const [before, begin] = [used(), performance.now()];
      await look(each);
      time.push(performance.now() - begin);
      cpu.push((used() - before) / 1000);
    }
    found.push({ cpu: quantile(cpu, 0.5), time: Math.min(...time) });
  }
  return { cpu: Math.max(...found.map(({ cpu }) => cpu)), time: Math.max(...found.map(({ time }) => time)) };
}

const REFERENCE = "ORDER-1001";

/** Creates a payment and pays it. Returns twelve texts by which it is found, as they stand in the log of a shop. */
async function identifiersIn(server: Server): Promise<readonly string[]> {
  const control = createControlClient(server);
  const { payment } = await control.getWorld({ path: WORLD });
  const client = createPaymentClient({ ...payment, baseUrl: server.url });
  const urls = { success: "https://shop.invalid/ok", cancel: "https://shop.invalid/no" };
  const { transactionId: id } = unwrap(
    await client.createPayment({
      body: {
        stamp: "Shop-42/2026",
        reference: REFERENCE,
        orderId: "C0FFEE-77",
        amount: 71_525,
        currency: "EUR",
        language: "EN",
        items: [],
        customer: { email: "Maija.Mallikas@example.com", firstName: "Maija", lastName: "Mäkelä-Mallikas" },
        redirectUrls: urls,
      },
    }),
  );
  await control.pay({ path: WORLD, body: { id, card: "0024" } });
  const [paid] = await control.listPayments({ path: WORLD, query: { text: id } });
  const texts = [id, `${id.slice(0, 8)}…`, id.toUpperCase(), "Shop-42/2026", REFERENCE, "C0FFEE-77", paid?.bankReference ?? ""];
  return [...texts, "maija.mallikas@example.com", "mäkelä-mallikas", "715,25 €", "71525", "415301******0024"];
}

/** A createPayment with the entries to one without, on stores with few payments. */
async function cost(store: StoreName, { others: [one, two], databaseTime }: Place): Promise<readonly Row[]> {
  using without = withoutEntries();
  const own = await startAt(one);
  const bare = await startAt(two, without.module);
  try {
    return await pairedCreates(`${store}, createPayment with search entries to one without`, own, bare, 1.1, databaseTime);
  } finally {
    await Promise.all([own, bare].map(stop));
  }
}
