/** `maksu-mock-server`: runs the mock servers of the three APIs until SIGINT or SIGTERM. */
import { existsSync } from "node:fs";
import { API_NAMES, type Exchange } from "@maksu/service-front";
import { curlLine, inOneLine, printablePath, serveUntilSignal, startError } from "@maksu/service-front/command";
import { type Command, readCommandLine } from "./command-line.ts";

let command: Command | string = "";
try {
  command = readCommandLine(process.argv.slice(2));
  if (typeof command === "string") console.log(command);
  else await serve(command);
} catch (error) {
  console.error(startError(error, isClone() ? npmCommand(command) : undefined));
  process.exitCode = 2;
}

async function serve({ apis, options, names, shown, hidesSecrets, json, quiet }: Command): Promise<void> {
  const mock = await serveUntilSignal(async () => {
    // Prism takes a second to load, so arguments are checked first.
    const { startMockServer } = await import("../mock-server.ts");
    return startMockServer(quiet ? options : { ...options, onExchange: json ? logJson : log });
  });
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

/** The npm command for the same APIs; other arguments may have secrets. */
function npmCommand(given: Command | string): string {
  const named = typeof given === "string" || given.apis.length === API_NAMES.length ? [] : given.apis;
  return ["npm run mock --", ...named].join(" ");
}

/** Whether the program runs in a clone of the repository, which has sources. */
function isClone(): boolean {
  return existsSync(new URL("../../src", import.meta.url));
}

/** Logs one line per request. */
function log({ api, method, path, operationId = "", status, reason, code, chosen, fault, tolerated, deliveries = [] }: Exchange): void {
  const sent = deliveries.map((delivery) => `→ ${printablePath(delivery.url)} ${delivery.status ?? delivery.failure}`);
  const outcome = reason ? `rejected: ${inOneLine(reason)}` : tolerated && `accepted, but not documented: ${tolerated.join(", ")}`;
  const notes = [...sent, outcome, chosen, code && `(${code})`, fault && `(fault: ${inOneLine(fault)})`];
  console.log([api, method, printablePath(path), operationId, status, ...notes].filter(Boolean).join(" "));
}

function logJson(exchange: Exchange): void {
  console.log(JSON.stringify({ event: "exchange", time: new Date().toISOString(), ...exchange }));
}
