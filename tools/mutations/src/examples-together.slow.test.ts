/**
 * A copy with the edits of all worked examples of `docs/contributing.md`, and further ones: nothing that a contributor has to edit is missing there. Apart
 * from the examples themselves, so that both run at the same time. `npm run long -- examples` runs all tests of the copy.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { replaceOnce } from "@maksu/codegen/replace-once";
import { edit, headings } from "./contributing.ts";
import { FURTHER_EDITS } from "./further-edits.ts";
import { copyWithGit, failureOf, git } from "./git-copy.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

/** Of the largest workspaces, these tests: the examples themselves run others, and the rest runs in the long run. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "@maksu/contract-tests": ["src/documents"],
  "@maksu/sandbox": ["src/domain", "src/service", "src/pages", "src/acts"],
  "@maksu/webhooks": ["src/handlers/handlers.test.ts", "src/events"],
};

let copy: RepositoryCopy;
beforeAll(async () => {
  copy = copyWithGit();
  for (const heading of headings) await edit(copy, heading);
  for (const further of FURTHER_EDITS) copy.edit(further.file, (text) => replaceOnce(text, further));
});
afterAll(() => copy.remove());

test.each(["generate", "lint"])("npm run %s passes", (script) => {
  expect(failureOf(copy, "npm", ["run", script])).toBe("");
});

const turbo = (...line: readonly string[]): string =>
  failureOf(copy, process.execPath, [join(copy.root, "node_modules/turbo/bin/turbo"), "run", "--output-logs=errors-only", ...line]);

test("everything is built, and every workspace is type-checked", () => {
  expect(turbo("@maksu/house#types")).toBe("");
});

const ALL = process.env["EXAMPLES"] === "all tests";

test.runIf(ALL)("all tests pass", () => {
  for (const line of [["run", "api", "-w", "@maksu/packaging"], ["test"]]) expect(failureOf(copy, "npm", line)).toBe("");
});

test.skipIf(ALL)("the tests of the edited files and of what imports them pass", () => {
  const names = editedWorkspaces();
  expect(names).toEqual(expect.arrayContaining(["@maksu/contract-tests", "@maksu/merchant-client", "@maksu/sandbox", "@maksu/webhooks"]));
  const others = names.filter((name) => !Object.hasOwn(PARTS, name)).map((name) => `--filter=${name}`);
  expect(turbo("test", ...others, "--", "--changed", "--passWithNoTests")).toBe("");
  for (const [name, parts] of Object.entries(PARTS))
    expect(failureOf(copy, "npm", ["test", "-w", name, "--", ...parts, "--changed"])).toBe("");
});

/** The workspaces with tests in which git finds changes. */
function editedWorkspaces(): readonly string[] {
  const files = git(copy.root, "status", "--porcelain", "-uall", "-z")
    .split("\0")
    .map((line) => line.slice(3));
  const folders = new Set(files.map((file) => (file.startsWith("docs/") ? "docs" : /^(?:packages|tools)\/[^/]+/.exec(file)?.[0])));
  return [...folders].flatMap((folder) => {
    if (folder === undefined) return [];
    const { name, scripts = {} }: Manifest = JSON.parse(readFileSync(copy.path(folder, "package.json"), "utf8"));
    return scripts["test"] === undefined ? [] : [name];
  });
}

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}
