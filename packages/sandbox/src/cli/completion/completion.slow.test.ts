/** The completion of each shell, in that shell: those that this machine lacks are skipped. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { BIN } from "../../../test/support/command.ts";

const home = mkdtempSync(join(tmpdir(), "completion-"));
afterAll(() => rmSync(home, { recursive: true }));

/** How a shell completes words, the last of which is begun: it prints each possible one on a line. */
interface Shell {
  readonly name: string;
  readonly args: readonly string[];
  readonly script: (words: readonly string[]) => string;
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(" ");

const load = (shell: string): string => `"$NODE" "$BIN" completion ${shell}`;

const SHELLS: readonly Shell[] = [
  {
    name: "bash",
    args: ["--norc", "-c"],
    script: (words) => `eval "$(${load("bash")})"
COMP_WORDS=(${quoted(words)}); COMP_CWORD=${words.length - 1}; _maksu_sandbox; printf '%s\\n' "\${COMPREPLY[@]}"`,
  },
  {
    name: "zsh",
    args: ["-f", "-c"],
    // The shell itself chooses among the entries by what is typed.
    script: (words) => `compdef() { [[ $1 == _maksu_sandbox ]] }; _files() { print FILES }
_describe() { for each in \${(P)2}; do each=\${each/:*}; [[ $each == \${words[CURRENT]}* ]] && print -r -- "$each"; done }
eval "$(${load("zsh")})"
words=(${quoted(words)}); CURRENT=${words.length}; _maksu_sandbox`,
  },
  {
    name: "fish",
    args: ["--no-config", "-c"],
    script: (words) =>
      `${load("fish")} | source; function maksu-sandbox; end; complete -C '${words.join(" ")}' | string replace -r '\\t.*' ''`,
  },
];

const isThere = (name: string): boolean => spawnSync(name, ["-c", "true"]).status === 0;

const completed = ({ name, args, script }: Shell, words: readonly string[]): readonly string[] =>
  spawnSync(name, [...args, script(["maksu-sandbox", ...words])], {
    encoding: "utf8",
    env: { ...process.env, HOME: home, NODE: process.execPath, BIN },
  })
    .stdout.split("\n")
    .filter(Boolean)
    // A space in a word is escaped where the shell leaves that to the script.
    .map((word) => word.replaceAll("\\ ", " "));

describe.each(SHELLS)("in $name", (shell) => {
  test.skipIf(!isThere(shell.name)).each([
    [["pa"], ["pay", "pay-out", "payments"]],
    [["clock", "adv"], ["advance"]],
    [
      ["faults", ""],
      ["add", "clear", "remove"],
    ],
    [["pay", "--out"], ["--outcome"]],
    [
      ["pay", "--outcome", ""],
      ["approve", "cancel", "leave", "pending", "reject"],
    ],
    [["payments", "--st"], ["--status"]],
    [["payments", "--sort", "la"], ["largest"]],
    [["events", "forge", "5770642a", "made"], ["made-up success"]],
    [["resolve", "5770642a", "pay"], ["pay out"]],
    [["--st"], ["--store"]],
    [["completion", "z"], ["zsh"]],
    [["watch", "orde"], ["orders"]],
  ])("%j is completed by %j", (words, want) => {
    expect(
      completed(shell, words)
        .filter((word) => !word.startsWith("--") || words.at(-1)?.startsWith("--"))
        .toSorted(),
    ).toEqual(want);
  });
});
