/** The pictures of the documentation: always of one size and of the same world. `npm run images -w @maksu/sandbox` keeps them. */
import { mkdir, writeFile } from "node:fs/promises";
import { chromium, type Page } from "playwright-core";
import { expect, test } from "vitest";
import { startSandbox } from "../../src/index.ts";
import { chromiumPath } from "./support/open-browser.ts";
import { startExpressShop } from "./support/express-shop.ts";
import { itemOf } from "../support/payments.ts";
import { startShop } from "../support/shop.ts";

const SIZE = { width: 1200, height: 900 };
const FOLDER = ".results/pages/guide";

/** Bytes of a picture that a page of the documentation may load. */
const MOST_BYTES = 30_000;

const WHOLE = { x: 0, y: 0, ...SIZE, scale: 0.75 };
/** The pay page without its margins, for beside the front page's title. */
const PAY_PAGE = { x: 248, y: 66, width: 704, height: 704, scale: 0.75 };

/** Saves what the page shows as WebP, which Playwright does not write. Returns its bytes. */
async function savePicture(page: Page, name: string, clip: typeof WHOLE): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  const { data } = await tools.send("Page.captureScreenshot", { format: "webp", quality: 60, clip });
  const picture = Buffer.from(data, "base64");
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/${name}.webp`, picture);
  return picture.length;
}

test.skipIf(chromiumPath === undefined)(
  "the pictures of the documentation are small, and show a pay page, a bank and a payment's life",
  async () => {
    await using sandbox = await startSandbox({ seed: "guide", clock: "2026-03-02T09:00:00Z" });
    const world = await sandbox.world({ name: "shop" });
    await using shop = await startExpressShop(world);
    await using calls = await startShop(sandbox.url, world);
    const items = [
      itemOf({ description: "Winter coat, size 40", unitPrice: 12_900 }),
      itemOf({ description: "Wool socks", unitPrice: 1290, units: 2 }),
    ];
    const urls = { redirectUrls: shop.redirectUrls, callbackUrls: shop.callbackUrls };
    const order = { reference: "ORDER-1042", orderId: "A-1042", amount: 15_480, items, ...urls };
    const open = (await calls.create({ ...order, stamp: "order-1042" })).body;
    const { transactionId } = (await calls.create({ ...order, reference: "ORDER-1041", stamp: "order-1041" })).body;
    await world.clock.advance({ minutes: 4 });
    await world.pay(transactionId, { method: "nordea" });
    await world.clock.advance({ minutes: 30 });
    await world.refund(transactionId, { amount: 1290 });
    const images = {
      "sandbox-pay-page": String(open.href),
      "sandbox-bank-page": `${open.href}/nordea`,
      "sandbox-dashboard": `${sandbox.url}/_sandbox/ui/shop/payments/${transactionId}`,
    };
    const browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
    try {
      const page = await browser.newPage({ viewport: SIZE, colorScheme: "light" });
      for (const [name, address] of Object.entries(images)) {
        await page.goto(address);
        if (name !== "sandbox-dashboard") for (const details of await page.locator("main summary").all()) await details.click();
        // Neither a focus nor what the mouse is over.
        await page.evaluate("document.activeElement.blur()");
        await page.mouse.move(0, 0);
        expect(await savePicture(page, name, name === "sandbox-pay-page" ? PAY_PAGE : WHOLE)).toBeLessThan(MOST_BYTES);
      }
    } finally {
      await browser.close();
    }
  },
);
