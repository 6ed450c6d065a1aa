import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import { sequenceDiagram, sequencePage } from "./sequence-pages.ts";
import { SEQUENCES } from "./sequences.ts";

const [, page] = sequencePage();

test("the page has a section for payment, card token, refund and report", () => {
  expect(Array.from(page.matchAll(/^## (.+)$/gm), ([, title]) => title)).toEqual(["Payment", "Card token", "Refund", "Report"]);
});

test("the page has each diagram's messages as a list, too", () => {
  expect(page).toContain("2. The shop to the service: createPayment, signed, with amount and URLs.");
  expect(page.match(/^\d+\. The /gm)).toHaveLength(SEQUENCES.flatMap(({ messages }) => messages).length);
});

test("a message that names an unknown operation is rejected", () => {
  const message = { from: "shop", to: "service", operation: "payNow", text: "" } as const;
  expect(() => sequenceDiagram({ title: "Wrong", messages: [message] })).toThrow("no operation payNow");
});

describe.each(SEQUENCES.map((sequence) => [sequence.title, sequence] as const))("the diagram %s", (_title, sequence) => {
  const svg = sequenceDiagram(sequence);

  test("is one labelled element without empty lines, with an arrow per message", () => {
    expect(parseFragment(svg).childNodes.map(({ nodeName }) => nodeName)).toEqual(["svg"]);
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"/);
    expect(svg).not.toMatch(/\n\s*\n/);
    expect(svg.match(/marker-end/g)).toHaveLength(sequence.messages.length);
  });

  test("has texts short enough for the space between its parties", () => {
    for (const [, text = ""] of svg.matchAll(/paint-order: stroke">([^<]+)</g)) expect([text, text.length < 56]).toEqual([text, true]);
  });
});
