import { expect, test } from "vitest";
import { breakNames } from "./breakable-names.ts";

const cell = (...content: readonly string[]) => [
  { type: "td_open", content: "", children: null },
  { type: "inline", content: "", children: content.map((text) => ({ type: "code_inline", content: text, children: null })) },
  { type: "td_close", content: "", children: null },
];
const rendered = (text: string): string | undefined => {
  const tokens = cell(text);
  breakNames(tokens, (part) => part.replaceAll("<", "&lt;"));
  return tokens[1]?.children?.[0]?.content;
};

test.each([
  ["createPayment", "create<wbr>Payment"],
  ["checkout-settlement-reference", "checkout-<wbr>settlement-<wbr>reference"],
  ["RefundRow.amount", "Refund<wbr>Row.<wbr>amount"],
  ["Map<string>", "Map&lt;string>"],
  ["E2", "E2"],
  ["0123456789abcdef0123456789ab", "0123456789abcdef01234567<wbr>8<wbr>9<wbr>a<wbr>b"],
])("the name %s in a cell may break between its words", (name, breakable) => {
  expect(rendered(name)).toBe(`<code v-pre>${breakable}</code>`);
});

test("code outside of tables keeps its token", () => {
  const tokens = cell("createPayment").slice(1, 2);
  breakNames(tokens, String);
  expect(tokens[0]?.children?.[0]).toEqual({ type: "code_inline", content: "createPayment", children: null });
});
