import { expect, test } from "vitest";
import { act, type History, SHOP_ACTS } from "./act.ts";
import { BLIND } from "./blind.ts";
import { turned } from "./forgeries.ts";
import { generated } from "./generate.ts";
import { NAMED } from "./named.ts";
import { shrink } from "./shrink.ts";

const everything = new Set(SHOP_ACTS);
const take = (count: number, seed: number, possible = everything): readonly History[] => {
  const source = generated(possible, seed);
  return Array.from({ length: count }, () => source.next().value as History);
};

test("the same seed generates the same histories, another one others", () => {
  expect(take(20, 1)).toEqual(take(20, 1));
  expect(take(20, 1)).not.toEqual(take(20, 2));
});

test("what the shop can't do is not generated", () => {
  const kinds = new Set(take(400, 1, new Set()).flatMap(({ acts }) => acts.map((each) => each.do)));
  for (const name of ["pay-again", "refund", "edit", "cancel", "restart", "resolve refund"] as const) expect(kinds).not.toContain(name);
  expect(new Set(take(400, 1).flatMap(({ acts }) => acts.map((each) => each.do))).size).toBe(13);
});

test("a history is shrunk until no act can be removed and each value is the plainest that fails", async () => {
  const start: History = {
    opening: "paid meanwhile",
    acts: [
      act("advance", { hours: 96 }),
      act("pay", { outcome: "pending", method: "mobilepay", event: "late" }),
      act("cancel"),
      act("refund", { part: "part", outcome: "fails later" }),
      act("edit"),
    ],
  };
  const fails = async ({ acts }: History): Promise<boolean> => {
    const paid = acts.findIndex((each) => each.do === "pay" && each.outcome === "pending");
    return paid >= 0 && acts.slice(paid).some((each) => each.do === "refund");
  };
  expect(await shrink(start, fails)).toEqual({ opening: "usual", acts: [act("pay", { outcome: "pending" }), act("refund")] });
});

test("a history that fails without any act is shrunk to none", async () => {
  expect(await shrink({ opening: "usual", acts: [act("edit")] }, async () => true)).toEqual({ opening: "usual", acts: [] });
});

test("named histories have names of their own, and say why they matter", () => {
  expect(new Set(NAMED.map(({ name }) => name)).size).toBe(NAMED.length);
  expect(NAMED.length).toBeGreaterThanOrEqual(25);
  for (const { why, right, source, shows } of NAMED)
    expect([why, right, source].every((text) => text.length > 10) && shows.length > 0).toBe(true);
});

test("a shop whose orders can't be seen is asked for three payments", () => {
  expect(BLIND.map(({ name }) => name)).toEqual([
    "what the responses show",
    "confirmed after it was cancelled",
    "a second value of the status",
  ]);
});

test.each([
  { status: "ok", want: "fail" },
  { status: "fail", want: "ok" },
])("an event that says $status is turned into one that says $want, without its signature", ({ status, want }) => {
  const signedUrl = `http://127.0.0.1/refunds?order=1&checkout-status=${status}&checkout-amount=29&signature=abc`;
  expect(turned(signedUrl)).toEqual({
    signedUrl,
    address: "http://127.0.0.1/refunds?order=1",
    values: { "checkout-status": want, "checkout-amount": "29" },
  });
});
