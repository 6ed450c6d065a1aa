/** Checks the Node versions in READMEs and guides against `engines`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly engines: { readonly node: string } };
/** `20.19+`, `22.12+`, `24+`. */
const versions = [...engines.node.matchAll(/(\d+)\.(\d+)\.0/g)].map(([, major, minor]) => `${major}${minor === "0" ? "" : `.${minor}`}+`);
const [first = ""] = versions;

const files = [
  "README.md",
  "action/README.md",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/README.md`),
  ...readdirSync(join(root, "docs/guides")).map((name) => `docs/guides/${name}`),
].filter((file) => file.endsWith(".md") && existsSync(join(root, file)));

const mentions = files.flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8").replaceAll(/\s+/g, " ");
  const words = [...text.matchAll(new RegExp(`${first.slice(0, -1).replace(".", "\\.")}(?:\\S* ){1,4}`, "g"))];
  return words.map(([mention]) => ({ file, mention, versions: mention.match(/\d[\d.]*\+?/g) }));
});

test("READMEs and guides name every Node version that engines allows", () => {
  expect(mentions.length).toBeGreaterThan(5);
  expect(mentions.filter((mention) => String(mention.versions) !== String(versions))).toEqual([]);
});
