/** The example's page, as a browser parses it. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { beforeAll, expect, test, vi } from "vitest";

type Element = DefaultTreeAdapterTypes.Element;

const errors: string[] = [];
let all: Element[];
beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const { page } = await import("../examples/payment-methods-page.ts");
  all = elementsIn(parse(page, { onParseError: ({ code }) => void errors.push(code) }));
});

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return "tagName" in node ? [node, ...children] : children;
}
const named = (...tags: readonly string[]): Element[] => all.filter(({ tagName }) => tags.includes(tagName));
const attribute = ({ attrs }: Element, name: string): string | undefined => attrs.find((each) => each.name === name)?.value;
const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  ("value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "").trim();

test("has no parse errors, a language, a title, and one main part", () => {
  expect(errors).toEqual([]);
  expect(named("html").map((html) => attribute(html, "lang"))).toEqual(["en"]);
  expect(named("title").map(textOf)).toEqual([expect.stringMatching(/./)]);
  expect(named("main")).toHaveLength(1);
});

test("has one first heading, and no level left out", () => {
  const levels = named("h1", "h2", "h3", "h4", "h5", "h6").map(({ tagName }) => tagName);
  expect(levels[0]).toBe("h1");
  expect(levels.length).toBeGreaterThan(1);
  expect(levels.slice(1).every((level) => level === "h2")).toBe(true);
});

test("has ids that are unique, and labels that refer to headings", () => {
  const ids = all.flatMap((element) => attribute(element, "id") ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const headings = named("h2").map((heading) => attribute(heading, "id"));
  expect(named("section").map((section) => attribute(section, "aria-labelledby"))).toEqual(headings);
});

test("has a name on every button and link, and an alternative text on every image, empty for decoration", () => {
  expect(named("button").length).toBeGreaterThan(0);
  expect(named("button", "a").map(textOf)).not.toContain("");
  expect(named("img").map((image) => attribute(image, "alt"))).toEqual(named("button").map(() => ""));
});

test("posts every form over https, with its signature", () => {
  const forms = named("form");
  expect(forms).toHaveLength(named("button").length);
  for (const form of forms) {
    expect([attribute(form, "method"), attribute(form, "action")]).toEqual(["post", expect.stringMatching(/^https:/)]);
    const fields = elementsIn(form).filter(({ tagName }) => tagName === "input");
    expect(fields.map((field) => attribute(field, "name"))).toContain("signature");
    expect(fields.every((field) => attribute(field, "type") === "hidden")).toBe(true);
  }
});
