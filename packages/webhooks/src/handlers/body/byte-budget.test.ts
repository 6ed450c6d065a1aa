import { expect, test } from "vitest";
import { ByteBudget } from "./byte-budget.ts";

test("ByteBudget grants as many bytes as there are, and those that were returned", () => {
  const budget = new ByteBudget(100);
  const [one, other] = [budget.share(), budget.share()];
  expect([one.take(60), other.take(41), other.take(40), one.take(1), one.take(0)]).toEqual([true, false, true, false, true]);
  one.give(10);
  expect([other.take(11), other.take(10), one.take(1)]).toEqual([false, true, false]);
  other.give();
  expect([one.take(51), one.take(50)]).toEqual([false, true]);
});

test("ByteBudget takes back no more than a share has, even if it returns everything twice", () => {
  const budget = new ByteBudget(100);
  const share = budget.share();
  share.take(100);
  share.give(30);
  share.give();
  share.give();
  expect([share.take(101), share.take(100)]).toEqual([false, true]);
});
