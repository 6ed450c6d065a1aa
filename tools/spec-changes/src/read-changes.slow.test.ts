import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { writeBumps } from "./release/bump.ts";
import { readReport } from "./read-changes.ts";
import { shortcomings } from "./report.ts";
import { publishedPackages } from "./workspace.ts";
import { shop } from "../test/shop.ts";

test("a missing bundle or baseline is named, with the command that brings it back", async () => {
  const root = mkdtempSync(join(tmpdir(), "spec-changes-"));
  const write = (path: string, content: unknown): void => writeFileSync(join(root, path), JSON.stringify(content));
  try {
    mkdirSync(join(root, "specs/shop-api/dist"), { recursive: true });
    mkdirSync(join(root, "specs/baseline"));
    write("package.json", { workspaces: ["specs/*"] });
    write("specs/shop-api/package.json", { name: "@maksu/shop-api", version: "1.2.0" });
    write("specs/shop-api/openapi.yaml", {});
    write("specs/baseline/shop-api@1.1.0.json", shop());
    await expect(readReport(root)).rejects.toThrow(/^shop-api is not bundled yet: npm run build/);
    write("specs/shop-api/dist/openapi.json", { ...shop(), info: { title: "Shop API", version: "2" } });
    await expect(readReport(root)).rejects.toThrow(
      /^The last release's bundle of shop-api 1\.2\.0 is missing\. .*git restore specs\/baseline/,
    );
    write("specs/baseline/shop-api@1.2.0.json", shop());
    const { apis, bumps, coverage } = await readReport(root);
    expect(apis.map(({ title, changes }) => [title, changes.length])).toEqual([["Shop API", 2]]);
    expect(coverage).toEqual({ uncovered: [], stale: [] });
    expect(bumps).toEqual([{ package: "@maksu/shop-api", needed: "patch", pending: undefined }]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("a new API, which has no baseline yet, is one addition among the changes of the others, until a changeset names it", async () => {
  const root = mkdtempSync(join(tmpdir(), "spec-changes-"));
  const write = (path: string, content: unknown): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  try {
    mkdirSync(join(root, ".changeset"));
    write("package.json", { workspaces: ["specs/*"] });
    for (const name of ["bank-api", "shop-api"]) {
      write(`specs/${name}/package.json`, { name: `@maksu/${name}`, version: "0.0.0" });
      write(`specs/${name}/openapi.yaml`, {});
      write(`specs/${name}/dist/openapi.json`, { ...shop(), info: { title: name, version: "2" } });
    }
    write("specs/baseline/shop-api@0.0.0.json", shop());
    const report = await readReport(root);
    expect(report.apis.map(({ api, changes }) => [api.name, changes[0]?.subject, changes[0]?.text])).toEqual([
      ["bank-api", "`bank-api`", "the API was added"],
      ["shop-api", "info description", "is worded differently"],
    ]);
    expect(shortcomings(report)).toContain("no changeset covers bank-api: the API was added");
    writeBumps(root, report.apis, publishedPackages(root));
    expect(shortcomings(await readReport(root))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
