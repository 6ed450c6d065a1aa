import { LIFECYCLES } from "@maksu/sandbox";
import { describe, expect, test } from "vitest";
import { lifecycleDiagram } from "./lifecycle-diagram.ts";
import { sequenceDiagram } from "./sequence-pages.ts";
import { SEQUENCES } from "./sequences.ts";

/** Wider than letters of 13 pixels are in the fonts of the site, bold ones too: `built/diagrams.browser.ts` measures them in a browser. */
const LETTER = 7.6;

const diagrams = [
  ...LIFECYCLES.map((lifecycle) => [`states of a ${lifecycle.of}`, lifecycleDiagram(lifecycle)] as const),
  ...SEQUENCES.map((sequence) => [sequence.title, sequenceDiagram(sequence)] as const),
];

describe.each(diagrams)("the diagram %s", (_name, svg) => {
  const texts = Array.from(svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]+)</g), ([, x, y, text = ""]) => {
    const half = (text.length * LETTER) / 2;
    return { text, left: Number(x) - half, right: Number(x) + half, top: Number(y) - 13, bottom: Number(y) + 3 };
  });

  test("has labels of which no two overlap", () => {
    const meet = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
        .map((other) => [one.text, other.text]),
    );
    expect(texts.length).toBeGreaterThan(3);
    expect(meet).toEqual([]);
  });
});
