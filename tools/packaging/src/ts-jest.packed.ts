/** Tests the packages in a CommonJS program under ts-jest, with the configuration that the guide has. Run by `npm run long -- packed`. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "./published-packages.ts";
import { createUserProject, packedDependencies } from "./user-project.ts";

const { folder, tarballs, remove } = createUserProject();
afterAll(remove);

const guide = readFileSync(join(root, "docs/guides/mock-server.md"), "utf8");
const [, configuration = ""] = /```js\n(\s*\/\/ jest\.config\.js\n.*?)```/s.exec(guide) ?? [];

beforeAll(() => {
  const devDependencies = { "@types/jest": "30.0.0", jest: "30.5.2", "ts-jest": "29.4.15", typescript: "5.9.3" };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "shop", private: true, ...packedDependencies(tarballs), devDependencies }),
  );
  const compilerOptions = { target: "es2020", module: "commonjs", strict: true, skipLibCheck: false, types: ["jest", "node"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  writeFileSync(join(folder, "jest.config.js"), configuration);
  cpSync(join(root, "tools/packaging/consumers/ts-jest"), folder, { recursive: true });
  const { status, stderr } = run("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts");
  if (status !== 0) throw new Error(stderr);
});

it("ts-jest in CommonJS starts the mock server, and calls it through every client", () => {
  const { status, stderr } = run(process.execPath, "node_modules/jest/bin/jest.js", "--testTimeout=60000");
  expect(stderr).toContain("3 passed, 3 total");
  expect(status).toBe(0);
});

it("Node runs what tsc makes of such a program", () => {
  const { status, stdout } = run(
    process.execPath,
    "node_modules/typescript/bin/tsc",
    "--noEmit",
    "false",
    "--outDir",
    "built",
    "--types",
    "node",
    "shop.ts",
    "--module",
    "commonjs",
    "--target",
    "es2020",
  );
  expect([status, stdout]).toEqual([0, ""]);
  expect(run(process.execPath, "built/shop.js")).toMatchObject({ status: 0, stdout: "201 true\n", stderr: "" });
});

function run(
  command: string,
  ...args: readonly string[]
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(command, args, { cwd: folder, encoding: "utf8" });
}
