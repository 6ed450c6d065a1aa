#!/usr/bin/env node
/** `npx @maksu/signing explain`: why the signature of a saved HTTP message does not match. */
import { parseFlags, readNamed, readSecret } from "../command-line/index.ts";
import { SigningError } from "../errors.ts";
import { explain } from "./explain.ts";
import { parseHttpMessage } from "./http-message.ts";
import { explanationText } from "./text.ts";

const USAGE = `Usage: npx @maksu/signing explain [--secret-file <file>] [--show-body] <file>

Reads a saved HTTP message (request, response, or the request line of a callback) from the file, or from standard input when it is -.
The secret is the content of --secret-file without its final line end, else the environment variable MAKSU_SECRET.
The body is shown as its length and SHA-256 unless --show-body is given.

Exit status: 0 when the signature matches, 1 when it does not, 2 when there is nothing to explain.
`;

// The reader may close the pipe.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseFlags(args, {
      "secret-file": { type: "string" },
      "show-body": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    });
    const [command, file, ...rest] = positionals;
    if (values.help || command !== "explain" || file === undefined || rest.length > 0) return usage(values.help ? 0 : 2);
    const message = parseHttpMessage(await readBytes(file));
    const secret = await readSecret(values["secret-file"]);
    const explanation = await explain({ message, secret, showBody: values["show-body"] });
    process.stdout.write(explanationText(explanation));
    return explanation.matches ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 2;
  }
}

function usage(status: number): number {
  (status === 0 ? process.stdout : process.stderr).write(USAGE);
  return status;
}

async function readBytes(file: string): Promise<Uint8Array> {
  if (file !== "-") return readNamed(couldBeSecret(file) ? "<file>" : file, file);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns whether a file name may be the secret itself, given by mistake: it is long, and has no file extension. */
function couldBeSecret(name: string): boolean {
  return name.length >= 12 && !/\.\w{1,5}$/.test(name);
}

function messageOf(error: unknown): string {
  if (error instanceof SigningError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? error.message : "unknown error";
}
