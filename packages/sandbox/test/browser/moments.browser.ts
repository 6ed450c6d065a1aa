/** Going back in Chromium, by the dashboard alone: the same acts in another order. */
import { describe, expect, test } from "vitest";
import { chromiumPath, flawsOf, keep, openBrowser } from "./support/open-browser.ts";

describe.skipIf(chromiumPath === undefined)("moments", () => {
  const parts = openBrowser();

  test.each([
    { look: "desktop", options: { viewport: { width: 1280, height: 900 } } },
    { look: "phone-dark", options: { viewport: { width: 390, height: 740 }, colorScheme: "dark" as const } },
  ])("a payment is paid again with its redirect before its callback: $look", async ({ look, options }) => {
    const { shop, sandbox, world } = parts;
    await world.configure({ callbackOrder: "before" });
    const { href } = await parts.create();
    const ui = `${sandbox.url}/_sandbox/ui/${world.name}/`;
    await using tab = await parts.tab(options);
    const { page } = tab;
    /** Pays as a customer. Returns what the shop was called with before the customer came back. */
    const paid = async (): Promise<readonly string[]> => {
      shop.called.length = 0;
      await page.goto(`${href}/nordea`);
      await tab.press("approve");
      await tab.outcome();
      return [...shop.called];
    };
    expect(await paid()).toEqual(["payment ok 200"]);

    await page.goto(`${ui}moments`);
    const created = page.getByRole("row").filter({ hasText: "create" }).first();
    await created.getByRole("link").first().click();
    // The world as it was: a payment that is new, on every page.
    await page.waitForURL(/%40/);
    const then = page.url();
    for (const path of ["payments", "events", "clock", "moments"]) {
      await page.goto(then + path);
      expect(await flawsOf(page), path).toEqual([]);
    }
    await keep(page, `moments/${look}/past`);
    await tab.press("Go back to it");
    await page.getByText("The world is what it was.").waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await keep(page, `moments/${look}/back`);

    await page.goto(`${ui}settings`);
    await page.locator('select[name="callbackOrder"]').selectOption("after");
    await page.locator("section", { hasText: "callbackOrder" }).getByRole("button", { name: "Save" }).click();
    await page.getByText("The settings apply from now on.").waitFor();
    expect(await paid()).toEqual([]);
    await page.goto(`${ui}clock`);
    await tab.press("Advance to the next job");
    await expect.poll(() => shop.called).toEqual(["payment ok 200"]);
    await page.goto(`${ui}moments`);
    await expect.poll(() => page.getByText("left", { exact: true }).count()).toBeGreaterThan(1);
  });
});
