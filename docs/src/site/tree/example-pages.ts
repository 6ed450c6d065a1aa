/** The pages of the example programs: each with its code, highlighted. Links to the program lead to its page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
      const code = readFileSync(shows, "utf8").trimEnd();
      const text = `# ${name}\n\nA complete program, run by the tests of this repository.\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
      return { file: `example-${name.replace(/\.ts$/, "")}.md`, text, shows };
    });
