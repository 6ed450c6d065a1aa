/** `legacy-api`, `getPayment` → `LegacyApi`, `GetPayment`. */
export const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** Text on one line, however its YAML was wrapped. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, " ");

/** A sentence as the rest of one that begins with a place: `body The total must be positive.` reads on from `body`. */
export const clauseOf = (sentence: string): string =>
  oneLine(sentence)
    .replace(/\.$/, "")
    .replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (first) => first.toLowerCase());

/** Text as the inside of a `/* … *\/` comment, on one line where it has one. It cannot end the comment. */
export function commentText(text: string, indent = ""): string {
  const safe = text.trim().replaceAll("*/", "*\\/");
  if (!safe.includes("\n")) return `* ${safe} `;
  const lines = safe.split("\n").map((line) => `${indent} * ${line}`.trimEnd());
  return `*\n${lines.join("\n")}\n${indent} `;
}
