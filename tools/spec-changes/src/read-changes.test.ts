import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReport } from "./read-changes.ts";
import { shop } from "./testing/shop.ts";

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
