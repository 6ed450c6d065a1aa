/** The sequences: a page of all, and those that a guide names; each as a diagram, and as a list that has the same in words. */
import { readBundle } from "@maksu/apis";
import { eventsOf, operationsOf } from "@maksu/openapi";
import { lanesDiagram } from "@maksu/markup";
import { inRegion, LEAST_WIDTH } from "./region.ts";
import { type Message, type Sequence, SEQUENCES } from "./sequences.ts";

/** Generates the page: file name and Markdown. */
export const sequencePage = (): readonly [file: string, text: string] => [
  "sequences.md",
  `# Sequences\n\nWho calls whom, in the three APIs. What is signed must be verified before it is used.\n\n${SEQUENCES.map((sequence) => `## ${sequence.title}\n\n${sequenceText(sequence)}`).join("\n\n")}\n`,
];

/**
 * Puts sequences into a guide, where a comment of their titles is.
 *
 * @throws Error for an unknown title
 */
export const withSequences = (text: string): string =>
  text.replaceAll(/^<!-- sequence: (.+) -->$/gm, (_whole, title: string) => {
    const found = SEQUENCES.find((sequence) => sequence.title === title);
    if (!found) throw new Error(`There is no sequence "${title}": sequences.ts has ${SEQUENCES.map((each) => each.title).join(", ")}.`);
    return sequenceText(found);
  });

function sequenceText(sequence: Sequence): string {
  const list = sequence.messages.map(
    (message, index) => `${index + 1}. The ${message.from} to the ${message.to}: ${labelOf(sequence, message)}.`,
  );
  return `${inRegion(sequence.title, sequenceDiagram(sequence))}\n\n::: details In words\n\n${list.join("\n")}\n\n:::`;
}

/** Returns the diagram as SVG. */
export const sequenceDiagram = (sequence: Sequence): string =>
  String(
    lanesDiagram({
      label: `${sequence.title}: ${sequence.messages.length} messages, listed below.`,
      lanes: ["customer", "shop", "service"],
      arrows: sequence.messages.map((message, index) => ({
        from: message.from,
        to: message.to,
        text: `${index + 1}. ${labelOf(sequence, message)}`,
      })),
      space: 330,
      shrinksTo: LEAST_WIDTH,
    }),
  );

/** A message's operation or event by its name in the description, and what it is about. */
function labelOf({ api }: Sequence, { operation, event, text }: Message): string {
  const name = operation ?? event;
  if (name === undefined) return text;
  const bundle = readBundle(`${api}-api`);
  const known =
    operation === undefined ? eventsOf(bundle).map(({ path }) => path) : operationsOf(bundle).map(({ operationId }) => operationId);
  if (!known.includes(name))
    throw new Error(`sequences.ts: the ${api} API has no ${operation === undefined ? "event" : "operation"} ${name}`);
  return `${name}, ${text}`;
}
