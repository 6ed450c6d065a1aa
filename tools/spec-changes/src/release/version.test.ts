import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync, copyFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBumps } from "./bump.ts";
import { change, changesOf } from "../../test/changes.ts";
import { versionPackages } from "./version.ts";
import { publishedPackages, repository } from "../workspace.ts";

/** A repository with the real one's changeset settings. */
const root = mkdtempSync(join(tmpdir(), "spec-changes-"));
const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content, null, 2));
};
const json = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

beforeAll(() => {
  write("package.json", { name: "shop", version: "0.4.2", private: true, workspaces: ["specs/*", "packages/*", "tools/*"] });
  write("specs/shop-api/package.json", { name: "@maksu/shop-spec", version: "1.2.0" });
  write("specs/shop-api/openapi.yaml", "");
  write("specs/shop-api/dist/openapi.json", { openapi: "3.1.0", tags: ["new"] });
  write("specs/baseline/shop-api@1.2.0.json", { openapi: "3.1.0", tags: ["old"] });
  const generated = { "@maksu/shop-spec": "1.2.0" };
  for (const name of ["shop-api", "shop-client"]) write(`packages/${name}/src/generated/schema.ts`, "");
  write("packages/shop-api/package.json", { name: "@maksu/shop-api", version: "1.3.0", devDependencies: generated });
  write("packages/shop-client/package.json", {
    name: "@maksu/shop-client",
    version: "2.0.0",
    dependencies: { "@maksu/shop-api": "1.3.0" },
    devDependencies: generated,
  });
  write("packages/mock/package.json", {
    name: "@maksu/mock",
    version: "0.3.0",
    dependencies: { "@maksu/shop-api": "1.3.0", "@maksu/shop-spec": "1.2.0" },
  });
  write("packages/other/package.json", { name: "@maksu/other", version: "0.1.0" });
  write("tools/bench/package.json", {
    name: "@maksu/bench",
    version: "0.0.0",
    private: true,
    dependencies: { "@maksu/shop-client": "2.0.0" },
  });
  write("packages/mock/README.md", "npx @maksu/mock@0.2.0, OWNER/maksu/action@v0\n");
  mkdirSync(join(root, ".changeset"));
  copyFileSync(join(repository, ".changeset/config.json"), join(root, ".changeset/config.json"));
  mkdirSync(join(root, "node_modules"));
  symlinkSync(join(repository, "node_modules/oxfmt"), join(root, "node_modules/oxfmt"), "junction");

  writeBumps(root, [changesOf("shop-api", change("major", "`Row.amount` maximum"), change("minor", "`Row.foo`"))], publishedPackages(root));
  versionPackages(root);
});
afterAll(() => rmSync(root, { recursive: true }));

test("what is made from a description rises with it, what depends on that has a patch, and the others stay", () => {
  expect(json("specs/shop-api/package.json")).toMatchObject({ version: "2.0.0" });
  expect(json("packages/shop-api/package.json")).toMatchObject({ version: "2.0.0", devDependencies: { "@maksu/shop-spec": "2.0.0" } });
  expect(json("packages/shop-client/package.json")).toMatchObject({ version: "3.0.0", dependencies: { "@maksu/shop-api": "2.0.0" } });
  expect(json("packages/mock/package.json")).toMatchObject({
    version: "0.3.1",
    dependencies: { "@maksu/shop-api": "2.0.0", "@maksu/shop-spec": "2.0.0" },
  });
  expect(json("packages/other/package.json")).toMatchObject({ version: "0.1.0" });
});

test("what is private needs the new versions, and has neither version nor changelog of its own", () => {
  expect(json("tools/bench/package.json")).toMatchObject({ version: "0.0.0", dependencies: { "@maksu/shop-client": "3.0.0" } });
  expect(existsSync(join(root, "tools/bench/CHANGELOG.md"))).toBe(false);
});

test("each changelog lists each change", () => {
  const changelog = readFileSync(join(root, "packages/shop-client/CHANGELOG.md"), "utf8");
  expect(changelog).toContain("## 3.0.0\n\n### Major Changes\n");
  expect(changelog).toContain("- **Breaking:** `Row.amount` maximum: is different.");
  expect(changelog).toContain("- `Row.foo`: is different.");
  expect(readdirSync(join(root, ".changeset"))).toEqual(["config.json"]);
});

test("the repository has the version of the release, and documents pin what is released", () => {
  expect(json("package.json")).toMatchObject({ name: "shop", version: "1.0.0" });
  expect(json("package-lock.json")).toMatchObject({ version: "1.0.0" });
  expect(readFileSync(join(root, "packages/mock/README.md"), "utf8")).toBe("npx @maksu/mock@0.3.1, OWNER/maksu/action@v1\n");
});

test("the lock file and the baseline are those of the release", () => {
  expect(json("package-lock.json")).toMatchObject({ packages: { "packages/shop-client": { version: "3.0.0" } } });
  expect(readdirSync(join(root, "specs/baseline"))).toEqual(["shop-api@2.0.0.json"]);
  expect(json("specs/baseline/shop-api@2.0.0.json")).toMatchObject({ tags: ["new"] });
});
