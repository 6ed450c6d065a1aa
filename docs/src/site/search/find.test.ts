import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { find } from "./find.ts";
import { INDEX_OPTIONS } from "./search.ts";

const SECTIONS = [
  ["guides/refunds.html#refunds", "Refunds", "How to give money back."],
  ["guides/refunds.html#by-e-mail", "By e-mail", "A refund to a bank account."],
  ["guides/refunds.html#callbacks", "Refund callbacks", "What becomes of a refund."],
  [
    "guides/settlements-and-reports.html#settlements-and-reports",
    "Settlements and reports",
    "The report of a settlement, and a refund in it.",
  ],
  ["guides/your-language.html#a-payment-in-your-language", "A payment in your language", "Programs for those who can't use the clients."],
  ["guides/any-program.html#any-program-unmodified", "Any program, unmodified", "Nothing of a program changes."],
  ["apis/errors.html#error-codes", "Error codes", "Of each code, such as invalid-vat-percent, the cause: a percentage of VAT."],
  ["apis/payment/createPayment.html#createpayment", "createPayment · payment", "Create a payment. deliveryDate unitPrice"],
  ["reference/payment-client/index/interfaces/PaymentClient.html#x", "PaymentClient · @maksu/payment-client", ""],
  ["guides/moving-from-the-vendor-sdk.html#classes", "Classes", "PaymentClient, which the client of a payment is."],
] as const;

const index = new MiniSearch(INDEX_OPTIONS);
for (const [address, title, text] of SECTIONS) index.add({ id: `/${address}`, title, titles: [], text });

const pagesOf = (text: string): readonly string[] => find(index, text).map(({ id }) => String(id).slice(1));

test.each([
  ["another form of a word", "refunding", "guides/refunds"],
  ["a mistyped letter", "settlememt", "guides/settlements"],
  ["a letter twice", "settllement", "guides/settlements"],
  ["the beginning of a word", "unmo", "guides/any-program"],
  ["Finnish", "miten palautan rahat", "guides/refunds"],
  ["a Finnish compound", "tilitysraportti", "guides/settlements"],
  ["Swedish", "återbetalningar", "guides/refunds"],
  ["Swedish without marks", "aterbetalning", "guides/refunds"],
  ["a Swedish compound", "felkoder", "apis/errors"],
  ["a word that was chosen for the page", "phpunit", "guides/any-program"],
  ["a language whose name has a sign", "C#", "guides/your-language"],
  ["a name in another case", "deliverydate", "apis/payment/createPayment"],
  ["the words of a name", "unit price", "apis/payment/createPayment"],
  ["a code", "invalid-vat-percent", "apis/errors"],
  ["a name of the reference", "PaymentClient", "reference/payment-client"],
])("finds a page first by %s: %s", (_by, text, page) => {
  expect(pagesOf(text)[0]).toMatch(page);
});

test("the first results are of several pages", () => {
  const [first, second, third] = pagesOf("refund");
  expect(first).toMatch("guides/refunds");
  expect([second, third].some((each) => each?.startsWith("guides/settlements"))).toBe(true);
});

test("words of every question find nothing", () => {
  expect(["how do I", "miten", "hur", ""].map(pagesOf)).toEqual([[], [], [], []]);
});

test("words are marked as they were typed, and those of every question are not", () => {
  const [found] = find(index, "the Settlement");
  expect(Object.keys(found?.match ?? {})).toEqual(expect.arrayContaining(["Settlement"]));
  expect(Object.keys(found?.match ?? {})).not.toContain("the");
});
