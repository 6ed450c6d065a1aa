/** Opens the built site in Chromium, for its tests. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumPath } from "@maksu/test-server/chromium";
import { base, site } from "../places.ts";
import { servePages } from "../serve/serve-pages.ts";

/** Whether there is a site, and a browser to open it in. */
export const canOpen: boolean = chromiumPath !== undefined && existsSync(join(site, "index.html"));

/** The served site and a browser. */
export interface OpenSite {
  /** Of the front page. */
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Serves the site below its path, and starts a browser. */
export async function openSite(): Promise<OpenSite> {
  const server = await servePages(site, 0, base);
  const browser = await chromium.launch({ ...(chromiumPath !== undefined && { executablePath: chromiumPath }), args: ["--no-sandbox"] });
  return {
    url: server.url,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Collects a page's errors, failed responses and requests to anywhere else, as they come. */
export function complaintsOf(page: Page, url: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) complaints.push(`asks for ${request.url()}`);
  });
  page.on("response", (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`));
  return complaints;
}

/** For a page: the beginnings of its tables that are wider than their region. */
export const CUT_TABLES = `[...document.querySelectorAll(".table-scroll")].filter((region) => region.scrollWidth > region.clientWidth + 1).map((region) => region.textContent.slice(0, 60))`;
