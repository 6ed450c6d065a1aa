/** How commands are made, and what they draw. */
import * as fc from "fast-check";
import { expect } from "vitest";
import type { SandboxWorld } from "../../src/index.ts";
import type { OrderReply } from "../support/order-calls.ts";
import type { Reply } from "../support/shop.ts";
import type { ExpectedAccount, ExpectedPayment } from "./expected-payments.ts";
import type { ExpectedWorld } from "./expected-world.ts";
import { type Expected, type Run, settle } from "./run.ts";

/** A command of a sequence. */
export type Command = fc.AsyncCommand<Expected, Run>;

/** Creates commands from what is drawn. Those that find nothing to act on are left out. */
export const command = <Draw>(
  name: string,
  draws: fc.Arbitrary<Draw>,
  run: (draw: Draw, model: Expected, real: Run) => Promise<void>,
  check: (model: Expected) => boolean = () => true,
): fc.Arbitrary<Command> =>
  draws.map((draw) => ({
    check: (model) => check(model),
    async run(model, real) {
      await run(draw, model, real);
      await settle(model, real);
    },
    toString: () => `${name} ${fc.stringify(draw)}`,
  }));

/** Which of several; 7 for any, whatever is wanted. */
export const nth = fc.nat(7);

/** Chooses an item, the newest most; mostly one of those that a command is made for, where there are any. */
export function chosen<Item>(items: readonly Item[], index: number, isWanted: (item: Item) => boolean = () => true): Item {
  const wanted = index < 7 ? items.filter(isWanted) : [];
  const among = wanted.length > 0 ? wanted : items;
  return among[among.length - 1 - (index % among.length)] as Item;
}
export const account: fc.Arbitrary<ExpectedAccount> = fc.record({ world: fc.nat(1), isAggregate: fc.boolean() });
export const stamp = fc.nat(8).map((index) => `stamp-${index}`);
/** The status that the shop responds with. */
export const shop = fc.constantFrom(200, 200, 500, 302);
export const amount = fc.constantFrom(1, 1000, 1525, 4000);

export const hasPayments = ({ payments: all }: Expected): boolean => all.length > 0;
export const worldOf = (model: Expected, { world }: ExpectedAccount): ExpectedWorld => model.worlds[world] as ExpectedWorld;
export const realWorldOf = (real: Run, { world }: ExpectedAccount): SandboxWorld => real.worlds[world] as SandboxWorld;
export const isSame = (one: ExpectedAccount, other: ExpectedAccount): boolean =>
  one.world === other.world && one.isAggregate === other.isAggregate;
export const shopUrls = ({ shop: { urls } }: Run, status: number | string): { success: string; cancel: string } => ({
  success: new URL(`/${status}/success`, urls.success).href,
  cancel: new URL(`/${status}/cancel`, urls.cancel).href,
});
export const isStampTaken = (model: Expected, of: ExpectedAccount, wanted: string): boolean =>
  worldOf(model, of).settings.duplicateStamp === "reject" &&
  model.payments.some(({ account: owner, firstStamp, stamp: last }) => isSame(owner, of) && [firstStamp, last].includes(wanted));

export const expectRejected = (reply: { status: number; text: string }, status: number, message: string): void => {
  expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(message)]);
};
/** Compares the status of a response, and the code of its error; without one it must have none. */
export const expectCode = (reply: OrderReply, status: number, code?: string): void => {
  expect([reply.status, reply.code], reply.text).toEqual([status, code]);
};
export const STAMP_TAKEN = "The stamp has been used by another payment.";
export const NOT_FOUND = "Transaction not found";

/** Compares the status of a response, and some of its body. */
export function expectReply(reply: Reply, status: number, body: object = {}): void {
  expect(reply, reply.text).toMatchObject({ status, body });
}

export const newPayment = (
  model: Expected,
  of: ExpectedAccount,
  id: string,
  first: string,
): Omit<ExpectedPayment, "kind" | "amount" | "shop"> => ({
  id,
  account: of,
  createdAt: worldOf(model, of).now,
  status: "none",
  items: new Map(),
  stamp: first,
  firstStamp: first,
  delay: 0,
  isActivatedByMerchant: false,
  refunds: [],
});

/** A payment, and the account that asks for it: now and then another one than its own. */
export const asked = fc.record({ nth, isOwn: fc.nat(9), account });
export function askedFor(
  model: Expected,
  { nth: index, isOwn, account: other }: { readonly nth: number; readonly isOwn: number; readonly account: ExpectedAccount },
  isWanted: (payment: ExpectedPayment) => boolean,
): { readonly payment: ExpectedPayment; readonly of: ExpectedAccount; readonly world: ExpectedWorld; readonly isFound: boolean } {
  const payment = chosen(model.payments, index, isWanted);
  const of = isOwn === 0 ? other : payment.account;
  return { payment, of, world: worldOf(model, of), isFound: isSame(of, payment.account) };
}
