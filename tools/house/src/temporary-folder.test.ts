import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

const { default: giveTemporaryFolder } = (await import(pathToFileURL(join(root, "scripts/temporary-folder.mjs")).href)) as {
  readonly default: () => () => void;
};

test("a run has a folder of its own for temporary ones, and what tests leave there is removed at its end", () => {
  const ofThisRun = tmpdir();
  expect(ofThisRun).toContain("maksu-tests-");
  const end = giveTemporaryFolder();
  const left = mkdtempSync(join(tmpdir(), "left-"));
  expect(dirname(dirname(left))).toBe(ofThisRun);
  end();
  expect(existsSync(dirname(left))).toBe(false);
  expect(tmpdir()).toBe(ofThisRun);
});
