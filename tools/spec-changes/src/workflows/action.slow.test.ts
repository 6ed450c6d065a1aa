/** The action that other projects use: its steps as they stand in the file, in a folder like a runner's. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
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
  expect(ran).toEqual([{ step: "Install", status: 2, output: "The input command must be mock, sandbox or shop-check, but is mocks.\n" }]);
});

const RUNS = "$(touch ran)";

/** Inputs of which bash, npm or node would make more than a value, and their part of the message. */
const HOSTILE: readonly { readonly input: string; readonly value: string }[] = [
  ...["mock;touch ran", `mock${RUNS}`, "mock\n", "sandbox mock", "", "mock|sandbox", "--help"].map((value) => ({
    input: "command",
    value,
  })),
  ...[
    `x[${RUNS}]`,
    `a[$(touch ran)0]+4010`,
    `4010${RUNS}`,
    "`touch ran`",
    "4010;touch ran",
    "4010\ntouch ran",
    "4010\n",
    "PATH",
    "4010 --host 0.0.0.0",
    "04010",
    "0x1000",
    "1e4",
    "0",
    "-1",
    "65534",
    "99999",
    "4010.5",
    "٤٠١٠",
    "",
    " 4010",
  ].map((value) => ({ input: "port", value })),
  ...[
    "npm:other@1",
    "npm:other@1.0.0",
    "file:../other",
    "https://example.com/other.tgz",
    "git+https://example.com/other.git",
    "latest",
    "*",
    "1",
    "^1.0.0",
    "1.0.0-a..b",
    "1.0.0-rc.",
    "1.0.0 other",
    "1.0.0\nother",
    `1.0.0-${RUNS}`,
    "--registry=https://example.com",
    "../other",
    " ",
  ].map((value) => ({ input: "version", value })),
];

test.each(["Install", "Start"])("the step %s ends at each hostile input, and runs nothing of it", async (first) => {
  const others = ["Install", "Start"].filter((each) => each !== first);
  for (const { input, value } of HOSTILE) {
    const ran = await running("mock", "touch ran", others, undefined, { [input]: value });
    expect(ran.map(({ step, status }) => [step, status])).toEqual([[first, 2]]);
    expect(ran[0]?.output).toMatch(new RegExp(`^The input ${input} must be [^\\n]+\\n$`));
  }
  expect(readdirSync(workspace)).toEqual(["github-env"]);
});

test("no pattern of an input has an empty alternative, which bash on macOS does not take", () => {
  const patterns = [...readFileSync(join(repository, "action/check-inputs.sh"), "utf8").matchAll(/^ *check \w+ "\$\w+" '([^']*)'/gm)];
  expect(patterns).toHaveLength(3);
  for (const [, pattern] of patterns) expect(`(${pattern})`).not.toMatch(/[(|][|)]/);
});

test("the step Install asks npm for the very version", async () => {
  mkdirSync(join(workspace, "bin"));
  writeFileSync(join(workspace, "bin/npm"), '#!/usr/bin/env bash\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const versions = ["1.2.3", "0.0.0", "2.0.0-rc.1"];
  for (const version of versions) {
    const ran = await running("mock", "true", ["Start", "Test"], undefined, { version });
    const want = ["install", "--no-save", "--prefix", join(workspace, "maksu"), `@maksu/mock-server@${version}`];
    expect([ran[0]?.status, ran[0]?.output.trim().split("\n")]).toEqual([0, want]);
  }
});

test("the command shop-check checks the shop of the settings, annotates what it finds, and fails the step until it is accepted", async () => {
  mkdirSync(join(workspace, "maksu"));
  symlinkSync(join(repository, "node_modules"), join(workspace, "maksu/node_modules"), "junction");
  const shop = join(repository, "packages/shop-check/test/shops/run.mjs");
  const command = [process.execPath, shop, "pending-is-paid", "{port}"];
  const settings = { command, create: "/orders", state: "/orders/{reference}", runs: 0 };
  writeFileSync(join(workspace, "shop-check.yaml"), JSON.stringify(settings));
  const [start] = await running("shop-check", "true", ["Install"]);
  expect(start?.status, start?.output).toBe(1);
  expect(start?.output).toMatch(/^::error title=Nothing for free%3A money at risk::/m);
  expect(readFileSync(join(workspace, "shop-check.html"), "utf8")).toContain("Money is at risk");
  const [, id] = /found by "pending"; (free-[0-9a-f]{8})/.exec(start?.output ?? "") ?? [];
  writeFileSync(join(workspace, "shop-check-accepted.yaml"), `- { id: ${id}, until: 2999-12-31 }\n`);
  expect((await running("shop-check", "true", ["Install"])).map(({ status }) => status)).toEqual([0, 0]);
}, 180_000);

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

async function running(
  command: string,
  run: string,
  skip: readonly string[] = [],
  port = 20_000 + Math.floor(Math.random() * 20_000),
  inputs: Readonly<Record<string, string>> = {},
): Promise<readonly Ran[]> {
  const job = jobWith([{ name: "Test", run: `. "$GITHUB_ENV"\n${run}` }]);
  return runSteps(job, {
    workspace,
    inputs: { command, version: "", port: String(port), ...inputs },
    env: {
      GITHUB_ENV: join(workspace, "github-env"),
      GITHUB_ACTION_PATH: join(repository, "action"),
      GITHUB_ACTIONS: "true",
      PATH: `${join(workspace, "bin")}:${process.env["PATH"] ?? ""}`,
    },
    skip,
  });
}
