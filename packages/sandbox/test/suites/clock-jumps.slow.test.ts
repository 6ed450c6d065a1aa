/** Processes whose system's clock jumps: worlds never go back, and what is due is done without a request. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { createControlClient } from "../../src/control/client/control-client.ts";
import { startCommand } from "../support/command.ts";
import { receiver } from "../support/receiver.ts";
import { startShop } from "../support/shop.ts";

const HOUR = 3_600_000;
const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const path = { world: "default" };

/** Shifts `Date` by the milliseconds in a file, which is read each time. */
const shifting = (file: string): string => `
import { readFileSync } from "node:fs";
const { now } = Date;
Date.now = () => now() + Number(readFileSync(${JSON.stringify(file)}, "utf8"));
globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [Date.now()] : given, self),
});
`;

/** A machine whose clock can be set. */
function machine() {
  const folder = mkdtempSync(join(tmpdir(), "clock-jumps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [shift, module] = [join(folder, "shift"), join(folder, "shifting.mjs")];
  const jump = (by: number): void => writeFileSync(shift, String(by));
  jump(0);
  writeFileSync(module, shifting(shift));
  const start = async (store = `file:${join(folder, "store.db")}`) => {
    const env = { NODE_OPTIONS: `--import ${pathToFileURL(module).href}` };
    const command = startCommand(["--port", "0", "--quiet", "--store", store], env);
    onTestFinished(() => command[Symbol.asyncDispose]());
    const [, url = ""] = await command.until(/^Sandbox at (http:\S+)$/m);
    const shop = await startShop(url, { payment: MERCHANT });
    onTestFinished(() => shop[Symbol.asyncDispose]());
    const control = createControlClient({ url });
    const now = async (): Promise<number> => Date.parse((await control.getClock({ path })).now);
    return { command, shop, now };
  };
  return { jump, start };
}

test("a jump forward of a machine's clock sends what is due then, without a request", async () => {
  const { jump, start } = machine();
  // In a store that others share, it would look for their jobs in any case.
  const { shop, now } = await start("memory");
  const merchant = await receiver();
  // It fails when its time is over, and its callback says so.
  await shop.create({ callbackUrls: merchant.urls("/expired") });
  const before = await now();
  jump(15 * 24 * HOUR);
  await expect.poll(() => merchant.arrived).toEqual(["/expired/cancelled"]);
  expect((await now()) - before).toBeGreaterThanOrEqual(15 * 24 * HOUR);
});

test("worlds of two processes that share a file don't go back with the machine's clock, nor does that of one started later", async () => {
  const { jump, start } = machine();
  const [one, other] = [await start(), await start()];
  const first = await one.now();
  jump(HOUR);
  expect((await one.shop.create()).status).toBe(201);
  const high = await one.now();
  expect(high - first).toBeGreaterThanOrEqual(HOUR);
  jump(-HOUR);
  expect(await one.now()).toBeGreaterThanOrEqual(high);
  // It learns of the fall from the other one.
  await expect.poll(other.now).toBeGreaterThanOrEqual(high);
  const created = async (shop: typeof one.shop): Promise<number> => {
    const { transactionId } = (await shop.create()).body;
    return Date.parse(String((await shop.send("GET", `/payments/${transactionId}`)).body["createdAt"]));
  };
  expect(await created(one.shop)).toBeGreaterThanOrEqual(high);
  expect(await created(other.shop)).toBeGreaterThanOrEqual(high);
  const last = Math.max(await one.now(), await other.now());
  for (const { command } of [one, other]) {
    command.child.kill("SIGKILL");
    await command.exit;
  }
  jump(-2 * HOUR);
  const later = await start();
  expect(await created(later.shop)).toBeGreaterThanOrEqual(high);
  expect(Math.abs((await later.now()) - last)).toBeLessThan(60_000);
});
