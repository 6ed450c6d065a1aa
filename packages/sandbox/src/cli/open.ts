/** `maksu-sandbox open`: the dashboard, or the page of something in it. */
import { spawn } from "node:child_process";
import { parseFlags } from "@maksu/signing/command-line";
import { ControlError } from "../control/client/control-error.ts";
import type { Operations } from "../generated/methods.ts";
import { DASHBOARD } from "../pages/dashboard/paths.ts";
import { withoutOperation } from "./control/rejection-line.ts";
import { callSandbox, urlOf } from "./control/sandbox-at.ts";
import type { Print } from "./output.ts";
import { terminalOf } from "./terminal.ts";

/** The text of `open --help`. */
export const openUsage = (): string => `maksu-sandbox open [ID] [options]

Prints the address of the dashboard and, on a terminal, opens it in the browser. ID is an id or the beginning of one, a reference, an order number or
anything else that find takes: it leads to the page of what is found, or to all of it.

  --world NAME                default by default
  --url URL                   the sandbox; else the environment variable MAKSU_SANDBOX_URL, else http://127.0.0.1:4020
  -h, --help                  this text

Examples:

  maksu-sandbox open
  maksu-sandbox open 5770642a
  maksu-sandbox open ORDER-1001`;

/** The flags, for the parser. */
export const OPEN_FLAGS = { world: { type: "string", default: "default" }, url: { type: "string" } } as const;

type Found = Awaited<ReturnType<Operations["find"]>>[number];

/** The page of each kind below that of its world. */
const PAGES: Readonly<Record<Found["kind"], (found: Found) => string>> = {
  payment: ({ id }) => `payments/${id}`,
  refund: ({ id }) => `refunds/${id}`,
  merchantRefund: ({ id }) => `refunds/${id}`,
  order: ({ id }) => `orders/${id}`,
  settlement: ({ id, account }) => `settlements/${account}/${id}`,
  event: ({ id }) => `events/${id}`,
  token: () => "cards",
  tokenization: () => "cards",
  report: () => "reports",
  email: () => "outbox",
};

/**
 * Prints the address, and opens it on a terminal.
 *
 * @returns the exit status: 1 where the world has nothing with the text
 */
export async function open(args: readonly string[], print: Print, printError: Print): Promise<number> {
  const { values, positionals } = parseFlags(args, OPEN_FLAGS);
  if (positionals.length > 1) throw new Error("open: ID and only options may follow; see open --help");
  const { world } = values;
  const [text] = positionals;
  const url = urlOf(values);
  let path: string | undefined;
  try {
    path = await callSandbox(url, async (client) => {
      if (text !== undefined) return pageOf(text, await client.find({ path: { world }, query: { text } }));
      await client.getWorld({ path: { world } });
      return "";
    });
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    printError(`open: ${withoutOperation(error.message)}`);
    return 1;
  }
  if (path === undefined) {
    printError(`open: the world ${world} has nothing with ${text}`);
    return 1;
  }
  const address = `${url.replace(/\/$/, "")}${DASHBOARD}/${encodeURIComponent(world)}/${path}`;
  print(address);
  if (terminalOf(process.stdout)) await openInBrowser(address, printError);
  return 0;
}

/** The page of what was found: where an id begins with the text, that of the one that has it; else, of several, the page of all. */
export function pageOf(text: string, found: readonly Found[]): string | undefined {
  const beginning = text
    .trim()
    .replace(/(?:…|\.{3})$/, "")
    .toLowerCase();
  const byId = found.filter(({ id }) => id.toLowerCase().startsWith(beginning));
  const [first, ...others] = byId.length > 0 ? byId : found;
  if (!first) return undefined;
  return others.length === 0 ? PAGES[first.kind](first) : `find?${new URLSearchParams({ text }).toString()}`;
}

/** The program that opens an address on each system. */
const OPENERS: { readonly [Name in NodeJS.Platform]?: readonly [string, ...string[]] } = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

async function openInBrowser(address: string, printError: Print): Promise<void> {
  const [file, ...args] = OPENERS[process.platform] ?? ["xdg-open"];
  await new Promise<void>((resolve) => {
    const opener = spawn(file, [...args, address], { stdio: "ignore", detached: true });
    opener.once("spawn", resolve).once("error", () => {
      printError(`open: ${file} is not installed; open the address by hand`);
      resolve();
    });
    opener.unref();
  });
}
