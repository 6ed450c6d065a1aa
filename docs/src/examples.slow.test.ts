/** Compiles and runs every TypeScript example of a README, a guide or `docs/examples`; tests run in vitest. Recipes have a script of their own. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const docs = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(docs, "..");
// Copies of the repository, which other tests make at the same time, leave `.results` out.
const workshop = join(docs, ".results/examples");

interface Example {
  /** File and number, also the name of the compiled file. */
  readonly name: string;
  readonly code: string;
}

const nameOf = (file: string): string => relative(root, file).replaceAll(/[^A-Za-z0-9]+/g, "-");

const inMarkdown = filesIn(root, ".md").flatMap((file) => {
  const blocks = [...readFileSync(file, "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  return blocks.map((code, index): Example => ({ name: `${nameOf(file)}-${index + 1}`, code }));
});
const files = filesIn(join(docs, "examples"), ".ts").map((file): Example => ({ name: nameOf(file), code: readFileSync(file, "utf8") }));
const examples = [...inMarkdown, ...files];
const ofVitest = ({ code }: Example): boolean => code.includes(`from "vitest"`);

/** The environment of the examples: the service's published test merchants. */
const environment = {
  PAYMENT_ACCOUNT: "375917",
  PAYMENT_SECRET: "SAIPPUAKAUPPIAS",
  MERCHANT_ID: "13466",
  MERCHANT_SECRET: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
};

let diagnostics = "";
/** The complaints of each example while it ran. */
const complaints = new Map<string, string>();
let run: ReturnType<typeof spawnSync>;

beforeAll(() => {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  for (const { name, code } of examples) writeFileSync(join(workshop, `${name}.ts`), `${code}\nexport {};\n`);
  const compilerOptions = { outDir: "out", isolatedDeclarations: false, declaration: false, declarationMap: false, sourceMap: false };
  writeFileSync(
    join(workshop, "tsconfig.json"),
    JSON.stringify({ extends: "../../../tsconfig.base.json", compilerOptions, include: ["*.ts"] }),
  );
  const tsc = join(root, "node_modules/typescript-7/bin/tsc");
  diagnostics = spawnSync(process.execPath, [tsc, "-p", workshop], { encoding: "utf8", cwd: workshop }).stdout;
  const compiled = (example: Example): string => join(workshop, "out", `${example.name}.js`);
  const programs = examples.filter((example) => !ofVitest(example)).map(compiled);
  const env = { ...process.env, ...environment };
  run = spawnSync(process.execPath, [join(docs, "dist/run-examples.js"), ...programs], {
    encoding: "utf8",
    timeout: 180_000,
    env,
    // Files that they write are removed with it.
    cwd: workshop,
  });
  for (const line of String(run.stdout)
    .split("\n")
    .filter((each) => each.startsWith(`{"name":`))) {
    const result = JSON.parse(line) as { name: string; complaints: string };
    complaints.set(result.name, result.complaints);
  }
  for (const example of examples.filter(ofVitest)) complaints.set(example.name, complaintsOfVitest(compiled(example)));
}, 240_000);
afterAll(() => rmSync(workshop, { recursive: true, force: true }));

test("there are examples to test", () => {
  expect(inMarkdown.length).toBeGreaterThan(3);
});

describe.each(examples)("$name", ({ name }) => {
  test("compiles as an example", () => {
    expect(diagnostics.split("\n").filter((line) => line.startsWith(`${name}.ts`))).toEqual([]);
  });

  test("runs without warnings or errors", () => {
    expect(complaints.get(name)).toBe("");
  });
});

test("no example leaves anything running", () => {
  expect(run).toMatchObject({ status: 0, signal: null, stderr: "" });
});

function complaintsOfVitest(file: string): string {
  const config = join(workshop, "vitest.config.mjs");
  writeFileSync(config, `export default { test: { include: [${JSON.stringify(relative(workshop, file))}] } };\n`);
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, "run", "--config", config], { encoding: "utf8", cwd: workshop });
  return status === 0 ? stderr : stdout + stderr;
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["node_modules", "dist", "recipes"].includes(entry.name) || entry.name.startsWith(".") ? [] : filesIn(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}
