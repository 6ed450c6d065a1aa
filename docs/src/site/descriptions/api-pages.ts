/** Builds the API reference pages, which share the script and the styles of what renders them, without network requests. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { ALL_DESCRIPTIONS, bundlePath, readBundle } from "@maksu/apis";
import { objectAt, textAt } from "@maksu/openapi";
import { descriptionPath } from "../built/llms.ts";
import { apiPages, docs, written } from "../places.ts";

const run = promisify(execFile);

/** Builds a page per description. */
export async function buildApiPages(): Promise<void> {
  const require = createRequire(import.meta.url);
  const cli = dirname(require.resolve("@redocly/cli/package.json"));
  const redocly = join(cli, "bin/cli.js");
  rmSync(apiPages, { recursive: true, force: true });
  mkdirSync(apiPages, { recursive: true });
  writeFileSync(join(apiPages, SCRIPT), withoutImages(readFileSync(join(cli, "lib/chunks", SCRIPT), "utf8")));
  await Promise.all(ALL_DESCRIPTIONS.map((api) => buildApiPage(redocly, bundlePath(api), join(apiPages, `${api}.html`))));
}

async function buildApiPage(redocly: string, description: string, output: string): Promise<void> {
  // Its notes on standard error are about the Node version; a failure throws with them.
  await run(process.execPath, [redocly, "build-docs", description, "--config", "redocly.yaml", "--output", output], {
    cwd: docs,
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  writeFileSync(output, withSharedStyles(withinItself(readFileSync(output, "utf8"), basename(output, ".html"))));
}

/** Renders a description: one file for all pages, where each would have 2 MB of its own. */
const SCRIPT = "redoc.standalone.js";

/** Removes what would be requested from elsewhere. */
const withoutImages = (text: string): string => text.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, "data:,");

/** Moves the styles, which are the same for all pages, to a file that they share. */
const withSharedStyles = (page: string): string =>
  page.replace(/<style data-styled[^>]*>([^]*?)<\/style>/, (_whole, css: string) => {
    const file = `redoc-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
    writeFileSync(join(apiPages, file), css);
    return `<link rel="stylesheet" href="./${file}">`;
  });

/** The way back to the site. */
const HEADER =
  '<nav aria-label="Site" style="padding: 10px 24px; border-bottom: 1px solid #ccc; font: 600 16px system-ui"><a href="../index.html" style="color: inherit">maksu</a></nav>';

/** Colours with the contrast that WCAG AA requires, replacing some of Redocly's. */
const READABLE = `
html:root { --search-trigger-color: var(--text-color-secondary); }
html:root:not(.dark) :is(.tag-get, .tag-query) { --tag-color: #14703e; }
`;

/** Makes a page load nothing from elsewhere, with a menu that leads to its own parts. For programs, its head names the description. */
function withinItself(page: string, api: string): string {
  const description = `<link rel="alternate" type="application/json" href="../${descriptionPath(api)}">`;
  return (
    withoutImages(page)
      .replaceAll(/https:\/\/cdn\.redocly\.com\/redoc\/[^"]*\/redoc\.standalone\.js/g, `./${SCRIPT}`)
      // Of the script as it was before it lost its images.
      .replaceAll(/ integrity="[^"]*" crossorigin="[^"]*"/g, "")
      // The script routes by the part after #, but leaves the menu with paths, which don't exist in a new tab.
      .replaceAll(/ href="(?=\/[^"]*" data-discover="true")/g, ' href="#')
      .replace("</head>", `${description}<style>${READABLE}</style></head>`)
      .replace(/<body[^>]*>/, (body) => `${body}${HEADER}`)
  );
}

/** Writes the page that links to them: file name and Markdown. */
export function apiReferencePage(): readonly [file: string, text: string] {
  const links = ALL_DESCRIPTIONS.map((api) => {
    const info = objectAt(readBundle(api), "info");
    const page = relative(written, join(apiPages, `${api}.html`));
    return `- [${textAt(info, "title") ?? api}](${page}), version ${textAt(info, "version") ?? ""}: ${textAt(info, "summary") ?? ""}`;
  });
  return [
    "api-reference.md",
    `# API reference\n\nEach description as a page of its own, with every schema and example.\n\n${links.join("\n")}\n`,
  ];
}
