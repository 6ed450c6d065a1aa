import { join } from "node:path";
import { expect, test } from "vitest";
import { docs } from "../places.ts";
import { guides } from "../tree/documents.ts";
import { type Example, examplesIn, withExamples } from "./examples.ts";

const path = join(docs, "guides/refunds.md");
const examples: ReadonlyMap<string, Example> = new Map([
  ["webhooks readRefund", { path, language: "ts", code: "readRefund();\n" }],
  ["unwrap", { path, language: "ts", code: "unwrap();\n" }],
]);
const withThem = (page: string, from = "webhooks"): string => withExamples(page, from, examples, () => "../refunds.md");

test("a function that a guide imports has the shortest example of it", () => {
  const found = examplesIn(guides());
  for (const name of [
    "webhooks readPayment",
    "payment-client createPaymentClient",
    "sandbox startSandbox",
    "mock-server startMockServer",
    "webhooks postgresStore",
    "unwrap",
  ])
    expect([name, found.get(name)?.code]).toEqual([name, expect.stringContaining(name.split(" ").at(-1) ?? "")]);
  expect(found.get("sandbox Sandbox")).toBeUndefined();
});

test("a function's page ends with its example, and says where it is from", () => {
  expect(withThem("# Function: readRefund()\n\nReads.\n")).toBe(
    "# Function: readRefund()\n\nReads.\n\n## Example\n\nFrom [Refunds](../refunds.md):\n\n```ts\nreadRefund();\n```\n",
  );
  expect(withThem("# Class: unwrap\n", "client-core")).toContain("unwrap();");
});

test.each(["# Function: other()\n", "# Interface: readRefund\n", "# Function: readRefund()\n\n## Example\n\nOwn.\n"])(
  "%j stays as it is",
  (page) => {
    expect(withThem(page)).toBe(page);
  },
);

test("functions on the page of their entry point have theirs folded", () => {
  const page =
    "# Entry point index\n\n## Functions\n\n### other()\n\n#### Example\n\nA.\n\n***\n\n### readRefund()\n\nB.\n\n## Variables\n\n### readRefund\n";
  expect(withThem(page)).toBe(
    "# Entry point index\n\n## Functions\n\n### other()\n\n#### Example\n\nA.\n\n***\n\n### readRefund()\n\nB.\n\n" +
      "::: details Example\n\nFrom [Refunds](../refunds.md):\n\n```ts\nreadRefund();\n```\n\n:::\n\n## Variables\n\n### readRefund\n",
  );
});
