/** For each operation the errors that it shares with the others: derived from its examples. */
import type { LocatedOperation } from "@maksu/openapi";
import { expect } from "vitest";
import { exampleRequests } from "@maksu/conformance/contract";
import type { DescribedApi } from "../described-api.ts";
import type { Scenario } from "../scenario.ts";
import type { ShopRequest } from "../shop.ts";

const SECRET = "SAIPPUAKAUPPIAS";

export const sweepsOf = (api: DescribedApi): readonly Scenario[] => api.operations.map((operation) => sweep(api, operation));

const sweep = ({ bundle }: DescribedApi, operation: LocatedOperation): Scenario => ({
  name: `${operation.operationId} rejects unknown merchants, merchants in a state of error, and requests that do not fit the description`,
  async run(shop) {
    const { operationId, responses } = operation;
    const [example] = exampleRequests(bundle, operation).values();
    if (!example) throw new Error(`${operationId} has no example`);
    const { path, query, header, body } = example;
    const isForm = operation.security.length === 0;
    const by = (account: number, secret = SECRET): ShopRequest => ({
      path,
      query,
      header,
      body: isForm ? { ...(body as object), "checkout-account": account } : body,
      as: { account, secret },
    });
    const statusOf = async (request: ShopRequest): Promise<number> => (await shop.send(operationId, request)).status;
    const own = shop.world.payment;
    expect(await statusOf(by(own.account, "wrong"))).toBe(401);
    expect(await statusOf(by(1))).toBe(401);
    expect(await statusOf(by(900401))).toBe(401);
    if (responses.has("default")) expect(await statusOf(by(900500))).toBe(500);
    if (!responses.has("400")) return;
    const isBodyless = body === undefined;
    const malformed = isBodyless
      ? { path: { transactionId: "x" }, query: { limit: "x" } }
      : { body: isForm ? { ...(by(own.account).body as object), language: "XX" } : [] };
    expect(await statusOf({ ...by(own.account, own.secret), ...malformed })).toBe(400);
  },
});
