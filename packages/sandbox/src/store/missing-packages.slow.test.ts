/** The reports of the stores where the package that they need is not installed. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("../../scripts/sandbox-on-store.mjs", import.meta.url));

/** Starts a sandbox without some packages, and without Node's SQLite. Returns what it prints when it fails. */
function startWithout(packages: readonly string[], store: string): string {
  const hooks = `export const resolve = (name, context, next) => {
    if (!${JSON.stringify(packages)}.includes(name)) return next(name, context);
    throw Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
  };`;
  const setUp = `import { register } from "node:module";
    process.getBuiltinModule = () => undefined;
    register(${JSON.stringify(dataUrl(hooks))});`;
  const { stderr, status } = spawnSync(process.execPath, ["--import", dataUrl(setUp), SCRIPT, store], { encoding: "utf8" });
  expect(status).toBe(1);
  return stderr;
}

const dataUrl = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

test("a file needs Node's SQLite or libsql, and the error names what to install", () => {
  expect(startWithout(["libsql"], "file:none.db")).toContain(
    `Error: store: Node ${process.versions.node} has no SQLite: npm install --save-dev libsql, or use Node 22.13 or later\n`,
  );
});

test("PostgreSQL needs pg, and the error names what to install", () => {
  expect(startWithout(["pg"], "postgres://127.0.0.1:9/none")).toContain(
    "Error: store: PostgreSQL needs the package pg: npm install --save-dev pg\n",
  );
});
