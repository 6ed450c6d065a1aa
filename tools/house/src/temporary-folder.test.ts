import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "./workspaces.ts";

const { default: giveTemporaryFolder } = (await import(pathToFileURL(join(root, "scripts/temporary-folder.mjs")).href)) as {
  readonly default: () => (() => void) | undefined;
};

test("a run has a folder of its own for temporary ones, and what tests leave there is removed at its end", () => {
  const before = mkdtempSync(join(tmpdir(), "before-"));
  for (const variable of ["TMPDIR", "TEMP"]) vi.stubEnv(variable, before);
  onTestFinished(() => void vi.unstubAllEnvs());
  const end = giveTemporaryFolder();
  const left = mkdtempSync(join(tmpdir(), "left-"));
  expect(dirname(dirname(left))).toBe(before);
  end?.();
  expect(existsSync(dirname(left))).toBe(false);
  expect(tmpdir()).toBe(before);
});

test("the projects of a run share its folder, and one listener that removes it", () => {
  const [ofThisRun, listeners] = [tmpdir(), process.listenerCount("exit")];
  expect(ofThisRun).toContain("maksu-tests-");
  expect(giveTemporaryFolder()).toBeUndefined();
  expect([tmpdir(), process.listenerCount("exit")]).toEqual([ofThisRun, listeners]);
});
