import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examplePages } from "./example-pages.ts";
import { docs } from "../places.ts";

test("each example has a page with its whole code as one block", () => {
  const pages = examplePages();
  expect(pages.map(({ shows }) => shows)).toEqual(readdirSync(join(docs, "examples")).map((name) => join(docs, "examples", name)));
  for (const { text, shows } of pages) {
    const [, code] = /\n```ts\n(.*)\n```\n$/s.exec(text) ?? [];
    expect(`${code}\n`).toBe(readFileSync(shows, "utf8"));
    expect(code).not.toContain("```");
  }
});
