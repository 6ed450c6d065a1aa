/** The releases that changesets makes of the plan, with the manifests and settings of this repository. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeBumps } from "./bump.ts";
import { changesOf } from "../../test/changes.ts";
import { releases } from "../../test/releases.ts";
import { manifest, publishedPackages, repository, workspaceFolders } from "../workspace.ts";

const packages = publishedPackages(repository).map(({ name }) => name);

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-"));
  for (const name of ["package.json", ".changeset/config.json"]) cpSync(join(repository, name), join(root, name));
  for (const folder of workspaceFolders(repository)) {
    const path = join(root, relative(repository, folder));
    mkdirSync(path, { recursive: true });
    // Packages generated from a description rise with it.
    if (existsSync(join(folder, "src/generated"))) mkdirSync(join(path, "src/generated"), { recursive: true });
    writeFileSync(join(path, "package.json"), released(readFileSync(join(folder, "package.json"), "utf8")));
  }
  mkdirSync(join(root, "node_modules"));
  symlinkSync(join(repository, "node_modules/oxfmt"), join(root, "node_modules/oxfmt"), "junction");
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(releases)("$changed of the Payment API raises what contains it, patches what depends on that, and nothing else", (release) => {
  writeBumps(root, [changesOf("payment-api", ...release.changes)], publishedPackages(root));
  execFileSync(process.execPath, [createRequire(import.meta.url).resolve("@changesets/cli/bin.js"), "version"], {
    cwd: root,
    stdio: "pipe",
  });
  const raised = { major: "2.0.0", minor: "1.1.0", patch: "1.0.1" };
  expect(versions()).toEqual({
    ...Object.fromEntries(packages.map((name) => [name, "1.0.0"])),
    ...Object.fromEntries(release.patches.map((name) => [`@maksu/${name}`, raised.patch])),
    ...Object.fromEntries(
      Object.entries(release.bumps).map(([name, impact]) => [`@maksu/${name.replace("<api>", "payment")}`, raised[impact]]),
    ),
  });
});

const versions = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    workspaceFolders(root)
      .map(manifest)
      .filter((each) => each["private"] !== true)
      .map((each) => [String(each["name"]), each["version"]]),
  );

/** A manifest as of version 1.0.0, its pins of the repository's packages too. */
function released(text: string): string {
  return text.replaceAll(/(?<="version": "|"@maksu\/[\w-]+": ")\d+\.\d+\.\d+/g, "1.0.0");
}
