#!/usr/bin/env node
/**
 * Drives every tool by the protocol's own client, and counts the tokens of the definitions: `npm run long -- mcp`.
 *
 * Client and tokenizer are npm packages; they are installed into a temporary directory, which is removed afterwards. Exit status 1 when a tool
 * fails, or the definitions have more than 2,000 tokens or 12 tools.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const PACKAGES = { "@modelcontextprotocol/client": "2.4.0", "gpt-tokenizer": "4.0.0" };
const MOST_TOOLS = 12;
const MOST_TOKENS = 2000;

const folder = mkdtempSync(join(tmpdir(), "mcp-client-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const manifest = join(folder, "package.json");
writeFileSync(manifest, JSON.stringify({ private: true, dependencies: PACKAGES }));
const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const { status } = spawnSync(npm, ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
  cwd: folder,
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (status !== 0) throw new Error("The client can't be installed.");
const load = (name) => import(pathToFileURL(createRequire(manifest).resolve(name)).href);
const { Client } = await load("@modelcontextprotocol/client");
const { StdioClientTransport } = await load("@modelcontextprotocol/client/stdio");
const { encode } = await load("gpt-tokenizer/encoding/o200k_base");

const failures = [];
const expectThat = (isSo, what) => {
  process.stdout.write(`${isSo ? "passed" : "FAILED"}  ${what}\n`);
  if (!isSo) failures.push(what);
};

const shop = fileURLToPath(new URL("../../shop-check/test/shops/run.mjs", import.meta.url));
const client = new Client({ name: "official-client", version: "1.0.0" });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: [fileURLToPath(new URL("../bin/maksu-mcp.js", import.meta.url)), "--", process.execPath, shop, "right", "{port}"],
  }),
);
const called = new Set();
async function call(name, given = {}) {
  called.add(name);
  const { content, isError } = await client.callTool({ name, arguments: given }, { timeout: 600_000 });
  const [{ text }] = content;
  expectThat(!isError, `${name} ${JSON.stringify(given)}: ${text.split("\n")[0].slice(0, 120)}`);
  const json = /<data[^>]*>\n([\s\S]*)\n<\/data>$/.exec(text)?.[1];
  return { text, id: /"(?:transactionId|id)": "([^"]+)"/.exec(json ?? "")?.[1] };
}

const { tools } = await client.listTools();
const tokens = encode(JSON.stringify(tools)).length;
expectThat(tools.length <= MOST_TOOLS && tokens <= MOST_TOKENS, `${tools.length} tools of ${tokens} tokens`);
await call("create_world", { name: "official", clock: "frozen" });
const world = "official";
const callbackUrls = { success: "http://127.0.0.1:9/paid", cancel: "http://127.0.0.1:9/cancelled" };
const { id } = await call("call_api", { operation: "createPayment", world, body: { amount: 1525, callbackUrls } });
const pending = await call("call_api", { operation: "createPayment", world, body: { amount: 9900 } });
await call("customer", { id, world, method: "nordea" });
await call("customer", { id: pending.id, world, method: "walleyb2b" });
await call("resolve", { id: pending.id, world, act: "clear" });
const refund = { operation: "refundPayment", world, path: { transactionId: id } };
await call("call_api", { ...refund, body: { amount: 500, callbackUrls } });
await call("call_api", { ...refund, body: { amount: 5000, callbackUrls } });
expectThat((await call("explain", { world, id })).text.includes("Rule refundPayment"), "the rejected refund is explained by its rule");
const event = await call("what_happened", { world, about: "events", id });
await call("send_event", { world, id: event.id });
await call("send_event", { world, id, forgery: "changed amount" });
await call("settle", { world });
await call("advance_time", { world, days: 3 });
await call("faults", { world, act: "list" });
await call("look_up", { what: "refundPayment" });
await call("check_shop", { create: "POST /orders", state: "/orders/{reference}", runs: 20 });
expectThat(called.size === tools.length, `${called.size} of ${tools.length} tools were called`);
await client.close();
process.exitCode = failures.length === 0 ? 0 : 1;
