import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SiteDocument } from "./documents.ts";
import { menuOf } from "./menu.ts";
import { docs, written } from "../places.ts";

const operation = join(written, "menu-test/getThing.md");
beforeAll(() => {
  mkdirSync(join(written, "menu-test"), { recursive: true });
  writeFileSync(operation, "# `getThing`\n");
});
afterAll(() => rmSync(join(written, "menu-test"), { recursive: true }));

const documents: readonly SiteDocument[] = [
  { path: join(docs, "front-page.md"), group: "" },
  { path: join(docs, "README.md"), group: "Start" },
  { path: join(docs, "guides/five-minute-start.md"), group: "Start" },
  { path: join(docs, "guides/payments.md"), group: "Take payments" },
  { path: join(docs, "recipes/shops/README.md"), group: "Recipes" },
  { path: operation, group: "Thing API" },
  { path: join(docs, "architecture.md"), group: "About the project" },
];
const menu = (): ReturnType<typeof menuOf> => menuOf(documents, new Map([["signing", ["index", "testing"]]]));

test("guides come first, then APIs, reference and project", () => {
  expect(menu().nav.map(({ text, link }) => `${text} ${link}`)).toEqual([
    "Guides /guides/",
    "APIs /apis/menu-test/getThing",
    "Reference /packages/signing/",
    "Project /architecture",
  ]);
});

test("a section is marked on the pages of each folder in it", () => {
  const markedOn = (path: string) => menu().nav.flatMap(({ text, activeMatch }) => (new RegExp(activeMatch).test(path) ? [text] : []));
  const paths = ["/guides/payments", "/recipes/shops/", "/apis/menu-test/getThing", "/reference/guides/", "/architecture", "/"];
  expect(paths.map(markedOn)).toEqual([["Guides"], ["Guides"], ["APIs"], ["Reference"], ["Project"], []]);
});

test("a section's sidebar is that of every folder in it", () => {
  const { sidebar } = menu();
  const own = ["/apis/menu-test/", "/packages/signing/", "/reference/signing/"];
  expect(Object.keys(sidebar).toSorted()).toEqual(["/apis/", "/architecture", "/guides/", "/recipes/", "/reference/", ...own].toSorted());
  expect(sidebar["/guides/"]?.slice(0, 2)).toEqual([
    {
      text: "Start",
      items: [
        { text: "Documentation", link: "/guides/" },
        { text: "Five-minute start: a first payment", link: "/guides/five-minute-start" },
      ],
    },
    { text: "Take payments", items: [{ text: "Payments", link: "/guides/payments" }] },
  ]);
});

test("a description's operations are a group that is open on their own pages, and a link on others", () => {
  expect(menu().sidebar["/apis/"]).toEqual([{ text: "Thing API", link: "/apis/menu-test/getThing" }]);
  expect(menu().sidebar["/apis/menu-test/"]).toEqual([
    {
      text: "Thing API",
      collapsed: false,
      link: "/apis/menu-test/getThing",
      items: [{ text: "getThing", link: "/apis/menu-test/getThing" }],
    },
  ]);
});

test.each(["/reference/signing/", "/packages/signing/"])("a package has its entry points below it in %s", (folder) => {
  expect(menu().sidebar["/reference/"]).toEqual([{ text: "@maksu/signing", link: "/packages/signing/" }]);
  expect(menu().sidebar[folder]).toEqual([
    {
      text: "@maksu/signing",
      link: "/packages/signing/",
      collapsed: false,
      items: [
        { text: "reference", link: "/reference/signing/" },
        { text: "index", link: "/reference/signing/index/" },
        { text: "testing", link: "/reference/signing/testing/" },
      ],
    },
  ]);
});

test("no sidebar is more than two levels deep", () => {
  for (const entries of Object.values(menu().sidebar))
    for (const { items = [] } of entries) for (const item of items) expect(item.items).toBeUndefined();
});
