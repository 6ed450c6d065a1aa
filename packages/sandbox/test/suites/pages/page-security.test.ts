/** Whom the pages obey, and what a merchant's values can do on them. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { METHODS } from "../../../src/domain/methods.ts";
import { startSandbox } from "../../../src/index.ts";
import { postCardForm } from "../../browser/support/card-form.ts";
import { openShop } from "../../browser/support/open-shop.ts";
import { orderCalls } from "../../support/order-calls.ts";
import { rowOf, rowRequest } from "../../support/orders.ts";
import { itemOf } from "../../support/payments.ts";
import { startShop } from "../../support/shop.ts";
import { EVERY_SIGN, hostileText, shape, targets } from "../../browser/support/hostile-text.ts";
import { createOpen, type Screen } from "../../browser/support/screen.ts";

const { sandbox, world, shop, created } = await openShop();
const open = createOpen(sandbox.url, fetch);
const pressed = async (about: string): Promise<readonly string[]> =>
  (await world.transitions()).filter((each) => each.about === about).map(({ on }) => on);

/** Every page of a payment, a card, an order and a refund that have a text of the merchant in each place. */
async function pagesWith(text: string): Promise<readonly Screen[]> {
  // The description keeps these out of what is signed.
  const long = text.replaceAll(/\p{Cc}/gu, "");
  const item = itemOf({ description: text.slice(0, 900), productCode: text.slice(0, 90) });
  const url = `https://shop.example.com/?q=${long.slice(0, 60)}`;
  const request = {
    reference: long.slice(0, 190),
    orderId: long.slice(0, 60),
    items: [item],
    redirectUrls: { success: url, cancel: url },
  };
  const [id, paid] = [await created(request), await created({ ...request, callbackUrls: shop.urls })];
  await world.pay(paid, { method: "spankki" });
  const refund = await shop.send("POST", `/payments/${paid}/refund/email`, {
    body: { amount: 1, email: "a@example.com", refundReference: long.slice(0, 190), callbackUrls: shop.urls },
  });
  const card = (await postCardForm(sandbox.url, shop, world.payment)).headers.get("location") ?? "";
  const order = await world.orders.add({ request: { ...rowRequest([rowOf({ title: text.slice(0, 250) })]), locale: "en_US" } });
  const refunded = await world.orders.add({
    request: { ...rowRequest([rowOf({ title: text.slice(0, 250) })]), orderNumber: long.replaceAll("|", "").slice(0, 60) },
  });
  await world.pay(refunded.token, { method: "Nordea" });
  const orderRefund = await world.refund(refunded.token, { amount: 1, email: "a@example.com" });
  const token = await world.addToken({ card: "1162" });
  const stepUp = await shop.send("POST", "/payments/token/cit/charge", { body: shop.tokenRequest({ ...request, token }) });
  const legacy = `/payment/load/token/${order.token}`;
  const paths = [
    `/pay/${id}`,
    `/pay/${id}/nordea`,
    `/pay/${id}/creditcard`,
    `/pay/${id}/walleyb2b`,
    `/pay/${id}/3ds?card=0313`,
    `/pay/${id}/3ds?card=0347`,
    `/pay/${paid}`,
    `/refunds/${refund.body.transactionId}`,
    `/refunds/${orderRefund.id}`,
    new URL(card).pathname,
    `${new URL(card).pathname}/3ds?card=0313`,
    new URL(String(stepUp.body["threeDSecureUrl"])).pathname,
    legacy,
    `${legacy}/Nordea`,
    `${legacy}/Visa`,
    `/payment/load/token/${refunded.token}`,
    `/pay/${encodeURIComponent(text)}`,
  ];
  return Promise.all(paths.map((path) => open(path)));
}

describe("a form", () => {
  const send = async (
    id: string,
    changes: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<number> => {
    const token =
      (await open(`/pay/${id}/nordea`)).elements.find(({ attributes }) => attributes["name"] === "form-token")?.attributes["value"] ?? "";
    const body = new URLSearchParams({ "form-token": token, outcome: "approve", ...changes });
    return (await open(`/pay/${id}/nordea/submit`, { method: "POST", body, headers })).status;
  };

  test("that is forged changes nothing", async () => {
    const [id, other] = [await created(), await created()];
    const otherToken =
      (await open(`/pay/${other}/nordea`)).elements.find(({ attributes }) => attributes["name"] === "form-token")?.attributes["value"] ??
      "";
    expect(await send(id, { "form-token": "" })).toBe(403);
    expect(await send(id, { "form-token": otherToken })).toBe(403);
    for (const origin of ["https://evil.example", "null", sandbox.url.replace(/\d+$/, "1")])
      expect(await send(id, {}, { origin })).toBe(403);
    expect(
      (await open(`/pay/${id}/nordea/submit`, { method: "POST", body: "{}", headers: { "content-type": "application/json" } })).status,
    ).toBe(415);
    expect((await open(`/pay/${id}/nordea/submit`)).location).toBe(`/pay/${id}/nordea`);
    expect((await open(`/pay/${id}`, { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
    expect([await pressed(id), await pressed(other)]).toEqual([["create"], ["create"]]);
    expect(await send(id, {}, { origin: sandbox.url })).toBe(303);
  });

  test("of more than 10,000 fields, or of too many bytes, is rejected with 413, and changes nothing", async () => {
    const id = await created();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const post = async (path: string, body: string): Promise<number> => (await open(path, { method: "POST", headers, body })).status;
    const fields = (count: number): string => `form-token=x${"&a=1".repeat(count - 1)}`;
    for (const path of [`/pay/${id}/nordea/submit`, `/pay/${id}/nordea`, "/_sandbox/ui/default/clock"]) {
      expect([401, 403]).toContain(await post(path, fields(10_000)));
      expect([await post(path, fields(10_001)), await post(path, `form-token=${"x".repeat(3_000_000)}`)]).toEqual([413, 413]);
    }
    expect(await pressed(id)).toEqual(["create"]);
  });

  test("with an outcome that no button has, or a card that the payment has no method for, is rejected and changes nothing", async () => {
    const [id, byBank] = [await created(), await created({ groups: ["bank"] })];
    expect(await send(id, { outcome: "steal" })).toBe(400);
    const verify = await open(`/pay/${id}/3ds?card=0313`);
    expect((await verify.press("approve", { outcome: "steal" })).status).toBe(400);
    expect((await open(`/pay/${byBank}/3ds?card=0313`)).status).toBe(404);
    await world.configureMerchant({ methods: ["nordea"] });
    expect((await verify.press("approve", { password: "secret" })).status).toBe(400);
    expect((await open(`/pay/${id}/mobilepay`)).status).toBe(404);
    await world.configureMerchant({ methods: METHODS.map(({ id: each }) => each) });
    const order = await world.orders.add();
    const method = await open(`/payment/load/token/${order.token}/Nordea`);
    expect((await method.press("approve", { outcome: "steal" })).status).toBe(400);
    expect([await pressed(id), await pressed(byBank), await pressed(order.token)]).toEqual([["create"], ["create"], ["create"]]);
  });

  test("and a page are for this machine and the public URL alone", async () => {
    await using own = await startSandbox({ port: false, publicUrl: "https://pay.example.com/sandbox/" });
    const get = (host: string): Promise<Response> => own.fetch("https://x.invalid/terms", { headers: { host } });
    const statuses = await Promise.all(
      ["127.0.0.1:4020", "localhost", "pay.example.com", "evil.example"].map(async (host) => (await get(host)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 403]);
    await using ownShop = await startShop(own.url, own.defaultWorld, own.fetch);
    const { transactionId } = (await ownShop.create()).body;
    const page = `/pay/${transactionId}/nordea`;
    const submit = async (host: string): Promise<number> => {
      const [, token = ""] =
        /name="form-token" value="([^"]+)"/.exec(
          await (await own.fetch(`https://x.invalid${page}`, { headers: { host: "localhost" } })).text(),
        ) ?? [];
      const body = new URLSearchParams({ "form-token": token, outcome: "approve" });
      return (await own.fetch(`https://x.invalid${page}/submit`, { method: "POST", body, headers: { host }, redirect: "manual" })).status;
    };
    expect(await submit("evil.example")).toBe(403);
    expect((await own.defaultWorld.transitions()).map(({ on }) => on)).toEqual(["create"]);
    expect(await submit("pay.example.com")).toBe(303);
    expect(await (await get("pay.example.com")).text()).toContain('href="/sandbox/style.css"');
    expect(await (await get("localhost")).text()).toContain('href="/style.css"');
  });

  test("and every page is sent under a strict policy, kept by no cache, and says that it is a sandbox", async () => {
    for (const { headers, markup } of [...(await pagesWith("plain")), await open("/terms"), await open("/pay/unknown")]) {
      expect(markup).toMatch(/Test environment: no money moves\.|Testiympäristö: rahaa ei liiku\./);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(["referrer-policy", "cache-control", "x-content-type-options"].map((name) => headers.get(name))).toEqual([
        "same-origin",
        "no-store",
        "nosniff",
      ]);
    }
  });
});

describe("a merchant's values", () => {
  test("add no element, attribute or address to any page", async () => {
    const plain = (await pagesWith("plain")).map(shape);
    expect(new Set(plain.map((each) => each.length)).size).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const pages = await pagesWith(text);
        expect(pages.map(shape)).toEqual(plain);
        for (const target of pages.flatMap(targets))
          expect(target).toMatch(/^(\/(?!\/)|#main$|https:\/\/shop\.example\.com\/|http:\/\/127\.0\.0\.1:)/);
      }),
      { numRuns: Number(process.env["PAGE_RUNS"] ?? 3), examples: [[EVERY_SIGN]] },
    );
  });

  test("are on a page of a legacy order as they were sent", async () => {
    const { body } = await orderCalls(sandbox.url, world).order(rowRequest([rowOf({ title: "<b>Coat</b> & ‮co" })]));
    expect((await open(new URL(body.url).pathname)).elements.find(({ name }) => name === "td")?.text).toBe("<b>Coat</b> & ‮co");
  });
});
