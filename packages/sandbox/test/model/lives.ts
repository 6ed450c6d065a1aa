/** Random lives of two worlds. */
import * as fc from "fast-check";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import type { Start } from "./run.ts";

const usually = <Value>(value: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const start: fc.Arbitrary<Start> = fc.record({
  settings: fc.record({
    duplicateStamp: usually<"reject" | "accept">("reject", "accept"),
    callbackOrder: usually<"before" | "after" | "race" | "never">("before", "after", "race", "never"),
    callbackRetry: usually([60, 300, 900, 3600, 21_600, 86_400], [60], []),
    duplicateCallbacks: usually(0, 1),
    commitAgain: usually<"reject" | "accept">("reject", "accept"),
    sameTokenForCommit: usually(false, true),
    latePaymentAfterCancel: fc.boolean(),
    bankRefundsByEmail: fc.boolean(),
    refundOutcome: usually<"ok" | "rejected" | "fail" | "invalid">("ok", "rejected", "fail", "invalid"),
    refundAccountNumber: usually<"automatic" | "by hand">("automatic", "by hand"),
  }),
  merchant: fc.record({
    refundApproval: usually(false, true),
    delayedPayments: usually(false, true),
    fees: usually({ fixed: 35, perMille: 0 }, { fixed: 35, perMille: 17 }),
  }),
});

const sequence = fc.oneof(
  ...COMMANDS.map(({ weight, commands }) => ({ weight, arbitrary: fc.commands([...commands], { maxCommands: 40, size: "max" }) })),
);
/** The settings of two worlds, and what is done in them. */
export const lives: fc.Arbitrary<[Start[], Iterable<Command>]> = fc.tuple(fc.array(start, { minLength: 2, maxLength: 2 }), sequence);
