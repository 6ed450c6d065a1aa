/** The worked examples of `specs/README.md`, followed literally: each diff is applied to a copy, and what the text promises is looked for. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBundle } from "../bundle.ts";
import { generateApi, generateClient } from "../generate.ts";
import { sourceAt } from "../source.ts";
import type { GeneratedFiles } from "../output/output-folder.ts";
import { copyOf, REPOSITORY } from "../../test/folders.ts";
import { found, loadValidators } from "../../test/run-validators.ts";
import { apply, diffsOf } from "./worked-examples.ts";

const copyOfSpecs = (): Promise<string> => copyOf(join(REPOSITORY, "specs"));

const bundle = (specs: string, api: string): Promise<string[]> =>
  writeBundle(join(specs, api, "openapi.yaml"), join(specs, api, "dist/openapi.json"));

/** The files generated when lint has nothing to say. */
async function generated(specs: string, api: string): Promise<GeneratedFiles> {
  expect(await bundle(specs, api)).toEqual([]);
  return generateApi(await sourceAt(join(specs, api, "dist/openapi.json")), "@maksu/shop-api");
}

/** Rules beyond JSON Schema are not what the examples are about. */
const RULES = '{ "amount-is-sum-of-items": () => true, "dates-in-order": () => true, "at-most-two-months": () => true }';

async function violations(files: GeneratedFiles, operation: string, body: unknown): Promise<string[]> {
  const validators = await loadValidators(files, RULES);
  return found((await validators[operation]?.())?.body, body);
}

test("the worked example of a field works as described", async () => {
  const specs = await copyOfSpecs();
  const diffs = await diffsOf("Add a field");
  expect(diffs).toHaveLength(2);
  for (const diff of diffs) await apply(specs, diff);
  const files = await generated(specs, "payment-api");
  expect(files.get("schema.ts")).toContain("     * Form of address.\n     *\n     * At most 20 characters.\n     */\n    title?: string;");
  expect(files.get("examples.ts")).toContain('"title": "Ms"');
  for (const operation of ["createPayment", "createMitCharge", "createCitCharge"]) {
    const titled = (title: string): Promise<string[]> => violations(files, operation, { customer: { email: "maija@example.com", title } });
    expect(await titled("x".repeat(21))).toContain("/customer/title maxLength no code");
    expect(await titled("x".repeat(20))).not.toContain("/customer/title maxLength no code");
  }
});

test("the worked example of an error code works as described", async () => {
  const specs = await copyOfSpecs();
  const [example, cause, ...others] = await diffsOf("Add an error code");
  if (!example || !cause) throw new Error("The README has fewer steps.");
  expect(others).toEqual([]);
  await apply(specs, example);
  expect(await bundle(specs, "merchant-api")).toEqual([
    expect.stringMatching(/refunds\.yaml:\d+:\d+ Nothing in the request of createRefund has the x-error-code invalid-email\./),
  ]);
  await apply(specs, cause);
  const files = await generated(specs, "merchant-api");
  expect(files.get("errors.ts")).toContain('\n  | "invalid-email"\n  | "missing-email"');
  expect(files.get("errors.ts")).toContain(
    '"invalid-email": {"status":400,"meaning":"The e-mail address is malformed.","workaround":"Check the address.","operations":["createRefund"]}',
  );
  expect(await violations(files, "createRefund", { email: "aino", rows: [{ amount: 1 }] })).toEqual(["/email format invalid-email"]);
  expect(await violations(files, "createRefund", { email: "aino@example.com", rows: [{ amount: 1 }] })).toEqual([]);
});

test("the worked example of an operation works as described", async () => {
  const specs = await copyOfSpecs();
  const diffs = await diffsOf("Add an operation");
  expect(diffs).toHaveLength(2);
  for (const diff of diffs) await apply(specs, diff);
  const files = await generated(specs, "merchant-api");
  const methods = generateClient(await sourceAt(join(specs, "merchant-api/dist/openapi.json")), "@maksu/merchant-client").get(
    "operations.ts",
  );
  expect(methods).toMatch(
    /\* List refunds\n.*?`GET \/merchant\/v1\/refunds`.*?\n {2}listRefunds\(input: Input<operations\["listRefunds"\]>/s,
  );
  expect(files.get("operations.ts")).toMatch(/"listRefunds": \{[^}]*"signedHeaders": \[\s*"Timestamp",\s*"Content-MD5"\s*\]/);
  expect([...files.keys()]).toContain("validators/listRefunds.parameters.ts");
});
