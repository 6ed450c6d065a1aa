/**
 * Random sequences of commands change two worlds, and a small model of each that is written from the documents: whatever comes back, what
 * time brings, and what is there in the end are the same. This is a short run; `npm run long -- fuzz` is the long one, with a new seed each time.
 */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../src/index.ts";
import type { Command } from "../model/command.ts";
import { lives } from "../model/lives.ts";
import { expectBooks } from "../model/expected-books.ts";
import { expectOrders } from "../model/expected-order-records.ts";
import { expectEnd, type Run, type Start, START, startRun } from "../model/run.ts";
import { type ReportReceiver, startReportReceiver } from "../support/books/report-receiver.ts";
import { type Shop, startShop } from "../support/shop.ts";

const isLong = "MODEL_SEQUENCES" in process.env;
const sequences = Number(process.env["MODEL_SEQUENCES"] ?? 10);
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
