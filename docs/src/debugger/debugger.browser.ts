/** The signature debugger in a real browser: `npm run long -- pages`. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromiumPath, described, violationsOf } from "@maksu/test-server/chromium";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PageServer, servePages } from "../site/serve/serve-pages.ts";
import { buildDebugger } from "./build-debugger.ts";
import { debuggerSamples } from "./samples.ts";

const folder = mkdtempSync(join(tmpdir(), "signature-debugger-"));
const samples = debuggerSamples();
const indexOf = (part: string): string => String(samples.findIndex(({ title }) => title.includes(part)));

describe.skipIf(chromiumPath === undefined)("the signature debugger", () => {
  let server: PageServer;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  const requests: string[] = [];
  beforeAll(async () => {
    await buildDebugger(folder);
    server = await servePages(folder, 0);
    browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await page?.close();
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    [complaints.length, requests.length] = [0, 0];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(server.url, { waitUntil: "load" });
  });
  const outcome = async (): Promise<string> => {
    await page.locator("#outcome:not(:empty)").waitFor();
    return page.locator("#outcome").innerText();
  };
  const fill = async (message: string, secret: string): Promise<string> => {
    await page.locator("#message").fill(message);
    await page.locator("#secret").fill(secret);
    await page.locator("#explain").click();
    return outcome();
  };

  test("its script is at most 20 KB, gzipped", () => {
    expect(gzipSync(readFileSync(join(folder, "debugger.js")), { level: 9 }).length).toBeLessThanOrEqual(20_000);
  });

  test.each(samples.map(({ title }, index) => [title, String(index)]))("the sample %s is explained", async (title, index) => {
    await page.locator("#sample").selectOption(index ?? "");
    expect(await outcome()).toMatch(/guide|-neg|B2:/.test(title ?? "") ? /: it does not match/ : /: the signature matches\.$/);
    expect(await page.locator("#lines tr").count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test("a mismatch shows the line that differs, and where", async () => {
    await page.locator("#sample").selectOption("0");
    expect(await outcome()).toContain("(body-reserialized)");
    const rows = await page.locator("#lines tr").evaluateAll((all) => all.map((row) => [row.className, row.textContent]));
    expect(rows).toEqual([
      ["both", "samecheckout-account:375917↵"],
      ["expected", '−should be signed{ "stamp": "1" }'],
      ["signed", '+was signed{"stamp":"1"}'],
    ]);
    expect(await page.locator("#lines mark").allInnerTexts()).toEqual([' "stamp": "1" ', '"stamp":"1"']);
  });

  test("a callback's address alone is explained, and so is a tampered one", async () => {
    const { message, secret } = samples[Number(indexOf("A7"))] ?? { message: "", secret: "" };
    expect(await fill(message, secret)).toMatch(/the signature matches\.$/);
    expect(await fill(message.replace("ok", "fail"), secret)).toMatch(/no known mistake produces it/);
  });

  test("rejects text that isn't a message, and says what to paste", async () => {
    expect(await fill("hello", "x")).toMatch(/^line 1: must be a request line/);
    expect(await page.locator("#details").isVisible()).toBe(false);
  });

  test("the secret stays in memory: not in the address, storage, the result, or a request", async () => {
    const loaded = requests.length;
    await fill(samples[0]?.message ?? "", "a-secret-of-our-own");
    const kept = await page.evaluate<string>(
      "[location.href, document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage), JSON.stringify(history.state), document.querySelector('main').innerText].join()",
    );
    expect(kept).not.toContain("a-secret-of-our-own");
    expect(requests).toHaveLength(loaded);
    await page.goto("about:blank");
    await page.goBack();
    expect([await page.locator("#secret").inputValue(), await page.locator("#message").inputValue()]).toEqual(["", ""]);
  });

  test.each([
    ["fetch", "fetch('/').then(() => 'sent', () => 'blocked')"],
    [
      "XMLHttpRequest",
      "new Promise((end) => { const x = new XMLHttpRequest(); x.open('GET', '/'); x.onload = () => end('sent'); x.onerror = () => end('blocked'); x.send(); })",
    ],
    [
      "WebSocket",
      "new Promise((end) => { try { const s = new WebSocket(location.origin.replace('http', 'ws')); s.onopen = () => end('sent'); s.onerror = () => end('blocked'); } catch { end('blocked'); } })",
    ],
    [
      "an image",
      "new Promise((end) => { const i = new Image(); i.onload = () => end('sent'); i.onerror = () => end('blocked'); i.src = '/pixel.png'; })",
    ],
    ["a beacon", "navigator.sendBeacon('/beacon', 'x') && 'blocked'"],
    [
      "an inline script",
      "(() => { const s = document.createElement('script'); try { s.text = 'document.title = \"sent\"'; document.head.append(s); } catch {} return document.title === 'sent' ? 'sent' : 'blocked'; })()",
    ],
    [
      "a form",
      "new Promise((end) => { document.addEventListener('securitypolicyviolation', () => end('blocked')); const f = document.createElement('form'); f.action = '/form'; document.body.append(f); f.submit(); })",
    ],
  ])("its policy blocks %s", async (_what, script) => {
    const loaded = requests.length;
    const reached: string[] = [];
    page.on("response", (response) => reached.push(response.url()));
    expect(await page.evaluate(script)).toBe("blocked");
    expect(reached).toEqual([]);
    expect(complaints.join("\n"), `after ${loaded} requests`).toMatch(/Content Security Policy|TrustedScript/);
    expect(page.url()).toBe(server.url);
  });

  test.each([1280, 375].flatMap((width) => (["light", "dark"] as const).map((scheme) => [width, scheme] as const)))(
    "it fits %d pixels in %s colours, and is accessible",
    async (width, colorScheme) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.locator("#sample").selectOption("0");
      await outcome();
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      expect((await violationsOf(page)).map(described)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test("it is used by keyboard alone, with a visible focus", async () => {
    const reached: string[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Tab");
      reached.push(await page.evaluate<string>("document.activeElement.id || document.activeElement.tagName"));
      expect(await page.evaluate<string>("getComputedStyle(document.activeElement).outlineStyle")).not.toBe("none");
    }
    expect(reached).toEqual(["A", "sample", "message", "secret", "show-secret", "explain"]);
    await page.keyboard.press("Enter");
    expect(await outcome()).toMatch(/^(secret|line 1|body|message):/);
  });
});
