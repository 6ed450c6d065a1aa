/** Finds Chromium, and checks pages with axe. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** Debian's Chromium, or the one that CHROMIUM names; undefined if there is none, which is an error with NOTHING_LEFT_OUT. */
export const chromiumPath: string | undefined = findChromium();

function findChromium(): string | undefined {
  const known = [process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const path = known.find((each) => each !== undefined && existsSync(each));
  if (path !== undefined) return path;
  const notRun = "pages: skipped, no Chromium found. Set CHROMIUM to its path.";
  if (process.env["NOTHING_LEFT_OUT"]) throw new Error(notRun);
  console.log(notRun);
  return undefined;
}

/** The used part of axe's report. */
interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe on a page, or on the part that a selector names. */
export async function violationsOf(page: Page, part?: string): Promise<readonly Violation[]> {
  // Not as an element: a page's policy may allow no inline script.
  await page.evaluate(axeScript);
  const context = part === undefined ? "document" : JSON.stringify(part);
  const script = `axe.run(${context}, { resultTypes: ["violations"] }).then((result) => result.violations)`;
  return (await page.evaluate(script)) as Violation[];
}

/** A violation as a line of a test's report. */
export const described = ({ id, nodes }: Violation): string => `${id}: ${nodes[0]?.html}`;
