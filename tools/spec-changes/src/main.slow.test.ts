import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apisOf, repository } from "./workspace.ts";

const command = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(repository, "tools/spec-changes/dist/main.js"), ...args], { encoding: "utf8" });

test("prints the repository's own changes as JSON", () => {
  const { status, stdout, stderr } = command("diff", "--format", "json");
  expect([status, stderr]).toEqual([0, ""]);
  const { apis } = JSON.parse(stdout);
  expect(apis.map(({ api }: { readonly api: string }) => api)).toEqual(apisOf(repository).map(({ name }) => name));
});

test.each([
  { given: [], want: /^spec-changes diff/ },
  { given: ["dif"], want: "unknown command dif" },
  { given: ["diff", "more"], want: "unknown command diff more" },
  { given: ["diff", "--format", "html"], want: "--format takes text, json, markdown, not html" },
  { given: ["diff", "--format", "constructor"], want: "--format takes text, json, markdown, not constructor" },
  { given: ["check", "--fast"], want: "--fast" },
  { given: ["check", "--since", "main"], want: "check takes no --since" },
  { given: ["bump", "--format", "json"], want: "bump takes no --format" },
  { given: ["diff", "--since", "main", "--format", "json"], want: "--since prints text alone" },
])("$given exits with 2 and prints the usage", ({ given, want }) => {
  const { status, stdout, stderr } = command(...given);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(want);
  expect(stderr).toContain("spec-changes diff [--format text|json|markdown]");
});

test("an unknown commit is reported by its name", () => {
  const { status, stdout, stderr } = command("diff", "--since=--all");
  expect([status, stdout, stderr]).toEqual([1, "", '--since takes a branch, tag or commit, and Git finds none named "--all"\n']);
});
