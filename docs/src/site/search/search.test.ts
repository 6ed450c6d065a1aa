import { basename } from "node:path";
import { expect, test } from "vitest";
import { guides, publishedPackages } from "../tree/documents.ts";
import { searchable, searchedPart } from "./search.ts";
import { termOf } from "./terms.ts";
import { WORDS } from "./words.ts";

const heading = (level: number, title: string): string =>
  `<h${level} id="x" tabindex="-1">${title} <a class="header-anchor" href="#x" aria-label="Permalink">​</a></h${level}>`;
const page = [heading(1, "Refunds"), "<p>How to refund.</p>", heading(2, "By e-mail"), "<p>Give an address.</p>"].join("\n");

test.each(["guides/lost-orders.md", "recipes/jest/index.md", "packages/webhooks/index.md", "apis/errors.md", "action/index.md"])(
  "%s is found by all of it",
  (path) => {
    expect(searchable(path, page)).toBe(page);
  },
);

test("an operation is found by its heading, with the name of its API, and summary", () => {
  expect(searchable("apis/payment/refundPayment.md", page)).toBe(`${heading(1, "Refunds · payment")}\n<p>How to refund.</p>\n`);
});

test.each(["decisions/0001-x.md", "tools/codegen/index.md", "apis/provenance.md", "apis/example-create-payment.md", "contributing.md"])(
  "%s is found by its heading alone",
  (path) => expect(searchable(path, page)).toBe(`${heading(1, "Refunds")}\n`),
);

test.each([
  ["Interface: Refund", "Refund"],
  ["Function: readPayment()", "readPayment"],
  ["Type Alias: Tolerances", "Tolerances"],
  ["PaymentClient.createPayment()", "PaymentClient.createPayment"],
])("a symbol, %s, is found by its name and package", (title, name) => {
  const symbol = [heading(1, title), "<p>A refund.</p>", heading(2, "Properties")].join("\n");
  expect(searchable("reference/payment-api/index/interfaces/Refund.md", symbol)).toBe(`${heading(1, `${name} · @maksu/payment-api`)}\n`);
});

test("an entry point is found by its types", () => {
  const entry = [heading(1, "Entry point index"), heading(2, "Type Aliases"), heading(3, "ErrorCode"), "<p>A code.</p>"].join("\n");
  expect(searchable("reference/merchant-api/index/index.md", entry)).toBe(
    [heading(1, "Entry point index · @maksu/merchant-api"), "", heading(1, "ErrorCode · @maksu/merchant-api"), ""].join("\n"),
  );
});

const markdown = "# Refunds\n\nHow to refund.\n\n```sh\n# no heading\n```\n\n## By e-mail\n\nGive an address.\n";

test.each([
  ["guides/refunds.md", markdown],
  ["apis/payment/refundPayment.md", "# Refunds\n\nHow to refund.\n\n\n\n"],
  ["decisions/0001-x.md", "# Refunds\n\nHow to refund.\n\n\n\n"],
  ["reference/webhooks/index/index.md", "# Refunds\n\n## By e-mail"],
])("of %s, no more is rendered for the search than it needs", (path, part) => {
  expect(searchedPart(path, markdown)).toBe(part);
});

test("programs in tabs are left out", () => {
  const tabs = "::: code-group\n\n```php [a.php]\nphp();\n```\n\n:::";
  expect(searchedPart("guides/your-language.md", `# One\n\n${tabs}\n\nTwo.`)).toBe("# One\n\n\n\nTwo.");
});

test("a guide is found by merchants' words for its task, with and without the marks of letters", () => {
  const found = searchable("guides/refunds.md", page);
  expect(found).toMatch(/<\/h1>\n<p>refund .*hyvittää .* hyvittaa .*<\/p>\n<p>How to refund/);
});

test("a page that is found by its heading is found by merchants' words, too", () => {
  expect(searchable("apis/api-reference.md", page)).toMatch(/^<h1.*<\/h1>\n<p>openapi .*<\/p>\n$/);
});

test("an operation's page is found by its words, too", () => {
  expect(searchable("apis/payment/createPayment.md", page)).toContain("</h1>\n<p>createPayment createPayment ");
});

test("words of every question find nothing, and others are found in any case", () => {
  const terms = ["how", "Do", "miten", "inte", "Refund", "island"];
  expect(terms.map(termOf)).toEqual([null, null, null, null, "refund", "island"]);
});

test("words are those of pages that exist", () => {
  const generated = ["apis/api-reference", "apis/constraints", "apis/payment/createPayment", "changelog"];
  const others = ["recipes/shops", "SUPPORT", "benchmarks", ...publishedPackages().map((folder) => `packages/${basename(folder)}`)];
  const pages = new Set([...guides().map((path) => `guides/${basename(path, ".md")}`), ...others, ...generated]);
  expect(Object.keys(WORDS).filter((each) => !pages.has(each))).toEqual([]);
});
