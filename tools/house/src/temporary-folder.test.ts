import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "./workspaces.ts";

const { default: giveTemporaryFolder } = (await import(pathToFileURL(join(root, "scripts/temporary-folder.mjs")).href)) as {
  readonly default: () => (() => void) | undefined;
};

/** Enters a folder for temporary ones that no run has given. */
function enterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "before-"));
  for (const variable of ["TMPDIR", "TEMP"]) vi.stubEnv(variable, folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}

test("a run has a folder of its own for temporary ones, and what tests leave there is removed at its end", () => {
  const before = enterFolder();
  const end = giveTemporaryFolder();
  const left = mkdtempSync(join(tmpdir(), "left-"));
  expect(dirname(dirname(left))).toBe(before);
  end?.();
  expect(existsSync(dirname(left))).toBe(false);
  expect(tmpdir()).toBe(before);
});

test("a run that is stopped removes its folder when the process exits", () => {
  enterFolder();
  const listeners = process.listenerCount("exit");
  giveTemporaryFolder();
  expect(process.listenerCount("exit")).toBe(listeners + 1);
  const listener = process.listeners("exit").at(-1);
  onTestFinished(() => void process.off("exit", listener ?? expect.unreachable()));
  const folder = tmpdir();
  listener?.(0);
  expect(existsSync(folder)).toBe(false);
});

test("the projects of a run share its folder, and one listener that removes it", () => {
  const [ofThisRun, listeners] = [tmpdir(), process.listenerCount("exit")];
  expect(ofThisRun).toContain("maksu-tests-");
  expect(giveTemporaryFolder()).toBeUndefined();
  expect([tmpdir(), process.listenerCount("exit")]).toEqual([ofThisRun, listeners]);
});
