/** Writes Markdown. */

/** Writes a table; cells may contain line breaks and pipes. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A list in a cell, which Markdown doesn't have, is one of HTML. */
function cell(text: string): string {
  let cells = "";
  let isList = false;
  for (const line of text.trim().split("\n")) {
    const [marker] = /^(?:-|\d+\.) /.exec(line) ?? [];
    if (marker !== undefined) cells += isList ? "</li><li>" : " <ul><li>";
    else if (isList && !line.startsWith("  ")) cells += "</li></ul>";
    isList = marker !== undefined || (isList && line.startsWith("  "));
    cells += `${cells === "" || marker !== undefined ? "" : " "}${line.slice(marker?.length ?? 0).trim()}`;
  }
  return `${cells}${isList ? "</li></ul>" : ""}`.trim().replaceAll("|", "\\|");
}

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
