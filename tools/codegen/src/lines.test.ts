import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keysOf } from "@maksu/openapi";
import { expect, test } from "vitest";
import { REPOSITORY } from "../test/folders.ts";
import { type DescriptionLines, linesOf, type LineTree } from "./lines.ts";

const NAMES = ["legacy-api", "merchant-api", "payment-api"];
const folderOf = (name: string): string => join(REPOSITORY, "specs", name);
const bundleOf = (name: string): unknown => JSON.parse(readFileSync(join(folderOf(name), "dist/openapi.json"), "utf8"));

/** Every key that has a line, with where it is. */
function* keysIn(tree: LineTree, at: readonly string[] = []): Generator<{ readonly keys: readonly string[]; readonly line: number }> {
  for (const [key, value] of Object.entries(tree)) {
    const [line, below] = Array.isArray(value) ? value : [value, {}];
    yield { keys: [...at, key], line };
    yield* keysIn(below, [...at, key]);
  }
}

/** The keys of a bundle that have no line: without what is in examples. */
function* withoutLine(node: unknown, keys: readonly string[], known: ReadonlySet<string>): Generator<string> {
  if (typeof node !== "object" || node === null || ["example", "examples"].includes(keys.at(-1) ?? "")) return;
  for (const [key, value] of Object.entries(node)) {
    const here = [...keys, key];
    // The bundler makes the groups of components.
    if (!known.has(here.join(" ")) && !/^components( \w+)?$/.test(here.join(" "))) yield here.join(" ");
    else yield* withoutLine(value, here, known);
  }
}

const rootsOf = (lines: DescriptionLines): readonly string[] => Object.values(lines).map(({ at }) => keysOf(at).join(" "));

test.each(NAMES)("every line of %s has the key that it is of", (name) => {
  const lines = linesOf(join(folderOf(name), "openapi.yaml"), bundleOf(name));
  const wrong = Object.entries(lines).flatMap(([file, { lines: tree }]) => {
    const text = readFileSync(join(folderOf(name), file), "utf8").split("\n");
    return [...keysIn(tree)].flatMap(({ keys, line }) => {
      const [key = ""] = keys.slice(-1);
      const written = text[line - 1] ?? "";
      const isThere = /^\d+$/.test(key) || written.includes(key) || written.includes("x-header-set");
      return isThere ? [] : [`${file}:${line} ${keys.join("/")}: ${written}`];
    });
  });
  expect(wrong).toEqual([]);
});

test.each(NAMES)("every key of the bundle of %s has a line, but for what header sets add", (name) => {
  const bundle = bundleOf(name);
  const lines = linesOf(join(folderOf(name), "openapi.yaml"), bundle);
  const known = new Set(
    Object.values(lines).flatMap(({ at, lines: tree }) => [...keysIn(tree)].map(({ keys }) => [...keysOf(at), ...keys].join(" "))),
  );
  for (const root of rootsOf(lines)) {
    const keys = root.split(" ");
    for (let length = 1; length <= keys.length; length++) known.add(keys.slice(0, length).join(" "));
  }
  const without = [...withoutLine(bundle, [], known)];
  expect(without.filter((keys) => !/ (parameters|headers) [\w-]+$/.test(keys))).toEqual([]);
});
