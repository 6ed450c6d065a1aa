import { describe, expect, it } from "vitest";
import { row, rowOf, table } from "./row.ts";

describe("row", () => {
  it("a row has the median of the ratios and the range of nine in ten rounds", () => {
    const ratios = Array.from({ length: 21 }, (_none, index) => 1 + index / 100);
    expect(row("a to b", [...ratios.toReversed().slice(1), 100])).toMatchObject({ rounds: 21, ratio: 1.1, spread: [1.01, 1.19] });
  });

  it.each([
    [{ atMost: 1.5 }, true],
    [{ atMost: 1.4 }, false],
    [{ atLeast: 1.5 }, true],
    [{ atLeast: 1.6 }, false],
  ])("a row compares 1.5 with the goal %j: %s", (goal, met) => {
    expect(row("a to b", [1.5], goal)).toMatchObject({ goal, met });
  });

  it("a row pairs the rounds of two contestants, so that a slow moment affects both", () => {
    const rounds = (...cpu: number[]) => cpu.map((each) => ({ cpu: each, wall: 0 }));
    expect(rowOf("a to b", [rounds(2, 20, 3), rounds(1, 10, 1)], "cpu").ratio).toBe(2);
  });
});

it("the table marks missed goals", () => {
  expect(table([row("a to b", [2], { atMost: 1 }), row("c", [1])]).split("\n")).toStrictEqual([
    "         ratio       9 of 10 rounds  goal",
    "a to b    2.00    2.00 to   2.00  ≤ 1     missed",
    "c         1.00    1.00 to   1.00",
  ]);
});
