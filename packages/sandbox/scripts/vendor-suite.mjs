#!/usr/bin/env node
/**
 * Runs the test suite of the vendor's public JavaScript SDK, unmodified, against a sandbox: `npm run test:vendor-suite -- FOLDER`. The folder is a
 * checkout whose packages are installed. Its own test command is run through `maksu-sandbox run`, which leads the requests of its processes to the
 * sandbox. Prints how many tests passed, and exits with 1 unless all did.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const USAGE = `Usage: npm run test:vendor-suite -w @maksu/sandbox -- FOLDER

FOLDER is a checkout of https://github.com/paytrail/paytrail-js-sdk whose packages are installed.

Runs the checkout's own \`npm test\` with its requests led to a sandbox. Nothing in the folder is changed, and nothing reaches the real service.
`;

const print = (text) => process.stdout.write(text);
const [given] = process.argv.slice(2);
// npm runs a workspace's script in the workspace.
const folder = given && resolve(process.env.INIT_CWD ?? "", given);
if (!folder || !existsSync(join(folder, "node_modules"))) {
  print(folder ? `${folder}: is no checkout with its packages.\n\n${USAGE}` : USAGE);
  process.exit(2);
}

const results = mkdtempSync(join(tmpdir(), "vendor-suite-"));
process.on("exit", () => rmSync(results, { recursive: true, force: true }));
const file = join(results, "results.json");
const sandbox = fileURLToPath(new URL("../bin/maksu-sandbox.js", import.meta.url));
const test = ["npm", "test", "--", "--ci", "--json", `--outputFile=${file}`];
spawnSync(process.execPath, [sandbox, "run", "--quiet", "--", ...test], { cwd: folder, stdio: "inherit" });
if (!existsSync(file)) {
  print("The suite did not end.\n");
  process.exit(1);
}
const { numPassedTests: passed, numTotalTests: total, testResults } = JSON.parse(readFileSync(file, "utf8"));
for (const { assertionResults } of testResults)
  for (const { status, fullName } of assertionResults) if (status !== "passed") print(`FAILED: ${fullName}\n`);
print(`${passed} of ${total} tests passed.\n`);
process.exitCode = passed === total && total > 0 ? 0 : 1;
