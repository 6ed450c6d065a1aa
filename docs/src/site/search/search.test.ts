import { basename } from "node:path";
import { operationsOf } from "@maksu/openapi";
import { expect, test } from "vitest";
import { describedApis } from "../descriptions/described-api.ts";
import { guides, publishedPackages } from "../tree/documents.ts";
import { searchable, searchedPart } from "./search.ts";
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
  ["apis/payment/refundPayment.md", "# Refunds\n\nHow to refund.\n\n\n\n\n\n"],
  ["decisions/0001-x.md", "# Refunds\n\nHow to refund.\n\n\n\n"],
  ["reference/webhooks/index/index.md", "# Refunds\n\n## By e-mail"],
])("of %s, no more is rendered for the search than it needs", (path, part) => {
  expect(searchedPart(path, markdown)).toBe(part);
});

test("programs in tabs are left out", () => {
  const tabs = "::: code-group\n\n```php [a.php]\nphp();\n```\n\n:::";
  expect(searchedPart("guides/your-language.md", `# One\n\n${tabs}\n\nTwo.`)).toBe("# One\n\n\n\nTwo.");
});

test("an operation is found by the names of its fields, too", () => {
  const row = '| <a id="body-items-deliverydate"></a>[`items[].deliveryDate`](#body-items-deliverydate) | string | When. |';
  const amount = '| <a id="body-amount"></a>[`amount`](#body-amount) | integer | Cents. |';
  expect(searchedPart("apis/payment/refundPayment.md", `${markdown}\n${row}\n${amount}\n`)).toBe(
    "# Refunds\n\nHow to refund.\n\n\n\n\n\ndeliveryDate",
  );
});

test("words are those of pages that exist", () => {
  const operations = describedApis().flatMap(({ name, bundle }) =>
    operationsOf(bundle).map(({ operationId }) => `apis/${name}/${operationId}`),
  );
  const generated = ["api-reference", "constraints", "errors", "events", "operations", "sequences", "sandbox-lifecycles", "sandbox-rules"];
  const folders = ["action", ...["containers", "http-proxy", "jest", "opentelemetry", "shops"].map((name) => `recipes/${name}`)];
  const documents = ["architecture", "benchmarks", "changelog", "contributing", "SECURITY", "SUPPORT", "where-to-change-what"];
  const pages = new Set([
    ...guides().map((path) => `guides/${basename(path, ".md")}`),
    ...publishedPackages().map((folder) => `packages/${basename(folder)}`),
    ...generated.map((name) => `apis/${name}`),
    ...operations,
    ...folders,
    ...documents,
  ]);
  expect(Object.keys(WORDS).filter((each) => !pages.has(each))).toEqual([]);
});
