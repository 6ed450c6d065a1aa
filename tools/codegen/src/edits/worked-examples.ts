/** Reads the worked examples of a guide, and follows them. */
import { existsSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const DESCRIPTIONS_README: URL = new URL("../../../../specs/README.md", import.meta.url);

export interface Diff {
  file: string;
  from: string;
  to: string;
}

/** A fenced block, without its indentation. */
export interface Block {
  language: string;
  text: string;
}

/** The diffs below a heading. */
export async function diffsOf(heading: string, guide?: URL): Promise<Diff[]> {
  return (await blocksOf(heading, guide)).filter(({ language }) => language === "diff").map(diffOf);
}

/** Reads a block of which lines with `+` come, lines with `-` go, and all others are there already. */
export function diffOf({ text }: Block): Diff {
  const [head = "", ...lines] = text.split("\n");
  const textOf = (left: string): string =>
    lines
      .filter((line) => !line.startsWith(left))
      .map((line) => `${line.slice(1)}\n`)
      .join("");
  return { file: head.replace(/^\+\+\+ /, ""), from: textOf("+"), to: textOf("-") };
}

/** Applies a diff where its lines are, which must be one place; without lines of before, it is a new file. */
export async function apply(folder: string, diff: Diff): Promise<void> {
  const path = join(folder, diff.file);
  if (diff.from !== "") return writeFile(path, patched(await readFile(path, "utf8"), diff));
  if (existsSync(path)) throw new Error(`${diff.file} already exists.`);
  return appendFile(path, diff.to);
}

/**
 * Applies a diff to the text of its file.
 *
 * @throws {Error} when its lines do not occur exactly once
 */
export function patched(text: string, { file, from, to }: Diff): string {
  const parts = `\n${text}`.split(`\n${from}`);
  if (parts.length !== 2) throw new Error(`${file}: these lines occur ${parts.length - 1} times, not once:\n${from}`);
  return parts.join(`\n${to}`).slice(1);
}

/** The fenced blocks below a heading, in their order. */
export async function blocksOf(heading: string, guide: URL = DESCRIPTIONS_README): Promise<Block[]> {
  const [, section = ""] = (await readFile(guide, "utf8")).split(`\n### ${heading}\n`);
  const [steps = ""] = section.split(/\n##+ /);
  return [...steps.matchAll(/^( *)```(\w+)\n(.*?)\n\1```$/gms)].map(([, indent = "", language = "", block = ""]) => ({
    language,
    text: block
      .split("\n")
      .map((line) => line.slice(indent.length))
      .join("\n"),
  }));
}
