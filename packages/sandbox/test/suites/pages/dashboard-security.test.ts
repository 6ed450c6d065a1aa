/** Whom the dashboard obeys, and what a merchant's values can do on it. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startSandbox } from "../../../src/index.ts";
import { PAGES } from "../../../src/pages/dashboard/pages.ts";
import { happen, openDashboard } from "../../browser/support/dashboard.ts";
import { EVERY_SIGN, hostileText, shape, targets } from "../../browser/support/hostile-text.ts";
import { createOpen, type Screen } from "../../browser/support/screen.ts";
import { startShop } from "../../support/shop.ts";

const { sandbox, world, open, ui } = await openDashboard();

describe("a form that is forged", () => {
  const fields = async (page: string): Promise<Record<string, string>> => {
    const token = (await open(page)).elements.find(({ attributes }) => attributes["name"] === "form-token")?.attributes["value"] ?? "";
    return { operation: "advanceClock", days: "1", "form-token": token };
  };
  const post = async (body: Record<string, string>, headers: Record<string, string> = {}): Promise<number> =>
    (await open(ui("clock"), { method: "POST", body: new URLSearchParams(body), headers })).status;

  test("changes nothing", async () => {
    const own = await fields(ui("clock"));
    const before = world.clock.now();
    const { "form-token": other = "" } = await fields(ui("worlds"));
    expect(await post({ ...own, "form-token": "" })).toBe(403);
    expect(await post({ ...own, "form-token": other })).toBe(403);
    for (const origin of ["https://evil.example", "null", sandbox.url.replace(/\d+$/, "1")]) expect(await post(own, { origin })).toBe(403);
    const json = { method: "POST", body: JSON.stringify(own), headers: { "content-type": "application/json" } };
    expect((await open(ui("clock"), json)).status).toBe(415);
    expect(await post({ ...own, operation: "getWorld" })).toBe(400);
    const { headers } = await open(ui("clock"), { method: "DELETE" });
    expect([headers.get("allow"), headers.get("content-security-policy")]).toEqual([
      "GET, HEAD, POST",
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    // `fetch` sends no other Host over a socket.
    const foreign = { method: "POST", body: new URLSearchParams(own), headers: { host: "evil.example" } };
    expect((await sandbox.fetch(sandbox.url + ui("clock"), foreign)).status).toBe(403);
    expect(world.clock.now()).toEqual(before);
    expect(await post(own, { origin: sandbox.url })).toBe(303);
    expect(world.clock.now().getTime() - before.getTime()).toBe(86_400_000);
  });

  test("and pages are for this machine, the public URL, and whoever knows the control token", async () => {
    const path = "/_sandbox/ui/default/";
    const basic = (password: string): string => `Basic ${Buffer.from(`me:${password}`).toString("base64")}`;
    const publicUrl = "https://pay.example.com/sandbox/";
    await using own = await startSandbox({ port: false, publicUrl, controlToken: "control-token-1" });
    const get = async (host: string) =>
      own.fetch(`https://x.invalid${path}`, { headers: { host, authorization: basic("control-token-1") } });
    expect((await get("evil.example")).status).toBe(403);
    expect(await (await get("pay.example.com")).text()).toContain('href="/sandbox/_sandbox/ui/default/payments"');
    await using withoutToken = await startSandbox({ port: false, publicUrl });
    const statusAt = async (host: string): Promise<number> =>
      (await withoutToken.fetch(`https://x.invalid${path}`, { headers: { host } })).status;
    expect([await statusAt("pay.example.com"), await statusAt("localhost")]).toEqual([403, 200]);
    await using shared = await startSandbox({ port: false, host: "0.0.0.0", controlToken: "control-token-1" });
    const enter = async (authorization?: string): Promise<number> =>
      (await shared.fetch(`https://x.invalid${path}`, { headers: authorization === undefined ? {} : { authorization } })).status;
    expect([await enter(), await enter(basic("wrong")), await enter(basic("control-token-1"))]).toEqual([401, 401, 200]);
    await using open_ = await startSandbox({ port: false, host: "0.0.0.0" });
    expect((await open_.fetch(`https://x.invalid${path}`)).status).toBe(403);
  });
});

test("pages are sent under a strict policy that lets the script of this server run alone", async () => {
  const { headers } = await open(ui(""));
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers.get("cache-control")).toBe("no-store");
});

describe("a merchant's values", () => {
  /** Every page that shows values of a merchant, and those that they link to. */
  async function pagesWith(text: string): Promise<readonly Screen[]> {
    await using own = await startSandbox({ seed: "hostile", clock: "2026-03-02T09:00:00Z" });
    const shown = await own.world({ name: "shown" });
    await using shop = await startShop(own.url, shown);
    await happen({ sandbox: own, world: shown, shop }, text);
    const get = createOpen(own.url, fetch);
    const start = "/_sandbox/ui/shown/";
    const moment = (await shown.moments.list()).at(-1)?.id ?? "";
    const paths = [...PAGES.map(({ path }) => path), "requests?show=all"];
    const lists = await Promise.all(paths.map((path) => get(start + path)));
    const past = await Promise.all(paths.map((path) => get(`/_sandbox/ui/shown@${moment}/${path}`)));
    expect(past.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const linksIn = (pages: readonly Screen[]): readonly (readonly [kind: string, link: string])[] =>
      pages.flatMap(targets).flatMap((link) => {
        const [, kind] = /^[^?]+\/(payments|refunds|orders|settlements|events|requests)\/[^?]+$/.exec(link) ?? [];
        return kind === undefined ? [] : [[kind, link]];
      });
    // Of the past one page of each kind: they are the same pages.
    const links = new Set([...linksIn(lists).map(([, link]) => link), ...new Map(linksIn(past)).values()]);
    return [
      ...lists,
      ...past,
      ...(await Promise.all([...links].map((link) => get(link)))),
      await get(`${start}find?text=1525`),
      await get(`${start}find?text=${encodeURIComponent(`none ${text}`)}`),
    ];
  }

  test("add no element, attribute or address to any page", async () => {
    const plain = (await pagesWith("plain")).map(shape);
    expect(plain.length).toBeGreaterThan(20);
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const pages = await pagesWith(text);
        expect(pages.map(shape)).toEqual(plain);
        for (const target of pages.flatMap(targets)) expect(target).toMatch(/^(\/(?!\/)|#main$)/);
      }),
      { numRuns: Number(process.env["PAGE_RUNS"] ?? 2), examples: [[EVERY_SIGN]] },
    );
  });
});
