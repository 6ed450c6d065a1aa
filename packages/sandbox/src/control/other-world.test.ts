/** Each operation that takes an id, with one of another world: it finds nothing there, and changes nothing where the id is from. */
import { afterAll, expect, test } from "vitest";
import { startSandbox } from "../index.ts";
import { postCardForm } from "../../test/browser/support/card-form.ts";
import { startShop } from "../../test/support/shop.ts";
import { createControlClient } from "./client/index.ts";
import { commandOperations } from "../generated/commands.ts";
import { examples } from "../generated/examples.ts";
import { type OperationId, operationIds } from "../generated/operation-ids.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const own = await sandbox.world({ name: "own", merchant: { refundApproval: true } });
const other = await sandbox.world({ name: "other" });
const shop = await startShop(sandbox.url, own);
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await sandbox.close();
});
const client = createControlClient({ url: sandbox.url });

const created = async (): Promise<string> => (await shop.create({ stamp: crypto.randomUUID() })).body.transactionId;
const open = await created();
const paid = await created();
await own.pay(paid, { method: "nordea" });
const [settlement] = await own.settle();
const { id: refund } = await own.refund(paid, { amount: 500 });
const order = await own.orders.add();
const stepUp = (
  await shop.send("POST", "/payments/token/cit/charge", { body: shop.tokenRequest({ token: await own.addToken({ card: "1162" }) }) })
).body.transactionId;
const form = (await postCardForm(sandbox.url, shop, own.payment)).headers.get("location") ?? "";
const [event] = await own.events.list();
const fault = await own.faults.add({ match: { operation: "getToken" }, drop: true });
const account = String(own.payment.account);
const moment = (await own.moments.list()).at(-1)?.id ?? "";

const path = { world: "other" };
const NOT_FOUND = "not-found";

interface Row {
  readonly call: () => Promise<unknown>;
  readonly code: string;
}

/** The calls of each operation that takes an id in its body. */
const ROWS: Readonly<Partial<Record<OperationId, readonly Row[]>>> = {
  configureMerchant: [
    {
      call: () =>
        client.configureMerchant({ path: { ...path, account: String(other.merchant.merchantId) }, body: { linkedAccount: account } }),
      code: NOT_FOUND,
    },
  ],
  seed: [{ call: () => client.seed({ path, body: { steps: [{ pay: {}, of: open }] } }), code: "seed-rejected" }],
  pay: [open, order.token].map((id) => ({ call: () => client.pay({ path, body: { id, method: "nordea" } }), code: NOT_FOUND })),
  stepUp: [{ call: () => client.stepUp({ path, body: { id: String(stepUp) } }), code: NOT_FOUND }],
  addCard: [{ call: () => client.addCard({ path, body: { id: form } }), code: NOT_FOUND }],
  addToken: [{ call: () => client.addToken({ path, body: { account } }), code: NOT_FOUND }],
  resolve: [
    { call: () => client.resolve({ path, body: { id: open, act: "confirm" } }), code: NOT_FOUND },
    { call: () => client.resolve({ path, body: { id: refund, act: "approve" } }), code: NOT_FOUND },
    { call: () => client.resolve({ path, body: { id: order.token, act: "find" } }), code: NOT_FOUND },
  ],
  refund: [paid, order.token].map((id) => ({ call: () => client.refund({ path, body: { id } }), code: NOT_FOUND })),
  settle: [{ call: () => client.settle({ path, body: { account } }), code: NOT_FOUND }],
  waitForEvent: [
    {
      call: () => client.waitForEvent({ path, body: { name: "paymentCallback", match: { transactionId: paid }, timeoutMs: 10 } }),
      code: "event-not-sent",
    },
  ],
  forgeEvent: [
    { call: () => client.forgeEvent({ path, body: { id: event?.id ?? "", forgery: "replay" } }), code: NOT_FOUND },
    { call: () => client.forgeEvent({ path, body: { id: paid, forgery: "replay" } }), code: NOT_FOUND },
  ],
};

const inputsOf = (id: OperationId, place: string): readonly string[] =>
  commandOperations[id].inputs.filter((input) => input.in === place).map(({ name }) => name);
const inputOf = (id: OperationId): { readonly path?: object } =>
  Object.values(examples[id] as Readonly<Record<string, { readonly path?: object }>>)[0] ?? {};
const callOf = (id: OperationId, input: object): Promise<unknown> => (client[id] as (given: object) => Promise<unknown>)(input);

/** Ids by the names of the parameters that take them. */
const IN_ADDRESS: Readonly<Record<string, string>> = {
  account,
  moment,
  fault: fault.id,
  settlement: settlement?.id ?? "",
  event: event?.id ?? "",
};

const inAddress = operationIds.flatMap((id): readonly (Row & { readonly id: OperationId })[] => {
  const inPath = inputsOf(id, "path").filter((name) => name !== "world");
  const query = inputsOf(id, "query").includes("account") ? { account } : {};
  if (inPath.length + Object.keys(query).length === 0) return [];
  const ids = Object.fromEntries(inPath.map((name) => [name, IN_ADDRESS[name]]));
  return [{ id, call: () => callOf(id, { ...inputOf(id), path: { ...path, ...ids }, query }), code: NOT_FOUND }];
});

test("every operation that takes an id of a world has a row", () => {
  const ofBody = new Set(["id", "account", "steps", "linkedAccount", "match.transactionId"]);
  const taking = operationIds.filter((id) => inputsOf(id, "body").some((name) => ofBody.has(name)));
  expect(Object.keys(ROWS).toSorted()).toEqual(taking.toSorted());
  expect(operationIds.flatMap((id) => inputsOf(id, "path")).filter((name) => name !== "world" && !(name in IN_ADDRESS))).toEqual([]);
  expect(inAddress.length).toBeGreaterThan(15);
});

test.each([...inAddress, ...operationIds.flatMap((id) => (ROWS[id] ?? []).map((row) => ({ id, ...row })))])(
  "$id with an id of another world is rejected: $code",
  async ({ call, code }) => {
    const state = async () => [
      await own.transitions(),
      await own.merchants(),
      await own.faults.list(),
      await own.events.list(),
      await own.orders.list(),
    ];
    const before = await state();
    await expect(call()).rejects.toMatchObject({ name: "ControlError", code });
    expect(await state()).toEqual(before);
  },
);

test.each(operationIds.filter((id) => commandOperations[id].path.includes("{world}")))(
  "%s in a world that the sandbox does not have is rejected",
  async (id) => {
    const example = inputOf(id);
    await expect(callOf(id, { ...example, path: { ...example.path, world: "none" } })).rejects.toMatchObject({
      code: NOT_FOUND,
      message: `${id}: the sandbox has no world none`,
    });
  },
);
