/** How a program is started on Windows, where `npm` and its like are batch files, which only `cmd.exe` starts. */
import path from "node:path";
import type { Environment } from "../front/proxy-variables.ts";

/** The arguments of `spawn` of `node:child_process`. */
export interface Spawned {
  readonly file: string;
  readonly args: readonly string[];
  /** Whether Node must leave the arguments as they are. */
  readonly windowsVerbatimArguments: boolean;
}

/**
 * Returns what starts a program on Windows, with exactly these arguments: the program itself, or `cmd.exe` for a batch file.
 *
 * @param environment - `Path`, `PATHEXT` and `ComSpec`; names in any case, as Windows has them
 * @param isFile - whether a path is that of a file
 */
export function windowsCommand(
  [program = "", ...args]: readonly string[],
  environment: Environment,
  isFile: (path: string) => boolean,
): Spawned {
  const variable = (name: string): string | undefined =>
    Object.entries(environment).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  const found = find(program, variable("PATH") ?? "", variable("PATHEXT") ?? ".COM;.EXE;.BAT;.CMD", isFile);
  if (!/\.(bat|cmd)$/i.test(found)) return { file: found, args, windowsVerbatimArguments: false };
  const line = [found, ...args].map(batchWord).join(" ");
  return {
    file: variable("ComSpec") ?? "cmd.exe",
    args: ["/d", "/e:on", "/v:off", "/s", "/c", `"${line}"`],
    windowsVerbatimArguments: true,
  };
}

/** The file that `cmd.exe` would start: in this folder, or in one of the path, with one of the extensions. The program as it is given when there is none. */
function find(program: string, folders: string, extensions: string, isFile: (path: string) => boolean): string {
  const listed = extensions.split(";").filter(Boolean);
  const isNamed = listed.some((extension) => program.toLowerCase().endsWith(extension.toLowerCase()));
  const names = [...(isNamed ? [program] : []), ...listed.map((extension) => program + extension.toLowerCase())];
  const places = /[/\\]/.test(program) ? [""] : [".", ...folders.split(";").filter(Boolean)];
  const files = places.flatMap((place) => names.map((name) => (place === "" ? path.win32.normalize(name) : path.win32.join(place, name))));
  return files.find(isFile) ?? program;
}

/**
 * Quotes an argument of a batch file, for `cmd.exe`, which reads it here and where the batch file passes it on, and for the program that is started
 * then. Within quotes `cmd.exe` takes nothing for its own but `"`, which is doubled, and `%`, after which `%cd:~,%` stands, an empty text.
 */
function batchWord(text: string): string {
  if (/[\r\n\0]/.test(text)) throw new Error("run: arguments of a batch file can't have line breaks");
  const doubled = text.replaceAll(/(?<!\\)(\\*)("|$)/g, (_match, slashes: string, quote: string) => slashes + slashes + quote + quote);
  return `"${doubled.replaceAll("%", "%%cd:~,%")}"`;
}
