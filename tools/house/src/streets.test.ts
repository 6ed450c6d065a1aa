/** Checks that the folders of the large packages have an order: none imports one above it, so there are no circles, and every file has one place. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, isTest, root } from "./workspaces.ts";

/**
 * Folders of `src`, and files that lie directly in it, from the ground up. What shares a line imports nothing of the same line. The last line has
 * what others start from: entries of the package, and support of tests.
 */
const STREETS: Readonly<Record<string, readonly string[]>> = {
  "packages/signing": [
    "errors.ts options",
    "command-line crypto",
    "input",
    "request",
    "checkout legacy merchant",
    "explain",
    "index.ts options.ts",
  ],
  "packages/client-core": [
    "errors.ts transport",
    "client-settings.ts result",
    "request",
    "api.ts",
    "call",
    "raw",
    "api-client.ts",
    "command",
    "calls.ts index.ts node.ts",
  ],
  "packages/webhooks": [
    "errors.ts order-state.ts",
    "options query-pairs.ts",
    "once",
    "events stores",
    "report",
    "handlers testing",
    "reconcile router.ts",
    "index.ts node.ts",
  ],
  "packages/service-front": [
    "ground router.ts",
    "access authentication description faults http referee",
    "command deliveries events",
    "responder",
    "request request-log",
    "apis",
    "control options tolerances triggers",
    "gate.ts",
    "index.ts",
  ],
  "packages/sandbox": [
    "generated ground",
    "domain store referee",
    "events input",
    "exchange",
    "faults",
    "world",
    "time",
    "service",
    "worlds",
    "acts",
    "control",
    "pages",
    "front http",
    "start",
    "redirect",
    "fixtures cli",
    "index.ts program.ts",
  ],
  "packages/conformance": [
    "ground requests",
    "calls constraints",
    "check proxy",
    "events",
    "captures recordings run",
    "report",
    "cli",
    "contract.ts index.ts",
  ],
  "packages/mcp": ["data descriptions", "tools", "protocol", "index.ts", "cli.ts"],
  "packages/shop-check": ["service", "rules", "shop", "history", "play", "config", "check", "report", "cli", "index.ts"],
  "tools/codegen": [
    "edits ground output",
    "acts",
    "ajv.ts operations standalone.ts tolerances.ts",
    "lint types validators",
    "events lines.ts source.ts validators.ts",
    "bundle.ts generate.ts",
    "pipelines.ts",
    "drift.ts regenerate.ts",
    "watch",
    "cli.ts",
  ],
};

/** The names that a picture of architecture.md has, from the ground up: what a line begins with, and what follows five spaces or more. */
const pictureOf = (title: string): readonly string[] => {
  const [, picture = ""] =
    new RegExp(`\n## ${title}\n.*?\`\`\`text\n(.*?)\n\`\`\``, "s").exec(readFileSync(join(root, "docs/architecture.md"), "utf8")) ?? [];
  return picture
    .split("\n")
    .toReversed()
    .map((line) =>
      Array.from(line.matchAll(/(?:^| {5,})((?:[\w.-]+, )*[\w.-]+) {2,}/g), ([, names = ""]) => names.replaceAll(", ", " ")).join(" "),
    );
};

test.each([
  ["Inside the sandbox", "packages/sandbox"],
  ["Inside a client", "packages/client-core"],
  ["Inside webhooks", "packages/webhooks"],
  ["Inside the servers' common front", "packages/service-front"],
  ["Inside the shop check", "packages/shop-check"],
  ["Inside conformance", "packages/conformance"],
])("architecture.md, %s: the picture has the floors of %s", (title, workspace) => {
  const sorted = (names: string): string => names.split(" ").toSorted().join(" ");
  const floorOf = (name: string): number => (STREETS[workspace] ?? []).findIndex((names) => names.split(" ").includes(name));
  const drawn = pictureOf(title).join(" ");
  expect(sorted(drawn)).toBe(sorted((STREETS[workspace] ?? []).join(" ")));
  const floors = drawn.split(" ").map(floorOf);
  expect(floors).toEqual(floors.toSorted((one, other) => one - other));
});

test("architecture.md, Inside the site: the picture has the folders of docs/src/site", () => {
  const folders = readdirSync(join(root, "docs/src/site"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(pictureOf("Inside the site").join(" ").split(" ").toSorted()).toEqual(["main.ts", ...folders.map(({ name }) => name)].toSorted());
});

describe.each(Object.entries(STREETS))("the street of %s", (workspace, street) => {
  const floors = street.map((line) => line.split(" "));
  const floorOf = (name: string): number => floors.findIndex((names) => names.includes(name));
  /** The folder of `src` that a file is in, or the file itself. */
  const nameIn = (file: string): string => posix.relative(`${workspace}/src`, file).split("/")[0] ?? "";

  test("has a place for every folder and file of src, and for nothing else", () => {
    const files = readdirSync(join(root, workspace, "src"), { recursive: true, encoding: "utf8" });
    const sources = files.filter((name) => name.endsWith(".ts") && !isTest(name));
    const found = new Set(sources.map((name) => nameIn(`${workspace}/src/${name.replaceAll("\\", "/")}`)));
    expect([...found].toSorted()).toEqual(floors.flat().toSorted());
  });

  test("has no import of a place above, or beside", () => {
    const wrong = importsOf(workspace).flatMap(({ file, specifier }) => {
      const target = posix.join(posix.dirname(file), specifier);
      const [from, to] = [nameIn(file), nameIn(target)];
      if (!specifier.startsWith(".") || !target.startsWith(`${workspace}/src/`) || from === to || isTest(file)) return [];
      return floorOf(to) < floorOf(from) ? [] : [`${file} imports ${target}: move one of them, or what is imported, below ${from}`];
    });
    expect(wrong).toEqual([]);
  });
});
