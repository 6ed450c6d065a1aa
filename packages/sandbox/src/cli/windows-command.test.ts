import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { windowsCommand } from "./windows-command.ts";

const NPM = String.raw`C:\Program Files\nodejs\npm.cmd`;
const VITEST = String.raw`node_modules\.bin\vitest.cmd`;
const FILES: ReadonlySet<string> = new Set([NPM, String.raw`C:\Program Files\nodejs\node.exe`, VITEST, String.raw`C:\100%\tool.bat`]);
const ENVIRONMENT = {
  Path: String.raw`C:\Windows;C:\Program Files\nodejs;node_modules\.bin`,
  PATHEXT: ".COM;.EXE;.BAT;.CMD",
  ComSpec: String.raw`C:\Windows\cmd.exe`,
};
const commandOf = (...words: readonly string[]) => windowsCommand(words, ENVIRONMENT, (file) => FILES.has(file));
const batch = (line: string) => ({
  file: ENVIRONMENT.ComSpec,
  args: ["/d", "/e:on", "/v:off", "/s", "/c", `"${line}"`],
  windowsVerbatimArguments: true,
});
const direct = (file: string, ...args: readonly string[]) => ({ file, args, windowsVerbatimArguments: false });

describe("windowsCommand", () => {
  test.each([
    { words: ["npm", "test"], want: batch(`"${NPM}" "test"`) },
    { words: ["npm.cmd", "run", "a b"], want: batch(`"${NPM}" "run" "a b"`) },
    { words: ["vitest", "-t", 'says "hi"'], want: batch(`"${VITEST}" "-t" "says ""hi"""`) },
    { words: ["node_modules/.bin/vitest", "a&b|c>d^e"], want: batch(`"${VITEST}" "a&b|c>d^e"`) },
    { words: ["vitest", "%PATH%", "", "a\\"], want: batch(`"${VITEST}" "%%cd:~,%PATH%%cd:~,%" "" "a\\\\"`) },
    { words: [String.raw`C:\100%\tool`], want: batch(String.raw`"C:\100%%cd:~,%\tool.bat"`) },
    { words: ["node", "a b", '"'], want: direct(String.raw`C:\Program Files\nodejs\node.exe`, "a b", '"') },
    { words: ["php", "test.php"], want: direct("php", "test.php") },
  ])("starts $words", ({ words, want }) => {
    expect(commandOf(...words)).toEqual(want);
  });

  test("rejects a line break for a batch file, which would end there", () => {
    expect(() => commandOf("npm", "a\nb")).toThrow("run: arguments of a batch file can't have line breaks");
    expect(commandOf("node", "a\nb").args).toEqual(["a\nb"]);
  });

  test("gives the program of a batch file each argument as it was, whatever its characters", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab \t\"\\%&|<>^!();,=*?'`~:") });
    fc.assert(
      fc.property(fc.array(text), (given) => {
        const line =
          commandOf("npm", ...given)
            .args.at(-1)
            ?.slice(1, -1) ?? "";
        const read = readByCmd(line);
        // The batch file's `%*` is read again, without variables.
        expect(wordsOf(read)).toEqual([NPM, ...given]);
      }),
    );
  });
});

/** Reads a line as `cmd.exe` does: variables are expanded, and an operator outside quotes ends the test. */
function readByCmd(line: string): string {
  const expanded = line.replaceAll("%cd:~,%", "");
  const outside = expanded.split('"').filter((_part, index) => index % 2 === 0);
  expect(outside.join("")).toMatch(/^[ ]*$/);
  return expanded;
}

/** Splits a command line as programs of the C runtime do. */
function wordsOf(line: string): readonly string[] {
  return Array.from(line.matchAll(/"((?:[^"]|"")*)"(?: |$)/g), ([, word = ""]) =>
    word.replaceAll(/(\\*)(""|$)/g, (_match, slashes: string, quote: string) => slashes.slice(slashes.length / 2) + quote.slice(1)),
  );
}
