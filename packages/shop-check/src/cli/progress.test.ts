import { expect, test } from "vitest";
import { progress } from "./progress.ts";

const steps = [5_000, 10_000, 12_000, 19_000, 20_000];

function shownAt(screen: { readonly isTTY?: boolean }): readonly string[] {
  const texts: string[] = [];
  let now = 0;
  const { report, end } = progress({ ...screen, write: (text) => texts.push(text) }, () => now);
  for (now of steps) report({ done: now / 1000, of: 40, findings: now > 15_000 ? 1 : 0, name: "pending" });
  end();
  return texts;
}

test("where no terminal is, a line comes every ten seconds", () => {
  expect(shownAt({})).toEqual(["10 of 40 histories, nothing found yet: pending\n", "20 of 40 histories, 1 found: pending\n"]);
});

test("a terminal has one line, which is removed in the end", () => {
  const texts = shownAt({ isTTY: true });
  expect(texts).toHaveLength(steps.length + 1);
  expect(texts.every((text) => text.startsWith("\r\u001B[K") && !text.includes("\n"))).toBe(true);
});
