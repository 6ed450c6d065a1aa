/** A block of code between fences, which may be indented. */
const FENCED = /^( *(`{3,}|~{3,})[^]*?^ *\2[`~]* *$)/m;

/** Programs in tabs, one in each language. */
export const CODE_GROUP: RegExp = /^::: code-group\n[^]*?^:::$/gm;

/** Changes a Markdown text outside of its blocks of code. */
export const inProse = (text: string, change: (prose: string) => string): string =>
  text
    .split(FENCED)
    // Behind each block comes its fence alone.
    .map((part, index) => (index % 3 === 0 ? change(part) : index % 3 === 1 ? part : ""))
    .join("");

/**
 * Replaces the targets of a text's links, outside of code.
 *
 * @param after - what stands behind a link, by its target before
 */
export const withTargets = (text: string, replace: (target: string) => string, after: (target: string) => string = () => ""): string =>
  inProse(text, (prose) =>
    prose.replaceAll(/(`+)[^`]*?\1(?!`)|\]\(([^)\s]+)\)/g, (whole, _code, target?: string) =>
      target === undefined ? whole : `](${replace(target)})${after(target)}`,
    ),
  );

/** Returns a heading's anchor, as GitHub makes it. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
