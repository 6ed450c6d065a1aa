/**
 * Tests the sandbox as npm installs it by itself: what comes along, and a payment, its callback and its refund. Run by `npm run long -- packed`,
 * and on each version of Node by `npm run long -- runtimes`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runNode } from "./load-modules.ts";
import { createUserProject, filesOf } from "./user-project.ts";

const SANDBOX = "@maksu/sandbox";
const { folder, tarballs, remove } = createUserProject();
const modules = join(folder, "node_modules");
afterAll(remove);

beforeAll(() => {
  const { [SANDBOX]: sandbox, ...others } = tarballs;
  // Unpublished packages come from the tarballs, if they are requested.
  const overrides = Object.fromEntries(Object.entries(others).map(([name, path]) => [name, `file:${path}`]));
  const dependencies = { [SANDBOX]: `file:${sandbox}` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module", dependencies, overrides }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
});

it("installs neither Prism nor a client of an API", () => {
  const lock = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")) as { packages: Record<string, object> };
  const installed = Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, ""));
  expect(installed).toContain(SANDBOX);
  expect(installed.filter((name) => /^@stoplight\/|^@maksu\/(.*-client|client-core|mock-server)$/.test(name))).toEqual([]);
});

it("installs nothing native, and nothing that runs a script when it is installed", () => {
  const files = filesOf(modules);
  expect(files.filter((file) => /\.node$|\/binding\.gyp$|\.wasm$/.test(file))).toEqual([]);
  const manifests = files.filter((file) => /(^|node_modules\/)(@[^/]+\/)?[^/]+\/package\.json$/.test(file));
  expect(manifests.length).toBeGreaterThan(1);
  const withScripts = manifests.filter((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(join(modules, file), "utf8")) as { scripts?: Readonly<Record<string, string>> };
    return ["preinstall", "install", "postinstall"].some((name) => Object.hasOwn(scripts, name));
  });
  expect(withScripts).toEqual([]);
});

it("takes a payment from its creation to its refund", () => {
  writeFileSync(join(folder, "flow.js"), FLOW);
  expect(runNode(folder, "flow.js").trim()).toBe("201 201 acknowledged,acknowledged fail");
});

it("runs a program that has the service's address in its code, and is controlled by commands", () => {
  writeFileSync(join(folder, "program.js"), PROGRAM);
  const line = [
    join(modules, ".bin/maksu-sandbox"),
    "run",
    "--quiet",
    "--clock",
    "2026-03-02T09:00:00Z",
    "--",
    process.execPath,
    "program.js",
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, line, { cwd: folder, encoding: "utf8" });
  expect({ status, stdout }, stderr).toEqual({ status: 7, stdout: "401 401\n2026-03-05T09:00:00.000Z\n" });
});

const PROGRAM = `
import { execFileSync } from "node:child_process";
import { get } from "node:https";

const url = "https://services.paytrail.com/merchants/payment-providers";
const byHttps = await new Promise((resolve) => get(url, (response) => resolve(response.resume())));
console.log((await fetch(url)).status, byHttps.statusCode);
const advanced = execFileSync(process.execPath, ["node_modules/.bin/maksu-sandbox", "clock", "advance", "3d"], { encoding: "utf8" });
console.log(JSON.parse(advanced).now);
process.exit(7);
`;

/** Signed by plain node:crypto, since no client is there. */
const FLOW = `
import { createHmac, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { once } from "node:events";
import { startSandbox } from "@maksu/sandbox";

const sandbox = await startSandbox({ seed: "packed", clock: "2026-03-02T09:00:00Z" });
const world = sandbox.defaultWorld;
const shop = createServer((request, response) => response.end()).listen(0, "127.0.0.1");
await once(shop, "listening");
const url = "http://127.0.0.1:" + shop.address().port;
const urls = { success: url, cancel: url };
const post = async (path, body, id) => {
  const text = JSON.stringify(body);
  const headers = {
    "checkout-account": String(world.payment.account),
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": randomUUID(),
    "checkout-timestamp": new Date().toISOString(),
    ...(id && { "checkout-transaction-id": id }),
  };
  const lines = Object.entries(headers).map(([name, value]) => name + ":" + value + "\\n").join("");
  const signature = createHmac("sha256", world.payment.secret).update(lines + text).digest("hex");
  const response = await fetch(sandbox.url + path, {
    method: "POST",
    headers: { ...headers, signature, "content-type": "application/json" },
    body: text,
  });
  return { ...(await response.json()), status: response.status };
};
const order = (stamp) => ({
  stamp, reference: "3759170", amount: 1525, currency: "EUR", language: "EN", items: [],
  customer: { email: "maija@example.com" }, redirectUrls: urls, callbackUrls: urls,
});
const paid = await post("/payments", order("1"));
await world.pay(paid.transactionId, { method: "nordea" });
const refund = await post("/payments/" + paid.transactionId + "/refund", { amount: 500, callbackUrls: urls }, paid.transactionId);
await world.events.waitFor("refundCallback", { acknowledged: true });
const events = (await world.events.list()).map(({ state }) => state);
await post("/payments", order("2"));
const expired = (await world.clock.advance({ days: 14 })).find(({ of }) => of === "payment");
console.log(paid.status, refund.status, String(events), expired.to);
shop.close();
shop.closeAllConnections();
await sandbox.close();
`;
