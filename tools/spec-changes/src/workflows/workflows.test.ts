import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { join } from "node:path";
import { isObject, listAt, objectAt } from "@maksu/bundle";
import { describe, expect, test } from "vitest";
import { manifest, repository, workspaceFolders } from "../workspace.ts";
import { workflows, type Job, type Workflow } from "./workflow.ts";

/** All that any job may do beside reading the repository. */
const granted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "docs.yml deploy": { pages: "write", "id-token": "write" },
  "release.yml publish": { contents: "read", "id-token": "write" },
  "release.yml tag": { contents: "write" },
  "release.yml version": { contents: "write", "pull-requests": "write" },
  "spec-diff.yml comment": { "pull-requests": "write" },
};

const jobs = workflows.flatMap((workflow) => workflow.jobs.map((job) => ({ title: `${workflow.file} ${job.name}`, workflow, job })));
const steps = jobs.flatMap(({ title, workflow, job }) =>
  job.steps.map((step) => ({ title: `${title}: ${step.name}`, workflow, job, step })),
);
const commands = steps.flatMap(({ title, job, step }) => (step.run === undefined ? [] : [{ title, run: expanded(step.run, job) }]));

test("there are workflows", () => {
  expect(workflows.map(({ file }) => file)).toEqual([
    "ci.yml",
    "docs.yml",
    "mock-server.yml",
    "nightly.yml",
    "release.yml",
    "spec-diff.yml",
  ]);
});

describe.each(workflows)("$file", ({ document, file }) => {
  test("is a workflow that may read the repository and nothing else", () => {
    expect(document["name"]).toBe(file.replace(/\.yml$/, ""));
    expect(isObject(document["on"])).toBe(true);
    expect(document["permissions"]).toEqual({ contents: "read" });
  });

  test("is not started by other people's code with this repository's rights", () => {
    expect(Object.keys(objectAt(document, "on"))).not.toContain("pull_request_target");
    expect(Object.keys(objectAt(document, "on"))).not.toContain("workflow_run");
  });
});

describe.each(jobs)("$title", ({ title, workflow, job }) => {
  test("runs somewhere, for a limited time, or calls a workflow of this repository", () => {
    const { "runs-on": machine, "timeout-minutes": minutes, uses } = job.document;
    if (typeof uses === "string") {
      expect(uses).toMatch(/^\.\/\.github\/workflows\//);
      expect(existsSync(join(repository, uses))).toBe(true);
      return;
    }
    expect(machine).toEqual(expect.any(String));
    expect(minutes).toEqual(expect.any(Number));
    expect(job.steps.length).toBeGreaterThan(0);
    for (const step of job.steps) expect([step.uses, step.run].filter((each) => each !== undefined)).toHaveLength(1);
  });

  test("has the permissions it needs", () => {
    expect(job.document["permissions"]).toEqual(granted[title]);
  });

  test("runs nothing of a pull request when it may write", () => {
    if (!("pull_request" in objectAt(workflow.document, "on")) || granted[title] === undefined) return;
    expect(job.steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout"))).toEqual([]);
  });

  test("needs jobs that exist", () => {
    const needs = job.document["needs"] ?? [];
    const names = workflow.jobs.map(({ name }) => name);
    for (const need of Array.isArray(needs) ? needs : [needs]) expect(names).toContain(need);
  });
});

describe("actions", () => {
  const used = steps.flatMap(({ title, workflow, step }) => (step.uses === undefined ? [] : [{ title, workflow, step, uses: step.uses }]));

  test.each(used)("$title is pinned to a commit, its version beside it", ({ uses, workflow }) => {
    expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(lineOf(workflow, uses)).toMatch(/ # v\d+\.\d+\.\d+$/);
  });

  test("one version of each", () => {
    const pins = new Set(used.map(({ workflow, uses }) => lineOf(workflow, uses).replace(/^[\s-]*uses: /, "")));
    const names = [...pins].map((pin) => pin.replace(/@.*/, ""));
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(used.filter(({ uses }) => uses.startsWith("actions/checkout@")))("$title leaves no token behind", ({ step }) => {
    expect(step.with["persist-credentials"]).toBe(false);
  });
});

describe("commands", () => {
  test.each(commands)("$title is shell", ({ run }) => {
    for (const each of run) expect(() => execFileSync("bash", ["-n"], { input: each })).not.toThrow();
  });

  test.each(steps)("$title takes nothing from outside into its script", ({ step }) => {
    expect((step.run ?? "").match(/\$\{\{(?! matrix\.)/g)).toBeNull();
  });

  test.each(commands)("$title calls scripts that exist", ({ run }) => {
    for (const { script, workspace } of run.flatMap(npmRuns))
      expect(Object.keys(scriptsOf(workspace)), `${workspace} ${script}`).toContain(script);
    for (const program of run.flatMap((each) => [...each.matchAll(/\bnpx (\S+)/g)])) {
      expect(existsSync(join(repository, "node_modules/.bin", program[1] ?? ""))).toBe(true);
    }
    for (const path of run.filter((each) => /^\.\S+$/.test(each)))
      expect(() => accessSync(join(repository, path), constants.X_OK)).not.toThrow();
  });

  test("they call some", () => {
    expect(commands.flatMap(({ run }) => run.flatMap(npmRuns)).length).toBeGreaterThan(20);
  });
});

/** A step's script, once for each value of the matrix that stands in it. */
function expanded(run: string, { document }: Job): readonly string[] {
  const [, name] = /\$\{\{ matrix\.(\w+) \}\}/.exec(run) ?? [];
  if (name === undefined) return [run];
  const values = listAt(objectAt(objectAt(document, "strategy"), "matrix"), name);
  return values.map((value) => run.replaceAll(`\${{ matrix.${name} }}`, String(value)));
}

function npmRuns(run: string): readonly { readonly script: string; readonly workspace: string | undefined }[] {
  return [...run.matchAll(/\bnpm run (?:--silent )?(\S+)(?: -w (\S+))?/g)].map(([, script = "", workspace]) => ({ script, workspace }));
}

function scriptsOf(workspace: string | undefined): object {
  const folder = workspace === undefined ? repository : workspaceFolders(repository).find((each) => manifest(each)["name"] === workspace);
  return folder === undefined ? {} : objectAt(manifest(folder), "scripts");
}

const lineOf = ({ text }: Workflow, uses: string): string => text.split("\n").find((line) => line.includes(`uses: ${uses}`)) ?? "";
