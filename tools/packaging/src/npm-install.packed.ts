/**
 * Tests the packages as npm installs them: their tarballs in an empty project, and everything else from the registry. Run by `npm run long -- packed`.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadModules, modules, runNode } from "./load-modules.ts";
import { publishedPackages } from "./published-packages.ts";
import { createUserProject, filesOf, packedDependencies } from "./user-project.ts";

const { folder, tarballs, remove } = createUserProject();
afterAll(remove);

beforeAll(() => {
  const manifest = { name: "empty", private: true, type: "module", ...packedDependencies(tarballs) };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  run("npm", "install", "--no-audit", "--no-fund");
});

it("installs each package once", () => {
  for (const { name, manifest } of publishedPackages) expect([name, versionsOf(name)]).toEqual([name, [manifest.version]]);
});

it("installs Prism's validator without Prism, which brings Faker and Postman's collections", () => {
  const installed = filesOf(join(folder, "node_modules")).filter((path) => path.endsWith("/package.json"));
  expect(installed).toContain("ajv/package.json");
  expect(installed.filter((path) => /@stoplight\/(prism-|http-spec)|faker|postman/.test(path))).toEqual([]);
});

it("loads every module, by import and by require", () => {
  const { imported, required, different } = loadModules(folder);
  expect(Object.keys(imported)).toEqual(modules);
  for (const specifier of modules) expect(required[specifier]).toEqual(imported[specifier]);
  expect(different).toEqual([]);
});

it.each(publishedPackages.filter(({ manifest }) => manifest.bin))("npx runs the command of $name by both names", ({ name, manifest }) => {
  const [command = ""] = Object.keys(manifest.bin ?? {});
  const usage = run("npx", "--no-install", command, "--help");
  expect(usage).toContain("maksu");
  expect(run("npx", "--no-install", name, "--help")).toBe(usage);
});

it("makes a signed call against the mock server", () => {
  writeFileSync(join(folder, "call.js"), CALL);
  expect(runNode(folder, "call.js").trim()).toBe("201 true 401");
});

const CALL = `
import { startMockServer } from "@maksu/mock-server";
import { createPaymentClient } from "@maksu/payment-client";
import { examples } from "@maksu/payment-client/examples";
const mock = await startMockServer({ apis: ["payment"] });
const client = (secret) => createPaymentClient({ account: 375917, secret, baseUrl: mock.urls.payment });
const [{ body }] = Object.values(examples.createPayment);
const { status, verified } = await client("SAIPPUAKAUPPIAS").createPayment({ body });
const rejected = await client("wrong").createPayment({ body });
await mock.close();
console.log(status, verified, rejected.status);
`;

/** Returns the installed versions of a package, wherever they are. */
function versionsOf(name: string): readonly string[] {
  interface Node {
    readonly version?: string;
    readonly dependencies?: Readonly<Record<string, Node>>;
  }
  const found = new Set<string>();
  const collect = ({ dependencies = {} }: Node): void => {
    for (const [each, child] of Object.entries(dependencies)) {
      if (each === name && child.version) found.add(child.version);
      collect(child);
    }
  };
  collect(JSON.parse(run("npm", "ls", name, "--all", "--json")));
  return [...found];
}

function run(command: string, ...arguments_: readonly string[]): string {
  return execFileSync(command, arguments_, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
