/** The API reference pages, one file each, that need nothing from the network. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { bundlePath, DESCRIPTIONS, readBundle } from "@maksu/apis";
import { objectAt, textAt } from "@maksu/openapi";
import { apiPages, docs, written } from "./places.ts";

/** Builds a page per description. */
export function buildApiPages(): void {
  const require = createRequire(import.meta.url);
  const redocly = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  mkdirSync(apiPages, { recursive: true });
  for (const api of DESCRIPTIONS) {
    const description = bundlePath(api);
    const output = join(apiPages, `${api}.html`);
    // Its notes on standard error are about the Node version; a failure throws with them.
    execFileSync(process.execPath, [redocly, "build-docs", description, "--inlineBundle", "--config", "redocly.yaml", "--output", output], {
      cwd: docs,
      stdio: "pipe",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    writeFileSync(output, withinItself(readFileSync(output, "utf8")));
  }
}

/** Colours that stand out from their ground as WCAG AA wants, in place of some of Redocly's that do not. */
const READABLE = `
html:root { --search-trigger-color: var(--text-color-secondary); }
html:root:not(.dark) :is(.tag-get, .tag-query) { --tag-color: #14703e; }
`;

/** A page that fetches nothing from elsewhere, and whose menu leads to its own parts. */
function withinItself(page: string): string {
  return (
    page
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, "data:,")
      // The script goes by what stands after #, but leaves the menu as it was written, by paths: in a new tab, nothing is there.
      .replaceAll(/ href="(?=\/[^"]*" data-discover="true")/g, ' href="#')
      .replace("</head>", `<style>${READABLE}</style></head>`)
  );
}

/** The page that leads to them: file name and Markdown. */
export function apiReferencePage(): readonly [file: string, text: string] {
  const links = DESCRIPTIONS.map((api) => {
    const info = objectAt(readBundle(api), "info");
    const page = relative(written, join(apiPages, `${api}.html`));
    return `- [${textAt(info, "title") ?? api}](${page}), version ${textAt(info, "version") ?? ""}: ${textAt(info, "summary") ?? ""}`;
  });
  return [
    "api-reference.md",
    `# API reference\n\nEach description as a page of its own, with every schema and example.\n\n${links.join("\n")}\n`,
  ];
}
