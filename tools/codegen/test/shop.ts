/** The description of a shop, with every extension that the generator knows. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateApi, generateClient } from "../src/generate.ts";
import { sourceAt } from "../src/source.ts";
import type { Document } from "@maksu/openapi";
import type { GeneratedFiles } from "../src/output/output-folder.ts";
import { bundleDescription, dereference } from "../src/lint/redocly.ts";
import { readTolerances, tolerancesPath } from "../src/tolerances.ts";
import { copyOf, type Edit, REPOSITORY } from "./folders.ts";

const SHOP = join(REPOSITORY, "tools/codegen/fixtures/shop");

/** Functions of the rules that the shop's description names. */
export const SHOP_RULES = 'export const rules = { "days-in-order": () => true, "discount-within-price": (_order, _limit) => true };\n';

/** A copy of the description; the path of its root file. */
export async function shop(...edits: Edit[]): Promise<string> {
  return join(await copyOf(SHOP, edits), "openapi.yaml");
}

/** The description as one document, without lint: for what the generator itself rejects. */
export async function shopBundle(...edits: Edit[]): Promise<string> {
  const root = await shop(...edits);
  const bundle = root.replace(/openapi\.yaml$/, "bundle.json");
  await writeFile(bundle, JSON.stringify(await bundleDescription(root)));
  await writeFile(tolerancesPath(bundle), JSON.stringify(await readTolerances(tolerancesPath(root))));
  return bundle;
}

export async function shopDocument(...edits: Edit[]): Promise<Document> {
  return dereference(await shopBundle(...edits));
}

let files: Promise<GeneratedFiles> | undefined;

/** The files generated from the description as it is; made once. */
export function shopFiles(): Promise<GeneratedFiles> {
  files ??= shopBundle()
    .then(sourceAt)
    .then((source) => generateApi(source, "@maksu/shop-api"));
  return files;
}

/** The files generated for the shop's client. */
export const shopMethods = async (): Promise<GeneratedFiles> => generateClient(await sourceAt(await shopBundle()), "@maksu/shop-client");

export const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));
