/** What sequences are made of. Each command chooses among the payments, refunds and cards that are there. */
import * as fc from "fast-check";
import { addCard, charge, commit, revert, stepUp } from "./card-commands.ts";
import { type Command, command } from "./command.ts";
import { activate, create, pay, resolve } from "./payment-commands.ts";
import { refund } from "./refund-commands.ts";
import { advance } from "./run.ts";

const SPANS = [
  1,
  1,
  60,
  60,
  300,
  300,
  899,
  900,
  3600,
  3600,
  21_600,
  86_400,
  2 * 86_400,
  7 * 86_400,
  14 * 86_400,
  30 * 86_400,
  92 * 86_400,
] as const;
const wait = command("advance", fc.record({ world: fc.nat(1), seconds: fc.constantFrom(...SPANS) }), ({ world, seconds }, model, real) =>
  advance(model, real, world, seconds),
);

const often = (...those: readonly fc.Arbitrary<Command>[]): readonly fc.Arbitrary<Command>[] => [...those, ...those, ...those];

/** Every command, the usual ones more often. */
export const commands: readonly fc.Arbitrary<Command>[] = [
  ...often(create, pay, refund),
  ...often(charge, wait),
  addCard,
  stepUp,
  commit,
  revert,
  activate,
  resolve,
];
