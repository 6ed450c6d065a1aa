/** Tabs on the site's blocks of code: package managers, TypeScript and JavaScript; and the names of their files. The Markdown has one block. */
import type { MarkdownRenderer } from "vitepress";
import { installLines } from "./install-lines.ts";

type Token = ReturnType<MarkdownRenderer["parse"]>[number];
type NewToken = (type: string, tag: string, nesting: Token["nesting"]) => Token;

/** A tab: its label, and a block of code. */
interface Tab {
  readonly label: string;
  readonly language: string;
  readonly code: string;
}

/**
 * Puts tabs in place of blocks that have other forms, or a file's name.
 *
 * @param scripts - the JavaScript of blocks in TypeScript
 */
export const withTabs = (tokens: readonly Token[], scripts: ReadonlyMap<string, string>, create: NewToken): Token[] =>
  tokens.flatMap((token, index) => {
    // A block with a label of its own is in tabs.
    if (token.type !== "fence" || token.info.includes("[")) return [token];
    const tabs = tabsOf(token, fileOf(token, tokens[index - 2]), scripts);
    if (tabs.length === 0) return [token];
    const blocks = tabs.map(({ label, language, code }) =>
      Object.assign(create("fence", "code", 0), { block: true, content: code, info: `${language} [${label}]`, markup: token.markup }),
    );
    return [create("container_code-group_open", "div", 1), ...blocks, create("container_code-group_close", "div", -1)];
  });

function tabsOf({ info, content }: Token, file: string | undefined, scripts: ReadonlyMap<string, string>): readonly Tab[] {
  const language = info.trim();
  if (language === "sh") return installLines(content).map(([label, code]) => ({ label, language, code }));
  const script = language === "ts" ? scripts.get(content) : undefined;
  if (script !== undefined)
    return [
      { label: file ?? "TypeScript", language, code: content },
      { label: file?.replace(/ts$/, "js") ?? "JavaScript", language: "js", code: script },
    ];
  return file === undefined ? [] : [{ label: file, language, code: content }];
}

/** The name that a block's file gets in the paragraph before it, or in a comment on its first line. */
const fileOf = ({ content }: Token, before: Token | undefined): string | undefined =>
  /\b[Ss]ave (?:this|it) as `([\w.-]+)`/.exec(before?.content ?? "")?.[1] ?? /^(?:\/\/|#) ([\w./-]+\.\w+)\n/.exec(content.trimStart())?.[1];
