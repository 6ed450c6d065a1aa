/** `maksu-mock-server`: runs the mock servers of the three APIs until SIGINT or SIGTERM. */
import { existsSync } from "node:fs";
import { type Command, readCommandLine } from "./command-line.ts";
import type { Exchange } from "@maksu/service-front";

try {
  const command = readCommandLine(process.argv.slice(2));
  if (typeof command === "string") console.log(command);
  else await serve(command);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}

async function serve({ apis, options, names, shown, hidesSecrets, json, quiet }: Command): Promise<void> {
  // An interrupted start is not awaited.
  let stop = (): void => process.exit(0);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop());
  // Prism takes a second to load, so arguments are checked first.
  const [{ startMockServer }, { curlLine }] = await Promise.all([import("../mock-server.ts"), import("./curl-line.ts")]);
  const mock = await startMockServer(quiet ? options : { ...options, onExchange: json ? logJson : log });
  let stopping: Promise<void> | undefined;
  // A terminal's Ctrl+C may arrive twice, once through the program that started this one.
  stop = () => void (stopping ??= end(mock.close));
  if (options.auth === false && !json) console.log("Signatures are off: unsigned requests are accepted (--no-auth).");
  for (const api of apis) {
    const [id = "", secret = ""] = shown.get(api) ?? [];
    const curl = await curlLine({ api, url: mock.urls[api], id, secret, names, hidesSecret: hidesSecrets });
    if (json) console.log(JSON.stringify({ event: "listening", api, url: mock.urls[api], curl }));
    else
      console.log(
        `${api.padEnd(8)} ${mock.urls[api]}  merchant ${id}${hidesSecrets ? "" : `, secret ${secret}`}${curl && `\n         ${curl}`}`,
      );
  }
}

/** Ends the process after half a second, whatever still runs. */
async function end(close: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(0), 500).unref();
  await close();
}

/** Explains Node's errors for an address that can't be used. */
interface Address {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

/** Whether the program runs in a clone of the repository, which has sources. */
function isClone(): boolean {
  return existsSync(new URL("../../src", import.meta.url));
}

function explain(error: unknown): string {
  const { code, port, hostname = "", address = hostname, message } = error as NodeJS.ErrnoException & Address;
  if (code === "EADDRINUSE")
    return `The port ${port} is in use. Choose another one: --port 5010, or --port 0 for a free one${isClone() ? "; with npm, npm run mock -- --port 5010" : ""}.`;
  if (code === "EACCES") return `The port ${port} needs special privileges. Choose one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `This machine has no address ${address} to listen on; see --host.`;
  return (message ?? String(error)).split("\n", 1)[0] ?? "";
}

/** Logs one line per request. */
function log({ api, method, path, operationId = "", status, reason, code, chosen, fault, tolerated, deliveries = [] }: Exchange): void {
  const sent = deliveries.map((delivery) => `→ ${printable(delivery.url)} ${delivery.status ?? delivery.failure}`);
  const outcome = reason ? `rejected: ${inOneLine(reason)}` : tolerated && `accepted, but not documented: ${tolerated.join(", ")}`;
  const notes = [...sent, outcome, chosen, code && `(${code})`, fault && `(fault: ${inOneLine(fault)})`];
  console.log([api, method, printable(path), operationId, status, ...notes].filter(Boolean).join(" "));
}

function logJson(exchange: Exchange): void {
  console.log(JSON.stringify({ event: "exchange", time: new Date().toISOString(), ...exchange }));
}

/** Limits a path to one line, without terminal control characters. */
const printable = (path: string): string => path.slice(0, 200).replaceAll(/[^!-~]/g, "?");

/** Removes line breaks and terminal control characters: a field may have any name. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?");
