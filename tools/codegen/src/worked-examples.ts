/** Reads the worked examples of `specs/README.md`, and follows them. */
import { existsSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const README = new URL("../../../specs/README.md", import.meta.url);

export interface Diff {
  file: string;
  from: string;
  to: string;
}

/** The diffs below a heading of the README: lines with `+` come, lines with `-` go, all others are there already. */
export async function diffsOf(heading: string): Promise<Diff[]> {
  return (await blocksOf(heading, "diff")).map((block) => {
    const [head = "", ...lines] = block.split("\n");
    const textOf = (left: string): string =>
      lines
        .filter((line) => !line.startsWith(left))
        .map((line) => `${line.slice(1)}\n`)
        .join("");
    return { file: head.replace(/^\+\+\+ /, ""), from: textOf("+"), to: textOf("-") };
  });
}

/** Applies a diff where its lines are, which must be one place; without lines of before, it is a new file. */
export async function apply(specs: string, { file, from, to }: Diff): Promise<void> {
  const path = join(specs, file);
  if (from === "") {
    if (existsSync(path)) throw new Error(`${file} already exists.`);
    return appendFile(path, to);
  }
  const parts = (await readFile(path, "utf8")).split(`\n${from}`);
  if (parts.length !== 2) throw new Error(`${file}: these lines occur ${parts.length - 1} times, not once:\n${from}`);
  return writeFile(path, parts.join(`\n${to}`));
}

/** The fenced blocks of a language below a heading of the README, without their indentation. */
export async function blocksOf(heading: string, language: string): Promise<string[]> {
  const readme = await readFile(README, "utf8");
  const [, section = ""] = readme.split(`\n### ${heading}\n`);
  const [steps = ""] = section.split(/\n##+ /);
  return [...steps.matchAll(/^( *)```(\w+)\n(.*?)\n\1```$/gms)]
    .filter(([, , name]) => name === language)
    .map(([, indent = "", , block = ""]) =>
      block
        .split("\n")
        .map((line) => line.slice(indent.length))
        .join("\n"),
    );
}
