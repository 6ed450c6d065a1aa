/** As much of markdown-it's token as is used here. */
interface Token {
  readonly type: string;
  readonly content: string;
  attrSet(name: string, value: string): void;
  attrJoin(name: string, value: string): void;
}

/** A table with as many columns is shown as a list of rows where the page is narrow. */
const MANY_COLUMNS = 4;

/** Gives each cell of a table its column's heading, which a narrow page shows beside it. */
export function labelCells(tokens: readonly Token[]): void {
  let headings: string[] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "thead_open") headings = [];
    if (token.type === "th_open") headings.push(tokens[index + 1]?.content ?? "");
    if (token.type === "tbody_open" && headings.length >= MANY_COLUMNS) token.attrJoin("class", "stacks");
    if (token.type === "tr_open") column = 0;
    if (token.type === "td_open") {
      token.attrSet("data-label", headings[column] ?? "");
      column += 1;
    }
  }
}
