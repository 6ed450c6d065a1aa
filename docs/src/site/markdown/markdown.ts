/** Writes Markdown. */

/** Writes a table; cells may contain line breaks and pipes. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A list in a cell, which Markdown doesn't have, is one of HTML. */
const cell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\n*((?:^(?:-|\d+\.) (?:[^\n]|\n {2})+(?:\n|$))+)/gm, (_whole, list: string) => {
      const items = list.trim().split(/\n(?=- |\d+\. )/);
      return ` <ul>${items.map((item) => `<li>${item.replace(/^(?:-|\d+\.) /, "")}</li>`).join("")}</ul> `;
    })
    .trim()
    .replaceAll(/(?<!\s)\s*\n\s*/g, " ")
    .replaceAll("|", "\\|");

/** Formats text as code; returns an empty string for none. */
export const code = (text: string): string => (text === "" ? "" : `\`${text}\``);

/** Marks text as the place that an anchor names, and links it to itself. */
export const anchored = (anchor: string, text: string): string => `<a id="${anchor}"></a>[${text}](#${anchor})`;

/** Returns an anchor of several names, such as `merchant-refundrow-amount`. */
export const anchorOf = (...names: readonly string[]): string =>
  names
    .join("-")
    .toLowerCase()
    .replaceAll(/[^a-z\d-]+/g, "-");
