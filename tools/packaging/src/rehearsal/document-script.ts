/** Makes a script of a document: its files, its programs and its commands, in the order in which a reader meets them. */

export interface DocumentScript {
  /** Maps the name of a file to its text. */
  readonly files: Readonly<Record<string, string>>;
  /** For bash. */
  readonly script: string;
  /** Commands that are not run, with the reason. */
  readonly leftOut: readonly { readonly command: string; readonly reason: string }[];
}

/** Commands that no reader can run from the document alone. */
export const NOT_RUN: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /…|\.example\b/, reason: "has a placeholder" },
  { pattern: /--profile paytrail$/, reason: "calls the real service" },
  { pattern: /^curl |--(base-url|target|to) http|sandbox pay /, reason: "needs a server and what is stored there" },
  { pattern: /-- npm test|shop\.php|^php -S|&$|^eval /, reason: "needs the reader's own project" },
  { pattern: /^npx @(?!maksu\/)/, reason: "downloads another project's tool in its newest version" },
  { pattern: /--sealed/, reason: "needs namespaces, which containers forbid" },
];

/** Commands that run until Ctrl+C. */
const SERVES = /^npx (--yes )?@maksu\/(mock-server|sandbox)(@\S+)?( (?!run|env)\S.*)?$/;

/** TypeScript as a reader compiles it, from the packages as they are installed. */
const COMPILE = "tsc --ignoreConfig --module nodenext --target es2022 --strict --types node --resolveJsonModule";

const LANGUAGES: Readonly<Record<string, string>> = { php: "php", python: "py", json: "json" };

/** Reads a document's blocks. A block is a file when the paragraph above it has a name to save it as. */
export function scriptOf(markdown: string): DocumentScript {
  const files: Record<string, string> = {};
  const leftOut: DocumentScript["leftOut"][number][] = [];
  const lines: string[] = [];
  const run = (text: string): void => {
    for (const command of commandsOf(text)) {
      const found = NOT_RUN.find(({ pattern }) => pattern.test(command));
      if (found) leftOut.push({ command, reason: found.reason });
      else lines.push(SERVES.test(command) ? `serve ${command}` : command);
    }
  };
  let end = 0;
  for (const { 0: whole, 1: language = "", 2: text = "", index } of markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)) {
    const above = markdown.slice(end, index).trimEnd().split("\n\n").at(-1) ?? "";
    end = index + whole.length;
    const named = Array.from(above.matchAll(/[Ss]ave (?:this|it) as `([\w.-]+)`/g)).at(-1)?.[1];
    if (language === "bash") lines.push(text);
    else if (language === "sh") run(text);
    else if (language === "ts" || language === "js") {
      const name = named ?? `example-${index}.${language === "ts" ? "mts" : "mjs"}`;
      files[name] = text;
      if (name.endsWith("ts")) lines.push(`${COMPILE} ${name}`);
      // A file that has a name is run by a command further down, or here if there is none.
      const program = name.replace(/ts$/, "js");
      if (!markdown.slice(end).includes(`node ${program}`)) lines.push(`node ${program}`);
    } else if (named?.endsWith(`.${LANGUAGES[language]}`)) {
      files[named] = text;
      if (named === "package.json") lines.push("npm install");
    }
  }
  return { files, script: lines.join("\n"), leftOut };
}

/** The commands of a block: comments removed, continued lines joined. */
const commandsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/ *\\\n */g, " ")
    .split("\n")
    .map((line) => line.replace(/(^| +)# .*$/, "").trim())
    .filter((line) => line !== "");
