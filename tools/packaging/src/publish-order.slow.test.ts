/** In which order this repository's packages are published, and what stops a release. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { publishOrder } from "../scripts/publish-order.mjs";
import { publishedPackages, root } from "./published-packages.ts";

describe("the packages of this repository", () => {
  const order = publishOrder(root).map(({ manifest }) => manifest);
  const names = order.map(({ name }) => name);

  it("are all published, once, and nothing that is private is", () => {
    expect(names.toSorted()).toEqual(publishedPackages.map(({ name }) => name).toSorted());
    expect(order.filter((manifest) => manifest.private)).toEqual([]);
  });

  it.each(order)("$name comes after what it needs", ({ name, dependencies = {} }) => {
    const ours = Object.keys(dependencies).filter((dependency) => dependency.startsWith("@maksu/"));
    expect(names.slice(0, names.indexOf(name))).toEqual(expect.arrayContaining(ours));
  });
});

describe("a small repository", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "publish-order-"));
    write("package.json", { workspaces: ["packages/*"] });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("publishes nothing that needs a private package", () => {
    write("packages/client/package.json", { name: "@shop/client", peerDependencies: { "@shop/internals": "1.0.0" } });
    write("packages/internals/package.json", { name: "@shop/internals", private: true });
    expect(() => publishOrder(folder)).toThrow("@shop/client can't be published: it needs @shop/internals, which is private.");
  });

  it("may develop a package with a private one", () => {
    write("packages/client/package.json", { name: "@shop/client", devDependencies: { "@shop/internals": "1.0.0" } });
    write("packages/internals/package.json", { name: "@shop/internals", private: true });
    expect(publishOrder(folder).map(({ directory }) => directory)).toEqual(["packages/client"]);
  });

  function write(path: string, content: object): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
});
