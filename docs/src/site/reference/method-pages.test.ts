import { expect, test } from "vitest";
import { readBundle } from "@maksu/apis";
import { operationsOf } from "@maksu/openapi";
import { methodPages, withTable } from "./method-pages.ts";
import { guides } from "../tree/documents.ts";
import { aboutOf, clientPage } from "../descriptions/operation-pages.ts";

const method = (name: string): string => `### ${name}() {#${name.toLowerCase()}}

> **${name}**(\`input\`): \`Promise\`&lt;[\`Result\`](../index.md#result)&gt;

Does ${name}.

More of it, see [another](#getpayment).

Responses:
- \`201\`: Done.
- \`default\`: Any other error.

#### Parameters

| Parameter | Type |
| ------ | ------ |
| \`input\` | \`Input\` |

#### Inherited from

[\`Operations\`](Operations.md)
`;
const page = ["# Interface: PaymentClient\n\nA client.\n\n## Methods\n", method("createPayment"), "***\n", method("signCardForm")].join(
  "\n",
);

test("an interface's page keeps a table of its methods, with their anchors", () => {
  expect(withTable(page, ({ name }) => `PaymentClient/${name}.md`)).toBe(`# Interface: PaymentClient

A client.

## Methods

| method | what it does |
| --- | --- |
| <a id="createpayment"></a> [\`createPayment\`](PaymentClient/createPayment.md) | Does createPayment. |
| <a id="signcardform"></a> [\`signCardForm\`](PaymentClient/signCardForm.md) | Does signCardForm. |
`);
});

test("an interface without methods is left as it is", () => {
  expect(withTable("# Interface: Options\n\n## Properties\n", () => "")).toBe("# Interface: Options\n\n## Properties\n");
});

const written = methodPages(page, clientPage("payment"), aboutOf("payment-api"), guides());

test("a method has a page with signature, parameters, results by status, and links from its own folder", () => {
  const text = written.get("createPayment") ?? "";
  expect(text).toMatch(/^# PaymentClient\.createPayment\(\)\n\n> \*\*createPayment\*\*/);
  expect(Array.from(text.matchAll(/^## (.+)$/gm), ([, title]) => title)).toEqual(["Parameters", "Results", "Errors", "See also"]);
  expect(text).toContain("(../../index.md#result)");
  expect(text).toContain("(../PaymentClient.md#getpayment)");
  expect(text).not.toMatch(/Responses:|Inherited/);
  expect(text).toContain("(../../../../../apis/payment/createPayment.md)");
  expect(text).toMatch(/Guide: \[.+\]\(.+\/guides\/[\w-]+\.md\)/);
  expect(text).toContain("Rule: Payment API, operation 1 of its document.");
});

test("the page of a method without an operation has the parameters that TypeDoc writes", () => {
  expect(written.get("signCardForm")).toMatch(/^# PaymentClient\.signCardForm\(\)\n[\s\S]*\n## Parameters\n[\s\S]*\n$/);
});

test("a page of an API with codes has the errors of its operation", () => {
  const [first] = operationsOf(readBundle("merchant-api"));
  const name = first?.operationId ?? "";
  const text = methodPages(`## Methods\n\n${method(name)}`, clientPage("merchant"), aboutOf("merchant-api"), guides()).get(name);
  expect(text).toContain("\n## Errors\n\n| code | status | when | what to do |\n");
  expect(text).toMatch(/\(\S+\/apis\/errors\.md#merchant-[\w-]+\)/);
});
