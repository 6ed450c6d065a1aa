/** `maksu-mcp`: serves the tools over standard input and output. */
import { parseFlags } from "@maksu/signing/command-line";
import { serveMcp, VERSION } from "./index.ts";

const USAGE = `maksu-mcp [--url URL] [-- COMMAND]

An MCP server over standard input and output, for a coding agent: the sandbox and the shop check as tools.

  --url URL    a sandbox that runs; without it, one is started. Its control token is read from MAKSU_SANDBOX_TOKEN
  -- COMMAND   starts the shop that check_shop checks, with {port} in it: php -S 127.0.0.1:{port}
  -h, --help   this text
  --version    the version of this package`;

const OPTIONS = { url: { type: "string" }, help: { type: "boolean", short: "h" }, version: { type: "boolean" } } as const;

async function main(args: readonly string[]): Promise<void> {
  const end = args.indexOf("--");
  const { values, positionals } = parseFlags(end < 0 ? args : args.slice(0, end), OPTIONS);
  if (values.help === true) return console.log(USAGE);
  if (values.version === true) return console.log(VERSION);
  if (positionals[0] !== undefined) throw new Error(`${positionals[0]}: only options may come before --; the shop's command follows it`);
  const token = process.env["MAKSU_SANDBOX_TOKEN"];
  await serveMcp({
    input: process.stdin,
    output: process.stdout,
    ...(typeof values.url === "string" && { url: values.url }),
    ...(token !== undefined && { token }),
    shop: end < 0 ? [] : args.slice(end + 1),
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`maksu-mcp: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
