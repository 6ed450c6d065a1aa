import { cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { writeBundle } from "./bundle.ts";
import { generateApi, generateUnsigned } from "./generate.ts";
import { replaceOnce } from "./edits/replace-once.ts";
import { sourceAt } from "./source.ts";
import type { GeneratedFiles } from "./output/output-folder.ts";
import { bundleDescription } from "./lint/redocly.ts";
import { copyOf, REPOSITORY, temporaryFolder } from "../test/folders.ts";
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
  /** With another limit than the repository's. */
  const generated = async (longest: number): Promise<GeneratedFiles> => {
    const specs = await copyOf(join(REPOSITORY, "specs"));
    const file = join(specs, "payment-api/components/schemas/PaymentBase.yaml");
    const text = await readFile(file, "utf8");
    await writeFile(file, replaceOnce(text, { file, find: "orderId > maxLength", replace: `maxLength: ${longest}` }));
    const output = join(specs, "payment-api/dist/openapi.json");
    expect(await writeBundle(join(specs, "payment-api/openapi.yaml"), output)).toEqual([]);
    return generateApi(await sourceAt(output), "@maksu/shop-api");
  };
  let before: GeneratedFiles = new Map();
  beforeAll(async () => {
    before = await generated(20);
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

  test("is as described", async () => {
    expect(documented(before)).toBe("At most 20 characters.");
    expect(await longest(before)).toBe(20);
  });

  test("changes with the description, and nothing else changes", async () => {
    const after = await generated(30);
    expect(documented(after)).toBe("At most 30 characters.");
    expect(await longest(after)).toBe(30);
    expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual([
      "schema.ts",
      "validators/PaymentRequest.body.ts",
      "validators/PayAndAddCardRequest.body.ts",
      "validators/TokenPaymentRequest.body.ts",
    ]);
  });
});
