/** The algorithm that signs events, redirects and provider forms: that of the request that they follow from. */
import { describe, expect, test } from "vitest";
import { postCardForm } from "../browser/support/card-form.ts";
import { openShop } from "../browser/support/open-shop.ts";
import { startReportReceiver } from "../support/books/report-receiver.ts";
import { type Algorithm, isSigned, type Reply } from "../support/shop.ts";

const { sandbox, world, shop, last } = await openShop();
const { secret } = world.payment;
const OTHER = { sha256: "sha512", sha512: "sha256" } as const satisfies Record<Algorithm, Algorithm>;

/** The algorithm that a URL with signed parameters names; it must be signed with it. */
const signedWith = (url: string | URL): string | null => {
  const { searchParams } = new URL(url);
  expect(isSigned(searchParams, "", secret)).toBe(true);
  return searchParams.get("checkout-algorithm");
};

const create = (algorithm: Algorithm): Promise<Reply> => shop.create({}, world.payment, algorithm);
const formOf = (parameters: readonly { name: string; value: string }[]): URLSearchParams =>
  new URLSearchParams(parameters.map(({ name, value }): [string, string] => [name, value]));
const withToken = async (kind: string, algorithm: Algorithm, card = "0024"): Promise<string> => {
  const body = shop.tokenRequest({ token: await world.addToken({ card }) });
  return (await shop.send("POST", `/payments/token/${kind}`, { body, algorithm })).body.transactionId;
};
const refund = (id: string, algorithm: Algorithm): Promise<Reply> =>
  shop.send("POST", `/payments/${id}/refund`, { body: { amount: 1, callbackUrls: shop.urls }, algorithm });

describe.each(["sha256", "sha512"] as const)("of a request signed with %s", (algorithm) => {
  test("the redirect and the callback of a payment are signed with it", async () => {
    const { transactionId } = (await create(algorithm)).body;
    await shop.send("GET", `/payments/${transactionId}`, { algorithm: OTHER[algorithm] });
    expect(signedWith(String(await world.pay(transactionId, { method: "nordea" })))).toBe(algorithm);
    expect(signedWith(last())).toBe(algorithm);
    const cancelled = (await create(algorithm)).body.transactionId;
    expect(signedWith(String(await world.pay(cancelled, { outcome: "cancel" })))).toBe(algorithm);
    expect(signedWith(last())).toBe(algorithm);
  });

  test("each provider form of the response is signed with it, and opens the method's page", async () => {
    const providers = (await create(algorithm)).body["providers"] as { url: string; parameters: Parameters<typeof formOf>[0] }[];
    expect(providers.length).toBeGreaterThan(10);
    for (const { parameters } of providers) {
      const form = formOf(parameters);
      expect([form.get("checkout-algorithm"), isSigned(form, "", secret)]).toEqual([algorithm, true]);
    }
    const [{ url, parameters } = { url: "", parameters: [] }] = providers;
    const body = formOf(parameters);
    expect((await fetch(url, { method: "POST", body, redirect: "manual" })).status).toBe(303);
  });

  test("the callback of a refund is signed with it, whatever the payment's request was signed with", async () => {
    const { transactionId } = (await create(OTHER[algorithm])).body;
    await world.pay(transactionId, { method: "nordea" });
    const { body } = await refund(transactionId, algorithm);
    const { url } = await world.events.waitFor("refundCallback", { about: body.transactionId, acknowledged: true });
    expect(signedWith(url)).toBe(algorithm);
  });

  test("the callbacks of charges, step-ups and commits are signed with it, those of a commit with its hold's", async () => {
    const charge = await withToken("mit/charge", algorithm);
    const hold = await withToken("mit/authorization-hold", algorithm);
    const commit = shop.tokenRequest({ token: await world.addToken() });
    await shop.send("POST", `/payments/${hold}/token/commit`, { body: commit, algorithm: OTHER[algorithm] });
    for (const transactionId of [charge, hold])
      expect(signedWith((await world.events.waitFor("paymentCallback", { transactionId, acknowledged: true })).url)).toBe(algorithm);
    expect(signedWith(String(await world.stepUp(await withToken("cit/charge", algorithm, "1162"))))).toBe(algorithm);
    expect(signedWith(last())).toBe(algorithm);
  });

  test("the redirect and the callback of an added card are signed with its form's", async () => {
    for (const outcome of ["approve", "cancel"] as const) {
      const response = await postCardForm(sandbox.url, shop, world.payment, {}, algorithm);
      expect(signedWith(String(await world.addCard(response.headers.get("location") ?? "", { outcome })))).toBe(algorithm);
      expect(signedWith(last())).toBe(algorithm);
    }
  });

  test("the report is signed with it", async () => {
    await using receiver = await startReportReceiver(shop, world);
    const body = { requestType: "json", callbackUrl: receiver.url };
    const received = receiver.next();
    await shop.send("POST", "/payments/report", { body, algorithm });
    const { headers, body: bytes } = await received;
    const given = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
    expect([given.get("checkout-algorithm"), isSigned(given, Buffer.from(bytes).toString(), secret)]).toEqual([algorithm, true]);
  });

  test("what follows is signed with the setting's algorithm, where there is one", async () => {
    const own = await sandbox.world({ settings: { algorithm: OTHER[algorithm] } });
    const credentials = own.payment;
    const { body } = await shop.create({}, credentials, algorithm);
    const { searchParams } = new URL(String(await own.pay(body.transactionId, { method: "nordea" })));
    expect([searchParams.get("checkout-algorithm"), isSigned(searchParams, "", credentials.secret)]).toEqual([OTHER[algorithm], true]);
  });
});

test("an exported world makes the same events again: its seed has the algorithm of each request", async () => {
  const own = await sandbox.world({ clock: "2026-03-02T09:00:00Z" });
  const credentials = own.payment;
  const send = (path: string, body: object) => shop.send("POST", path, { body, algorithm: "sha512", credentials });
  const { transactionId } = (await shop.create({}, credentials, "sha512")).body;
  await own.pay(transactionId, { method: "nordea" });
  await send(`/payments/${transactionId}/refund`, { amount: 1, callbackUrls: shop.urls });
  const seed = await own.export();
  expect(seed.steps.map(({ algorithm }) => algorithm)).toEqual(["sha512", undefined, "sha512"]);
  const copy = await sandbox.world({ seeds: seed });
  const events = await copy.events.list();
  expect(events.map(({ name, url }) => [name, new URL(url).searchParams.get("checkout-algorithm")])).toEqual([
    ["paymentCallback", "sha512"],
    ["refundCallback", "sha512"],
  ]);
  await expect(sandbox.world({ seeds: { steps: [{ create: {}, algorithm: "md5" as "sha256" }] } })).rejects.toThrow(
    "steps[0]: algorithm: must be sha256 or sha512",
  );
});
