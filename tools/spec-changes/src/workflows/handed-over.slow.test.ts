/** The steps between a job that runs the build and one that may write, run here as they stand in their files: what the one leaves, the other takes. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runSteps } from "./run-steps.ts";
import { readWorkflow } from "./workflow.ts";

let workspace = "";
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), "workflow-"));
});
afterEach(() => rmSync(workspace, { recursive: true }));

describe("a diff of the descriptions", () => {
  const lineOf = (index: number): string => `- \`Row.käyttäjä${index}\` is added.`;
  const cutTo = async (lines: number): Promise<string> => {
    const text = Array.from({ length: lines }, (_each, index) => lineOf(index)).join("\n");
    writeFileSync(join(workspace, "spec-diff.md"), `${text}\n`);
    await run("spec-diff.yml", "comment", ["Cut it to what GitHub takes"]);
    return readFileSync(join(workspace, "comment.md"), "utf8");
  };

  test("is commented as it is", async () => {
    expect(await cutTo(3)).toBe(`${lineOf(0)}\n${lineOf(1)}\n${lineOf(2)}\n`);
  });

  test("that is too long is cut after a line, and says where the whole is", async () => {
    const comment = await cutTo(3000);
    expect(comment.length).toBeGreaterThan(55_000);
    expect(comment.length).toBeLessThan(65_536);
    const [first, blank, ...lines] = comment.trimEnd().split("\n");
    expect(first).toBe(
      "Too long for a comment: [the summary of the run](https://github.com/example-owner/shop/actions/runs/7) has all of it.",
    );
    expect(blank).toBe("");
    expect(lines).toEqual(lines.map((_line, index) => lineOf(index)));
  });
});

describe("a release", () => {
  const git = (...args: readonly string[]): string => execFileSync("git", args, { cwd: workspace, encoding: "utf8" });
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(join(workspace, path, ".."), { recursive: true });
    writeFileSync(join(workspace, path), content);
  };
  beforeEach(() => {
    git("init", "--quiet", "--initial-branch", "main");
    // Where the runner of the steps keeps what they say.
    write(".git/info/exclude", "step-*.log\n");
    write("package.json", `{ "version": "1.0.0" }\n`);
    write("specs/baseline/shop@1.0.0.json", "{}\n");
    write("logo", Buffer.from([0, 255, 1]));
    git("add", "--all");
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "Before");
  });

  test("is committed as the build without rights has left it: changed, new, removed and binary files, and nothing beside them", async () => {
    write("package.json", `{ "version": "1.1.0" }\n`);
    write("CHANGELOG.md", "# 1.1.0\n");
    write("specs/baseline/shop@1.1.0.json", "{}\n");
    rmSync(join(workspace, "specs/baseline/shop@1.0.0.json"));
    write("logo", Buffer.from([0, 254, 1]));
    await run("release.yml", "version", ["Write the patch"]);
    const patch = join(workspace, "release.patch");
    git("reset", "--quiet", "--hard");
    expect(existsSync(join(workspace, "CHANGELOG.md"))).toBe(false);
    expect(existsSync(patch)).toBe(true);
    await run("release.yml", "propose", ["Commit the patch"]);
    expect(git("branch", "--show-current")).toBe("release/next\n");
    expect(git("show", "--name-status", "--no-renames", "--format=%an: %s").trim().split("\n")).toEqual([
      "github-actions[bot]: Release",
      "",
      "A\tCHANGELOG.md",
      "M\tlogo",
      "M\tpackage.json",
      "D\tspecs/baseline/shop@1.0.0.json",
      "A\tspecs/baseline/shop@1.1.0.json",
    ]);
    expect(readFileSync(join(workspace, "logo"))).toEqual(Buffer.from([0, 254, 1]));
  });

  test("tags what has no tag yet", async () => {
    write(
      "release/packages.json",
      JSON.stringify([
        { name: "@shop/signing", version: "1.0.0", file: "a.tgz" },
        { name: "@shop/client", version: "1.1.0", file: "b.tgz" },
      ]),
    );
    git("tag", "@shop/signing@1.0.0");
    const before = git("rev-parse", "@shop/signing@1.0.0");
    for (const _twice of [1, 2]) await run("release.yml", "tag", ["Tag what is published"]);
    expect(git("tag").trim().split("\n")).toEqual(["@shop/client@1.1.0", "@shop/signing@1.0.0"]);
    expect(git("rev-parse", "@shop/signing@1.0.0")).toBe(before);
    expect(git("rev-parse", "@shop/client@1.1.0^{commit}")).toBe(git("rev-parse", "HEAD"));
  });
});

/** Some steps of a job, each of which must pass. */
async function run(file: string, name: string, wanted: readonly string[]): Promise<void> {
  const job = readWorkflow(file).jobs.find((each) => each.name === name);
  if (!job) throw new Error(`${file} has no job ${name}`);
  const skip = job.steps.map((step) => step.name).filter((step) => !wanted.includes(step));
  const env = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "example-owner/shop", GITHUB_RUN_ID: "7" };
  const ran = await runSteps(job, { workspace, inputs: {}, env, skip });
  expect(ran.map(({ step, status, output }) => [step, status === 0 ? "passed" : output])).toEqual(wanted.map((step) => [step, "passed"]));
}
