/** Checks that what AGENTS.md says of commands and places is so. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

const text = readFileSync(join(root, "AGENTS.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly scripts: Readonly<Record<string, string>> };
const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, inner = ""]) => inner);

test("every command is one", () => {
  const named = quoted.flatMap((inner) => [...inner.matchAll(/npm (?:run )?(?!ci\b)([\w:]+)( -w (@maksu\/([\w-]+)))?/g)]);
  expect(named.length).toBeGreaterThan(8);
  const unknown = named.filter(([, name = "", , , workspace]) => {
    if (workspace === undefined) return !Object.hasOwn(scripts, name);
    const at = ["packages", "tools"].map((folder) => join(root, folder, workspace, "package.json")).find((file) => existsSync(file));
    return at === undefined || !Object.hasOwn((JSON.parse(readFileSync(at, "utf8")) as { readonly scripts: object }).scripts, name);
  });
  expect(unknown.map(([whole]) => whole)).toEqual([]);
});

test("every place exists", () => {
  const places = [
    ...quoted.filter((inner) => /^(?:specs|packages|tools|docs|\.changeset)(?:\/[\w/-]+)?$/.test(inner)),
    ...[...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link),
  ];
  expect(places.length).toBeGreaterThan(6);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

test("it is short", () => {
  expect(text.split("\n").length).toBeLessThan(60);
});
