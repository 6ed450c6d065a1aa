/** The control API from a shell: the requests that curl sends by itself, and those of which a browser would send a part. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../index.ts";
import { type Shop, startShop } from "../../test/support/shop.ts";

let sandbox: Sandbox;
let shop: Shop;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", controlToken: "of-the-test" });
  shop = await startShop(sandbox.url, sandbox.defaultWorld);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await sandbox.close();
});

const TOKEN = ["-H", "Authorization: Bearer of-the-test"];

/** Runs curl. Returns the status and the JSON that it prints. */
async function curl(path: string, ...given: readonly string[]): Promise<{ status: number; body: Record<string, unknown> }> {
  const url = `${sandbox.url}/_sandbox${path}`;
  const { stdout } = await promisify(execFile)("curl", ["-sS", "--max-time", "20", "-w", "\n%{http_code}", ...given, url]);
  const [, text = "", status] = /^(.*)\n(\d+)$/s.exec(stdout) ?? [];
  return { status: Number(status), body: JSON.parse(text || "{}") as Record<string, unknown> };
}

const post = (path: string, body: object, ...more: readonly string[]): ReturnType<typeof curl> =>
  curl(path, ...TOKEN, "-H", "Content-Type: application/json", "-d", JSON.stringify(body), ...more);

test("a payment is paid, waited for, refunded and settled; then the world is reset", async () => {
  const id = (await shop.create()).body.transactionId;
  const world = "/worlds/default";
  const paid = await post(`${world}/pay`, { id, method: "nordea" });
  expect(paid).toEqual({ status: 200, body: { redirect: expect.stringContaining("checkout-status=ok") } });
  const event = await post(`${world}/events/wait`, { name: "paymentCallback", match: { transactionId: id, acknowledged: true } });
  expect(event).toMatchObject({ status: 200, body: { state: "acknowledged" } });
  expect(await curl(`${world}/events/${String(event.body["id"])}/resend`, "-X", "POST", ...TOKEN)).toMatchObject({ status: 200 });
  expect(await post(`${world}/refunds`, { id, amount: 100 })).toMatchObject({ status: 201, body: { status: "ok" } });
  expect(await post(`${world}/settlements`, {})).toMatchObject({ status: 200, body: { 0: { status: "created" } } });
  expect(await post(`${world}/clock/advance`, { days: 1 })).toMatchObject({ status: 200, body: { now: "2026-03-03T09:00:00.000Z" } });
  expect(await curl(`${world}/reset`, "-X", "POST", ...TOKEN)).toEqual({ status: 204, body: {} });
  expect(await curl(`${world}/events`, ...TOKEN)).toEqual({ status: 200, body: [] });
});

test.each<{ what: string; given: readonly string[]; status: number; code: string }>([
  { what: "a request without the token", given: [], status: 401, code: "token-required" },
  { what: "another token", given: ["-H", "Authorization: Bearer other"], status: 401, code: "token-required" },
  { what: "a rebound name", given: [...TOKEN, "-H", "Host: attacker.example.com"], status: 403, code: "foreign-host" },
  { what: "a page of another site", given: [...TOKEN, "-H", "Origin: https://attacker.example.com"], status: 403, code: "foreign-origin" },
  { what: "the form that curl sends by default", given: [...TOKEN, "-d", "name=own"], status: 415, code: "unsupported-media-type" },
  {
    what: "a wrong type",
    given: [...TOKEN, "-H", "Content-Type: application/json", "-d", '{"name":1}'],
    status: 400,
    code: "invalid-request",
  },
  { what: "another method", given: [...TOKEN, "-X", "PUT"], status: 405, code: "method-not-allowed" },
])("$what is rejected with $code", async ({ given, status, code }) => {
  expect(await curl("/worlds", ...given)).toMatchObject({ status, body: { code } });
});

test("an id of another world is not found", async () => {
  const own = (await post("/worlds", { name: "own" })).body;
  expect(own).toMatchObject({ name: "own", clock: { isFrozen: true } });
  const id = (await shop.create()).body.transactionId;
  expect(await post("/worlds/own/pay", { id, method: "nordea" })).toMatchObject({ status: 404, body: { code: "not-found" } });
});
