/** Every TypeScript example of a README or guide compiles as it stands, and runs to its end. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const docs = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(docs, "..");
const workshop = join(docs, ".examples");

interface Example {
  /** File and number, also the name of the compiled file. */
  readonly name: string;
  readonly code: string;
}

const examples = markdownFiles(root).flatMap((file) => {
  const blocks = [...readFileSync(file, "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  const name = relative(root, file).replaceAll(/[^A-Za-z0-9]+/g, "-");
  return blocks.map((code, index): Example => ({ name: `${name}-${index + 1}`, code }));
});

let diagnostics = "";
beforeAll(() => {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop);
  for (const { name, code } of examples) writeFileSync(join(workshop, `${name}.ts`), `${code}\nexport {};\n`);
  const compilerOptions = { outDir: "out", isolatedDeclarations: false, declaration: false, declarationMap: false, sourceMap: false };
  writeFileSync(
    join(workshop, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.base.json", compilerOptions, include: ["*.ts"] }),
  );
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  diagnostics = spawnSync(process.execPath, [tsc, "-p", workshop], { encoding: "utf8", cwd: workshop }).stdout;
}, 60_000);
afterAll(() => rmSync(workshop, { recursive: true, force: true }));

test("there are examples", () => {
  expect(examples.length).toBeGreaterThan(3);
});

describe.each(examples)("$name", ({ name }) => {
  test("compiles", () => {
    expect(diagnostics.split("\n").filter((line) => line.startsWith(`${name}.ts`))).toEqual([]);
  });

  test("runs", () => {
    const { status, stderr } = spawnSync(process.execPath, [join(workshop, "out", `${name}.js`)], { encoding: "utf8", timeout: 15_000 });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});

function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["node_modules", "dist"].includes(entry.name) || entry.name.startsWith(".") ? [] : markdownFiles(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}
