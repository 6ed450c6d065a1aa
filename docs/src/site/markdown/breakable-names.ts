/** As much of markdown-it's token as is used here. */
interface Token {
  type: string;
  content: string;
  readonly children: Token[] | null;
}

/** Places where a name may go on in the next line: before a capital letter, after a mark. */
const BREAKS = /(?<=[a-z\d])(?=[A-Z])|(?<=[-_.,:/?&=[\]|])(?=\w)|(?<=[a-z\d]{24})(?=[a-z\d])/g;

/** Lets long names in the cells of tables break between their words, and nowhere else. */
export function breakNames(tokens: readonly Token[], escape: (text: string) => string): void {
  let isCell = false;
  for (const { type, children } of tokens) {
    if (type === "td_open" || type === "td_close") isCell = type === "td_open";
    if (!isCell) continue;
    for (const child of children ?? []) {
      if (child.type !== "code_inline") continue;
      child.type = "html_inline";
      child.content = `<code v-pre>${child.content.split(BREAKS).map(escape).join("<wbr>")}</code>`;
    }
  }
}
