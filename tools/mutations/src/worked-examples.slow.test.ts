/**
 * The worked examples of `docs/contributing.md`, carried out one after the other in one copy. `npm run long -- examples` carries out each in a copy of its
 * own instead, and runs all tests there.
 */
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { carryOut, headings } from "./contributing.ts";
import { copyWithGit, failureOf } from "./git-copy.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

// Each step builds or tests all that follows from an edit.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

const EACH_ALONE = process.env["EXAMPLES"] === "all tests";

describe.skipIf(EACH_ALONE)("in one copy", () => {
  let copy: RepositoryCopy;
  let markBuilt: () => void;
  beforeAll(async () => {
    copy = copyWithGit();
    ({ markBuilt } = (await import(pathToFileURL(copy.path("scripts/built.mjs")).href)) as { markBuilt: () => void });
  });
  afterAll(() => copy.remove());

  test.each(headings)("%s can be carried out as described", async (heading) => {
    // Workspaces that the example before has left unbuilt are none of this one's concern.
    markBuilt();
    await expect(carryOut(copy, heading)).resolves.toBeUndefined();
  });
});

describe.runIf(EACH_ALONE)("npm test passes in a copy with the worked example", () => {
  let copy: RepositoryCopy | undefined;
  afterEach(() => copy?.remove());

  test.each(headings)("%s", async (heading) => {
    copy = copyWithGit();
    await carryOut(copy, heading);
    for (const line of [["run", "generate"], ["run", "build"], ["run", "api", "-w", "@maksu/packaging"], ["test"]])
      expect(failureOf(copy, "npm", line)).toBe("");
  });
});
