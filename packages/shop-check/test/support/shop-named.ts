/** Shops of the tests by their names. */
import { readdirSync } from "node:fs";

/** Names of the files in a folder of shops. */
export const shopsIn = (folder: "wrong" | "variants"): readonly string[] =>
  readdirSync(new URL(`../shops/${folder}/`, import.meta.url)).map((file) => file.replace(/\.mjs$/, ""));

/** The steps in which a shop differs from the right one. */
export async function stepsOf(folder: "wrong" | "variants", name: string): Promise<object> {
  const { default: steps } = (await import(new URL(`../shops/${folder}/${name}.mjs`, import.meta.url).href)) as { default: object };
  return steps;
}
