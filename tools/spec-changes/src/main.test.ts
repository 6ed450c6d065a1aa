import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReport } from "./read-changes.ts";
import { shop } from "./testing/shop.ts";
import { repository } from "./workspace.ts";

const command = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(repository, "tools/spec-changes/dist/main.js"), ...args], { encoding: "utf8" });

test("the repository's own changes, for programs", () => {
  const { status, stdout, stderr } = command("diff", "--format", "json");
  expect([status, stderr]).toEqual([0, ""]);
  const { apis } = JSON.parse(stdout);
  expect(apis.map(({ api }: { readonly api: string }) => api)).toEqual(["legacy-api", "merchant-api", "payment-api"]);
});

test.each([
  { given: [], want: "unknown command" },
  { given: ["dif"], want: "unknown command dif" },
  { given: ["diff", "more"], want: "unknown command diff more" },
  { given: ["diff", "--format", "html"], want: "--format is text, json, markdown, not html" },
  { given: ["diff", "--format", "constructor"], want: "--format is text, json, markdown, not constructor" },
  { given: ["check", "--fast"], want: "--fast" },
])("called wrongly, $given ends with 2 and the usage", ({ given, want }) => {
  const { status, stdout, stderr } = command(...given);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(want);
  expect(stderr).toContain("spec-changes diff [--format text|json|markdown]");
});

test("what is missing is named, with the command that makes it", async () => {
  const root = mkdtempSync(join(tmpdir(), "spec-changes-"));
  const write = (path: string, content: unknown): void => writeFileSync(join(root, path), JSON.stringify(content));
  try {
    mkdirSync(join(root, "specs/shop-api/dist"), { recursive: true });
    mkdirSync(join(root, "specs/baseline"));
    write("package.json", { workspaces: ["specs/*"] });
    write("specs/shop-api/package.json", { name: "@maksu/shop-api", version: "1.2.0" });
    write("specs/shop-api/openapi.yaml", {});
    write("specs/baseline/shop-api@1.1.0.json", shop());
    await expect(readReport(root)).rejects.toThrow(/^The last release's bundle of shop-api 1\.2\.0 is missing\. .*npm run release:version/);
    write("specs/baseline/shop-api@1.2.0.json", shop());
    await expect(readReport(root)).rejects.toThrow(/^shop-api is not bundled yet: npm run build/);
    write("specs/shop-api/dist/openapi.json", { ...shop(), info: { title: "Shop API", version: "2" } });
    const { apis, bumps, telling } = await readReport(root);
    expect(apis.map(({ title, changes }) => [title, changes.length])).toEqual([["Shop API", 2]]);
    expect(telling).toEqual({ untold: [], stale: [] });
    expect(bumps).toEqual([{ package: "@maksu/shop-api", needed: "patch", pending: undefined }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
