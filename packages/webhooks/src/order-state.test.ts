import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newOrder, type OrderRecord, type RefundSeen, stateOf, type TransactionSeen, withRefund, withTransaction } from "./order-state.ts";

type Seen = TransactionSeen | RefundSeen;
const add = (order: OrderRecord, seen: Seen): OrderRecord => ("stamp" in seen ? withRefund(order, seen) : withTransaction(order, seen));
const after = (...events: readonly Seen[]): OrderRecord => events.reduce(add, newOrder);
const seen = (status: string, transactionId = "a"): Seen => ({ transactionId, status });
const refund = (status: string, stamp = "r", amount = 100): Seen => ({ stamp, status, amount });

describe("an order's state", () => {
  it.each([
    ["open", []],
    ["open", [seen("new")]],
    ["open", [seen("of tomorrow")]],
    ["pending", [seen("pending")]],
    ["delayed", [seen("pending"), seen("delayed")]],
    ["held", [seen("pending"), seen("authorization-hold")]],
    ["paid", [seen("authorization-hold"), seen("ok")]],
    ["failed", [seen("authorization-hold"), seen("fail")]],
    ["failed", [seen("delayed"), seen("fail"), seen("pending")]],
    ["paid", [seen("ok"), seen("fail"), seen("pending")]],
    ["pending", [seen("fail"), seen("pending", "b")]],
    ["paid", [seen("ok"), seen("fail", "b")]],
  ])("is %s after %j", (status, events) => {
    expect(stateOf(after(...events)).status).toBe(status);
    expect(stateOf(after(...events.toReversed())).status).toBe(status);
  });

  it("lists second payments, whichever came first", () => {
    const order = after(seen("ok", "B"), seen("ok", "a"), seen("fail", "c"));
    expect([stateOf(order).secondPayments, stateOf(order, "b").secondPayments]).toEqual([["b"], ["a"]]);
  });

  it("adds up refunds by their callbacks: one that fails later was none", () => {
    const order = after(refund("pending"), refund("ok", "s", 50), refund("ok", "t", 30), refund("fail", "t", 30), refund("ok", "t", 30));
    expect(stateOf(order)).toEqual({ status: "open", secondPayments: [], refunded: 50, refunding: 100 });
  });

  it("is the same for permutations with repetitions of its events", () => {
    const event = fc.oneof(
      fc.record({
        transactionId: fc.constantFrom("a", "A", "b", "c"),
        status: fc.constantFrom("new", "ok", "fail", "pending", "delayed", "authorization-hold"),
      }),
      fc.record({
        stamp: fc.constantFrom("r", "s"),
        status: fc.constantFrom("ok", "fail", "pending"),
        amount: fc.integer({ min: 1, max: 3 }),
      }),
    );
    const permuted = fc
      .array(event, { maxLength: 8 })
      .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length })));
    const property = fc.property(permuted, ([events, more]) => {
      expect(after(...more)).toEqual(after(...events));
      expect(stateOf(after(...more))).toEqual(stateOf(after(...events)));
      expect(JSON.parse(JSON.stringify(after(...events)))).toEqual(after(...events));
    });
    expect(() => fc.assert(property, { numRuns: Number(process.env["FUZZ_RUNS"] ?? 500) })).not.toThrow();
  });
});
