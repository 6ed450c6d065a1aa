/**
 * The worked examples of `docs/contributing.md`, carried out one after the other in one copy, and then to the end: nothing that a contributor has to edit
 * is missing there. `npm run long -- examples` also carries out each in a copy of its own, and runs all tests there.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { carryOut, headings } from "./contributing.ts";
import { copyWithGit, enter, git } from "./git-copy.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

// Each step builds or tests all that follows from an edit.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

/**
 * Of the two largest workspaces, these tests: the rest runs with each example. The sandbox part of the contract tests also asks for a scenario in which the
 * sandbox sends the event and the code: the guide says so.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "@maksu/contract-tests": ["src/documents", "src/contract"],
  "@maksu/sandbox": ["src/"],
};

describe("all worked examples together", () => {
  let copy: RepositoryCopy;
  let markBuilt: () => void;
  beforeAll(async () => {
    copy = copyWithGit();
    ({ markBuilt } = (await import(pathToFileURL(copy.path("scripts/built.mjs")).href)) as { markBuilt: () => void });
  });
  afterAll(() => copy.remove());

  test.each(headings)("%s can be carried out as described", async (heading) => {
    // What the example before has left unbuilt is none of this one's concern.
    markBuilt();
    await expect(carryOut(copy, heading)).resolves.toBeUndefined();
  });

  test.each([
    ["run", "generate"],
    ["run", "build"],
    ["run", "lint"],
    ["run", "api", "-w", "@maksu/packaging"],
  ])("npm %s %s passes", (...line) => {
    expect(failure(copy, "npm", line)).toBe("");
  });

  test("every workspace is type-checked, and the tests of the edited files and of what imports them pass", () => {
    const edited = [
      ...new Set(
        git(copy.root, "status", "--porcelain", "-uall", "-z")
          .split("\0")
          .filter((line) => line !== "")
          .map((line) => workspaceOf(line.slice(3))),
      ),
    ];
    const names = edited.filter((folder) => hasTests(copy, folder)).map((folder) => nameOf(copy, folder));
    expect(names).toEqual(expect.arrayContaining(["@maksu/contract-tests", "@maksu/merchant-client", "@maksu/sandbox", "@maksu/webhooks"]));
    const turbo = (...args: readonly string[]): string =>
      failure(copy, process.execPath, [join(copy.root, "node_modules/turbo/bin/turbo"), "run", "--output-logs=errors-only", ...args]);
    expect(turbo("typecheck")).toBe("");
    const others = names.filter((name) => !Object.hasOwn(PARTS, name));
    expect(turbo("test", ...others.map((name) => `--filter=${name}`), "--", "--changed", "--passWithNoTests")).toBe("");
    for (const [name, parts] of Object.entries(PARTS))
      expect(failure(copy, "npm", ["test", "-w", name, "--", "--changed", ...parts])).toBe("");
  });
});

describe.runIf(process.env["EXAMPLES"] === "all tests")("npm test passes in a copy with the worked example", () => {
  let copy: RepositoryCopy | undefined;
  afterEach(() => copy?.remove());

  test.each(headings)("%s", async (heading) => {
    copy = copyWithGit();
    await carryOut(copy, heading);
    for (const line of [["run", "generate"], ["run", "build"], ["run", "api", "-w", "@maksu/packaging"], ["test"]])
      expect(failure(copy, "npm", line)).toBe("");
  });
});

/** What a command says when it fails; empty when it does not. */
function failure(copy: RepositoryCopy, command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = enter(copy, command, args);
  return status === 0 ? "" : `${stdout.slice(-20_000)}\n${stderr.slice(-5000)}`;
}

/** The folder of the workspace that a file belongs to: `docs`, `packages/signing`. */
const workspaceOf = (file: string): string => (file.startsWith("docs/") ? "docs" : file.split("/").slice(0, 2).join("/"));

const nameOf = (copy: RepositoryCopy, folder: string): string => manifestOf(copy, folder).name;

const hasTests = (copy: RepositoryCopy, folder: string): boolean =>
  existsSync(copy.path(folder, "package.json")) && manifestOf(copy, folder).scripts?.["test"] !== undefined;

const manifestOf = (copy: RepositoryCopy, folder: string): { name: string; scripts?: Record<string, string> } =>
  JSON.parse(readFileSync(copy.path(folder, "package.json"), "utf8"));
