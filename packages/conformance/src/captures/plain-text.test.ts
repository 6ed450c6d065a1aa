import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

const AMOUNTS = [1, 2, 30];

test.each([
  ["JSON", "", (amount: number) => `{"status": "ok", "amount": ${amount}}`],
  ["JSON below a logger's name", "09:00:01 INFO [exec-1] f.k.Client - ", (amount: number) => `{"status": "ok", "amount": ${amount}}`],
  ["JSON below a facility", "<14>shop: ", (amount: number) => `{"status": "ok", "amount": ${amount}}`],
  ["a dictionary of Python", "", (amount: number) => `{'status': 'ok', 'amount': ${amount}}`],
  ["XML", "shop | ", (amount: number) => `<row> <amount>${amount}</amount></row>`],
])("only the margin that all lines share is removed: %s", (_what, margin, line) => {
  expect(plainText(AMOUNTS.map((amount) => margin + line(amount)).join("\n"))).toBe(AMOUNTS.map(line).join("\n"));
});

test("long lines that consist of margin marks are read", () => {
  const line = "- ".repeat(100_000);
  expect(plainText(`${line}\n${line}\n${line}x`)).toMatch(/- x$/);
});
