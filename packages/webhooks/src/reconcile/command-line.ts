/** Parses the arguments of `maksu-webhooks reconcile`, and what they name. */
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { parseFlags, readNamed, readSecret } from "@maksu/signing/command-line";
import { requireSecureUrl, suggestion } from "@maksu/signing/options";
import type { OnceStore } from "../once/store.ts";
import type { OpenPayment } from "./reconcile.ts";

export const USAGE = `Usage: maksu-webhooks reconcile --account <id> --base-url <url> --store <module> [options] [<file>]

Asks the service about payments that are open in your records, until each is final. They come as JSON lines, { "transactionId": "…" } each, from
the file or from standard input.

  --account <id>         merchant ID, as your handlers have it
  --base-url <url>       the service
  --store <module>       JavaScript module whose default export is the store of your handlers
  --secret-file <file>   the secret is its content without the final line end; else the environment variable MAKSU_SECRET
  --patience <seconds>   how long to ask about payments that are not final; 3600 by default, 0 asks once
  --help                 this text

Writes JSON lines. outcome is "handled", with the payment, for each state that neither a callback nor an earlier run has brought: act on it.
Otherwise it is what became of the payment in the end: "repeated" (handled before), "open" (not final yet) or "failed", with the reason.

Exit status: 0 when every payment is final, 1 when some are open or failed, 2 when the command can't run.
`;

/** The task of the command. */
export interface Command {
  readonly account: string;
  readonly baseUrl: string;
  readonly secret: string;
  readonly store: OnceStore;
  readonly open: readonly OpenPayment[];
  /** Milliseconds. */
  readonly patience: number | undefined;
}

/**
 * Reads the command line, and the files and the module that it names.
 *
 * @returns undefined if the usage is asked for
 * @throws Error what is missing or can't be read
 */
export async function readCommand(args: readonly string[]): Promise<Command | undefined> {
  const { values, positionals } = parseFlags(args, OPTIONS);
  if (values.help) return undefined;
  const [command, file, ...rest] = positionals;
  if (command !== undefined && command !== "reconcile")
    throw new Error(`${command}: unknown command; ${suggestion(command, ["reconcile"], "commands")}`);
  if (command === undefined || rest.length > 0) throw new Error("arguments: expected reconcile and at most one file; see --help");
  const { patience } = values;
  if (patience !== undefined && !/^\d{1,9}$/.test(patience)) throw new Error("--patience: must be a whole number of seconds");
  return {
    account: given(values.account, "--account"),
    baseUrl: secureUrl(given(values["base-url"], "--base-url")),
    secret: await readSecret(values["secret-file"]),
    store: await loadStore(given(values.store, "--store")),
    open: paymentsIn(file === undefined ? await text(process.stdin) : new TextDecoder().decode(await readNamed("<file>", file))),
    patience: patience === undefined ? undefined : Number(patience) * 1000,
  };
}

/** The flags of options that are checked by what they are passed to. */
export const FLAGS = { account: "--account", baseUrl: "--base-url", store: "--store" };

const OPTIONS = {
  account: { type: "string" },
  "base-url": { type: "string" },
  "secret-file": { type: "string" },
  store: { type: "string" },
  patience: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

function given(value: string | undefined, name: string): string {
  if (value === undefined || value === "") throw new Error(`${name}: is missing; see --help`);
  return value;
}

/** The command has no option for other hosts, which the check of the rest would name. */
function secureUrl(baseUrl: string): string {
  requireSecureUrl("--base-url", baseUrl);
  return baseUrl;
}

async function loadStore(module: string): Promise<OnceStore> {
  const loaded: { readonly default?: OnceStore | Promise<OnceStore> } = await import(pathToFileURL(resolve(module)).href);
  const store = await loaded.default;
  if (store === undefined) throw new Error("--store: the module must have a default export, the store");
  return store;
}

function paymentsIn(lines: string): OpenPayment[] {
  return lines.split("\n").flatMap((line, index): OpenPayment[] => {
    if (line.trim() === "") return [];
    try {
      return [JSON.parse(line)];
    } catch {
      throw new Error(`line ${index + 1}: must be a JSON object such as { "transactionId": "…" }`);
    }
  });
}
