/** The page of the report in Chromium, to axe and in its width: on a desktop and a phone, light and dark. */
import { chromiumPath, described, labelFlawsOf, violationsOf } from "@maksu/test-server/chromium";
import { chromium } from "playwright-core";
import { describe, expect, test } from "vitest";
import { NAMED } from "../src/history/named.ts";
import { pageReport } from "../src/report/page.ts";
import { reportOf } from "../src/report/report.ts";
import { playShop } from "./support/play-shop.ts";
import { stepsOf } from "./support/shop-named.ts";

describe.skipIf(chromiumPath === undefined)("the page of a report", () => {
  test.each([
    { name: "right", steps: async () => ({}), heading: "No money was lost" },
    { name: "wrong", steps: () => stepsOf("wrong", "nothing-verified"), heading: "Money is at risk" },
  ])("of a $name shop has no violation, no overflow and no request to anywhere", async ({ steps, heading }) => {
    const result = await playShop(await steps(), { named: NAMED, runs: 0, seed: 1 });
    const report = reportOf({ ...result, guard: "sealed" }, 1, undefined, []);
    const browser = await chromium.launch({ executablePath: chromiumPath ?? "", args: ["--no-sandbox"] });
    try {
      for (const width of [1280, 375])
        for (const colorScheme of ["light", "dark"] as const) {
          const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
          const requests: string[] = [];
          page.on("request", (request) => void requests.push(request.url()));
          await page.setContent(pageReport(report));
          expect(await page.locator("h1").textContent()).toBe(heading);
          expect((await violationsOf(page)).map(described)).toEqual([]);
          expect(await labelFlawsOf(page)).toEqual([]);
          expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0);
          expect(requests.filter((url) => !/^(about|data):/.test(url))).toEqual([]);
          await page.close();
        }
    } finally {
      await browser.close();
    }
  });
});
