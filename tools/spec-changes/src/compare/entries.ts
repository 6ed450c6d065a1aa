/** Changes as the lines that readers of a changelog meet. */
import type { Change } from "./change.ts";

/** @returns Markdown: a line on the whole, then an entry per change, the gravest first; all changed words are one entry */
export function entriesOf(title: string, changes: readonly Change[]): string {
  const listed = changes.filter(({ wording }) => !wording);
  return [
    `${title}: ${summaryOf(changes)}.`,
    "",
    ...listed.map((change) => `- ${entryOf(change)}`),
    ...wordingOf(changes).map((line) => `- ${line}.`),
  ].join("\n");
}

export const entryOf = ({ impact, subject, text }: Change): string => `${impact === "major" ? "**Breaking:** " : ""}${subject}: ${text}.`;

/** `2 breaking changes, 1 addition, wording changes in 3 places`. */
export function summaryOf(changes: readonly Change[]): string {
  const count = (what: (change: Change) => boolean): number => changes.filter(what).length;
  const parts = [
    counted(
      count(({ impact }) => impact === "major"),
      "breaking change",
    ),
    counted(
      count(({ impact }) => impact === "minor"),
      "addition",
    ),
    counted(
      count(({ impact, wording }) => impact === "patch" && !wording),
      "correction",
    ),
    counted(
      count(({ wording }) => wording),
      "place",
      "wording changes in ",
    ),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? "no changes" : parts.join(", ");
}

const counted = (count: number, what: string, before = ""): string | undefined =>
  count === 0 ? undefined : `${before}${count} ${what}${count === 1 ? "" : "s"}`;

/** All changed words as one line, `Wording: …`; none without them. */
export function wordingOf(changes: readonly Change[]): readonly string[] {
  const words = changes.filter(({ wording }) => wording);
  return words.length === 0 ? [] : [`Wording: ${placesOf(words)}`];
}

/** The places that changed, of many the first five. */
export function placesOf(changes: readonly Change[]): string {
  const subjects = [...new Set(changes.map(({ subject }) => subject))];
  const shown = subjects.slice(0, 5);
  const more = counted(subjects.length - shown.length, "more place", "and ");
  return [...shown, ...(more === undefined ? [] : [more])].join("; ");
}
