/**
 * Random sequences of commands change two worlds, and a small model of each that is written from the documents: whatever comes back, what
 * time brings, and what is there in the end are the same. This is a short run; `npm run fuzz` is the long one, with a new seed each time.
 */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../index.ts";
import type { Command } from "../testing/model/command.ts";
import { COMMANDS } from "../testing/model/commands.ts";
import { expectBooks } from "../testing/model/expected-books.ts";
import { expectOrders } from "../testing/model/expected-order-records.ts";
import { expectEnd, type Run, type Start, START, startRun } from "../testing/model/run.ts";
import { type ReportReceiver, startReportReceiver } from "../testing/report-receiver.ts";
import { type Shop, startShop } from "../testing/shop.ts";

const isLong = "MODEL_SEQUENCES" in process.env;
const sequences = Number(process.env["MODEL_SEQUENCES"] ?? 40);
const seed = isLong ? Date.now() % 2 ** 31 : 1;

let shop: Shop;
let receiver: ReportReceiver;
let current: Sandbox;
beforeAll(async () => {
  const anyone = { payment: { account: 0, secret: "" } };
  shop = await startShop("https://sandbox.invalid", anyone, (input, init) => current.fetch(input, init));
  receiver = await startReportReceiver(shop);
});
afterAll(() => Promise.all([shop[Symbol.asyncDispose](), receiver[Symbol.asyncDispose]()]));

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
const lives = fc.tuple(fc.array(start, { minLength: 2, maxLength: 2 }), sequence);

/** Runs a sequence, and compares what is there in the end. Returns everything that came back. */
async function live(starts: readonly Start[], commands: Iterable<Command>): Promise<readonly string[]> {
  await using sandbox = await startSandbox({ seed: "model", port: false, clock: START });
  current = sandbox;
  const begun = await startRun(sandbox, shop, starts);
  await fc.asyncModelRun(
    () => begun,
    commands as Parameters<typeof fc.asyncModelRun<(typeof begun)["model"], Run, true, (typeof begun)["model"]>>[1],
  );
  await expectOrders(begun.model, begun.real);
  await expectEnd(begun.model, begun.real);
  await expectBooks(begun.model, begun.real, receiver);
  return begun.real.transcript;
}

test(`${sequences} sequences of commands do what the model does (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ([starts, commands]) => void expect(await live(starts, commands)).not.toEqual([])),
    { seed, numRuns: sequences, unbiased: true },
  );
});

test(`a sequence repeats byte for byte with a seed (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ([starts, commands]) => {
      const first = await live(starts, commands);
      expect(await live(starts, commands)).toEqual(first);
    }),
    { seed: seed + 1, numRuns: Math.ceil(sequences / 10), unbiased: true },
  );
});
