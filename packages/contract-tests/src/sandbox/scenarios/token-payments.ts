/** Operations 11 to 16: charges, holds, step-ups. */
import { expect } from "vitest";
import {
  commit,
  held,
  item,
  lastEvent,
  paid,
  revert,
  seen,
  TOKEN_OPERATIONS,
  type TokenOperation,
  UNKNOWN,
  withToken,
} from "../requests.ts";
import type { Scenario } from "../scenario.ts";

const ALREADY = "Trade is already cancelled, cannot commit.";

function everyOutcome(operationId: TokenOperation): Scenario {
  const isHold = operationId.endsWith("AuthorizationHold");
  const byCustomer = operationId.startsWith("createCit");
  return {
    name: `${operationId}: accepted, declined, unknown tokens and step-ups`,
    async run(shop) {
      const token = async (card: string) => ({ token: await shop.world.addToken({ card }) });
      const accepted = await withToken(shop, operationId);
      expect(accepted.status).toBe(201);
      expect((await seen(shop, accepted.body.transactionId))["status"]).toBe(isHold ? "authorization-hold" : "ok");
      const declined = await withToken(shop, operationId, await token("0354"));
      expect([declined.status, declined.body["acquirerResponseCode"]]).toEqual([400, "116"]);
      const unknown = await withToken(shop, operationId, { token: UNKNOWN });
      const others = await withToken(shop, operationId, { token: await shop.world.addToken({ account: shop.world.aggregate.account }) });
      expect(unknown.body).toEqual({ status: "error", message: "Failed to create token payment." });
      expect(others.body).toEqual(unknown.body);
      expect((await withToken(shop, operationId, { items: [item({ merchant: "1" })] })).status).toBe(400);
      const stepUp = await withToken(shop, operationId, await token("1162"));
      expect(stepUp.status).toBe(byCustomer ? 403 : 201);
      if (!byCustomer) return;
      const { transactionId } = stepUp.body;
      expect(stepUp.body["threeDSecureUrl"]).toBe(`${shop.sandbox.url}/cards/3ds/${transactionId}`);
      expect(await seen(shop, transactionId)).not.toHaveProperty("href");
      await shop.visit(String(await shop.world.stepUp(transactionId)));
      expect(lastEvent(shop)).toMatchObject({ shop: "success", status: "ok", "transaction-id": transactionId });
      expect((await seen(shop, transactionId))["status"]).toBe(isHold ? "authorization-hold" : "ok");
    },
  };
}

export const TOKEN_SCENARIOS: readonly Scenario[] = [
  ...TOKEN_OPERATIONS.map(everyOutcome),
  {
    name: "a step-up is asked for by the customer's payments alone, and fails when it is rejected or left for 15 minutes",
    shows: ["tokenPayment.step-up"],
    async run(shop) {
      const [rejected, left] = [
        await withToken(shop, "createCitCharge", { token: "step-up-required" }),
        await withToken(shop, "createCitCharge", { token: "step-up-required" }),
      ];
      expect((await withToken(shop, "createMitCharge", { token: "step-up-required" })).status).toBe(400);
      await shop.visit(String(await shop.world.stepUp(rejected.body.transactionId, { outcome: "reject" })));
      expect(lastEvent(shop)).toMatchObject({ shop: "cancel", status: "fail" });
      await shop.world.clock.advance({ minutes: 15 });
      for (const { body } of [rejected, left]) expect((await seen(shop, body.transactionId))["status"]).toBe("fail");
    },
  },
  {
    name: "a token is charged again and again, and its holds do not depend on each other",
    shows: ["tokens.again"],
    async run(shop) {
      const token = await shop.world.addToken();
      const [first, second] = [await held(shop, { token }), await held(shop, { token })];
      expect((await revert(shop, first)).status).toBe(200);
      expect((await commit(shop, second, { token })).status).toBe(201);
      expect((await withToken(shop, "createMitCharge", { token })).status).toBe(201);
    },
  },
  {
    name: "a hold is committed once, at most to its amount",
    settings: { commitAgain: "reject" },
    async run(shop) {
      const id = await held(shop);
      expect((await commit(shop, id, { amount: 1526 })).body.message).toBe("The amount is larger than the hold.");
      const { status, body } = await commit(shop, id, { amount: 1000, stamp: "commit", reference: "commit-1" });
      expect([status, body.transactionId]).toEqual([201, id]);
      expect(await seen(shop, id)).toMatchObject({ status: "ok", amount: 1000, stamp: "commit", reference: "commit-1" });
      expect((await commit(shop, id)).body.message).toBe("The hold has been committed.");
      expect((await revert(shop, id)).status).toBe(404);
    },
  },
  {
    name: "a hold is committed again without a change where that is accepted",
    settings: { commitAgain: "accept" },
    async run(shop) {
      const id = await held(shop);
      await commit(shop, id, { amount: 1000 });
      expect((await commit(shop, id, { amount: 1500 })).status).toBe(201);
      expect((await seen(shop, id))["amount"]).toBe(1000);
    },
  },
  {
    name: "a hold is committed with any token of the account, and its own stamp",
    settings: { sameTokenForCommit: false },
    async run(shop) {
      const id = await held(shop, { stamp: "hold" });
      expect((await commit(shop, id, { token: UNKNOWN })).body.message).toBe("Failed to create token payment.");
      expect((await commit(shop, id, { stamp: "hold" })).status).toBe(201);
    },
  },
  {
    name: "a hold is not committed with the stamp of another payment or commit of the account",
    settings: { duplicateStamp: "reject" },
    async run(shop) {
      await paid(shop, "nordea", { stamp: "payment" });
      const [first, second] = [await held(shop, { stamp: "first" }), await held(shop, { stamp: "second" })];
      const used = "The stamp has been used by another payment.";
      expect((await commit(shop, first, { stamp: "payment" })).body.message).toBe(used);
      expect((await commit(shop, first, { stamp: "second" })).body.message).toBe(used);
      expect((await commit(shop, first, { stamp: "commit" })).status).toBe(201);
      for (const stamp of ["first", "commit"]) expect((await commit(shop, second, { stamp })).body.message).toBe(used);
      expect((await commit(shop, second, { stamp: "second" })).status).toBe(201);
    },
  },
  {
    name: "a hold is committed with its own token where that is set",
    settings: { sameTokenForCommit: true },
    async run(shop) {
      const token = await shop.world.addToken();
      const id = await held(shop, { token });
      expect((await commit(shop, id)).body.message).toBe("Failed to create token payment.");
      expect((await commit(shop, id, { token })).status).toBe(201);
    },
  },
  {
    name: "a hold is reverted once, or expires after seven days, and is not committed after that",
    async run(shop) {
      const [reverted, expired] = [await held(shop), await held(shop)];
      expect((await revert(shop, reverted)).body).toEqual({ transactionId: reverted });
      expect((await revert(shop, reverted)).status).toBe(404);
      await shop.world.clock.advance({ days: 7 });
      expect(shop.received.map(({ url }) => url.searchParams.get("shop"))).toEqual(["cancel", "cancel"]);
      for (const id of [reverted, expired]) expect((await commit(shop, id)).body.message).toBe(ALREADY);
    },
  },
  {
    name: "only a hold is committed or reverted",
    async run(shop) {
      const charge = await paid(shop);
      for (const id of [UNKNOWN, charge]) {
        expect((await commit(shop, id)).status).toBe(404);
        expect((await revert(shop, id)).status).toBe(404);
      }
    },
  },
];
