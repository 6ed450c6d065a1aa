/** Finds timers that nobody holds: Node 20 collects a signal of `AbortSignal.timeout` that only `AbortSignal.any` knows, and it never fires. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, workspaces } from "./workspaces.ts";

test.each(["any([])", "timeout(1000)"])("the linter rejects AbortSignal.%s", (call) => {
  const folder = mkdtempSync(join(tmpdir(), "abort-signals-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "sender.ts");
  writeFileSync(file, `export const signal: AbortSignal = AbortSignal.${call};\n`);
  const { stdout, status } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["-c", join(root, ".oxlintrc.json"), file], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining("no-restricted-properties")]);
});

test("no README and no guide shows a signal whose timer nobody holds", () => {
  const pages = [
    "README.md",
    ...["docs", "docs/guides", "docs/adr"].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
    ...workspaces.map((workspace) => `${workspace}/README.md`),
  ].filter((name) => name.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(30);
  const showing = pages.filter((name) => /AbortSignal\.(?:any|timeout)\(/.test(readFileSync(join(root, name), "utf8")));
  expect(showing).toEqual([]);
});
