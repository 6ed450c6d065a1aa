import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { action, actionText, jobWith } from "./action.ts";
import { commandsOf, workflows } from "./workflow.ts";

const commands = [
  ...commandsOf([...workflows, { file: "action.yml", text: actionText, document: action, jobs: [jobWith([])] }]),
  ...["action/check-inputs.sh", ".ci/run"].map((path) => ({ title: path, run: [readFileSync(join(repository, path), "utf8")] })),
];

test.each(commands)("$title is shell that bash can parse", ({ run }) => {
  for (const each of run) expect(() => execFileSync("bash", ["-n"], { input: each })).not.toThrow();
});

/** GitHub's runners have it. */
const isInstalled = spawnSync("shellcheck", ["--version"]).status === 0;

/** Warnings of shellcheck for a step, which runners start with these options. */
const warnings = (step: string): string =>
  spawnSync("shellcheck", ["--shell=bash", "--severity=warning", "--format=gcc", "-"], {
    input: `set -eo pipefail\n${step}`,
    encoding: "utf8",
  }).stdout;

test.skipIf(!isInstalled).each(commands)("shellcheck warns of nothing in $title", ({ run }) => {
  expect(run.map(warnings).join("")).toBe("");
});

test.skipIf(!isInstalled)("shellcheck warns of a folder's name that may be empty", () => {
  expect(warnings('rm -rf "$folder/"*')).toContain("SC2115");
});
