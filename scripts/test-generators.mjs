// Checks the bundled descriptions with tools that are not ours: Spectral's OpenAPI rules have no error, and the code that orval and
// @hey-api/openapi-ts generate compiles. The tools are installed into a scratch folder, which is removed at the end.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Versions that run on Node 20. */
const TOOLS = ["@stoplight/spectral-cli@6.16.3", "orval@7.13.2", "@hey-api/openapi-ts@0.95.0", "typescript@5.9.3"];
const APIS = ["payment-api", "merchant-api", "legacy-api", "sandbox-control"];

const compilerOptions = {
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const scratch = mkdtempSync(join(tmpdir(), "generators-"));
const bundleOf = (api) => join(root, "specs", api, "dist/openapi.json");
let failures = 0;

try {
  run("npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent", "--prefix", scratch, ...TOOLS);
  if (failures > 0) throw new Error("The tools can't be installed.");
  writeFileSync(join(scratch, "ruleset.yaml"), "extends: spectral:oas\n");
  writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["orval", "hey-api"] }));
  for (const api of APIS) {
    const [input, orval, heyApi] = [bundleOf(api), join(scratch, "orval", `${api}.ts`), join(scratch, "hey-api", api)];
    runTool("spectral", "lint", "--ruleset", "ruleset.yaml", "--fail-severity", "error", "--display-only-failures", input);
    runTool("orval", "--input", input, "--output", orval, "--client", "fetch", "--mode", "single");
    runTool("openapi-ts", "--input", input, "--output", heyApi, "--client", "@hey-api/client-fetch", "--silent");
  }
  runTool("tsc", "--project", ".");
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (failures > 0) process.exitCode = 1;

function runTool(name, ...args) {
  run(join(scratch, "node_modules/.bin", name), ...args);
}

function run(program, ...args) {
  const env = { ...process.env, SCARF_ANALYTICS: "false", DO_NOT_TRACK: "1" };
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: scratch,
    env,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${[program.replace(`${scratch}/node_modules/.bin/`, ""), ...args].join(" ")}`);
  if (status === 0) return;
  failures++;
  console.error(error?.message ?? `${stdout}${stderr}`);
}
