/**
 * The worked examples of `docs/contributing.md`, carried out to the end: nothing that a contributor has to edit is missing there. `npm run check:examples`
 * also runs all tests, in a copy for each.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { apply, blocksOf, diffOf, diffsOf } from "@maksu/codegen/worked-examples";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { copyWithGit, enter, git } from "./git-copy.ts";
import { repository } from "./repository.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

// Each step builds or tests all that follows from an edit.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

const guide = pathToFileURL(join(repository, "docs/contributing.md"));
const headings = Array.from(readFileSync(guide, "utf8").matchAll(/^### (.+)$/gm), ([, heading = ""]) => heading)
  // Carried out by tools/house.
  .filter((heading) => heading !== "Add an API");

describe("all worked examples together", () => {
  let copy: RepositoryCopy;
  beforeAll(async () => {
    copy = copyWithGit();
    for (const heading of headings) await carryOut(copy, heading);
  });
  afterAll(() => copy.remove());

  test.each([
    ["run", "generate"],
    ["run", "build"],
    ["run", "lint"],
    ["run", "api", "-w", "@maksu/packaging"],
  ])("npm %s %s passes", (...line) => {
    expect(failure(copy, "npm", line)).toBe("");
  });

  test("every workspace is type-checked, and the tests of those that are edited pass", () => {
    const edited = [
      ...new Set(
        git(copy.root, "status", "--porcelain", "-uall", "-z")
          .split("\0")
          .filter((line) => line !== "")
          .map((line) => workspaceOf(line.slice(3))),
      ),
    ];
    const names = edited.filter((folder) => existsSync(copy.path(folder, "vitest.config.ts"))).map((folder) => nameOf(copy, folder));
    expect(names).toEqual(expect.arrayContaining(["@maksu/contract-tests", "@maksu/merchant-client", "@maksu/sandbox", "@maksu/webhooks"]));
    const turbo = (...args: readonly string[]): string =>
      failure(copy, process.execPath, [join(copy.root, "node_modules/turbo/bin/turbo"), "run", ...args, "--output-logs=errors-only"]);
    expect(turbo("typecheck")).toBe("");
    const others = names.filter((name) => name !== "@maksu/contract-tests");
    expect(turbo("test", ...others.map((name) => `--filter=${name}`))).toBe("");
    // Its sandbox part also asks for a scenario in which the sandbox sends the event and the code: the guide says so.
    const parts = ["src/documents", "src/contract", "src/faults", "src/live", "src/access"];
    expect(failure(copy, "npm", ["test", "-w", "@maksu/contract-tests", "--", ...parts])).toBe("");
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

/** Makes the edits of an example. One that the specs have in full is the guide's own, too. */
async function carryOut(copy: RepositoryCopy, heading: string): Promise<void> {
  for (const diff of await diffsOf(heading)) await apply(copy.path("specs"), diff);
  for (const block of await blocksOf(heading, guide)) if (block.language === "diff") await apply(copy.root, diffOf(block));
}

/** What a command says when it fails; empty when it does not. */
function failure(copy: RepositoryCopy, command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = enter(copy, command, args);
  return status === 0 ? "" : `${stdout.slice(-20_000)}\n${stderr.slice(-5000)}`;
}

/** The folder of the workspace that a file belongs to: `docs`, `packages/signing`. */
const workspaceOf = (file: string): string => (file.startsWith("docs/") ? "docs" : file.split("/").slice(0, 2).join("/"));

const nameOf = (copy: RepositoryCopy, folder: string): string =>
  (JSON.parse(readFileSync(copy.path(folder, "package.json"), "utf8")) as { name: string }).name;
