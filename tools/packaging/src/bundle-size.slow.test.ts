/** Measures what a browser or an edge runtime loads of the payment client. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { operationTable as legacyOperations } from "@maksu/legacy-client";
import { operationTable as merchantOperations } from "@maksu/merchant-client";
import { operationTable } from "@maksu/payment-client";
import type { OutputChunk } from "rolldown";
import { describe, expect, inject, it } from "vitest";
import { bundle, gzipped, modulesOf, weigh } from "./bundle.ts";
import { isValidator, sourcesOf, validatorsOf } from "./validator-modules.ts";

const project = inject("userProject");

/** Lists the sources of chunks, as paths in the package. */
const sourcesIn = (chunks: readonly OutputChunk[]): readonly string[] =>
  chunks.flatMap(modulesOf).flatMap((module) => sourcesOf(project, module));
const validatorsIn = (chunks: readonly OutputChunk[]): readonly string[] => sourcesIn(chunks).filter(isValidator).toSorted();

describe("the payment client, bundled", async () => {
  const { entry, lazy } = await bundle(project, 'export { createPaymentClient } from "@maksu/payment-client";');
  const operations = Object.keys(operationTable).map((operation) => ({ operation, needed: validatorsOf(project, operation) }));
  const profile = [
    `The payment client with signing: ${gzipped(entry)} bytes gzipped, ${entry.reduce((sum, { code }) => sum + code.length, 0)} minified`,
    ...entry
      .flatMap(weigh)
      .map((each) => `${String(each.gzipped).padStart(6)} gzipped ${String(each.minified).padStart(6)} minified  ${each.module}`),
  ].join("\n");
  console.log(profile);

  it.each(operations)("has the validators of $operation in chunks without others", ({ needed }) => {
    const chunks = lazy.filter((chunk) => validatorsIn([chunk]).some((validator) => needed.includes(validator)));
    expect(validatorsIn(chunks)).toEqual(needed.toSorted());
  });

  it("loads exactly the validators that an operation needs on its first call", () => {
    const folder = join(project, "bundle");
    mkdirSync(folder);
    for (const { fileName, code } of [...entry, ...lazy])
      writeFileSync(join(folder, fileName), `loaded.push(${JSON.stringify(fileName)});\n${code}`);
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "calls.js"), CALL_EACH);
    const { stdout, stderr } = spawnSync(process.execPath, ["calls.js", JSON.stringify(operationTable)], { cwd: folder, encoding: "utf8" });
    expect(stderr).toBe("");
    const loads: readonly { readonly call: string; readonly loaded: readonly string[] }[] = JSON.parse(stdout);
    const firstCall = lazy.filter(({ fileName }) => loads[1]?.loaded.includes(fileName));
    console.log(`A first ${loads[1]?.call} loads ${gzipped(firstCall)} bytes more, gzipped`);
    const before = new Set<string>();
    const firstNeeded = operations.map(({ operation, needed }) => {
      const added = needed.filter((validator) => !before.has(validator));
      added.forEach((validator) => before.add(validator));
      return [operation, added.toSorted()];
    });
    const loadedValidators = loads.map(({ call, loaded }) => [
      call,
      validatorsIn(lazy.filter(({ fileName }) => loaded.includes(fileName))),
    ]);
    expect(loadedValidators).toEqual([["none yet", []], ...firstNeeded]);
  });

  it("loads signing and response parsing with the first call", () => {
    expect(sourcesIn(entry).filter((source) => /lossless|exact-json|crypto|checkout(-fetch)?\.ts/.test(source))).toEqual([]);
    expect(sourcesIn(lazy).filter((source) => /exact-json|checkout(-fetch)?\.ts/.test(source)).length).toBeGreaterThan(2);
  });

  it("has nothing of the transport over node:http, which it loads nowhere", () => {
    expect([...entry, ...lazy].flatMap(modulesOf)).not.toContain("@maksu/client-core/dist/node.js");
    const code = [...entry, ...lazy].map((chunk) => chunk.code).join("\n");
    expect(code).not.toMatch(/node:(http|zlib)/);
    expect(code).toContain("fetch followed a redirect");
  });

  it("has no code of XML, provider forms or the other APIs", () => {
    const modules = [...entry, ...lazy].flatMap(modulesOf);
    expect(modules.filter((module) => /xml|legacy|merchant|explain|examples|provider-forms/.test(module))).toEqual([]);
    const foreign = [...Object.values(merchantOperations), ...Object.values(legacyOperations)].map(({ path }) => path);
    const code = [...entry, ...lazy].map((chunk) => chunk.code).join("\n");
    expect([...foreign, "<?xml", "application/xml", "Basic ", "MD5"].filter((text) => code.includes(text))).toEqual([]);
    expect(code).toContain("/payments/{transactionId}");
  });
});

it("the legacy client loads XML when it is used", async () => {
  const { entry, lazy } = await bundle(project, 'export { createLegacyClient } from "@maksu/legacy-client";');
  const xml = /parse-xml|legacy-api\/dist\/xml\//;
  expect(entry.flatMap(modulesOf).filter((module) => xml.test(module))).toEqual([]);
  expect(lazy.flatMap(modulesOf).filter((module) => xml.test(module))).toContain("@maksu/legacy-api/dist/xml/index.js");
});

/** Calls every operation without a server, and prints which chunks each call has loaded. */
const CALL_EACH = `
globalThis.loaded = [];
const { createPaymentClient } = await import("./entry.js");
const fetch = () => Promise.reject(new TypeError("no service"));
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: "https://api.example.com", fetch });
const loads = [{ call: "none yet", loaded: loaded.splice(0) }];
for (const [operation, { path }] of Object.entries(JSON.parse(process.argv[2]))) {
  const parameters = Object.fromEntries([...path.matchAll(/\\{([^}]+)\\}/g)].map(([, name]) => [name, "00000000-0000-4000-8000-000000000000"]));
  await payments[operation]({ path: parameters }).then(() => console.error(operation, "got a response"), () => {});
  loads.push({ call: operation, loaded: loaded.splice(0) });
}
console.log(JSON.stringify(loads));
`;
