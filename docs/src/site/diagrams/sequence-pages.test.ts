import { readFileSync } from "node:fs";
import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { API_NAMES } from "@maksu/service-front";
import { guides } from "../tree/documents.ts";
import { sequenceDiagram, sequencePage, withSequences } from "./sequence-pages.ts";
import { SEQUENCES } from "./sequences.ts";

const [, page] = sequencePage();

test("the page has a section for each sequence, of all three APIs", () => {
  expect(Array.from(page.matchAll(/^## (.+)$/gm), ([, title]) => title)).toEqual(SEQUENCES.map(({ title }) => title));
  expect(new Set(SEQUENCES.map(({ api }) => api))).toEqual(new Set(API_NAMES));
});

test("a guide has the sequence that a comment names, and a comment of an unknown one is rejected", () => {
  expect(withSequences("Before.\n\n<!-- sequence: Refund -->\n\nAfter.")).toMatch(
    /^Before\.\n\n<section [^]*<svg [^]*1\. The shop [^]*After\.$/,
  );
  expect(() => withSequences("<!-- sequence: None -->")).toThrow('no sequence "None": sequences.ts has Payment, ');
});

test("each sequence stands in a guide", () => {
  const texts = guides().map((path) => readFileSync(path, "utf8"));
  expect(SEQUENCES.filter(({ title }) => !texts.some((text) => text.includes(`<!-- sequence: ${title} -->`)))).toEqual([]);
});

test("the page has each diagram's messages as a list, too", () => {
  expect(page).toContain("2. The shop to the service: createPayment, signed, with amount and URLs.");
  expect(page.match(/^\d+\. The /gm)).toHaveLength(SEQUENCES.flatMap(({ messages }) => messages).length);
});

test("a message that names an unknown operation is rejected", () => {
  const message = { from: "shop", to: "service", operation: "payNow", text: "" } as const;
  expect(() => sequenceDiagram({ title: "Wrong", api: "payment", messages: [message] })).toThrow("no operation payNow");
});

describe.each(SEQUENCES.map((sequence) => [sequence.title, sequence] as const))("the diagram %s", (_title, sequence) => {
  const svg = sequenceDiagram(sequence);

  test("is one labelled element without empty lines, with an arrow per message", () => {
    expect(parseFragment(svg).childNodes.map(({ nodeName }) => nodeName)).toEqual(["svg"]);
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"/);
    expect(svg).not.toMatch(/\n\s*\n/);
    expect(svg.match(/class="arrow"/g)).toHaveLength(sequence.messages.length);
  });
});
