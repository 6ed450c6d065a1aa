/** The shop check by its tool, on shops that are started. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { startClient } from "./client.ts";

const shops = fileURLToPath(new URL("../../shop-check/test/shops/run.mjs", import.meta.url));
const client = (name: string) => startClient({ shop: [process.execPath, shops, name, "{port}"] });
const PATHS = { create: "POST /orders", state: "/orders/{reference}" };

it("finds no money at risk in a right shop, and says how far it is", async () => {
  await using right = client("right");
  const { text } = await right.call("check_shop", { ...PATHS, runs: 3 });
  expect(text).toMatch(/^\d+ histories played: no money at risk\. Nothing for free: held\./);
});

it("reports what a wrong shop loses, as a story", async () => {
  await using wrong = client("pending-is-paid");
  const { text, data } = await wrong.call("check_shop", { ...PATHS, runs: 0 });
  expect(text).toMatch(/: money at risk in (?:1 way|[2-9] ways)\. /);
  expect(data.findings[0]).toMatchObject({ rule: "free", verdict: "money at risk" });
});

describe("rejects commands and other hosts in place of a path", () => {
  it.each([
    ["create", "curl -X POST http://127.0.0.1/orders"],
    ["create", "/orders; rm -rf /"],
    ["create", "$(id)"],
    ["state", "http://192.0.2.1/orders"],
    ["state", "//192.0.2.1/orders"],
  ])("%s %j", async (name, value) => {
    await using shop = client("right");
    const { text, isError } = await shop.call("check_shop", { ...PATHS, [name]: value });
    expect([text, isError]).toEqual([`${name}: must be a path of the shop, such as /orders.`, true]);
  });
});

it("reports a shop that doesn't start", async () => {
  await using none = startClient({ shop: [process.execPath, "-e", "process.exit(3)"] });
  const { text, isError } = await none.call("check_shop", PATHS);
  expect(isError).toBe(true);
  expect(text).toMatch(/ended|start/);
});

it("takes a file whose settings are partly the command's own, as --save writes it", async () => {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), "check-shop-"))];
  writeFileSync(join(folder, "shop-check.yaml"), "jobs: 2\nhtml: report.html\naccept: accepted.yaml\nunsealed: true\n");
  process.chdir(folder);
  try {
    await using none = startClient({ shop: [process.execPath, "-e", "process.exit(3)"] });
    expect((await none.call("check_shop", PATHS)).text).toMatch(/it ended with 3/);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
});

it("reports how far it is, and stops without a response when it is cancelled", async () => {
  await using right = client("right");
  const params = { name: "check_shop", arguments: { ...PATHS, runs: 100_000 }, _meta: { progressToken: "token" } };
  const first = await right.line(JSON.stringify({ jsonrpc: "2.0", id: "check", method: "tools/call", params }));
  expect(first).toMatchObject({ method: "notifications/progress", params: { progressToken: "token", progress: expect.any(Number) } });
  right.notify("notifications/cancelled", { requestId: "check" });
  // A check that goes on reports several times a second.
  await vi.waitFor(
    async () => {
      const { length } = right.messages;
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(right.messages).toHaveLength(length);
    },
    { timeout: 40_000, interval: 1 },
  );
  expect(right.messages.map(({ id }) => id)).not.toContain("check");
});
