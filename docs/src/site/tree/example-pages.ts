/** The pages of the example programs: each with its code, highlighted. Links to the program lead to its page. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { docs } from "../places.ts";

/** A page that shows a program. */
export interface ExamplePage {
  readonly file: string;
  readonly text: string;
  /** The program's file. */
  readonly shows: string;
}

/** Generates a page per program. */
export const examplePages = (): readonly ExamplePage[] =>
  readdirSync(join(docs, "examples"))
    .toSorted()
    .map((name) => {
      const shows = join(docs, "examples", name);
      const text = codePage(name, shows, "A complete program, run by the tests of this repository.");
      return { file: `example-${name.replace(/\.ts$/, "")}.md`, text, shows };
    });

/** Returns the page of a source file. */
export function codePage(title: string, path: string, introduction = ""): string {
  const code = readFileSync(path, "utf8").trimEnd();
  // Colours for long files would take most of the site's build.
  const language = code.length > 8000 ? "" : (LANGUAGES[extname(path)] ?? "");
  const fence = "`".repeat(Math.max(3, ...Array.from(code.matchAll(/`{3,}/g), ([run]) => run.length + 1)));
  return `${[`# ${title}`, ...(introduction === "" ? [] : [introduction]), `${fence}${language}\n${code}\n${fence}`].join("\n\n")}\n`;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  ".ts": "typescript",
  ".tsx": "tsx",
  ".js": "javascript",
  ".mjs": "javascript",
  ".php": "php",
  ".json": "json",
  ".yaml": "yaml",
  ".yml": "yaml",
};
