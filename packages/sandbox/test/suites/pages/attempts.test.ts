/** The record of each attempt to send an event, and the buttons and commands that send an event or a request again. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { examples } from "@maksu/payment-api/examples";
import { afterAll, expect, test } from "vitest";
import { startSandbox } from "../../../src/index.ts";
import { createOpen } from "../../browser/support/screen.ts";
import { startShop } from "../../support/shop.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const open = createOpen(sandbox.url, fetch);
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await sandbox.close();
});

/** A shop that responds with an error page, which quotes the URL. */
async function failingShop(): Promise<{ readonly url: string; readonly received: string[] }> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.url ?? "");
    response.writeHead(500, { "content-type": "text/html", "set-cookie": "session=hush" });
    response.end(`<h1>Whoops: the database is locked</h1><p>${request.url}</p>{"token": "hush"}${"é".repeat(5000)}`);
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/paid`, received };
}

test("an event keeps its newest 20 attempts, with what was sent and the shop's response, masked, also in a snapshot", async () => {
  const world = await sandbox.world({ settings: { callbackRetry: Array.from({ length: 24 }, (_, nth) => (nth + 1) * 60) } });
  await using shop = await startShop(sandbox.url, world);
  const { url } = await failingShop();
  const { transactionId } = (await shop.create({ callbackUrls: { success: url, cancel: url } })).body;
  await world.pay(transactionId, { method: "nordea" });
  await world.clock.advance({ hours: 1 });
  const [event] = await world.events.list();
  expect(event?.attempts).toHaveLength(25);
  const kept = await world.events.attemptsOf(event?.id ?? "");
  expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 6));
  const [first] = kept;
  expect(first).toMatchObject({
    status: 500,
    milliseconds: expect.any(Number),
    response: { headers: { "content-type": "text/html", "set-cookie": "[masked]" } },
  });
  expect(first?.sent?.url).toMatch(/checkout-status=ok.*signature=\[masked\]/);
  expect(first?.response?.body).toMatch(/^<h1>Whoops: the database is locked<\/h1>.*signature=\[masked\]<\/p>\{"token": "\[masked\]"\}é+$/);
  expect(JSON.stringify(kept)).not.toMatch(/hush|signature=[0-9a-f]/);

  const page = await open(`/_sandbox/ui/${world.name}/events/${event?.id}`);
  expect(page.markup).toContain("Whoops: the database is locked");
  expect(page.markup).toContain("&lt;h1&gt;");
  await world.restore(await world.snapshot());
  expect(await world.events.attemptsOf(event?.id ?? "")).toEqual(kept);
  await world.reset();
  await expect(world.events.attemptsOf(event?.id ?? "")).rejects.toThrow("has no event");
});

test("attempts are dropped with their event", async () => {
  await using small = await startSandbox({ clock: "2026-03-02T09:00:00Z", keep: { events: 1 }, port: false });
  const world = small.defaultWorld;
  const urls = { success: "http://127.0.0.1:9/", cancel: "http://127.0.0.1:9/" };
  const request = { ...examples.createPayment.minimal.body, redirectUrls: urls, callbackUrls: urls };
  for (const stamp of ["1", "2", "3"]) {
    await world.seed({
      steps: [
        { create: { ...request, stamp }, as: "p" },
        { pay: { method: "nordea" }, of: "$p" },
      ],
    });
    await world.clock.advance({ days: 3 });
  }
  const events = (await world.events.list()).map(({ id }) => id);
  expect(events.length).toBeLessThan(3);
  const kept = [...JSON.stringify((await world.snapshot()).state).matchAll(/\\"event\\":\\"([0-9a-f-]+)\\"/g)];
  expect(kept.length).toBeGreaterThan(0);
  for (const [, id] of kept) expect(events).toContain(id);
});

const shell = async (script: string, key: string): Promise<string> =>
  (await promisify(execFile)("sh", ["-c", script], { env: { ...process.env, KEY: key } })).stdout;

/** The commands that a page shows. */
const commandsOn = async (path: string): Promise<string> =>
  (await open(path)).elements.find(({ name, text }) => name === "pre" && text.includes("openssl dgst"))?.text ?? "";

test.skipIf(process.platform === "win32")("a callback and a request that are copied as curl are signed again and accepted", async () => {
  const world = await sandbox.world();
  await using shop = await startShop(sandbox.url, world);
  const { url, received } = await failingShop();
  const { transactionId } = (
    await shop.create({ reference: "it's 10 % & more", stamp: "first", callbackUrls: { success: url, cancel: url } })
  ).body;
  await world.pay(transactionId, { method: "nordea" });
  const [event] = await world.events.list();
  const commands = await commandsOn(`/_sandbox/ui/${world.name}/events/${event?.id}`);
  expect(commands).not.toMatch(/signature=[0-9a-f]/);
  const secret = world.payment.secret;
  expect(await shell(commands, secret)).toContain("HTTP/1.1 500");
  expect(received).toHaveLength(2);
  expect(received[1]).toBe(received[0]);

  const request = (await open(`/_sandbox/ui/${world.name}/requests?show=all`)).elements.find(({ attributes }) =>
    attributes["href"]?.includes("/requests/"),
  );
  const again = await commandsOn(request?.attributes["href"] ?? "");
  expect(await shell(again.replace('"stamp":"first"', '"stamp":"second"'), secret)).toContain("HTTP/1.1 201");
  expect(await shell(again.replace('"stamp":"first"', '"stamp":"third"'), "wrong")).toContain("HTTP/1.1 401");
  expect((await world.payments.list({ text: "second" })).map(({ reference }) => reference)).toEqual(["it's 10 % & more"]);
});
