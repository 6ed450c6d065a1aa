/** How the site renders Markdown, beside VitePress's own rules. */
import type { MarkdownRenderer } from "vitepress";
import { REFERENCE } from "../places.ts";
import { breakNames } from "./breakable-names.ts";
import { isFolded, withFolds } from "./folds.ts";
import { colourSignatures } from "./signatures.ts";
import { labelCells } from "./table-labels.ts";
import { withTabs } from "./tabs.ts";

/** @param scripts - the JavaScript of blocks in TypeScript */
export function addRules(md: MarkdownRenderer, scripts: ReadonlyMap<string, string> = new Map()): void {
  const { core, renderer, utils } = md;
  // Text between double braces is text, not an expression. VitePress's own rule keeps entities.
  const { text } = renderer.rules;
  renderer.rules.text = (...args) => (text?.(...args) ?? "").replaceAll("{{", "&#123;&#123;");
  core.ruler.push("table-labels", ({ tokens }) => labelCells(tokens));
  core.ruler.push("breakable-names", ({ tokens }) => breakNames(tokens, utils.escapeHtml));
  core.ruler.push("tabs", (state) => {
    // The search reads a page without its colours, and each block once.
    if (md.options.highlight) state.tokens = withTabs(state.tokens, scripts, (...args) => new state.Token(...args));
  });
  core.ruler.push("signatures", ({ tokens, env }) => {
    if (String(env.relativePath).startsWith(`${REFERENCE}/`)) colourSignatures(tokens);
  });
  core.ruler.push("folds", (state) => {
    if (md.options.highlight && isFolded(String(state.env.relativePath), state.src))
      state.tokens = withFolds(state.tokens, (...args) => new state.Token(...args));
  });
  // A wide table scrolls by itself, also by keyboard. A named section is a region; with the attribute `role`, Vue would compile each cell instead of keeping HTML.
  renderer.rules.table_open = () => '<section class="table-scroll" tabindex="0" aria-label="Table"><table>';
  renderer.rules.table_close = () => "</table></section>";
}

/** Renders a page for the search, which needs no colours: they take most of the time. The renderer is that of the pages, too. */
export function withoutColours(md: MarkdownRenderer, text: string, env: object): string {
  const { highlight } = md.options;
  md.options.highlight = null;
  try {
    return md.render(text, env);
  } finally {
    md.options.highlight = highlight ?? null;
  }
}
