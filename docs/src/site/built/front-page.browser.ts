/** Measures the built site's front page on a slow line: `npm run long -- pages`. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canOpen, type OpenSite, openSite } from "./open-site.ts";

describe.skipIf(!canOpen)("the front page", () => {
  let opened: OpenSite;
  beforeAll(async () => {
    opened = await openSite();
  });
  afterAll(() => opened?.close());

  /** Loads it over a slow line, on a slow computer, with an empty cache. */
  const slowLoad = async (width: number): Promise<{ readonly bytes: number; readonly painted: number }> => {
    const context = await opened.browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 94_000,
    });
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let bytes = 0;
    line.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(opened.url, { waitUntil: "load" });
    const untilLoad = bytes;
    await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
    const painted = await page.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime");
    await context.close();
    return { bytes: untilLoad, painted };
  };

  test.each([375, 1280])(
    "weighs at most 150 KB until it is loaded at %d pixels, and is painted within a second on a slow line",
    async (width) => {
      let [painted, weight] = [Infinity, 0];
      // Another program on this machine may slow down a load.
      for (let loads = 0; loads < 10 && painted > 1000; loads += 1) {
        const load = await slowLoad(width);
        painted = Math.min(painted, load.painted);
        weight = Math.max(weight, load.bytes);
      }
      console.log(`The front page at ${width} pixels: ${weight} bytes until load, painted after ${Math.round(painted)} ms`);
      expect(weight).toBeLessThanOrEqual(150_000);
      expect(painted).toBeLessThanOrEqual(1000);
    },
  );
});
