/** The steps between a job that runs the build and one that may write, run here as they stand in their files: what the one leaves, the other takes. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { repository } from "../workspace.ts";
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

  const packed = [
    { name: "@shop/signing", version: "1.0.0", file: "a.tgz" },
    { name: "@shop/client", version: "1.1.0", file: "b.tgz" },
  ];

  test("tags what has no tag yet, and the action by its version and its major", async () => {
    write("release/packages.json", JSON.stringify(packed));
    git("tag", "@shop/signing@1.0.0");
    const before = git("rev-parse", "@shop/signing@1.0.0");
    for (const _twice of [1, 2]) await run("release.yml", "tag", ["Tag what is published"]);
    expect(git("tag").trim().split("\n")).toEqual(["@shop/client@1.1.0", "@shop/signing@1.0.0", "v1", "v1.0.0"]);
    expect(git("rev-parse", "@shop/signing@1.0.0")).toBe(before);
    expect(git("rev-parse", "@shop/client@1.1.0^{commit}")).toBe(git("rev-parse", "HEAD"));

    write("package.json", `{ "version": "1.1.0" }\n`);
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--all", "--message", "Release");
    await run("release.yml", "tag", ["Tag what is published"]);
    expect(git("rev-parse", "v1")).toBe(git("rev-parse", "HEAD"));
    expect(git("rev-parse", "v1.1.0^{commit}")).toBe(git("rev-parse", "HEAD"));
    expect(git("rev-parse", "v1.0.0^{commit}")).toBe(git("rev-parse", "HEAD^"));
  });

  test("pushes tags, moves the one of the major, and publishes notes once", async () => {
    const remote = join(workspace, "remote.git");
    git("init", "--quiet", "--bare", remote);
    write("release/packages.json", JSON.stringify(packed));
    write("bin/gh", '#!/bin/sh\necho "$@" >> gh.log\n[ "$2" = create ] || grep -q create gh.log\n');
    chmodSync(join(workspace, "bin/gh"), 0o755);
    // The runner of the steps has no token.
    git("config", `url.${remote}.insteadOf`, "https://x-access-token:${{ github.token }}@github.com/example-owner/shop.git");
    const env = { PATH: `${join(workspace, "bin")}:${process.env["PATH"] ?? ""}` };
    const pushed = (): readonly string[] => execFileSync("git", ["tag"], { cwd: remote, encoding: "utf8" }).trim().split("\n");
    await run("release.yml", "tag", ["Tag what is published", "Push the tags"], env);
    expect(pushed()).toEqual(["@shop/client@1.1.0", "@shop/signing@1.0.0", "v1", "v1.0.0"]);
    write("package.json", `{ "version": "1.0.1" }\n`);
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--all", "--message", "Release");
    for (const _twice of [1, 2]) await run("release.yml", "tag", ["Tag what is published", "Push the tags"], env);
    const head = git("rev-parse", "HEAD");
    expect(execFileSync("git", ["rev-parse", "v1"], { cwd: remote, encoding: "utf8" })).toBe(head);
    const created = readFileSync(join(workspace, "gh.log"), "utf8")
      .split("\n")
      .filter((line) => line.includes("create"));
    expect(created).toEqual(["release create v1.0.0 --verify-tag --title v1.0.0 --notes-file notes.md sbom/*.cdx.json"]);
  });

  test("has notes of what has no tag yet, each entry once", async () => {
    const manifest = (name: string, version: string): string => JSON.stringify({ name, version });
    write("package.json", JSON.stringify({ version: "1.1.0", workspaces: ["packages/*"] }));
    write("packages/signing/package.json", manifest("@shop/signing", "1.0.0"));
    write("packages/client/package.json", manifest("@shop/client", "1.1.0"));
    write("packages/hooks/package.json", manifest("@shop/hooks", "1.0.1"));
    const entry = "- abc: Rejects text.\n\n  With two parts.\n";
    write("packages/signing/CHANGELOG.md", `# a\n\n## 1.0.0\n\n### Minor Changes\n\n- Old\n`);
    write(
      "packages/client/CHANGELOG.md",
      `# a\n\n## 1.1.0\n\n### Patch Changes\n\n- Fix\n\n### Minor Changes\n\n${entry}\n## 1.0.0\n\n### Minor Changes\n\n- Older\n`,
    );
    write(
      "packages/hooks/CHANGELOG.md",
      `# a\n\n## 1.0.1\n\n### Minor Changes\n\n${entry}- Updated dependencies\n  - @shop/client@1.1.0\n`,
    );
    write("release/packages.json", JSON.stringify([...packed, { name: "@shop/hooks", version: "1.0.1", file: "c.tgz" }]));
    git("tag", "@shop/signing@1.0.0");
    mkdirSync(join(workspace, "tools"));
    symlinkSync(join(repository, "tools/packaging"), join(workspace, "tools/packaging"), "junction");
    await run("release.yml", "tag", ["Write the release notes"]);
    expect(readFileSync(join(workspace, "notes.md"), "utf8")).toBe(
      [
        "## Minor Changes\n",
        "- abc: Rejects text.\n\n  With two parts.\n\n  `@shop/client@1.1.0`, `@shop/hooks@1.0.1`\n",
        "## Patch Changes\n",
        "- Fix\n\n  `@shop/client@1.1.0`\n",
        "## Packages\n\n- `@shop/client@1.1.0`\n- `@shop/hooks@1.0.1`\n",
      ].join("\n"),
    );
  });
});

/** Some steps of a job, each of which must pass. */
async function run(file: string, name: string, wanted: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<void> {
  const job = readWorkflow(file).jobs.find((each) => each.name === name);
  if (!job) throw new Error(`${file} has no job ${name}`);
  const skip = job.steps.map((step) => step.name).filter((step) => !wanted.includes(step));
  const env = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "example-owner/shop", GITHUB_RUN_ID: "7", ...more };
  const ran = await runSteps(job, { workspace, inputs: {}, env, skip });
  expect(ran.map(({ step, status, output }) => [step, status === 0 ? "passed" : output])).toEqual(wanted.map((step) => [step, "passed"]));
}
