// CPU milliseconds that a page of the dashboard takes with 100,000 payments in the world: `npm run measure:pages`. More than 20 is a failure.
import { startSandbox } from "../dist/index.js";

const PAYMENTS = Number(process.env.PAYMENTS ?? 100_000);
const RUNS = 20;
const MOST = 20;

const sandbox = await startSandbox({ port: false, seed: "pages", clock: "2026-03-02T09:00:00Z" });
const world = await sandbox.world({ name: "full" });
await world.generate(PAYMENTS, { days: 10 });
const get = async (path) => (await sandbox.fetch(`${sandbox.url}/_sandbox/ui/full/${path}`)).text();
const text = await get("payments");
const [, payment] = /payments\/([0-9a-f-]{36})/.exec(text) ?? [];
if (payment === undefined) throw new Error("the page of payments has no payment");
const last = Math.floor(PAYMENTS / 50);
const pages = [
  "",
  "payments",
  "payments?status=ok",
  "payments?status=new",
  `payments?page=${last}`,
  `payments/${payment}`,
  "refunds",
  "settlements",
  "events",
  "requests",
  "clock",
];
for (const path of pages) {
  for (let run = 0; run < 3; run++) await get(path);
  const { user, system } = process.cpuUsage();
  for (let run = 0; run < RUNS; run++) await get(path);
  const spent = process.cpuUsage({ user, system });
  const milliseconds = (spent.user + spent.system) / 1000 / RUNS;
  process.stdout.write(`${path.padEnd(48)} ${milliseconds.toFixed(2)} ms\n`);
  if (milliseconds > MOST) process.exitCode = 1;
}
await sandbox.close();
