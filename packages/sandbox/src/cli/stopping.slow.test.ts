/** Requests, waits and events while `maksu-sandbox` is stopped. */
import { Agent } from "node:http";
import { createControlClient } from "../control/client/control-client.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCommand, startCommand } from "../../test/support/command.ts";
import { agentFetch } from "../../test/support/agent-fetch.ts";
import { receiver } from "../../test/support/receiver.ts";
import { startShop } from "../../test/support/shop.ts";

const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const ROUNDS = 5;
const CLIENTS = 16;

const started = async (...args: readonly string[]) => {
  const command = startCommand(["--port", "0", ...args]);
  onTestFinished(() => command[Symbol.asyncDispose]());
  const [, url = ""] = await command.until(/^Sandbox at (http:\S+)$/m);
  const shop = await startShop(url, { payment: MERCHANT });
  onTestFinished(() => shop[Symbol.asyncDispose]());
  return { command, url, shop, control: createControlClient({ url }) };
};

const codeOf = ({ code }: NodeJS.ErrnoException): string => String(code);

describe.each(SIGNALS)("%s", (signal) => {
  test(`breaks no request under load, in ${ROUNDS} rounds`, { timeout: 60_000 }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { command, url } = await started("--quiet");
      const agent = new Agent({ keepAlive: true });
      await using shop = await startShop(url, { payment: MERCHANT }, agentFetch(agent));
      const counts = { responses: 0, others: [] as string[] };
      const load = Array.from({ length: CLIENTS }, async () => {
        for (;;) {
          const response = await shop.create().catch(codeOf);
          // Nobody listens any more.
          if (response === "ECONNREFUSED") return;
          if (typeof response === "string" || response.status !== 201) {
            counts.others.push(typeof response === "string" ? response : String(response.status));
            return;
          }
          counts.responses++;
        }
      });
      await expect.poll(() => counts.responses, { interval: 1 + round, timeout: 10_000 }).toBeGreaterThan(3 * CLIENTS);
      command.child.kill(signal);
      await Promise.all(load);
      expect(await command.exit).toBe(0);
      expect(counts.others).toEqual([]);
      expect(counts.responses).toBeGreaterThan(CLIENTS);
      agent.destroy();
    }
  });

  test("ends long waits, streams, delayed responses and callbacks that hang, instead of waiting for them", async () => {
    const { command, url, shop, control } = await started();
    const merchant = await receiver();
    await control.addFault({ path: { world: "default" }, body: { match: { operation: "listPaymentProviders" }, delay: 60_000 } });
    const path = { world: "default" };
    const { version } = await control.getClock({ path });
    const { transactionId } = (await shop.create({ callbackUrls: merchant.urls("/slow") })).body;
    const ended = [
      control
        .waitForEvent({ path, body: { name: "paymentCallback", match: { acknowledged: true }, timeoutMs: 60_000 } })
        .catch(({ message }: Error) => message),
      control.watchClock({ path, body: { version, timeoutMs: 60_000 } }).then((clock) => clock.version),
      fetch(`${url}/_sandbox/ui/default/changes`).then((response) => response.text()),
      shop.send("GET", "/merchants/payment-providers").then(({ status }) => status),
      control.pay({ path, body: { id: transactionId, method: "nordea" } }).then(({ redirect }) => new URL(redirect ?? "").pathname),
    ];
    const watching = runCommand(["events", "wait-for", "paymentCallback", "--acknowledged", "true", "--url", url]);
    await expect.poll(() => merchant.waiting.length).toBe(1);
    // The command has to start.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const before = performance.now();
    command.child.kill(signal);
    expect(await command.exit).toBe(0);
    expect(performance.now() - before).toBeLessThan(3000);
    expect(await Promise.all(ended)).toEqual([
      "waitForEvent: paymentCallback: the sandbox was closed before one came",
      version,
      expect.stringContaining("changes of the world"),
      200,
      "/success",
    ]);
    expect(await watching).toMatchObject({ status: 1, stderr: expect.stringContaining("the sandbox was closed before one came") });
  });
});

test("run ends its sandbox when its program has ended, though a callback hangs", async () => {
  const merchant = await receiver();
  const script = `
    const url = process.env.MAKSU_SANDBOX_URL;
    console.log(url);
    process.on("SIGTERM", () => process.exit(7));
    setInterval(() => {}, 1000);
  `;
  await using running = startCommand(["run", "--", process.execPath, "-e", script]);
  const [url = ""] = await running.until(/^http:\S+$/m);
  await using shop = await startShop(url, { payment: MERCHANT });
  const { transactionId } = (await shop.create({ callbackUrls: merchant.urls("/slow") })).body;
  const paying = createControlClient({ url }).pay({ path: { world: "default" }, body: { id: transactionId, method: "nordea" } });
  await expect.poll(() => merchant.waiting.length).toBe(1);
  const before = performance.now();
  running.child.kill("SIGTERM");
  expect(await running.exit).toBe(7);
  expect(performance.now() - before).toBeLessThan(3000);
  expect((await paying).redirect).toMatch(/^http/);
});
