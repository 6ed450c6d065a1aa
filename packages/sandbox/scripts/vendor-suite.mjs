#!/usr/bin/env node
/**
 * Runs the test suite of a public SDK of the vendor, unmodified, against a sandbox: `npm run long -- vendor-suite FOLDER`. Prints how many tests passed,
 * and exits with 1 unless all did but those that want what the API documents do not have.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { javaSuite } from "./vendor-suite/java.mjs";
import { javascriptSuite } from "./vendor-suite/javascript.mjs";
import { phpSuite } from "./vendor-suite/php.mjs";

const USAGE = `Usage: npm run long -- vendor-suite FOLDER

FOLDER is a checkout of one of these, which stays as it is:

  https://github.com/paytrail/paytrail-js-sdk    whose packages are installed there, by npm install
  https://github.com/paytrail/paytrail-php-sdk   whose packages the system has, such as Debian, by
                                                 apt-get install php-cli php-curl php-xml php-mbstring phpunit php-guzzlehttp-guzzle php-mockery
  https://github.com/paytrail/paytrail-java-sdk  whose packages Maven downloads into its own folder, by
                                                 apt-get install maven default-jdk-headless

Runs the checkout's own tests with their requests led to a sandbox. Nothing reaches the real service.
`;

const CREATED = "the document has 201 for a commit, and the test wants 200";

/** Why tests fail that want what the API documents do not have, by their names. */
const UNDOCUMENTED = new Map([
  ["io.paytrailpayment.CreateCitPaymentCommitTests::successReturnCode200", CREATED],
  ["io.paytrailpayment.CreateMitPaymentCommitTests::createMitPaymentCommit_Success_ReturnCode200", CREATED],
]);

const print = (text) => process.stdout.write(text);
const [given] = process.argv.slice(2);
// npm runs a workspace's script in the workspace.
const folder = given && resolve(process.env.INIT_CWD ?? "", given);
const has = (name) => folder !== undefined && existsSync(join(folder, name));
const run = has("composer.json") ? phpSuite : has("paytrailpayment-sdk") ? javaSuite : has("node_modules") ? javascriptSuite : undefined;
const needed = run === phpSuite ? "phpunit" : run === javaSuite ? "mvn" : "npm";
const missing = [needed].filter((each) => spawnSync(each, ["--help"]).error);
if (!run || missing.length > 0) {
  const why = run ? `Not installed: ${missing.join(", ")}.` : `${folder}: is no checkout with its packages.`;
  print(folder ? `${why}\n\n${USAGE}` : USAGE);
  process.exit(2);
}

const tests = await run(folder);
const failed = tests.filter(({ passed }) => !passed).map(({ name }) => name);
for (const name of failed) print(`${UNDOCUMENTED.has(name) ? `failed, since ${UNDOCUMENTED.get(name)}` : "FAILED"}: ${name}\n`);
print(tests.length > 0 ? `${tests.length - failed.length} of ${tests.length} tests passed.\n` : "The suite did not end.\n");
process.exitCode = tests.length > 0 && failed.every((name) => UNDOCUMENTED.has(name)) ? 0 : 1;
