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

/** Of a page's drawings: pairs of labels that overlap, and labels that are cut off by the edge. */
export async function labelFlawsOf(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(LABEL_FLAWS)) as string[];
}

const LABEL_FLAWS = `[...document.querySelectorAll("svg.lanes")].flatMap((svg) => {
  const edge = svg.getBoundingClientRect();
  const boxes = [...svg.querySelectorAll("text")].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
  const cut = boxes.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1).map(({ text }) => text + " is cut off");
  const meet = boxes.flatMap(({ text, box }, index) => boxes.slice(index + 1)
    .filter(({ box: other }) => box.left < other.right && other.left < box.right && box.top + 1 < other.bottom && other.top + 1 < box.bottom)
    .map((other) => text + " meets " + other.text));
  return [...cut, ...meet];
})`;

/** A violation as a line of a test's report. */
export const described = ({ id, nodes }: Violation): string => `${id}: ${nodes[0]?.html}`;
