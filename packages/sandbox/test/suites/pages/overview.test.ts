/** The overview: what needs a look, with its cause, and what an empty world begins with. */
import { describe, expect, test } from "vitest";
import { startSandbox } from "../../../src/index.ts";
import { createOpen } from "../../browser/support/screen.ts";
import { startShop } from "../../support/shop.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", settings: { callbackRetry: [] } });
const open = createOpen(sandbox.url, fetch);
const overview = async (name: string): Promise<readonly string[]> =>
  (await open(`/_sandbox/ui/${name}/`)).elements.filter((each) => each.name === "li").map(({ text }) => text);

describe("each of five faults is on the overview with its cause", () => {
  test("the shop responds with 503", async () => {
    const world = await sandbox.world();
    await using shop = await startShop(sandbox.url, world);
    shop.statuses.push(503);
    await world.pay((await shop.create()).body.transactionId, { method: "nordea" });
    expect((await overview(world.name)).join("\n")).toMatch(/1 event not acknowledged.*the shop responds with 503/);
  });

  test("nobody listens at the shop's address", async () => {
    const world = await sandbox.world();
    await using shop = await startShop(sandbox.url, world);
    const urls = { success: "http://127.0.0.1:9/", cancel: "http://127.0.0.1:9/" };
    await world.pay((await shop.create({ callbackUrls: urls })).body.transactionId, { method: "nordea" });
    expect((await overview(world.name)).join("\n")).toMatch(/1 event not acknowledged.*127\.0\.0\.1:9: no server listens there/);
  });

  test("the shop signs with another secret", async () => {
    const world = await sandbox.world();
    await using shop = await startShop(sandbox.url, world);
    await shop.create({}, { ...world.payment, secret: "wrong" });
    expect((await overview(world.name)).join("\n")).toMatch(/1 signature that did not match.*the secret may be another one/);
  });

  test("a host is not mapped", async () => {
    const world = await sandbox.world();
    await using shop = await startShop(sandbox.url, world);
    const urls = { success: "https://shop.example.com/paid", cancel: "https://shop.example.com/no" };
    await world.pay((await shop.create({ callbackUrls: urls })).body.transactionId, { method: "nordea" });
    expect((await overview(world.name)).join("\n")).toContain("--map https://shop.example.com=http://127.0.0.1:8080");
  });

  test("a refund is over the rest, and a fault rule is on", async () => {
    const world = await sandbox.world();
    await using shop = await startShop(sandbox.url, world);
    const id = (await shop.create()).body.transactionId;
    await world.pay(id, { method: "nordea" });
    await shop.send("POST", `/payments/${id}/refund`, { body: { amount: 9999, callbackUrls: shop.urls } });
    await world.faults.add({ match: { operation: "getPayment" }, drop: true });
    const items = (await overview(world.name)).join("\n");
    expect(items).toMatch(/1 request rejected.*9999/);
    expect(items).toMatch(/Fault rule 1 is on.*hit 0 times/);
  });
});

test("a healthy shop's overview says so, and draws its numbers with a text and a table", async () => {
  const world = await sandbox.world();
  await world.generate(40, { days: 3 });
  await world.settle();
  const { markup, elements } = await open(`/_sandbox/ui/${world.name}/`);
  expect(markup).toContain("Nothing needs a look");
  const paid = (await world.payments.list({ status: "ok" })).length;
  const labels = elements.filter(({ name }) => name === "svg").map(({ attributes }) => attributes["aria-label"]);
  expect(labels[0]).toContain(`Payments by day and outcome: paid ${paid}`);
  expect(labels[1]).toMatch(/^Money by day: in €[\d.,]+, refunded €[\d.,]+, settled €[\d.,]+$/);
  const rows = elements.filter(({ attributes }) => attributes["data-label"] === "paid").map(({ text }) => Number(text));
  expect(rows.reduce((sum, each) => sum + each, 0)).toBe(paid);
});

test("an empty world shows its merchants with their secrets, a request that works, and ways on", async () => {
  const world = await sandbox.world();
  const { markup } = await open(`/_sandbox/ui/${world.name}/`);
  for (const text of [String(world.payment.account), world.payment.secret, `${sandbox.url}/payments`, "maksu-sandbox run"])
    expect(markup).toContain(text);
  const { markup: ofDefault } = await open("/_sandbox/ui/default/");
  expect(ofDefault).toContain("Nothing has happened yet");
});

test("/ and /_sandbox lead a browser to the dashboard and others to JSON, and the description is served", async () => {
  for (const path of ["/", "/_sandbox"]) {
    const browser = await fetch(sandbox.url + path, { headers: { accept: "text/html,*/*" }, redirect: "manual" });
    expect([browser.status, browser.headers.get("location")]).toEqual([303, `${sandbox.url}/_sandbox/ui`]);
    expect(await (await fetch(sandbox.url + path)).json()).toMatchObject({ description: `${sandbox.url}/_sandbox/openapi.json` });
  }
  const description = (await (await fetch(`${sandbox.url}/_sandbox/openapi.json`)).json()) as { readonly paths: object };
  expect(Object.keys(description.paths)).toContain("/_sandbox/worlds/{world}/find");
});
