/** Tests the sandbox's fixtures in each test runner, in a project with tarballs. Run by `npm run long -- packed`. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "./published-packages.ts";
import { createUserProject } from "./user-project.ts";

const SANDBOX = "@maksu/sandbox";
const { folder, tarballs, remove } = createUserProject();
afterAll(remove);

/** Two tests, each of which finds nothing that the other has done. */
const twoTests = (test: string, world: string): string => `
for (const name of ["one", "another"])
  ${test}(name, async (${world}) => {
    if ((await world.transitions()).length > 0) throw new Error("another test's world");
    await world.addToken({ card: "0024" });
    if ((await world.transitions()).length !== 2) throw new Error("no token");
    if ((await sandbox.fetch(sandbox.url + "/_sandbox/health")).status !== 200) throw new Error("no sandbox");
  });
`;

const FILES: Readonly<Record<string, string>> = {
  "vitest/shop.test.js": `
import { test as base } from "vitest";
import { sandboxFixtures } from "@maksu/sandbox/vitest";
const test = base.extend(sandboxFixtures({ clock: "frozen" }));
${twoTests("test", "{ sandbox, world }")}`,
  "playwright/shop.spec.js": `
import { test as base } from "@playwright/test";
import { sandboxFixtures } from "@maksu/sandbox/playwright";
const test = base.extend(sandboxFixtures({ clock: "frozen" }));
${twoTests("test", "{ sandbox, world }")}`,
  "node-test/shop.js": `
import { test } from "node:test";
import { worldPerTest } from "@maksu/sandbox/node-test";
const shop = worldPerTest({ clock: "frozen" });
${twoTests("test", "").replace("=> {", "=> {\n    const { sandbox, world } = shop;")}`,
  "jest/shop.test.js": `
import { afterAll, beforeAll, beforeEach, test } from "@jest/globals";
import { worldPerTest } from "@maksu/sandbox/jest";
const shop = worldPerTest({ afterAll, beforeAll, beforeEach }, { clock: "frozen" });
${twoTests("test", "").replace("=> {", "=> {\n    const { sandbox, world } = shop;")}`,
};

/** Fixtures in TypeScript: the declarations of the runner take them, and know what they are. */
const TYPED: Readonly<Record<string, string>> = {
  "typed/playwright.ts": `
import { test as base } from "@playwright/test";
import { type SandboxTestFixtures, type SandboxWorkerFixtures, sandboxFixtures } from "@maksu/sandbox/playwright";
const test = base.extend<SandboxTestFixtures, SandboxWorkerFixtures>(sandboxFixtures({ clock: "frozen" }));
test("types", async ({ page, sandbox, world }) => {
  const account: number = world.payment.account;
  await page.goto(sandbox.url + account);
  // @ts-expect-error: the world is typed
  world.nothing();
});
`,
  "typed/vitest.ts": `
import { test as base } from "vitest";
import { type SandboxContext, sandboxFixtures } from "@maksu/sandbox/vitest";
const test = base.extend<SandboxContext>(sandboxFixtures({ clock: "frozen" }));
test("types", async ({ sandbox, world }) => {
  const account: number = world.payment.account;
  await sandbox.fetch(sandbox.url + account);
  // @ts-expect-error: the world is typed
  world.nothing();
});
`,
  "typed/jest.ts": `
import { afterAll, beforeAll, beforeEach, test } from "@jest/globals";
import { worldPerTest } from "@maksu/sandbox/jest";
const shop = worldPerTest({ afterAll, beforeAll, beforeEach });
test("types", async () => {
  const account: number = shop.world.payment.account;
  await shop.sandbox.fetch(shop.sandbox.url + account);
  // @ts-expect-error: the world is typed
  shop.world.nothing();
});
`,
};

beforeAll(() => {
  const { [SANDBOX]: sandbox, ...others } = tarballs;
  const overrides = Object.fromEntries(Object.entries(others).map(([name, path]) => [name, `file:${path}`]));
  const dependencies = { [SANDBOX]: `file:${sandbox}`, vitest: "4.1.12", jest: "30.5.2", "@playwright/test": "1.65.1" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "shop", private: true, type: "module", dependencies, overrides }));
  for (const [path, text] of Object.entries({ ...FILES, ...TYPED })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
});

it.each(Object.keys(TYPED))("%s is accepted by the declarations of its runner", (file) => {
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  const line = [
    compiler,
    "--noEmit",
    "--strict",
    "--exactOptionalPropertyTypes",
    "--target",
    "es2023",
    "--module",
    "nodenext",
    "--skipLibCheck",
  ];
  const { status, stdout } = spawnSync(process.execPath, [...line, ...types, file], { cwd: folder, encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
});

it.each([
  { runner: "vitest", line: ["node_modules/vitest/vitest.mjs", "run", "--root", "vitest"], passed: "2 passed" },
  { runner: "Playwright", line: ["node_modules/@playwright/test/cli.js", "test", "--workers", "1", "playwright"], passed: "2 passed" },
  { runner: "node:test", line: ["--test", "--test-reporter", "tap", "node-test/shop.js"], passed: "# pass 2" },
  {
    runner: "Jest",
    line: ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--rootDir", "jest"],
    passed: "2 passed, 2 total",
  },
])("each test of $runner has a world of its own", ({ line, passed }) => {
  const env = { ...process.env, NODE_OPTIONS: "", VITEST: undefined, NO_COLOR: "1", FORCE_COLOR: undefined, CI: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: folder, encoding: "utf8", env });
  expect(stdout + stderr).toContain(passed);
  expect(status).toBe(0);
});
