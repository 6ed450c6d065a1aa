import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isObject, listAt, objectAt, textAt } from "@maksu/openapi";
import { describe, expect, test } from "vitest";
import { manifest, repository, workspaceFolders } from "../workspace.ts";
import { action, actionText, jobWith } from "./action.ts";
import { commandsOf, workflows, type Job, type Workflow } from "./workflow.ts";

/** All that any job may do beside reading the repository. */
const granted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "codeql.yml analyze": { contents: "read", "security-events": "write" },
  "docs.yml deploy": { pages: "write", "id-token": "write" },
  "release.yml propose": { contents: "write", "pull-requests": "write" },
  "release.yml publish": { contents: "read", "id-token": "write" },
  "release.yml push-image": { contents: "read", packages: "write" },
  "release.yml tag": { contents: "write" },
  "spec-diff.yml comment": { "pull-requests": "write" },
};

const jobs = workflows.flatMap((workflow) => workflow.jobs.map((job) => ({ title: `${workflow.file} ${job.name}`, workflow, job })));
const { LONG_RUNS } = (await import(pathToFileURL(join(repository, "scripts/long-runs.mjs")).href)) as {
  readonly LONG_RUNS: Readonly<Record<string, unknown>>;
};
/** The action that other projects use runs on their runners, with their inputs: what holds for the steps of a job holds for its own. */
const composite: Workflow = { file: "action.yml", text: actionText, document: action, jobs: [jobWith([])] };
const steps = [...workflows, composite].flatMap((workflow) =>
  workflow.jobs.flatMap((job) => job.steps.map((step) => ({ title: `${workflow.file} ${job.name}: ${step.name}`, workflow, job, step }))),
);
const commands = [
  ...commandsOf([...workflows, composite]),
  { title: "action/check-inputs.sh", run: [readFileSync(join(repository, "action/check-inputs.sh"), "utf8")] },
];

test("the repository has workflows", () => {
  expect(workflows.map(({ file }) => file)).toEqual([
    "ci.yml",
    "codeql.yml",
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

  test("installs, builds and tests nothing when it may write", () => {
    if (granted[title] === undefined) return;
    const programs = job.steps.map(({ run = "" }) => run).filter((run) => npmCalls(run).length > 0 || /\bnpx\b|\.ci\/run/.test(run));
    expect(programs).toEqual([]);
  });

  test("runs nothing of a pull request when it may write", () => {
    if (!("pull_request" in objectAt(workflow.document, "on")) || granted[title] === undefined) return;
    expect(job.steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout"))).toEqual([]);
  });
});

describe("actions", () => {
  const used = steps.flatMap(({ title, workflow, step }) => (step.uses === undefined ? [] : [{ title, workflow, step, uses: step.uses }]));

  test.each(used)("$title is pinned to a commit, its version beside it", ({ uses, workflow }) => {
    expect(lineOf(workflow, uses)).toMatch(PINNED);
  });

  test.each([
    "- uses: actions/checkout@v7",
    "uses: actions/checkout@main",
    `uses: actions/checkout@${"0".repeat(40)}`,
    "uses: ./elsewhere",
  ])("the test of pins finds %s", (line) => expect(line).not.toMatch(PINNED));

  test("an action that isn't pinned is found among the steps of ours", () => {
    const text = actionText.replace("  steps:\n", "  steps:\n    - uses: actions/setup-node@v7\n");
    const [uses = ""] = jobWith([], text).steps.map((step) => step.uses);
    expect(lineOf({ ...composite, text }, uses)).toBe("    - uses: actions/setup-node@v7");
    expect(lineOf({ ...composite, text }, uses)).not.toMatch(PINNED);
  });

  test("each action is used in one version", () => {
    const pins = new Set(used.map(({ workflow, uses }) => lineOf(workflow, uses).replace(/^[\s-]*uses: /, "")));
    const names = [...pins].map((pin) => pin.replace(/@.*/, ""));
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(used.filter(({ uses }) => uses.startsWith("actions/checkout@")))("$title leaves no token behind", ({ step }) => {
    expect(step.with["persist-credentials"]).toBe(false);
  });
});

const PINNED = /^[\s-]*uses: [\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

const EVALUATING =
  /\(\(|\b(let|eval|source)\s|\[\[[^\]]*\s-(eq|ne|lt|le|gt|ge)\s|\b(declare|local|typeset) -\w*i|\b(ba)?sh -c "\$(?!TEST_COMMAND")/;

describe("commands", () => {
  test.each(steps)("$title takes nothing from outside into its script, nor into an action's", ({ step }) => {
    expect((step.run ?? "").match(/\$\{\{(?! matrix\.)/g)).toBeNull();
    expect(JSON.stringify(step.with).match(/\$\{\{[^}]*github\.(event|head_ref)/g)).toBeNull();
  });

  // Bash carries out commands in what it evaluates: a value like x[$(…)] is enough.
  test.each(commands)("$title evaluates no value as arithmetic or as a command", ({ run }) => {
    for (const each of run) expect(each.match(EVALUATING)).toBeNull();
  });

  test.each(["$((PORT + 1))", "((i++))", "let i=x", 'eval "$x"', '[[ "$x" -gt 0 ]]', "declare -i n=$x", 'bash -c "$x"'])(
    "the test of evaluated values finds %s",
    (each) => expect(each).toMatch(EVALUATING),
  );

  test("an input in an arithmetic expression of our action is found", () => {
    const text = actionText.replace('$(expr "$PORT" + "$1")', "$((PORT))");
    const found = commandsOf([{ ...composite, jobs: [jobWith([], text)] }]).filter(({ run }) => run.some((each) => EVALUATING.test(each)));
    expect(found.map(({ title }) => title)).toEqual(["action.yml action: Start"]);
  });

  test.each(commands)("$title calls scripts that exist", ({ run }) => {
    for (const each of run.flatMap(withRootScripts)) {
      for (const call of npmCalls(each)) expect(workspacesWith(call), JSON.stringify(call)).not.toEqual([]);
      for (const [, name = ""] of each.matchAll(/\bnpm run long -- (\S+)/g)) expect(LONG_RUNS).toHaveProperty([name]);
      for (const program of each.matchAll(/\bnpx (\S+)/g)) expect(existing(join("node_modules/.bin", program[1] ?? ""))).toBe(true);
      for (const program of each.matchAll(/\bnode (?:--\S+ )*([\w./-]+)/g))
        expect([program[1], existing(sourceOf(program[1]))]).toEqual([program[1], true]);
      for (const program of each.matchAll(/^\.\/?\S+$/gm))
        expect(() => accessSync(join(repository, program[0]), constants.X_OK)).not.toThrow();
    }
  });

  test("some commands call scripts of the repository", () => {
    expect(commands.flatMap(({ run }) => run.flatMap(npmCalls)).length).toBeGreaterThan(20);
    expect(commands.flatMap(({ run }) => run).filter((run) => run.startsWith("npm run long -- ")).length).toBeGreaterThan(10);
  });
});

describe("guarantees of the workflows", () => {
  const jobOf = (title: string): Job => jobs.find((each) => each.title === title)?.job ?? { name: title, document: {}, steps: [] };
  const runsOf = (title: string): readonly string[] => jobOf(title).steps.flatMap(({ run }) => run ?? []);

  test("the tests run on each version of Node that the packages are for, from the lowest on", () => {
    const [lowest = "", ...others] = (textAt(objectAt(manifest(repository), "engines"), "node") ?? "").match(/\d+\.\d+/g) ?? [];
    const matrix = listAt(objectAt(objectAt(jobOf("ci.yml test").document, "strategy"), "matrix"), "node");
    expect(matrix).toEqual([lowest, ...others.map((version) => version.replace(/\..*/, ""))]);
    expect(runsOf("ci.yml test")).toContain(".ci/run");
  });

  test("a pull request is asked for changesets, and for baselines as they were", () => {
    expect(runsOf("ci.yml changesets")).toEqual(
      expect.arrayContaining([
        "npm run spec:check -w @maksu/spec-changes",
        "git diff --exit-code HEAD^1 -- specs/baseline",
        "npx changeset status --since=HEAD^1",
      ]),
    );
  });

  test("what is published was tested, packed by another job, and says where it comes from", () => {
    expect(jobOf("release.yml publish").document["needs"]).toEqual(["plan", "test", "pack"]);
    expect(runsOf("release.yml test")).toEqual([".ci/run", "npm run long -- packed"]);
    const step = jobOf("release.yml publish").steps.find(({ run }) => run?.includes("publish.mjs"));
    expect(step?.env["NPM_CONFIG_PROVENANCE"]).toBe("true");
  });

  test.each(["release.yml plan", "docs.yml build"])("%s runs in no fork, and so does what needs it", (title) => {
    expect(jobOf(title).document["if"]).toBe("${{ !github.event.repository.fork }}");
  });

  test("a comment is written with no token of a fork or of Dependabot", () => {
    expect(jobOf("spec-diff.yml comment").document["if"]).toBe(
      "github.event.pull_request.head.repo.full_name == github.repository && github.actor != 'dependabot[bot]'",
    );
  });

  test("no nightly command is skipped silently", () => {
    const step = jobOf("nightly.yml run").steps.find(({ run }) => run === "npm run ${{ matrix.command }}");
    expect(step?.env["NOTHING_LEFT_OUT"]).toBe("true");
  });

  test("secrets are for the step that publishes", () => {
    const step = jobOf("release.yml publish").steps.find(({ run }) => run?.includes("publish.mjs"));
    expect(step?.env["NODE_AUTH_TOKEN"]).toBe("${{ secrets.NPM_TOKEN }}");
    expect(workflows.flatMap(({ text }) => text.match(/\bsecrets\b.*/g) ?? [])).toEqual(["secrets.NPM_TOKEN }}"]);
  });

  test("the token of the run is for steps that push, ask or comment", () => {
    const holders = steps.filter(({ step }) => JSON.stringify([step.env, step.with]).includes("github.token"));
    expect(holders.map(({ title }) => title)).toEqual([
      "release.yml propose: Open or renew the pull request",
      "release.yml tag: Push the tags",
      "release.yml push-image: Push the image",
      "spec-diff.yml comment: Comment",
    ]);
    expect(workflows.flatMap(({ text }) => text.match(/github\.token|GITHUB_TOKEN/g) ?? [])).toHaveLength(holders.length);
  });
});

interface NpmCall {
  readonly script: string;
  /** The workspace it is called in; the root without one. */
  readonly workspace: string | undefined;
}

/** The scripts that a piece of shell calls with npm. */
function npmCalls(run: string): readonly NpmCall[] {
  return [...run.matchAll(/\bnpm ([^&|;\n]*)/g)].flatMap(([, line = ""]) => {
    const [, workspace] = /(?:-w|--workspace)[ =](\S+)/.exec(line) ?? [];
    const [verb = "", named = ""] = line
      .replace(/ -- .*/, "")
      .replace(/(?:-w|--workspace)[ =]\S+/g, "")
      .split(/\s+/)
      .filter((word) => !word.startsWith("-"));
    const script = verb === "run" ? named : ["test", "start"].includes(verb) ? verb : undefined;
    return script === undefined ? [] : [{ script, workspace }];
  });
}

/** A piece of shell, and those of the root's scripts that it calls. */
function withRootScripts(run: string): readonly string[] {
  const scripts = objectAt(manifest(repository), "scripts");
  const called = npmCalls(run).filter(({ workspace }) => workspace === undefined);
  return [run, ...called.flatMap(({ script }) => withRootScripts(textAt(scripts, script) ?? ""))];
}

/** Where a call of npm finds its script. */
const workspacesWith = ({ script, workspace }: NpmCall): readonly string[] =>
  (workspace !== undefined ? workspaceFolders(repository) : [repository])
    .filter((folder) => workspace === undefined || manifest(folder)["name"] === workspace)
    .filter((folder) => Object.hasOwn(objectAt(manifest(folder), "scripts"), script));

/** The source of a program, which may not be built yet. */
const sourceOf = (path = ""): string => path.replace(/\/dist\/(.+)\.js$/, "/src/$1.ts");

const existing = (path = ""): boolean => existsSync(join(repository, path));

const lineOf = ({ text }: Workflow, uses: string): string => text.split("\n").find((line) => line.includes(`uses: ${uses}`)) ?? "";
