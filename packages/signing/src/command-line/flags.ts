import { parseArgs, type ParseArgsConfig } from "node:util";
import { suggestion } from "@maksu/signing/options";

/** The flags that a command has, as `parseArgs` of `node:util` takes them. */
export type FlagOptions = NonNullable<ParseArgsConfig["options"]>;

/** The parsed command line: values by flag, and other arguments. */
export type ParsedFlags<Options extends FlagOptions> = ReturnType<
  typeof parseArgs<{ readonly args: string[]; readonly allowPositionals: true; readonly options: Options }>
>;

/**
 * Parses a command's arguments. Quotes no value, which may be a secret.
 *
 * @throws Error when a flag is unknown, with what it may stand for, is repeated without being `multiple`, or has no value or one that it doesn't take, such
 * as a switch with `true` after it
 */
export function parseFlags<const Options extends FlagOptions>(args: readonly string[], options: Options): ParsedFlags<Options> {
  const config = { args: [...args], allowPositionals: true, options } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  const seen = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option) {
      if (seen.has(token.name) && option.multiple !== true) throw new Error(`--${token.name}: is given more than once`);
      seen.add(token.name);
      requireValue(token, option.type, tokens[index + 1]);
      continue;
    }
    if (token.name === "secret")
      throw new Error(
        "--secret: a secret in the arguments is shown to other processes and kept in the shell's history; give --secret-file, or set MAKSU_SECRET",
      );
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${token.rawName}: unknown option; ${suggestion(token.rawName, known, "options")}`);
  }
  return parseArgs(config);
}

/** The parser's own messages name no way out. */
function requireValue(
  {
    rawName,
    value,
    inlineValue = false,
  }: { readonly rawName: string; readonly value?: string | undefined; readonly inlineValue?: boolean | undefined },
  type: "string" | "boolean",
  next: { readonly kind: string; readonly value?: string | undefined } | undefined,
): void {
  if (type === "boolean") {
    const isMeant = next?.kind === "positional" && (next.value === "true" || next.value === "false");
    if (value !== undefined || isMeant) throw new Error(`${rawName}: takes no value`);
  } else if (value === undefined) throw new Error(`${rawName}: must be followed by a value`);
  else if (!inlineValue && /^-./.test(value))
    throw new Error(`${rawName}: must be followed by a value; write ${rawName}=… for one that begins with a dash`);
}
