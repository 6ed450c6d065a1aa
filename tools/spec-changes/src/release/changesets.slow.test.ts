import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { values, writeHostileChangesets } from "../../test/hostile-changesets.ts";
import { repository } from "../workspace.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "spec-changes-"));
  mkdirSync(join(root, ".changeset"));
  for (const name of [".oxfmtrc.json", ".markdownlint-cli2.jsonc", ".changeset/.markdownlint.json"]) {
    cpSync(join(repository, name), join(root, name));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ["oxfmt", ["oxfmt/bin/oxfmt", "--check", ".changeset"]],
  ["markdownlint", ["markdownlint-cli2/markdownlint-cli2-bin.mjs"]],
])("%s reads back what was written, whatever was quoted", (_, [program = "", ...args]) => {
  expect(writeHostileChangesets(root)).toHaveLength(values.length);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, "node_modules", program), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
});
