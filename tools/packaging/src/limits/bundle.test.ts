/** The bundle of the built payment client: its size, and the cryptography of each platform; and that of the sandbox's control client. */
import type { OutputChunk } from "rolldown";
import { expect, it } from "vitest";
import { bundle, gzipped, modulesOf } from "../bundle.ts";
import { root } from "../published-packages.ts";

/** Bytes of everything that is loaded with the entry. */
const LIMIT = 5_000;

const PROGRAM = 'export { createPaymentClient } from "@maksu/payment-client";';

it("the payment client starts with no more than it needs", async () => {
  const { entry } = await bundle(root, PROGRAM);
  expect(gzipped(entry), "npm run size -w @maksu/packaging shows the size of each module").toBeLessThanOrEqual(LIMIT);
  expect(entry.flatMap(modulesOf)).toContain("@maksu/payment-client/dist/index.js");
});

it.each([
  ["{ rowsFromCart }", "payment"],
  ["{ rowsToRefund }", "payment"],
  ["{ rowsWithoutVat }", "payment"],
  ["*", "legacy"],
  ["*", "merchant"],
])("%s of the rows of the %s client is at most 3 KB, and loads nothing else", async (names, api) => {
  const { entry, lazy } = await bundle(root, `export ${names} from "@maksu/${api}-client/rows";`);
  expect(gzipped(entry)).toBeLessThanOrEqual(3 * 1024);
  expect(lazy).toEqual([]);
  expect(entry.flatMap(modulesOf).filter((module) => !/\/dist\/(rows|.*-[\w-]{8})\.js$|entry\.js$/.test(module))).toEqual([]);
});

const cryptoIn = (chunks: readonly OutputChunk[]): readonly string[] =>
  chunks.flatMap(modulesOf).filter((module) => module.startsWith("@maksu/signing/dist/crypto/"));

it.each(["payment", "merchant", "legacy"])("bundled for a browser, the %s client has no transport over sockets", async (api) => {
  const name = `create${api.replace(/^./, (first) => first.toUpperCase())}Client`;
  const { entry, lazy } = await bundle(root, `export { ${name} } from "@maksu/${api}-client";`);
  const chunks = [...entry, ...lazy];
  expect(chunks.flatMap(modulesOf)).toContain(`@maksu/${api}-client/dist/index.js`);
  expect(chunks.flatMap(({ code }) => code.match(/node:(http|https|zlib)/g) ?? [])).toEqual([]);
});

it.each([
  ["browser", "crypto-web", /\bsubtle\.importKey\b/, /node:crypto|createHmac/],
  ["node", "crypto-node", /\bcreateHmac\b/, /\bsubtle\b/],
] as const)("bundled for %s, the payment client signs over %s alone", async (platform, provider, its, others) => {
  const { entry, lazy } = await bundle(root, PROGRAM, platform);
  const code = [...entry, ...lazy].map((chunk) => chunk.code).join("\n");
  expect([cryptoIn(entry), cryptoIn(lazy)]).toEqual([[], [`@maksu/signing/dist/crypto/${provider}.js`]]);
  expect(code).toMatch(its);
  expect(code).not.toMatch(others);
});

it("bundled for a browser, the control client of the sandbox is its own modules and the rules of access, which need nothing but fetch", async () => {
  const { entry, lazy } = await bundle(root, 'export { ControlError, createControlClient } from "@maksu/sandbox/control";');
  expect(
    entry.flatMap(modulesOf).filter((module) => !/^@maksu\/(sandbox\/dist\/|service-front\/dist\/access-rules-)|\/entry\.js$/.test(module)),
  ).toEqual([]);
  expect(lazy).toEqual([]);
  expect(entry.flatMap(({ imports }) => imports)).toEqual([]);
  const code = entry.map((chunk) => chunk.code).join("\n");
  // The one guarded look-up of Node's HTTP client may name `process`.
  const asked = code.replace(/globalThis\.process\?\.getBuiltinModule\?\.\([^)]*\)/, "undefined");
  expect(asked).not.toMatch(/node:|\bprocess\b|\bBuffer\b|\brequire\b/);
});
