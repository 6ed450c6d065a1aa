/** The start of the tests in Chromium: a sandbox, a shop, and a browser that reports whatever goes wrong. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { chromiumPath, described, labelFlawsOf, violationsOf } from "@maksu/test-server/chromium";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox } from "../../../src/index.ts";
import { orderCalls } from "../../support/order-calls.ts";
import { priceRequest } from "../../support/orders.ts";
import { requestOf, tokenRequestOf } from "../../support/payments.ts";
import { signForm, startShop } from "../../support/shop.ts";
import { type ExpressShop, startExpressShop } from "./express-shop.ts";

export { chromiumPath } from "@maksu/test-server/chromium";

/** Where screenshots are kept: git ignores it. */
const RESULTS = ".results/pages";

/** A page that a test opens, and checks when it ends. */
export interface Tab extends AsyncDisposable {
  readonly page: Page;
  /** Console errors, failed and external requests. */
  readonly complaints: readonly string[];
  /** The outcome that the shop shows: `payment=ok`. Waits until the browser is there. */
  outcome(): Promise<string>;
  /** Presses the button with a text or a value. */
  press(button: string): Promise<void>;
}

/** The parts of a test. */
export interface BrowserTest {
  readonly sandbox: Sandbox;
  readonly world: SandboxWorld;
  readonly shop: ExpressShop;
  /** Opens a tab in a browser of its own. */
  tab(options?: BrowserContextOptions): Promise<Tab>;
  /** Creates a payment. Returns its response. */
  create(request?: Parameters<typeof requestOf>[0]): Promise<Created>;
  /** Sends the form that adds a card. Returns the address of its page. */
  addCard(language?: string): Promise<string>;
  /** Asks for a step-up. Returns the address of its page. */
  stepUp(kind: "charge" | "authorization-hold", request?: object): Promise<string>;
  /** Refunds a payment by e-mail. Returns the address of its page. */
  refund(request?: object): Promise<string>;
  /** Opens an order. Returns the address of its page. */
  order(request?: object): Promise<string>;
}

/** The response to a payment, as far as tests read it. */
export interface Created {
  readonly transactionId: string;
  readonly href: string;
  readonly providers: readonly {
    readonly id: string;
    readonly url: string;
    readonly parameters: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/** Opens the browser for the tests of a file, and closes all after them. */
export function openBrowser(clock = "2026-03-02T09:00:00Z"): BrowserTest {
  let parts: { browser: Browser; sandbox: Sandbox; world: SandboxWorld; shop: ExpressShop } | undefined;
  const open = () => {
    if (!parts) throw new Error("the browser is not open yet");
    return parts;
  };
  beforeAll(async () => {
    const browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
    const sandbox = await startSandbox({ clock });
    const world = await sandbox.world();
    parts = { browser, sandbox, world, shop: await startExpressShop(world) };
  });
  afterAll(async () => {
    await parts?.browser.close();
    await parts?.shop[Symbol.asyncDispose]();
    await parts?.sandbox.close();
  });

  const call = async (method: string, path: string, body: unknown) => {
    const { sandbox, world } = open();
    await using shop = await startShop(sandbox.url, world);
    const { status, body: reply, text } = await shop.send(method, path, { body });
    if (status >= 400 && status !== 403) throw new Error(`${path}: ${status} ${text}`);
    return reply;
  };
  let count = 0;
  const own = (): object => ({
    stamp: `browser-${++count}`,
    redirectUrls: open().shop.redirectUrls,
    callbackUrls: open().shop.callbackUrls,
  });

  const create: BrowserTest["create"] = async (request = {}) =>
    (await call("POST", "/payments", requestOf({ ...own(), ...request }))) as unknown as Created;

  return {
    get sandbox() {
      return open().sandbox;
    },
    get world() {
      return open().world;
    },
    get shop() {
      return open().shop;
    },
    tab: (options = {}) => openTab(open().browser, [open().sandbox.url, open().shop.url], options),
    create,
    async addCard(language = "EN") {
      const { sandbox, world, shop } = open();
      const { account, secret } = world.payment;
      const fields = {
        "checkout-account": String(account),
        "checkout-algorithm": "sha256",
        "checkout-method": "POST",
        "checkout-nonce": String(++count),
        "checkout-timestamp": "2026-03-02T09:00:00Z",
        ...shop.cardUrls,
      };
      const body = new URLSearchParams({ ...signForm(fields, secret), language });
      const response = await fetch(`${sandbox.url}/tokenization/addcard-form`, { method: "POST", body, redirect: "manual" });
      return response.headers.get("location") ?? "";
    },
    async stepUp(kind, request = {}) {
      const token = await open().world.addToken({ card: "1162" });
      const body = await call("POST", `/payments/token/cit/${kind}`, tokenRequestOf({ ...own(), ...request, token }));
      return String(body["threeDSecureUrl"]);
    },
    async refund(request) {
      const { world, shop } = open();
      const { transactionId } = await create(request);
      await world.pay(transactionId, { method: "spankki" });
      const callbackUrls = { success: `${shop.url}/hooks/refund`, cancel: `${shop.url}/hooks/refund` };
      await call("POST", `/payments/${transactionId}/refund/email`, { amount: 525, email: "maija@example.com", callbackUrls });
      return (await world.outbox.list()).at(-1)?.link ?? "";
    },
    async order(request = {}) {
      const { sandbox, world, shop } = open();
      const { body, text } = await orderCalls(sandbox.url, world).order({
        ...(!("orderDetails" in request) && priceRequest()),
        locale: "en_US",
        ...request,
        orderNumber: `ORDER-${++count}`,
        urlSet: shop.urlSet,
      });
      if (!body.url) throw new Error(text);
      return body.url;
    },
  };
}

async function openTab(browser: Browser, origins: readonly string[], options: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    // A status of 400 and above is the page's own: the browser logs it.
    if (["error", "warning"].includes(message.type()) && !/status of 4(00|01|03|04|05|09|10)/.test(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!origins.some((origin) => request.url().startsWith(`${origin}/`)) && !request.url().startsWith("data:"))
      complaints.push(`request to ${request.url()}`);
  });
  return {
    page,
    complaints,
    async outcome() {
      await page.waitForURL(/\/done\?/);
      return page.locator("#outcome").innerText();
    },
    async press(button) {
      await page
        .locator(`button[value="${button}"]`)
        .or(page.getByRole("button", { name: button, exact: true }))
        .first()
        .click();
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

/** The flaws of a page at the width that it has: those that axe finds, labels of drawings that overlap, and parts that are wider than the window. */
export async function flawsOf(page: Page): Promise<readonly string[]> {
  const over = await page.evaluate<number>("document.documentElement.scrollWidth - document.documentElement.clientWidth");
  return [
    ...(await violationsOf(page)).map(described),
    ...(await labelFlawsOf(page)),
    ...(over > 0 ? [`${over} pixels wider than the window`] : []),
  ];
}

/** Keeps a picture of a page. */
export async function keep(page: Page, name: string): Promise<void> {
  const path = `${RESULTS}/${name}.png`;
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, fullPage: true, timeout: 60_000 });
}
