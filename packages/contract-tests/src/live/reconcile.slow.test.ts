/** The command `maksu-webhooks reconcile` against the mock server, with a store that it shares with handlers. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { afterAll, beforeAll, expect, test } from "vitest";

const SECRET = "SAIPPUAKAUPPIAS";
const folder = mkdtempSync(join(tmpdir(), "reconcile-"));
const command = join(dirname(createRequire(import.meta.url).resolve("@maksu/webhooks")), "../bin/maksu-webhooks.js");

let mock: MockServer<"payment">;
beforeAll(async () => {
  mock = await startMockServer({ apis: ["payment"] });
  writeFileSync(join(folder, "secret"), `${SECRET}\n`);
  // A store on disk, as shared ones are, that keeps its process alive, as connections do.
  const store = `
    import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
    const fileOf = (key) => new URL(encodeURIComponent(key), import.meta.url);
    const holder = (key) => (existsSync(fileOf(key)) ? readFileSync(fileOf(key), "utf8") : undefined);
    setInterval(() => {}, 1000);
    export default {
      claim: async (key, token) => {
        if (holder(key) !== undefined) return holder(key) === "done" ? "done" : "taken";
        writeFileSync(fileOf(key), token);
        return "claimed";
      },
      extend: async (key, token) => holder(key) === token,
      finish: async (keys, ttl, held) => {
        for (const key of keys) writeFileSync(fileOf(key), "done");
        if (held) rmSync(fileOf(held.key));
      },
      release: async (key, token) => void (holder(key) === token && rmSync(fileOf(key))),
    };`;
  writeFileSync(join(folder, "store.mjs"), store);
  writeFileSync(join(folder, "no-store.mjs"), "export default {};");
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

async function run(input: string, args: readonly string[], env: Readonly<Record<string, string>> = { MAKSU_SECRET: SECRET }) {
  const { MAKSU_SECRET: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [command, "reconcile", ...args], { cwd: folder, env: { ...inherited, ...env } });
  let [output, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (errors += text));
  child.stdin.on("error", () => {}).end(input);
  const status = await new Promise((resolve) => child.once("close", resolve));
  expect(output + errors).not.toContain(SECRET);
  const lines = output.startsWith("{")
    ? output
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line))
    : [];
  return { status, lines, errors, output };
}

const options = (...more: readonly string[]) => ["--account", "375917", "--base-url", mock.urls.payment, "--store", "./store.mjs", ...more];
const lineOf = (...ids: readonly string[]) => ids.map((transactionId) => `${JSON.stringify({ transactionId })}\n`).join("");

test("writes a line for a payment that no callback has brought, and not a second time", async () => {
  const transactionId = crypto.randomUUID();
  const first = await run(lineOf(transactionId), options());
  expect(first).toMatchObject({ status: 0, errors: "" });
  expect(first.lines).toEqual([
    { outcome: "handled", transactionId, status: "ok", payment: expect.objectContaining({ account: 375917, transactionId, status: "ok" }) },
  ]);
  const again = await run(lineOf(transactionId), options());
  expect(again).toMatchObject({ status: 0, lines: [{ outcome: "repeated", transactionId, status: "ok" }] });
});

test("reads a file, and the secret from a file", async () => {
  const transactionId = crypto.randomUUID();
  writeFileSync(join(folder, "open.jsonl"), `\n${lineOf(transactionId)}`);
  expect(await run("", options("--secret-file", "secret", "open.jsonl"), {})).toMatchObject({ status: 0, lines: [{ outcome: "handled" }] });
});

test("exits with 1 when a payment can't be asked about, after the others", async () => {
  const [unknown, known] = ["00000000-0000-4000-8000-000000000404", crypto.randomUUID()];
  const { status, lines } = await run(lineOf(unknown, known), options("--patience", "0"));
  expect(lines).toMatchObject([
    { outcome: "handled", transactionId: known },
    { outcome: "failed", transactionId: unknown, reason: "getPayment: status 404" },
  ]);
  expect(status).toBe(1);
});

test("exits with 1 when the secret is wrong, and says so for each payment", async () => {
  const { status, lines } = await run(lineOf(crypto.randomUUID()), options("--patience", "0"), { MAKSU_SECRET: "another" });
  expect(lines).toMatchObject([{ outcome: "failed", reason: expect.any(String) }]);
  expect(status).toBe(1);
});

test.each([
  { what: "without a secret", args: () => options(), env: {}, errors: "secret: give --secret-file, or set MAKSU_SECRET" },
  { what: "without an account", args: () => ["--store", "./store.mjs"], errors: "--account: is missing; see --help" },
  {
    what: "with a line that is not JSON",
    args: () => options(),
    input: "{}\nx\n",
    errors: 'line 2: must be a JSON object such as { "transactionId": "…" }',
  },
  {
    what: "with a line without an id",
    args: () => options(),
    input: "{}\n",
    errors: "open: payment 1 must have a transactionId, a non-empty string",
  },
  {
    what: "with a module that has no store",
    args: () => options().map((each) => each.replace("./store.mjs", "./no-store.mjs")),
    errors: "--store: must be an object with",
  },
  {
    what: "with an account that is not one",
    args: () => ["--account", "a", ...options().slice(2)],
    errors: "--account: must be the merchant ID",
  },
  {
    what: "with a base URL in the clear",
    args: () => options().map((each) => (each === mock.urls.payment ? "http://example.com" : each)),
    errors: "--base-url: must be https, or http to a loopback host\n",
  },
  {
    what: "with a base URL that has a path",
    args: () => options().map((each) => (each === mock.urls.payment ? "https://example.com/v1" : each)),
    errors: "--base-url: must be scheme and host",
  },
  {
    what: "with the secret as a flag",
    args: () => options("--secret", SECRET),
    errors: "--secret: a secret in the arguments is shown to other processes",
  },
  { what: "with a file that is missing", args: () => options("missing.jsonl"), errors: "<file>: the file does not exist" },
  {
    what: "with a patience that is not a number",
    args: () => options("--patience", "1h"),
    errors: "--patience: must be a whole number of seconds",
  },
])("exits with 2 $what", async ({ args, env, input = "", errors }) => {
  const { status, ...written } = await run(input, args(), env);
  expect(written.errors).toContain(errors);
  expect(written.lines).toEqual([]);
  expect(status).toBe(2);
});

test.each([
  { args: ["recncile"], errors: "recncile: unknown command; did you mean reconcile?\n" },
  { args: ["status"], errors: "status: unknown command; the commands are reconcile\n" },
  { args: [], errors: "arguments: expected reconcile and at most one file; see --help\n" },
  { args: ["reconcile", "a", "b"], errors: "arguments: expected reconcile and at most one file; see --help\n" },
])("exits with 2 for $args", ({ args, errors }) => {
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: "utf8" });
  expect([status, stderr]).toEqual([2, errors]);
});

test("prints its usage", async () => {
  expect(await run("", ["--help"])).toMatchObject({ status: 0, output: expect.stringContaining("Usage: maksu-webhooks reconcile") });
});
