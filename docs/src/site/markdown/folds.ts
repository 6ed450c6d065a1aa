/** Folds the sections of long pages in which one looks something up: such a page is a list of them. */
import type { MarkdownRenderer } from "vitepress";

type Token = ReturnType<MarkdownRenderer["parse"]>[number];
type NewToken = (type: string, tag: string, nesting: Token["nesting"]) => Token;

/** All other pages are read from their beginning on. */
const LOOKED_UP =
  /^(reference\/|apis\/(constraints|errors|sandbox-rules)\.|(benchmarks|changelog|contributing|specs\/index|guides\/sandbox-reference)\.)/;
/** A page with more characters is higher than ten screens of a phone. */
const LONG = 14_000;

/** Whether a page's sections are folded. */
export const isFolded = (path: string, { length }: string): boolean => length > LONG && LOOKED_UP.test(path);

/** Folds the sections of the third level, or of the second on a page without these. */
export function withFolds(tokens: readonly Token[], create: NewToken): Token[] {
  const own = (token?: Token): boolean => token?.type === "heading_open" && token.level === 0;
  const folded = tokens.some((token) => own(token) && token.tag === "h3") ? "h3" : "h2";
  const opens = (token?: Token): boolean => own(token) && token?.tag === folded;
  const html = (content: string): Token => Object.assign(create("html_block", "", 0), { content });
  const parts: Token[] = [];
  let isOpen = false;
  for (const [index, token] of tokens.entries()) {
    if (own(token) && token.tag <= folded) {
      if (isOpen) parts.push(html("</details>\n"));
      isOpen = opens(token);
      if (isOpen) parts.push(html('<details class="fold"><summary>'));
    }
    // Nothing in what opens a section is operated by itself: neither the heading nor its link.
    if (opens(token)) token.attrs = token.attrs?.filter(([name]) => name !== "tabindex") ?? null;
    if (opens(tokens[index - 1])) token.children = withoutLink(token.children ?? []);
    parts.push(token);
    if (opens(tokens[index - 2])) parts.push(html("</summary>\n"));
  }
  return isOpen ? [...parts, html("</details>\n")] : parts;
}

function withoutLink(parts: Token[]): Token[] {
  const link = parts.findIndex(({ attrs }) => attrs?.some(([, value]) => value === "header-anchor"));
  return link < 0 ? parts : parts.slice(0, link);
}
