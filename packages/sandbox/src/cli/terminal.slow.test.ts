/** Commands on a terminal, which `script` of util-linux stands in for, and as they follow a world. */
import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { BIN, runCommand, startCommand } from "../../test/support/command.ts";
import { startShop } from "../../test/support/shop.ts";
import { startSandbox } from "../index.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const world = await sandbox.world({ name: "shown" });
const shop = await startShop(sandbox.url, world);
const { transactionId: id } = (await shop.create({ reference: "ORDER-1" })).body;
const folder = mkdtempSync(join(tmpdir(), "terminal-"));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop[Symbol.asyncDispose]();
  await sandbox.close();
});

const env = { MAKSU_SANDBOX_URL: sandbox.url, NO_COLOR: "", TERM: "xterm" };

const hasTerminals = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

/** Runs the command on a terminal of so many columns. Returns all that is printed, with the terminal's line ends. */
async function onTerminal(args: string, columns = 80, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const line = `stty cols ${columns}; PATH="$SHELL_PATH" "$NODE" "$BIN" ${args}`;
  const { stdout } = await promisify(execFile)("script", ["-qec", line, "/dev/null"], {
    env: { ...process.env, ...env, NODE: process.execPath, BIN, SHELL_PATH: process.env["PATH"], ...more },
  });
  return stdout;
}

describe.skipIf(!hasTerminals)("on a terminal", () => {
  test("a list is a table within the width, in colours unless NO_COLOR is set", async () => {
    const plain = await onTerminal("payments --world shown", 56, { NO_COLOR: "1" });
    const lines = plain.trimEnd().split("\r\n");
    expect(lines).toEqual([expect.stringMatching(/^id +account  status$/), expect.stringMatching(new RegExp(`^${id}  \\d+ +new$`))]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(56);
    const coloured = await onTerminal("payments --world shown", 60);
    expect(coloured).toContain("\u001b[1mid ");
    expect(coloured).toContain("\u001b[33mnew");
  });

  test("the log is the lines that a sandbox prints, with transitions", async () => {
    expect(await onTerminal("logs --world shown", 80, { NO_COLOR: "1" })).toBe(
      `09:00:00 payment ${id} none → new (create)\r\n09:00:00 POST /payments 201 ${id} ORDER-1 15.25 €\r\n`,
    );
  });

  test("open opens the page of what is named", async () => {
    const opened = join(folder, "opened");
    writeFileSync(join(folder, "xdg-open"), `#!/bin/sh\nprintf %s "$1" > ${opened}\n`);
    chmodSync(join(folder, "xdg-open"), 0o755);
    const page = `${sandbox.url}/_sandbox/ui/shown/payments/${id}`;
    expect(await onTerminal(`open ${id.slice(0, 8)} --world shown`, 80, { SHELL_PATH: `${folder}:${process.env["PATH"]}` })).toBe(
      `${page}\r\n`,
    );
    await expect.poll(() => existsSync(opened) && readFileSync(opened, "utf8")).toBe(page);
    expect((await fetch(page)).status).toBe(200);
    expect(await onTerminal("open", 80, { SHELL_PATH: "/nowhere" })).toContain("xdg-open is not installed; open the address by hand");
  });

  test("what takes over a second says how far it is, on standard error alone", async () => {
    let asked = 0;
    const slow = createServer((request, response) => {
      if (request.method !== "GET") return void setTimeout(() => response.writeHead(204).end(), 2200);
      const now = new Date(Date.UTC(2026, 2, 2) + (asked++ === 0 ? 0 : 12 * 3_600_000)).toISOString();
      response.end(JSON.stringify({ now, isFrozen: true, version: "1" }));
    }).listen(0, "127.0.0.1");
    await once(slow, "listening");
    try {
      const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
      const printed = await onTerminal(`generate 10000 --days 1 --url ${url}`);
      expect(printed).toContain("\r\u001b[Kgenerate: 1 s, 50 %");
      expect(printed.endsWith("\r\u001b[KThe payments were generated.\r\n")).toBe(true);
      const quiet = await runCommand(["generate", "10000", "--url", url]);
      expect(quiet).toEqual({ status: 0, stdout: "", stderr: "The payments were generated.\n" });
    } finally {
      slow.close();
      slow.closeAllConnections();
    }
  });
});

test("open prints the address without a terminal, of one thing or of all that is found", async () => {
  const opened = async (...args: readonly string[]) => runCommand(["open", ...args], env);
  expect(await opened()).toEqual({ status: 0, stdout: `${sandbox.url}/_sandbox/ui/default/\n`, stderr: "" });
  expect((await opened("ORDER-1", "--world", "shown")).stdout).toBe(`${sandbox.url}/_sandbox/ui/shown/payments/${id}\n`);
  expect(await opened("ORDER-77", "--world", "shown")).toEqual({
    status: 1,
    stdout: "",
    stderr: "open: the world shown has nothing with ORDER-77\n",
  });
  expect(await opened("--world", "none")).toMatchObject({ status: 1, stderr: "open: the sandbox has no world none\n" });
});

test("logs --follow prints what comes later, an object on a line", async () => {
  const own = await sandbox.world({ name: "followed" });
  await using other = await startShop(sandbox.url, own);
  await using following = startCommand(["logs", "--follow", "--world", "followed"], env);
  const first = (await other.create({ reference: "ORDER-2" })).body.transactionId;
  await following.until(/"operationId":"createPayment"/);
  await own.pay(first, { method: "nordea" });
  await following.until(/"event":"paymentCallback"/);
  const lines = following.stdout().trimEnd().split("\n");
  const entries = lines.map((line) => JSON.parse(line) as { readonly number: number; readonly kind: string });
  expect(entries.map(({ number, kind }) => [number, kind])).toEqual([
    [1, "transition"],
    [2, "request"],
    [3, "transition"],
    [4, "event"],
  ]);
});

test("watch prints the lines that were not there before", async () => {
  const own = await sandbox.world({ name: "watched" });
  await using other = await startShop(sandbox.url, own);
  const one = (await other.create({ reference: "ORDER-3" })).body.transactionId;
  await using watching = startCommand(["watch", "payments", "--world", "watched", "--status", "ok"], env);
  await own.pay(one, { method: "nordea" });
  await watching.until(new RegExp(one));
  const two = (await other.create({ reference: "ORDER-4" })).body.transactionId;
  await own.pay(two, { method: "nordea" });
  await watching.until(new RegExp(two));
  const ids = watching
    .stdout()
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { readonly id: string }).id);
  expect(ids).toEqual([one, two]);
  expect(await runCommand(["watch", "payments", "--world", "none"], env)).toMatchObject({
    status: 1,
    stderr: "payments: the sandbox has no world none\n",
  });
});
