/** As much of markdown-it's token as is used here. */
interface Token {
  readonly type: string;
  readonly content: string;
  readonly children: Token[] | null;
  attrJoin(name: string, value: string): void;
}

const KEYWORDS = /^(abstract|asserts|const|extends|infer|is|keyof|new|optional|readonly|typeof|unique symbol)$/;

/** Gives the parts of a signature in the reference, which is a quotation with links, the classes of their colours. */
export function colourSignatures(tokens: readonly Token[]): void {
  for (const [index, { type }] of tokens.entries())
    if (type === "blockquote_open" && tokens[index + 1]?.type === "paragraph_open") colourSignature(tokens[index + 2]?.children ?? []);
}

function colourSignature(parts: readonly Token[]): void {
  let isParameter = false;
  for (const [index, part] of parts.entries()) {
    if (part.type === "strong_open") part.attrJoin("class", "signature-name");
    if (part.type === "text" && part.content.startsWith("(") && parts[index - 1]?.type === "strong_close") isParameter = true;
    if (part.type === "text" && part.content.includes(")")) isParameter = false;
    if (part.type === "code_inline") part.attrJoin("class", `signature-${isParameter ? "parameter" : kindOf(part.content)}`);
  }
}

function kindOf(text: string): string {
  if (KEYWORDS.test(text)) return "keyword";
  return /^["'`]|^-?\d|^(true|false)$/.test(text) ? "value" : "type";
}
