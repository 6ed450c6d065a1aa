/** Redocly's own commands, from the folders that have a `redocly.yaml`. */
import { execFile } from "node:child_process";
import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { loadConfig } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { bundleDescription, lintDescription } from "../lint/redocly.ts";
import { replace, REPOSITORY, temporaryFolder } from "../../test/folders.ts";
import { readJson } from "../../test/shop.ts";

const CLI = join(REPOSITORY, "node_modules/@redocly/cli/bin/cli.js");
const APIS = ["payment-api", "merchant-api", "legacy-api", "sandbox-control"];

const run = (cwd: string, ...args: string[]): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, [CLI, ...args], {
    cwd,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });

/** Whatever it ends with: lint has problems to print. */
const redocly = (cwd: string, ...args: string[]): Promise<string> =>
  run(cwd, ...args).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

test.each([
  ...APIS.map((api) => ({ api, from: "the root, by its name", folder: ".", description: api })),
  { api: "payment-api", from: "specs", folder: "specs", description: "payment-api/openapi.yaml" },
])("redocly bundle of $api equals the bundle of codegen, from $from", async ({ api, folder, description }) => {
  const output = join(await temporaryFolder(), "openapi.json");
  await redocly(join(REPOSITORY, folder), "bundle", description, "--output", output);
  expect(await readJson(output)).toEqual(await bundleDescription(join(REPOSITORY, "specs", api, "openapi.yaml")));
});

test.each(["redocly.yaml", "specs/redocly.yaml"])("redocly sends no telemetry where it reads %s", async (path) => {
  expect((await loadConfig({ configPath: join(REPOSITORY, path) })).resolvedConfig.telemetry).toBe("off");
});

test.each([".", "specs"])("redocly check-config accepts the settings of %s", async (folder) => {
  await expect(run(join(REPOSITORY, folder), "check-config")).resolves.toBeDefined();
});

test("redocly lint from the root knows every description, and reports what codegen reports", async () => {
  const folder = await temporaryFolder();
  for (const name of ["redocly.yaml", "package.json"]) await cp(join(REPOSITORY, name), join(folder, name));
  await cp(join(REPOSITORY, "specs"), join(folder, "specs"), { recursive: true });
  await symlink(join(REPOSITORY, "tools"), join(folder, "tools"), "junction");
  await replace(join(folder, "specs/payment-api/paths/payments_{transactionId}_token_revert.yaml"), "x-header-set: B", "x-header-set: Z");
  await replace(join(folder, "specs/merchant-api/components/schemas/RefundRow.yaml"), "maxLength: ", "maxLenght: ");
  await replace(join(folder, "specs/legacy-api/openapi.yaml"), "\ninfo:\n", "\ninfo:\n  x-unknown: true\n");
  const ours = (await Promise.all(APIS.map((api) => lintDescription(join(folder, "specs", api, "openapi.yaml"))))).flat();
  const rules = ours.map((line) => /\(([\w/-]+)\)$/.exec(line)?.[1] ?? line);
  expect(rules).toHaveLength(3);
  expect(await problems(folder)).toEqual(expect.arrayContaining(rules));
});

/** The rules that reject something. Redocly prints a JSON object for each description. */
const problems = async (folder: string): Promise<readonly string[]> =>
  Array.from((await redocly(folder, "lint", "--format", "json")).matchAll(/"ruleId": "([^"]+)"/g), ([, rule = ""]) => rule);
