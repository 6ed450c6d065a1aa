/** Compares each package's public API with the recorded one, so that no change is accidental. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { publicApi } from "./public-api.ts";
import { publishedPackages, root } from "./published-packages.ts";

const folder = join(root, "tools/packaging/api");
const reports = publishedPackages
  .map((each) => ({ name: each.name, file: `${each.name.replace("@maksu/", "")}.txt`, text: publicApi(each, inject("userProject")) }))
  .filter(({ text }) => text !== undefined);

describe("the public API is the one on record; if the change is meant, run `npm run api -w @maksu/packaging`", () => {
  it.each(reports)("of $name", async ({ file, text }) => {
    await expect(text).toMatchFileSnapshot(join(folder, file));
  });

  it("has no record of a removed package", () => {
    expect(readdirSync(folder).filter((name) => !reports.some(({ file }) => file === name))).toEqual([]);
  });
});

it("has every exported declaration and what it refers to, sorted, without comments; generated ones by name", () => {
  const name = "@example/shop";
  const shop = join(inject("userProject"), "node_modules", name);
  mkdirSync(shop, { recursive: true });
  writeFileSync(join(shop, "index.d.ts"), INDEX);
  writeFileSync(join(shop, "secret.d.ts"), SECRET);
  mkdirSync(join(shop, "dist/generated"), { recursive: true });
  writeFileSync(join(shop, "dist/generated/schema.d.ts"), SCHEMA);
  const manifest = { name, version: "1.0.0", exports: { ".": { types: "./index.d.ts", default: "./index.js" } } };
  expect(publicApi({ name, folder: shop, manifest, specifiers: [name] }, inject("userProject"))).toBe(REPORT);
});

const INDEX = `
import { type Secret } from "./secret.ts";
/** Pays. */
export declare function pay(cents: number): Receipt;
export declare function pay(cents: number, { text, }: Secret): Receipt;
interface Receipt { readonly id: string /* of ours */; readonly lines: readonly Line[] }
type Line = Record<string, number>;
interface Unused { readonly never: "seen" }
export declare const currency: "EUR";
export { unwrap as take, type Result } from "@maksu/client-core";
export { type Secret as Key } from "./secret.ts";
export { type Row } from "./dist/generated/schema.ts";
`;

const SECRET = `
export interface Secret { readonly text: string }
export interface Unreachable {}
`;

const SCHEMA = `
export interface Row { readonly amount: number }
`;

const REPORT = `The public API of @example/shop, made from its declarations by \`npm run api -w @maksu/packaging\`.

=== import from "@example/shop" ===

export {
  Result,
  unwrap as take,
} from "@maksu/client-core";

export {
  Row,
} from "the description";

export { Secret as Key };
interface Secret {
    readonly text: string;
}

declare const currency: "EUR";

declare function pay(cents: number): Receipt;
declare function pay(cents: number, { text }: Secret): Receipt;

=== not exported, but part of what is ===

type Line = Record<string, number>;

interface Receipt {
    readonly id: string;
    readonly lines: readonly Line[];
}
`;
