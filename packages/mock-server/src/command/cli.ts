/** `mock-server`: the mock servers of the three APIs until SIGINT or SIGTERM. */
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

async function serve({ apis, options, shown, hidesSecrets, json, quiet }: Command): Promise<void> {
  // A start that is under way is not waited for.
  let stop = (): void => process.exit(0);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop());
  // Prism takes a second to load: what is wrong with the arguments is said without it.
  const [{ startMockServer }, { curlLine }] = await Promise.all([import("../mock-server.ts"), import("./curl-line.ts")]);
  const mock = await startMockServer(quiet ? options : { ...options, onExchange: json ? tellJson : tell });
  let stopping: Promise<void> | undefined;
  // A terminal's Ctrl+C may come twice, once by way of the program that started this one.
  stop = () => void (stopping ??= end(mock.close));
  for (const api of apis) {
    const [id = "", secret = ""] = shown.get(api) ?? [];
    const curl = await curlLine({ api, url: mock.urls[api], id, secret, hidesSecret: hidesSecrets });
    if (json) console.log(JSON.stringify({ event: "listening", api, url: mock.urls[api], curl }));
    else
      console.log(
        `${api.padEnd(8)} ${mock.urls[api]}  merchant ${id}${hidesSecrets ? "" : `, secret ${secret}`}${curl && `\n         ${curl}`}`,
      );
  }
}

/** Whatever still runs after half a second is not waited for. */
async function end(close: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(0), 500).unref();
  await close();
}

/** What Node tells of an address that can't be had. */
interface Address {
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
}

function explain(error: unknown): string {
  const { code, port, hostname = "", address = hostname, message } = error as NodeJS.ErrnoException & Address;
  if (code === "EADDRINUSE")
    return `The port ${port} is in use. Give another one: --port 5010, or --port 0 for a free one; with npm, npm run mock -- --port 5010.`;
  if (code === "EACCES") return `The port ${port} may not be used. Give one above 1023 with --port.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `This machine has no address ${address} to listen on; see --host.`;
  return (message ?? String(error)).split("\n", 1)[0] ?? "";
}

/** One line per request. */
function tell({ api, method, path, operationId = "", status, reason, code, fault }: Exchange): void {
  const notes = [reason && `refused: ${inOneLine(reason)}`, code && `(${code})`, fault && `(fault: ${inOneLine(fault)})`];
  console.log([api, method, printable(path), operationId, status, ...notes].filter(Boolean).join(" "));
}

function tellJson(exchange: Exchange): void {
  console.log(JSON.stringify({ event: "exchange", time: new Date().toISOString(), ...exchange }));
}

/** A path as long as a line, without what could steer a terminal. */
const printable = (path: string): string => path.slice(0, 200).replaceAll(/[^!-~]/g, "?");

/** Without what ends a line or steers a terminal: the name of a field may be anything. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?");
