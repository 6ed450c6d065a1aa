/** Cards, token payments and holds over HTTP. */
import { readCard } from "@maksu/webhooks";
import { describe, expect, test } from "vitest";
import { type SandboxWorld, startSandbox } from "../../src/index.ts";
import { postCardForm } from "../browser/support/card-form.ts";
import { openShop } from "../browser/support/open-shop.ts";
import { itemOf } from "../support/payments.ts";
import { type Shop, type ShopRequest, startShop } from "../support/shop.ts";

const { sandbox, world, shop, last } = await openShop();

/** Posts the form that adds a card. Returns where the browser goes. */
const postForm = (of: SandboxWorld = world, change: Readonly<Record<string, string>> = {}): Promise<Response> =>
  postCardForm(sandbox.url, shop, of.payment, change);

const getToken = (id: string, request: ShopRequest = {}) =>
  shop.send("POST", `/tokenization/${id}`, { body: { "checkout-tokenization-id": id }, ...request });

describe("a card", () => {
  test("is added by the customer, reported, and exchanged for a token, the same each time", async () => {
    const location = (await postForm()).headers.get("location") ?? "";
    expect(location).toMatch(new RegExp(`^${sandbox.url}/cards/add/[0-9a-f-]{36}$`));
    const redirect = new URL(String(await world.addCard(location, { card: "0313" })));
    const id = location.slice(-36);
    const event = { tokenizationId: id, status: "ok" };
    expect(await readCard(redirect, world.payment)).toMatchObject({ genuine: true, event });
    expect(await readCard(last(), world.payment)).toMatchObject({ genuine: true, event });
    const first = await getToken(id);
    expect(first).toMatchObject({
      status: 200,
      body: {
        token: expect.any(String),
        card: { type: "Visa", bin: "415301", partial_pan: "0313", expire_year: "2026", expire_month: "11" },
      },
    });
    expect(first.text).not.toContain("4153013999700313");
    expect(first.body["customer"]).toStrictEqual({ network_address: "192.0.2.1", country_code: "FI" });
    expect((await getToken(id)).body).toEqual(first.body);
  });

  test("has a fingerprint of its number, the same in one world", async () => {
    const cardOf = async (): Promise<Record<string, string>> => {
      const location = (await postForm()).headers.get("location") ?? "";
      await world.addCard(location, { card: "0321" });
      return (await getToken(location.slice(-36))).body["card"] as Record<string, string>;
    };
    const [one, other] = [await cardOf(), await cardOf()];
    expect(one["pan_fingerprint"]).toMatch(/^[0-9a-f]{64}$/);
    expect([one["pan_fingerprint"], one["card_fingerprint"]]).toEqual([other["pan_fingerprint"], other["card_fingerprint"]]);
    expect(one["pan_fingerprint"]).not.toBe(one["card_fingerprint"]);
  });

  test("that is cancelled, or can't be added, is reported without an id", async () => {
    for (const options of [{ outcome: "cancel" as const }, { card: "0156" }]) {
      const location = (await postForm()).headers.get("location") ?? "";
      const redirect = new URL(String(await world.addCard(location, options)));
      expect([redirect.pathname, redirect.searchParams.get("checkout-status")]).toEqual(["/cancel", "fail"]);
      expect(redirect.searchParams.has("checkout-tokenization-id")).toBe(false);
      expect(last().searchParams.get("checkout-status")).toBe("fail");
      expect(await getToken(location.slice(-36))).toMatchObject({ status: 400, body: { message: "Tokenization not found" } });
      await expect(world.addCard(location)).rejects.toThrow("no transition is possible any more");
    }
    await expect(world.addCard((await postForm()).headers.get("location") ?? "", { card: "0156", outcome: "approve" })).rejects.toThrow(
      "approve: the test card 0156 can't be added; possible: reject, cancel",
    );
  });
});

describe("a hold", () => {
  const held = async (): Promise<string> => {
    const body = shop.tokenRequest({ token: await world.addToken() });
    return (await shop.send("POST", "/payments/token/mit/authorization-hold", { body })).body.transactionId;
  };
  const commit = async (id: string, request: Parameters<Shop["tokenRequest"]>[0] = {}) =>
    shop.send("POST", `/payments/${id}/token/commit`, { body: shop.tokenRequest({ token: await world.addToken(), ...request }) });
  const revert = (id: string) => shop.send("POST", `/payments/${id}/token/revert`);

  test("shares its stamps where the settings let payments share theirs, and its commit's counts where they do not any more", async () => {
    const own = await sandbox.world({ settings: { duplicateStamp: "accept" } });
    await using ownShop = await startShop(sandbox.url, own);
    const request = async (stamp: string) => ownShop.tokenRequest({ token: await own.addToken(), stamp });
    const hold = await ownShop.send("POST", "/payments/token/mit/authorization-hold", { body: await request("a") });
    for (const stamp of ["a", "b", "b"]) expect((await ownShop.create({ stamp })).status).toBe(201);
    const commitUrl = `/payments/${hold.body.transactionId}/token/commit`;
    expect((await ownShop.send("POST", commitUrl, { body: await request("c") })).status).toBe(201);
    for (const stamp of ["a", "b", "c"]) expect((await ownShop.create({ stamp })).status).toBe(201);
    await own.configure({ duplicateStamp: "reject" });
    for (const stamp of ["a", "b", "c"]) expect((await ownShop.create({ stamp })).status).toBe(400);
  });

  test("is committed with one of two stamps at once, where another payment wants the same", async () => {
    const id = await held();
    const replies = await Promise.all([commit(id, { stamp: "wanted" }), shop.create({ stamp: "wanted" })]);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  describe("for a merchant outside the aggregate", () => {
    const at = async (options: Parameters<typeof startSandbox>[0], kind: string) => {
      await using own = await startSandbox(options);
      const ownWorld = await own.world();
      await using ownShop = await startShop(own.url, ownWorld);
      const { account } = ownWorld.aggregate;
      const items = [itemOf({ merchant: "375917", stamp: "1", reference: "1" })];
      const body = ownShop.tokenRequest({ token: await ownWorld.addToken({ account }), items });
      const { status } = await ownShop.send("POST", `/payments/token/${kind}`, { body, credentials: ownWorld.aggregate });
      return [status, (await ownWorld.requests.rejected())[0]?.reason];
    };
    const HOLDS = ["mit/authorization-hold", "cit/authorization-hold"];

    test.each(HOLDS)("%s is accepted with the profile", async (kind) => {
      expect(await at({ profile: "paytrail" }, kind)).toEqual([201, undefined]);
    });

    test.each(HOLDS)("%s is rejected without it, and the reason names the tolerance", async (kind) => {
      const [status, reason] = await at({}, kind);
      expect(status).toBe(400);
      expect(reason).toContain("the tolerance hold-for-other-merchant accepts it: body/items/0/merchant is not an active sub-merchant");
    });

    test("a charge is rejected either way, and its reason names no tolerance", async () => {
      const [status, reason] = await at({ profile: "paytrail" }, "cit/charge");
      expect([status, reason]).toEqual([400, "body/items/0/merchant is not an active sub-merchant of this aggregate"]);
    });
  });

  test("is committed and reverted at once to one of the two", async () => {
    const id = await held();
    const replies = await Promise.all([commit(id), revert(id)]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
  });
});
