/** The commands of sequences. Each chooses among the payments, orders, refunds and cards that are there. */
import * as fc from "fast-check";
import { expect } from "vitest";
import type { SandboxWorld } from "../../src/index.ts";
import { addCard, charge, commit, revert, stepUp } from "./card-commands.ts";
import { type Command, command, nth } from "./command.ts";
import { cancelRefund, refundOrder, settle } from "./merchant-refund-commands.ts";
import { createOrder, payOrderOf, resolveOrder } from "./order-commands.ts";
import { activate, create, pay, resolve } from "./payment-commands.ts";
import { refund } from "./refund-commands.ts";
import { advance } from "./run.ts";

const MINUTES = [1, 5, 14, 15, 60] as const;
const DAYS = [1, 2, 3, 7, 14, 30, 92] as const;
const seconds = fc.oneof(
  fc.constantFrom(...MINUTES).map((minutes) => minutes * 60),
  fc.constantFrom(...DAYS).map((days) => days * 86_400),
);
/** Mostly in the world in which something happened last. */
const wait = command("advance", fc.record({ nth, seconds }), async (draw, model, real) => {
  const last = model.payments.at(-1)?.account.world ?? model.orders.at(-1)?.world ?? 0;
  await advance(model, real, draw.nth < 6 ? last : 1 - last, draw.seconds);
});

const expectSame = (after: unknown, before: unknown): void => {
  expect(after, "a world that was restored").toEqual(before);
};

/** Time passes, and the world is restored: nothing has happened. */
const goBack = command(
  "go back",
  fc.record({ world: fc.nat(1), days: fc.constantFrom(0, 1, 30) }),
  async (draw, _model, { worlds, shop }) => {
    const world = worlds[draw.world] as SandboxWorld;
    const received = shop.received.length;
    const snapshot = await world.snapshot();
    await world.generate(1, { days: draw.days });
    await world.restore(snapshot);
    shop.received.length = received;
    expectSame(await world.snapshot(), snapshot);
  },
);

const often = (...those: readonly fc.Arbitrary<Command>[]): readonly fc.Arbitrary<Command>[] => [...those, ...those, ...those];

const ofPayments: readonly fc.Arbitrary<Command>[] = [
  ...often(create, pay, refund),
  ...often(charge, wait),
  addCard,
  stepUp,
  commit,
  revert,
  activate,
  resolve,
  goBack,
];

const ofOrders: readonly fc.Arbitrary<Command>[] = [
  ...often(createOrder, payOrderOf, refundOrder),
  ...often(payOrderOf, refundOrder, wait),
  createOrder,
  createOrder,
  resolveOrder,
  cancelRefund,
  settle,
  goBack,
];

/** Every command, the usual ones more often: of payments, of orders, or of both. */
export const COMMANDS: readonly { readonly weight: number; readonly commands: readonly fc.Arbitrary<Command>[] }[] = [
  { weight: 2, commands: ofPayments },
  { weight: 2, commands: ofOrders },
  { weight: 1, commands: [...ofPayments, ...ofOrders] },
];
