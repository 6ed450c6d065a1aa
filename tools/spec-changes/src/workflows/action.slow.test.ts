/** The action that other projects use: its steps as they stand in the file, in a folder like a runner's. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { jobWith } from "./action.ts";
import { runSteps, type Ran } from "./run-steps.ts";

let workspace = "";
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), "action-"));
  writeFileSync(join(workspace, "github-env"), "");
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

test.each([
  { command: "mock", names: ["PAYMENT_API_URL", "MERCHANT_API_URL", "LEGACY_API_URL"], health: "_mock/health" },
  { command: "sandbox", names: ["MAKSU_SANDBOX_URL", "PAYMENT_API_URL", "MERCHANT_API_URL", "LEGACY_API_URL"], health: "_sandbox/health" },
])("a job's next step finds what the command $command starts", async ({ command, names, health }) => {
  mkdirSync(join(workspace, "maksu"));
  symlinkSync(join(repository, "node_modules"), join(workspace, "maksu/node_modules"), "junction");
  const calls = names.map((name) => `curl --silent --fail --output /dev/null "$${name}/${health}" && echo ${name}`).join("\n");
  const ran = await running(command, calls, ["Install"]);
  expect(ran.map(({ step, status, output }) => [step, status === 0 ? "passed" : output])).toEqual([
    ["Start", "passed"],
    ["Test", "passed"],
  ]);
  expect(ran[1]?.output.trim().split("\n")).toEqual(names);
});

test("an unknown command ends the job, and its log names those that are known", async () => {
  const ran = await running("mocks", "true");
  expect(ran).toEqual([{ step: "Install", status: 2, output: 'The input command must be mock or sandbox, but is "mocks".\n' }]);
});

test("a port that is in use ends the job with the server's log", async () => {
  mkdirSync(join(workspace, "maksu"));
  symlinkSync(join(repository, "node_modules"), join(workspace, "maksu/node_modules"), "junction");
  const other = createServer((socket) => socket.destroy());
  const port = await new Promise<number>((resolve) =>
    other.listen(0, "127.0.0.1", () => {
      const address = other.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    }),
  );
  const ran = await running("sandbox", "true", ["Install"], port);
  other.close();
  expect(ran.map(({ step, status }) => [step, status === 0])).toEqual([["Start", false]]);
  expect(ran[0]?.output).toContain(String(port));
});

async function running(command: string, run: string, skip: readonly string[] = [], port?: number): Promise<readonly Ran[]> {
  const job = jobWith([{ name: "Test", run: `. "$GITHUB_ENV"\n${run}` }]);
  return runSteps(job, {
    workspace,
    inputs: { command, version: "", port: String(port ?? 20_000 + Math.floor(Math.random() * 20_000)) },
    env: { GITHUB_ENV: join(workspace, "github-env"), GITHUB_ACTION_PATH: join(repository, "action") },
    skip,
  });
}
