import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { guides } from "./documents.ts";
import { docs } from "./places.ts";

test("the menu has every guide, in the order of the table of contents", () => {
  const menu = guides().map((path) => basename(path));
  expect(menu.toSorted()).toStrictEqual(readdirSync(join(docs, "guides")).toSorted());
  expect(menu[0]).toBe("five-minute-start.md");
});
