import { cp, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { writeBundle } from "./bundle.ts";
import { generateApi, generateUnsigned } from "./generate.ts";
import { sourceAt } from "./source.ts";
import type { GeneratedFiles } from "./output/output-folder.ts";
import { bundleDescription } from "./lint/redocly.ts";
import { copyOf, type Edit, REPOSITORY, temporaryFolder } from "../test/folders.ts";
import { found, loadValidators } from "../test/run-validators.ts";
import { tolerancesPath } from "./tolerances.ts";
import { shopBundle, shopFiles } from "../test/shop.ts";

describe("the same description gives the same bytes", () => {
  test("from another path", async () => {
    const copy = join(await temporaryFolder(), "copy.json");
    const bundle = await shopBundle();
    await cp(bundle, copy);
    await cp(tolerancesPath(bundle), tolerancesPath(copy));
    expect([...generateApi(await sourceAt(copy), "@maksu/shop-api")]).toEqual([...(await shopFiles())]);
  });

  test("bundled twice", async () => {
    const bundle = await shopBundle();
    expect(JSON.stringify(await bundleDescription(join(dirname(bundle), "openapi.yaml")))).toBe(await readFile(bundle, "utf8"));
  });
});

test("what is made for an API whose requests are not signed is the same, without events, tolerances and signing", async () => {
  const [signed, unsigned] = [await shopFiles(), generateUnsigned(await sourceAt(await shopBundle()), "@maksu/shop")];
  const left = new Set(["events.ts", "signing-headers.ts", "tolerances.ts", "xml.ts"]);
  const added = ["commands.ts", "defaults.ts", "methods.ts", "sentences.ts"];
  expect([...unsigned.keys()].toSorted()).toEqual([...[...signed.keys()].filter((name) => !left.has(name)), ...added].toSorted());
  for (const [name, text] of unsigned) if (!added.includes(name)) expect([name, text]).toEqual([name, signed.get(name)]);
});

describe("a limit of the Payment API's description is one of its types' documentation and of its validator", () => {
  const orderId =
    "  orderId:\n    description: Order number. `reference` takes its place when it is absent. Newer documentation discourages it.\n    type: string\n";
  const generated = async (...edits: Edit[]): Promise<GeneratedFiles> => {
    const specs = await copyOf(join(REPOSITORY, "specs"), edits);
    const output = join(specs, "payment-api/dist/openapi.json");
    expect(await writeBundle(join(specs, "payment-api/openapi.yaml"), output)).toEqual([]);
    return generateApi(await sourceAt(output), "@maksu/shop-api");
  };
  let before: GeneratedFiles = new Map();
  beforeAll(async () => {
    before = await generated();
  });
  const documented = (files: GeneratedFiles): string | undefined =>
    /export (?:interface|type) PaymentRequest .*?\n {5}\* (\S+ \S+ \S+ characters\.)\n {5}\*\/\n {4}orderId\?: string;/s.exec(
      files.get("schema.ts") ?? "",
    )?.[1];
  const longest = async (files: GeneratedFiles): Promise<number> => {
    const { body } = (await (await loadValidators(files))["createPayment"]?.()) ?? {};
    const accepted = (length: number): boolean => !found(body, { orderId: "x".repeat(length) }).includes("/orderId maxLength no code");
    return Array.from({ length: 300 }, (_, length) => length).findLast(accepted) ?? 0;
  };

  test("is 60 as described", async () => {
    expect(documented(before)).toBe("At most 60 characters.");
    expect(await longest(before)).toBe(60);
  });

  test("changes with the description, and nothing else changes", async () => {
    const after = await generated({
      file: "payment-api/components/schemas/PaymentBase.yaml",
      from: `${orderId}    maxLength: 60`,
      to: `${orderId}    maxLength: 50`,
    });
    expect(documented(after)).toBe("At most 50 characters.");
    expect(await longest(after)).toBe(50);
    expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual([
      "schema.ts",
      "validators/PaymentRequest.body.ts",
      "validators/PayAndAddCardRequest.body.ts",
      "validators/TokenPaymentRequest.body.ts",
    ]);
  });
});
