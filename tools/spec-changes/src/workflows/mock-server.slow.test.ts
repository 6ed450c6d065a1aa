/** The workflow that other projects call, run here: its steps as they stand in the file, except for installing and building. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { runSteps, type Ran } from "./run-steps.ts";
import { readWorkflow } from "./workflow.ts";

const [job] = readWorkflow("mock-server.yml").jobs;

let workspace = "";
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), "mock-workflow-"));
  mkdirSync(join(workspace, "project"));
  symlinkSync(repository, join(workspace, "mock-server"), "junction");
});
afterEach(() => rmSync(workspace, { recursive: true }));

test("a project's command finds the three servers", async () => {
  const ran = await running(
    "node --input-type=module -e \"for (const url of [process.env.PAYMENT_API_URL, process.env.MERCHANT_API_URL, process.env.LEGACY_API_URL]) console.log((await fetch(url + '/nowhere')).status, process.cwd().endsWith('project'))\"",
  );
  expect(ran.map(({ step, status }) => [step, status])).toEqual([
    ["Start the mock servers", 0],
    ["Test", 0],
  ]);
  expect(ran[1]?.output.trim()).toBe("404 true\n404 true\n404 true");
});

test("a project's failure fails the job, which shows the mock servers' output", async () => {
  const ran = await running("curl --silent $MERCHANT_API_URL/merchant/v1/settlements > /dev/null; false; true");
  expect(ran.map(({ step, status }) => [step, status])).toEqual([
    ["Start the mock servers", 0],
    ["Test", 1],
    ["Log of the mock servers", 0],
  ]);
  expect(ran[2]?.output).toContain("/merchant/v1/settlements");
});

test("servers that can't start end the job", async () => {
  const ran = await running("true", "--no-such-option");
  expect(ran.map(({ step, status }) => [step, status === 0])).toEqual([
    ["Start the mock servers", false],
    ["Log of the mock servers", true],
  ]);
  expect(ran[1]?.output).toContain("--no-such-option");
});

test.each(["$(touch ran)", "`touch ran`", ";touch ran", "x[$(touch ran)]", "* && touch ran", '" ; touch ran "'])(
  "the argument %s runs nothing",
  async (argument) => {
    const ran = await running("touch ran", argument);
    expect(ran.map(({ step, status }) => [step, status === 0])).toEqual([
      ["Start the mock servers", false],
      ["Log of the mock servers", true],
    ]);
    expect([workspace, repository, join(workspace, "project")].map((folder) => existsSync(join(folder, "ran")))).toEqual([
      false,
      false,
      false,
    ]);
  },
);

async function running(command: string, options = ""): Promise<readonly Ran[]> {
  if (!job) throw new Error("the workflow has no job");
  const port = await freePorts();
  const url = (index: number): string => `http://127.0.0.1:${port + index}`;
  return runSteps(job, {
    workspace,
    inputs: { "test-command": command, arguments: `--port ${port} ${options}` },
    env: { PAYMENT_API_URL: url(0), MERCHANT_API_URL: url(1), LEGACY_API_URL: url(2) },
    skip: ["Build the mock servers"],
  });
}

/** The first of three free ports in a row; those in the file may be someone else's here. */
async function freePorts(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all([first, first + 1, first + 2].map(isFree));
    if (free.every(Boolean)) return first;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
