/** The commands that control a running sandbox. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Running, runCommand, startCommand } from "../../../test/support/command.ts";
import { UNKNOWN } from "../../../test/browser/support/open-shop.ts";
import { startShop } from "../../../test/support/shop.ts";

const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const START = "2026-03-02T09:00:00.000Z";

async function started(...args: readonly string[]): Promise<Running & { readonly url: string }> {
  const running = startCommand(["--port", "0", "--clock", START, ...args]);
  const [, url = ""] = await running.until(/^Sandbox at (http:\S+)$/m);
  return { ...running, url };
}

/** Runs a command that succeeds and prints something. Returns the lines of its output, parsed. */
async function controlled(url: string, ...args: readonly string[]): Promise<readonly unknown[]> {
  const { status, stdout, stderr } = await runCommand(args, { MAKSU_SANDBOX_URL: url });
  expect({ status, stderr }, args.join(" ")).toEqual({ status: 0, stderr: "" });
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

/** Runs a command that succeeds and prints nothing but a note on standard error: that a list is empty, or what it did. */
async function silent(url: string, args: readonly string[], note: string, input?: string): Promise<void> {
  const printed = await runCommand(args, { MAKSU_SANDBOX_URL: url }, input);
  expect(printed, args.join(" ")).toEqual({ status: 0, stdout: "", stderr: note });
}

test("a payment is paid, reported, refunded, settled and forgotten by commands", async () => {
  await using sandbox = await started();
  const { url } = sandbox;
  await using shop = await startShop(url, { payment: MERCHANT });
  const { transactionId: id } = (await shop.create({ reference: "ORDER-1" })).body;

  const [paid] = await controlled(url, "pay", id, "--method", "nordea");
  expect(paid).toEqual({ redirect: expect.stringContaining("checkout-status=ok") });
  await sandbox.until(/^09:00:00 → paymentCallback ok 200 \d+ ms$/m);

  const [event] = await controlled(url, "events", "wait-for", "paymentCallback", "--transaction-id", id, "--acknowledged", "true");
  expect(event).toMatchObject({ name: "paymentCallback", about: id, state: "acknowledged" });
  expect(await controlled(url, "events")).toEqual([event]);

  expect(await controlled(url, "refund", id, "--amount", "500")).toEqual([{ id: expect.any(String), status: expect.any(String) }]);
  expect(await controlled(url, "settle", "--account", "375917")).toMatchObject([{ account: "375917", status: "created" }]);
  const [advanced] = await controlled(url, "clock", "advance", "3d");
  expect(advanced).toMatchObject({ now: "2026-03-05T09:00:00.000Z", happened: expect.any(Array) });

  expect(await controlled(url, "requests")).toMatchObject([{ operationId: "createPayment", status: 201 }]);
  await shop.send("GET", `/payments/${UNKNOWN}`);
  expect(await controlled(url, "requests", "rejected")).toMatchObject([
    { operationId: "getPayment", status: 404, rule: { id: "getPayment.a" } },
  ]);
  await silent(url, ["outbox"], "the world default has no e-mails\n");
  expect(await runCommand(["outbox", "--json", "--url", url])).toMatchObject({ status: 0, stdout: "[]\n" });
  await silent(url, ["generate", "20", "--days", "1"], "The payments were generated.\n");
  expect((await controlled(url, "settle")).length).toBeGreaterThan(0);
  await silent(url, ["reset"], "The world was reset.\n");
  await silent("http://127.0.0.1:9", ["events", "--url", url], "the world default has no events\n");
});

test("a world of its own is created, with its credentials, and advanced alone", async () => {
  await using sandbox = await started();
  const { url } = sandbox;
  const [world] = await controlled(url, "create-world", "job-1", "--clock", "2026-01-01T00:00:00Z");
  expect(world).toMatchObject({ name: "job-1", payment: { account: expect.any(Number), secret: expect.any(String) } });
  expect(await controlled(url, "clock", "advance", "1h", "--world", "job-1")).toMatchObject([{ now: "2026-01-01T01:00:00.000Z" }]);
  expect(await controlled(url, "clock", "advance", "1h")).toMatchObject([{ now: "2026-03-02T10:00:00.000Z" }]);
  expect((await runCommand(["create-world", "job-1", "--url", url])).status).toBe(1);
});

test("an exported world is the seed of another sandbox", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-export-"));
  const file = join(folder, "seeds.json");
  try {
    await using first = await started();
    await using shop = await startShop(first.url, { payment: MERCHANT });
    const { transactionId: id } = (await shop.create({ reference: "ORDER-1" })).body;
    await controlled(first.url, "pay", id, "--method", "nordea");
    const { status, stdout, stderr } = await runCommand(["export", "--url", first.url]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    writeFileSync(file, stdout);

    await using second = startCommand(["--port", "0", "--seeds", file]);
    const [, url = ""] = await second.until(/^Sandbox at (http:\S+)$/m);
    const [event] = await controlled(url, "events", "wait-for", "paymentCallback", "--reference", "ORDER-1");
    expect(event).toMatchObject({ name: "paymentCallback", values: { status: "ok", amount: 1525 } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a snapshot of one sandbox is restored in another one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-snapshot-"));
  const file = join(folder, "snapshot.json");
  try {
    await using first = await started("--store", `file:${join(folder, "sandbox.db")}`);
    await using shop = await startShop(first.url, { payment: MERCHANT });
    const { transactionId: id } = (await shop.create({ reference: "ORDER-1" })).body;
    const { status, stdout, stderr } = await runCommand(["snapshot", "--url", first.url]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    writeFileSync(file, stdout);

    await using second = await started();
    await silent(second.url, ["restore", file], "The world was restored.\n");
    expect(await controlled(second.url, "pay", id, "--method", "nordea")).toEqual([
      { redirect: expect.stringContaining("checkout-reference=ORDER-1") },
    ]);
    await silent(second.url, ["restore", "-"], "The world was restored.\n", stdout);
    await silent(second.url, ["events"], "the world default has no events\n");
    expect(await runCommand(["restore", "-", "--url", second.url], {}, "{}")).toMatchObject({
      status: 1,
      stderr: "standard input: version: is missing; must be a whole number of at most 1000000\n",
    });

    writeFileSync(file, "{");
    const rejected = await runCommand(["restore", file, "--url", second.url]);
    expect([rejected.status, rejected.stderr]).toEqual([2, expect.stringContaining(`${file} is not JSON`)]);
    expect((await runCommand(["restore", "--url", second.url])).stderr).toContain("restore: one FILE must follow");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("fault rules come from a file and from commands, and list what they have hit", async () => {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  try {
    const file = join(folder, "faults.yaml");
    writeFileSync(file, "- { match: { operation: createPayment, nth: 1 }, respond: { status: 503 } }\n");
    await using sandbox = startCommand(["--port", "0", "--faults", file]);
    const [, url = ""] = await sandbox.until(/^Sandbox at (http:\S+)$/m);
    await using shop = await startShop(url, { payment: MERCHANT });
    expect((await shop.create()).status).toBe(503);
    await controlled(url, "faults", "add", "--operation", "createPayment", "--respond.status", "504", "--before", "true");
    expect((await shop.create()).status).toBe(504);
    expect(await controlled(url, "faults")).toMatchObject([
      { id: "1", matched: 2, hits: 1 },
      { id: "2", matched: 1, hits: 1 },
    ]);
    await silent(url, ["faults", "remove", "1"], "The fault rule was removed.\n");
    await silent(url, ["faults", "clear"], "All fault rules were removed.\n");
    await silent(url, ["faults"], "the world default has no fault rules\n");
    expect((await shop.create()).status).toBe(201);
    writeFileSync(file, "- drop: 1\n");
    const { status, stderr } = await runCommand(["--faults", file]);
    expect([status, stderr]).toEqual([2, "faults[0].drop: must be true, not 1\n"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("what the sandbox rejects is one line on standard error, and ends with 1", async () => {
  await using sandbox = await started("--control-token", "token");
  const env = { MAKSU_SANDBOX_URL: sandbox.url, MAKSU_SANDBOX_TOKEN: "token" };
  const rejected = async (args: readonly string[], more: object = {}) => runCommand(args, { ...env, ...more });
  expect(await rejected(["pay", "8f1c"])).toEqual({ status: 1, stdout: "", stderr: expect.stringMatching(/^pay: .+8f1c.*\n$/) });
  expect(await rejected(["events", "--world", "other"])).toEqual({
    status: 1,
    stdout: "",
    stderr: "events: the sandbox has no world other\n",
  });
  expect((await rejected(["events"])).status).toBe(0);
  expect(await rejected(["events"], { MAKSU_SANDBOX_TOKEN: "wrong" })).toEqual({
    status: 1,
    stdout: "",
    stderr: "events: Authorization must be Bearer and the server's controlToken (--control-token); set MAKSU_SANDBOX_TOKEN\n",
  });
});

test.each([
  { args: ["pya"], line: /^pya: unknown command; did you mean pay\?$/ },
  { args: ["opne"], line: /^opne: unknown command; did you mean open\?$/ },
  { args: ["settle-up"], line: /^settle-up: unknown command; the commands are run, open, watch, env, completion, health, / },
  { args: ["clock", "advnace", "3d"], line: /^clock advnace: unknown command; did you mean clock advance\?$/ },
  { args: ["generate", "abc"], line: /^COUNT: must be a number$/ },
  { args: ["watch", "pay"], line: /^watch: pay does something; give a command that reads, / },
  { args: ["completion", "powershell"], line: /^completion: one shell must follow; the shells are bash, zsh, fish$/ },
  { args: ["pay"], line: /^ID or --id: is missing; see --help$/ },
  { args: ["outbox", "375917"], line: /^outbox: only options may follow; see --help$/ },
  { args: ["pay", "a", "b"], line: /^pay: ID and only options may follow; see --help$/ },
  { args: ["events", "--acount", "1"], line: /^--acount: unknown option; / },
  {
    args: ["events", "--url", "http://127.0.0.1:9"],
    line: /^No sandbox responds at http:\/\/127\.0\.0\.1:9: start one with npx @maksu\/sandbox, /,
  },
  { args: ["events", "--url", "localhost"], line: /^--url: must be an http\(s\) URL without user, query and fragment, / },
])("$args end with 2 and one line", async ({ args, line }) => {
  const { status, stdout, stderr } = await runCommand(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr.trimEnd()).toMatch(line);
});

test.each([
  { args: ["pay", "--help"], text: /^maksu-sandbox pay ID/ },
  { args: ["events", "wait-for", "-h"], text: /^maksu-sandbox events wait-for NAME / },
])("$args print the help of the command", async ({ args, text }) => {
  expect(await runCommand(args)).toEqual({ status: 0, stdout: expect.stringMatching(text), stderr: "" });
});
