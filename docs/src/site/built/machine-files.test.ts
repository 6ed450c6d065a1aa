import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ALL_DESCRIPTIONS, bundlePath } from "@maksu/apis";
import { afterAll, expect, test } from "vitest";
import { docs } from "../places.ts";
import { llmsText } from "./llms.ts";
import { canonicalOf, metaOf, writeMachineFiles } from "./machine-files.ts";
import { checkMarkdown } from "./markdown-links.ts";

const folder = mkdtempSync(join(tmpdir(), "machine-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tree = join(folder, "tree");
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
};
put(
  "One,_a_page.md",
  '---\ndescription: "The first: a page."\n---\n\n# One\n\nSee [two](./guides/two.md#part), ![a picture](guides/picture.webp).\n',
);
put(
  "guides/two.md",
  '---\ndescription: "The second."\n---\n\n# Two\n\n## Part\n\n[one](../One,_a_page.md), [symbol](../reference/symbol.md), [agents](coding-agents.md)\n',
);
put("guides/picture.webp", "picture");
put(
  "guides/coding-agents.md",
  "# Agents\n\n## What to read\n\n1. [Create](two.md#part), [elsewhere](https://example.com/).\n\n## Tools\n\n[one](../One,_a_page.md), [all](your-language.md)\n",
);
const programs = ["php", "python", "ruby", "go", "java", "csharp"]
  .map((language) => `\`\`\`${language} [a]\n${language}();\n\`\`\`\n\n`)
  .join("");
put("guides/your-language.md", `# A payment in your language\n\n::: code-group\n\n${programs}:::\n\n[two](two.md)\n`);
put("reference/symbol.md", "# `symbol`\n");
put("public/robots.html", "not a page");
const pages = [
  { page: "One,_a_page.html", group: "" },
  { page: "guides/two.html", group: "Guides" },
  { page: "guides/two.html", group: "Decisions", shown: { title: "Two again", summary: "In other words." } },
];
const summary = "Types and signatures.";
const start = readFileSync(join(docs, "guides/five-minute-start.md"), "utf8");
const ADDRESS = "https://docs.example.com/maksu/";
const written = (name: string, address?: string) => {
  mkdirSync(join(folder, name));
  const indexes = writeMachineFiles({ folder: join(folder, name), tree, name: "maksu", summary, start, pages, address });
  return { indexes, read: (file: string) => readFileSync(join(folder, name, file), "utf8") };
};
const { read, indexes } = written("unpublished");

test("llms.txt begins with install and first payment, in the guide's code", () => {
  const [head = ""] = read("llms.txt").split("\n## ");
  expect(head).toMatch(/^# maksu\n\n> Types and signatures\.\n\n/);
  const blocks = head.match(/^```.*?^```$/gms) ?? [];
  expect(blocks).toEqual([
    expect.stringContaining("npm install @maksu/payment-client"),
    expect.stringContaining("await payments.createPayment({"),
    expect.stringContaining("npx @maksu/mock-server payment"),
    expect.stringContaining("node pay.mjs"),
  ]);
  for (const block of blocks) expect(start).toContain(block);
  expect(head).toContain('compiled them with `"target": "es2022"`');
});

test("llms.txt begins with what a shop reads, and the programs of each language", () => {
  const [head = ""] = read("llms.txt").split("\n```");
  expect(head).toContain("1. [Create](guides/two.md#part), [elsewhere](https://example.com/).\n\nWithout a library");
  expect(head).toContain(": [PHP](guides/your-language.php.md), [Python](guides/your-language.python.md), ");
});

test("llms.txt has a line for each page that shows how to do something, llms-more.txt for those to look things up in", () => {
  const [, ...sections] = read("llms.txt").split("\n## ");
  expect(sections).toEqual([
    "Start\n\n- [One](One,_a_page.md): The first: a page.\n",
    "Guides\n\n- [Two](guides/two.md): The second.\n",
    expect.stringContaining("More\n\n- [llms-more.txt](llms-more.txt): "),
  ]);
  const [, ...more] = read("llms-more.txt").split("\n## ");
  expect(more).toEqual(["Decisions\n\n- [Two again](guides/two.md): In other words.\n", expect.stringContaining("Descriptions\n\n- ")]);
  for (const [line] of `${read("llms.txt")}${read("llms-more.txt")}`.matchAll(/^- .*$/gm))
    expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): \S/);
});

test("llmsText throws where the guide for agents has no section What to read", () => {
  const indexed = { name: "maksu", summary, start, pages: [], texts: new Map(), address: undefined };
  expect(() => llmsText(indexed)).toThrow('guides/coding-agents.md has no section "What to read", which llms.txt begins with.');
});

test("the indexes have no page without a sentence", () => {
  const site = { folder: join(folder, "unpublished"), tree, name: "maksu", summary, start, address: undefined };
  expect(() => writeMachineFiles({ ...site, pages: [{ page: "reference/symbol.html", group: "" }] })).toThrow(
    "the indexes have no sentence for reference/symbol.html: begin the page with one.",
  );
});

test("llms-full.txt has each page once, with links from its own place", () => {
  expect(read("llms-full.txt")).toBe(
    "# maksu\n\n> Types and signatures.\n\n---\n\n[One,_a_page.md](One,_a_page.md)\n\n# One\n\nSee [two](guides/two.md#part), ![a picture](guides/picture.webp).\n" +
      "\n---\n\n[guides/two.md](guides/two.md)\n\n# Two\n\n## Part\n\n[one](One,_a_page.md), [symbol](reference/symbol.md), [agents](guides/coding-agents.md)\n",
  );
});

test("a page with a program in each language has a copy with one of them for each", () => {
  expect(read("guides/your-language.csharp.md")).toBe("# A payment in C#\n\n```csharp [a]\ncsharp();\n```\n\n[two](two.md)\n");
  expect(read("guides/your-language.md")).toContain("php();");
});

test("with an address, the indexes link to it", () => {
  const { read: published } = written("published", ADDRESS);
  expect(published("llms.txt")).toContain(`- [One](${ADDRESS}One,_a_page.md): `);
  expect(published("llms.txt")).toContain(`1. [Create](${ADDRESS}guides/two.md#part)`);
  expect(published("llms-full.txt")).toContain(`[one](${ADDRESS}One,_a_page.md), [symbol](${ADDRESS}reference/symbol.md)`);
  expect(published("guides/two.md")).toContain("[one](../One,_a_page.md)");
  expect(Array.from(published("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)).toContain(`${ADDRESS}guides/two.html`);
});

test.each([undefined, ADDRESS])("no link from the indexes on is dead, with the address %s", (address) => {
  expect(() => checkMarkdown(join(folder, "unpublished"), indexes(address), address)).not.toThrow();
});

test.each(ALL_DESCRIPTIONS)("the bundle of %s is at specs/…/openapi.json", (name) => {
  expect(read(`specs/${name}/openapi.json`)).toBe(readFileSync(bundlePath(name), "utf8"));
});

test("pictures are at the pages' side, and other files of the site stay where they are", () => {
  expect(read("guides/picture.webp")).toBe("picture");
  expect(existsSync(join(folder, "unpublished/public"))).toBe(false);
});

test("the social card is a PNG of 1200 by 630 pixels", () => {
  const png = readFileSync(join(folder, "unpublished/social-card.png"));
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
});

test("a site without an address has no sitemap, and its pages name no picture", () => {
  expect(existsSync(join(folder, "unpublished/sitemap.xml"))).toBe(false);
  expect(metaOf("Refunds", summary, undefined)).toEqual({ "og:type": "website", "og:title": "Refunds", "og:description": summary });
});

test("a site with an address has pages that name the picture", () => {
  expect(metaOf("Refunds", summary, ADDRESS)).toMatchObject({ "og:image": `${ADDRESS}social-card.png` });
});

test("robots may read all, and find the sitemap where there is one", () => {
  expect(read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
  expect(written("robots", ADDRESS).read("robots.txt")).toContain(`\nSitemap: ${ADDRESS}sitemap.xml\n`);
});

test("a page has one address, without the name of an index", () => {
  expect(canonicalOf("guides/index.html", ADDRESS)).toBe(`${ADDRESS}guides/`);
  expect(canonicalOf("guides/refunds.html", "https://docs.example.com/")).toBe("https://docs.example.com/guides/refunds.html");
  expect(canonicalOf("guides/refunds.html", undefined)).toBeUndefined();
});
