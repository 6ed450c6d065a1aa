/** `npm run long -- chaos`: four sandboxes under load on a PostgreSQL server to which something happens again and again. `ROUNDS` says how often. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isInstalled, type PostgresServer, postgresPrograms, startPostgres } from "@maksu/test-server/servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSandbox } from "../../src/start/start-sandbox.ts";
import { openPool } from "../../src/store/postgres/pool.ts";
import { netOf, readBooks } from "../support/books/books.ts";
import { startReportReceiver } from "../support/books/report-receiver.ts";
import { type Reply, startShop } from "../support/shop.ts";
import { balanced, kill, startProcess } from "../support/stores/sandbox-processes.ts";
import { DISTURBANCES } from "./disturbances.ts";
import { AMOUNT, PART, reportedTo, startLoad } from "./load.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 20);
const PROCESSES = 4;

/** Milliseconds after which the first request is carried out, once the server is back. */
const BACK = 3000;

/** Milliseconds in which every callback comes: an event whose sender has lost it is sent again after ten seconds. */
const LAST_CALLBACK = 60_000;

describe.skipIf(!isInstalled("PostgreSQL", postgresPrograms && join(postgresPrograms, "postgres")))("sandboxes on a server that", () => {
  let server: PostgresServer;
  let schemas = 0;
  beforeAll(async () => {
    server = await startPostgres({ settings: ["max_connections=60"] });
  });
  afterAll(() => server.stop());

  const newStore = async (): Promise<`postgres://${string}`> => {
    const pool = await openPool(server.url);
    const connection = await pool.connect();
    const schema = `chaos_${++schemas}`;
    await connection.query(`CREATE SCHEMA ${schema}`);
    connection.release();
    await pool.end();
    return `${server.url as "postgres://"}?options=-csearch_path%3D${schema}`;
  };

  test.each(Object.entries(DISTURBANCES))(
    `%s: ${ROUNDS} times, no process ends, nothing that was acknowledged is lost, and the books balance`,
    async (_what, disturb) => {
      const store = await newStore();
      const setUp = await startSandbox({ store, port: false });
      const world = setUp.defaultWorld;
      const token = await world.addToken();
      await setUp.close();
      const processes = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(store, {}, "running")));
      try {
        await using shop = await startShop("http://balanced", world, balanced(processes));
        const load = startLoad(shop, world, token, isOutage);
        const slow: number[] = [];
        for (let nth = 0; nth < ROUNDS; nth++) {
          await wait(200 + 200 * Math.random());
          await disturb({ server, url: store });
          const success = await Promise.race([load.nextSuccess(), wait(30_000, Infinity)]);
          if (success > BACK) slow.push(success);
        }
        await load.stop();
        const acknowledged = [...load.charges, ...load.refunds];
        const unreported = (): string[] => acknowledged.filter((id) => !reportedTo(shop).has(id));
        for (const end = Date.now() + LAST_CALLBACK; unreported().length > 0 && Date.now() < end;) await wait(100);
        const lost: string[] = [];
        for (const id of load.charges) if ((await shop.send("GET", `/payments/${id}`)).status !== 200) lost.push(id);
        const ended = processes.filter(({ child }) => child.exitCode !== null || child.signalCode !== null);
        const deprecated = processes.flatMap(({ stderr }) => /.*DeprecationWarning.*/.exec(stderr())?.[0] ?? []);
        process.stdout.write(`${acknowledged.length} acknowledged, ${load.rejected()} rejected while the server was away\n`);
        expect({
          ended: ended.map(({ stderr }) => stderr()),
          deprecated,
          slow,
          lost,
          unreported: unreported(),
          faults: [...load.faults],
        }).toEqual({
          ended: [],
          deprecated: [],
          slow: [],
          lost: [],
          unreported: [],
          faults: [],
        });
        expect(acknowledged.length).toBeGreaterThan(ROUNDS);
        await Promise.all(processes.map(kill));
        expect(await faultsOfBooks(store)).toEqual([]);
      } finally {
        await Promise.all(processes.map(kill));
      }
    },
  );
});

/** A response to a request that can't be carried out just now: it says when to try again, and what is away. */
const isOutage = ({ status, headers, body }: Reply): boolean =>
  status === 503 && headers.get("retry-after") === "1" && body.message.startsWith("the store does not respond (PostgreSQL at 127.0.0.1:");

/** The faults of the books a week later. */
async function faultsOfBooks(store: `postgres://${string}`): Promise<readonly string[]> {
  await using sandbox = await startSandbox({ store });
  const world = sandbox.defaultWorld;
  await world.clock.advance({ days: 8 });
  await using shop = await startShop(sandbox.url, world);
  await using receiver = await startReportReceiver(shop, world);
  const events = await world.events.list();
  const named = (name: string): bigint => BigInt(new Set(events.flatMap((event) => (event.name === name ? event.about : []))).size);
  const { period, settled, totals, open, faults } = await readBooks(sandbox.url, world, shop, receiver);
  return [
    ...faults,
    ...Object.entries({
      "the report of the period and the settlements": [netOf(period), totals + netOf(open)],
      "the reports of settlements and their totals": [netOf(settled), totals],
      "payments and their callbacks": [period.payments, BigInt(AMOUNT) * named("paymentCallback")],
      "refunds and their callbacks": [period.refunds, BigInt(PART) * named("refundCallback")],
    }).flatMap(([what, [one, other]]) => (one === other ? [] : [`${what}: ${one} and ${other}`])),
  ];
}
