/** The page of sequences: each as a diagram, and as a list that has the same in words. */
import { readBundle } from "@maksu/apis";
import { eventsOf, operationsOf } from "@maksu/openapi";
import { type Message, type Party, type Sequence, SEQUENCES } from "./sequences.ts";

const PARTIES: readonly Party[] = ["customer", "shop", "service"];
const [SPACE, LEFT, TOP, STEP] = [330, 60, 20, 44];

/** Generates the page: file name and Markdown. */
export const sequencePage = (): readonly [file: string, text: string] => [
  "sequences.md",
  `# Sequences\n\nWho calls whom, in the Payment API. What is signed must be verified before it is used.\n\n${SEQUENCES.map(section).join("\n\n")}\n`,
];

const section = (sequence: Sequence): string => {
  const list = sequence.messages.map((message, index) => `${index + 1}. The ${message.from} to the ${message.to}: ${labelOf(message)}.`);
  const region = `<div class="table-scroll" role="region" aria-label="Diagram: ${sequence.title}" tabindex="0">`;
  return [`## ${sequence.title}`, `${region}\n${sequenceDiagram(sequence)}\n</div>`, list.join("\n")].join("\n\n");
};

/** Returns the diagram as SVG without empty lines, which would end it in Markdown. Its colour is that of the text. */
export function sequenceDiagram({ title, messages }: Sequence): string {
  const [width, height] = [2 * LEFT + SPACE * (PARTIES.length - 1), TOP + 60 + STEP * messages.length];
  const marker = `sequence-${title.toLowerCase().replaceAll(" ", "-")}`;
  return [
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" style="min-width: 36rem; max-width: 100%; height: auto" role="img" aria-label="${title}: ${messages.length} messages, listed below." fill="none" stroke="currentColor" font-size="13">`,
    `<defs><marker id="${marker}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L8 4 L0 8" /></marker></defs>`,
    ...PARTIES.map((party) => partyLine(party, height)),
    ...messages.map((message, index) => arrow(message, index, marker)),
    "</svg>",
  ].join("\n");
}

const xOf = (party: Party): number => LEFT + SPACE * PARTIES.indexOf(party);

const partyLine = (party: Party, height: number): string =>
  `<text x="${xOf(party)}" y="${TOP}" text-anchor="middle" fill="currentColor" stroke="none" font-weight="bold">${party}</text>` +
  `<path d="M${xOf(party)} ${TOP + 10} V${height}" stroke-dasharray="4 4" />`;

function arrow(message: Message, index: number, marker: string): string {
  const [from, to, y] = [xOf(message.from), xOf(message.to), TOP + 50 + STEP * index];
  const text = `<text x="${(from + to) / 2}" y="${y - 7}" text-anchor="middle" fill="currentColor" stroke="var(--color-background, Canvas)" stroke-width="5" style="paint-order: stroke">${index + 1}. ${labelOf(message)}</text>`;
  return `<path d="M${from} ${y} H${to}" marker-end="url(#${marker})" />${text}`;
}

/** A message's operation or event by its name in the description, and what it is about. */
function labelOf({ operation, event, text }: Message): string {
  const name = operation ?? event;
  if (name === undefined) return text;
  const bundle = readBundle("payment-api");
  const known =
    operation === undefined ? eventsOf(bundle).map(({ path }) => path) : operationsOf(bundle).map(({ operationId }) => operationId);
  if (!known.includes(name))
    throw new Error(`sequences.ts: the Payment API has no ${operation === undefined ? "event" : "operation"} ${name}`);
  return `${name}, ${text}`;
}
