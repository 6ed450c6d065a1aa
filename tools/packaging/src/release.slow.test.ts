/** Tests the two steps of a release: a small repository is packed, and published to a registry on loopback. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { publintFindings } from "./manifest-lint.ts";
import { publishedPackages, readManifest, root } from "./published-packages.ts";
import { type LoopbackRegistry, startRegistry } from "./rehearsal/loopback-registry.ts";

const workspace = { version: "1.2.0", license: "MIT", description: "A part of the shop." };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
  writeFileSync(join(folder, "LICENSE"), "MIT\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeShop(): void {
  write("package.json", { name: "shop", private: true, workspaces: ["packages/*", "docs"] });
  // By name the client comes first, but it needs signing, which must be published first.
  write("packages/client/package.json", { ...workspace, name: "@shop/client", dependencies: { "@shop/signing": "1.2.0" } });
  write("packages/signing/package.json", { ...workspace, name: "@shop/signing" });
  write("packages/tests/package.json", { ...workspace, name: "@shop/tests", private: true });
  write("docs/package.json", { ...workspace, name: "@shop/docs", private: true });
}

/** Starting npm dozens of times is part of `npm run long -- packed`, which a release runs before it publishes. */
const isWhole = process.env["RELEASE_TESTS"] === "whole";

describe("packing", () => {
  it("names the repository in each manifest, and packs in the order of dependencies", async () => {
    writeShop();
    const before = readFileSync(join(folder, "packages/client/package.json"), "utf8");
    await run("pack", { GITHUB_REPOSITORY: "example-owner/shop.js" });
    expect(JSON.parse(readFileSync(join(folder, "release/packages.json"), "utf8"))).toEqual([
      { name: "@shop/signing", version: "1.2.0", file: "shop-signing-1.2.0.tgz" },
      { name: "@shop/client", version: "1.2.0", file: "shop-client-1.2.0.tgz" },
    ]);
    expect(readdirSync(join(folder, "release")).toSorted()).toEqual(["packages.json", "shop-client-1.2.0.tgz", "shop-signing-1.2.0.tgz"]);
    const packed = execFileSync("tar", ["-xzOf", join(folder, "release/shop-client-1.2.0.tgz"), "package/package.json"], {
      encoding: "utf8",
    });
    expect(JSON.parse(packed)).toEqual({
      ...JSON.parse(before),
      repository: { type: "git", url: "git+https://github.com/example-owner/shop.js.git", directory: "packages/client" },
    });
    expect(readFileSync(join(folder, "packages/client/package.json"), "utf8")).toBe(before);
    const licence = execFileSync("tar", ["-xzOf", join(folder, "release/shop-client-1.2.0.tgz"), "package/LICENSE"], { encoding: "utf8" });
    expect(licence).toBe("MIT\n");
  });

  it("names each package's page where the repository names the published documentation", async () => {
    writeShop();
    write("package.json", { ...JSON.parse(readFileSync(join(folder, "package.json"), "utf8")), homepage: "https://shop.example.com/docs" });
    await run("pack", { GITHUB_REPOSITORY: "example-owner/shop" });
    const packed = execFileSync("tar", ["-xzOf", join(folder, "release/shop-client-1.2.0.tgz"), "package/package.json"], {
      encoding: "utf8",
    });
    expect(JSON.parse(packed)).toHaveProperty("homepage", "https://shop.example.com/docs/packages/client/");
  });

  it.each([undefined, "", "shop", "example-owner/shop/more", "https://example.com/shop"])(
    "requires a valid repository: GITHUB_REPOSITORY is %j",
    async (name) => {
      writeShop();
      await expect(run("pack", { GITHUB_REPOSITORY: name })).rejects.toThrow("GITHUB_REPOSITORY must be owner/name");
      expect(readdirSync(folder)).not.toContain("release");
    },
  );

  it("rejects a package that is not built", async () => {
    writeShop();
    write("packages/client/package.json", { ...workspace, name: "@shop/client", exports: "./dist/index.js" });
    await expect(run("pack", { GITHUB_REPOSITORY: "example-owner/shop" })).rejects.toThrow("@shop/client is not built yet: npm run build");
    expect(readdirSync(folder)).not.toContain("release");
  });

  it.runIf(isWhole)("finds this repository's packages, whose manifests name no repository themselves", async () => {
    for (const manifest of ["package.json", ...publishedPackages.map((each) => relative(root, join(each.folder, "package.json")))]) {
      mkdirSync(join(folder, dirname(manifest), "dist"), { recursive: true });
      cpSync(join(root, manifest), join(folder, manifest));
      expect(readManifest(dirname(join(root, manifest)))).not.toHaveProperty("repository");
    }
    write("tools/tests/package.json", { ...workspace, name: "tests", private: true });
    await run("pack", { GITHUB_REPOSITORY: "example-owner/shop" });
    const packed: readonly { name: string }[] = JSON.parse(readFileSync(join(folder, "release/packages.json"), "utf8"));
    expect(packed.map(({ name }) => name).toSorted()).toEqual(publishedPackages.map(({ name }) => name).toSorted());
  });

  it.runIf(isWhole)("writes manifests that publint accepts", async () => {
    write("package.json", { name: "shop", private: true, workspaces: ["packages/*"] });
    cpSync(join(inject("userProject"), "node_modules/@maksu/signing"), join(folder, "packages/signing"), { recursive: true });
    await run("pack", { GITHUB_REPOSITORY: "example-owner/shop" });
    const [{ file }]: readonly [{ file: string }] = JSON.parse(readFileSync(join(folder, "release/packages.json"), "utf8"));
    execFileSync("tar", ["-xzf", join(folder, "release", file), "-C", folder]);
    expect(readManifest(join(folder, "package"))).toHaveProperty("repository");
    expect(await publintFindings(join(folder, "package"))).toEqual([]);
  });
});

describe.runIf(isWhole)("publishing", () => {
  beforeEach(async () => {
    writeShop();
    await run("pack", { GITHUB_REPOSITORY: "example-owner/shop" });
  });

  it("publishes missing versions, dependencies first, and nothing twice", async () => {
    const registry = await startRegistry();
    try {
      expect(await publish(registry)).toBe("@shop/signing@1.2.0 is published\n@shop/client@1.2.0 is published\n");
      expect(registry.published).toEqual(["@shop/signing@1.2.0", "@shop/client@1.2.0"]);
      expect(registry.access).toEqual(["public", "public"]);
      write("packages/signing/package.json", { ...workspace, name: "@shop/signing", version: "1.3.0" });
      await run("pack", { GITHUB_REPOSITORY: "example-owner/shop" });
      expect(await publish(registry)).toBe("@shop/signing@1.3.0 is published\n@shop/client@1.2.0 was published before\n");
    } finally {
      registry.close();
    }
  });

  it("stops at the first rejection", async () => {
    const registry = await startRegistry({ put: 422 });
    try {
      await expect(publish(registry)).rejects.toThrow("E422");
      expect(registry.published).toEqual([]);
    } finally {
      registry.close();
    }
  });

  it("does not treat a failing registry as an empty one", async () => {
    const registry = await startRegistry({ get: 403 });
    try {
      await expect(publish(registry)).rejects.toThrow("@shop/signing@1.2.0: the registry does not say whether it has it: E403");
      expect(registry.published).toEqual([]);
    } finally {
      registry.close();
    }
  });
});

function write(path: string, content: object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

async function run(script: "pack" | "publish", env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const program = join(root, "tools/packaging/scripts", `${script}.mjs`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, "release"], { cwd: folder, env: { ...process.env, ...env } });
  return stdout;
}

const publish = ({ url }: LoopbackRegistry): Promise<string> =>
  run("publish", { NPM_CONFIG_REGISTRY: url, [`NPM_CONFIG_${url.replace("http:", "")}:_authToken`]: "none" });
