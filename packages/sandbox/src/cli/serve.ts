import { existsSync } from "node:fs";
import { curlLine, serveUntilSignal } from "@maksu/service-front/command";
import { parseFlags } from "@maksu/signing/command-line";
import { DASHBOARD } from "../pages/dashboard/paths.ts";
import { writeAuthorities } from "../redirect/environment.ts";
import { type Sandbox, startSandbox } from "../start/start-sandbox.ts";
import { OUTPUT_FLAGS, type Print, printing } from "./output.ts";
import { START_FLAGS, startOptions } from "./start-flags.ts";

/** The port of a sandbox, unless another one is named. */
export const PORT = 4020;

/** The flags, for the parser. */
export const SERVE_FLAGS = { ...START_FLAGS, ...OUTPUT_FLAGS, "front-ca": { type: "string" } } as const;

/** Starts a sandbox that runs until SIGINT or SIGTERM. Prints its address, the test merchants and a request to try. */
export async function serve(args: readonly string[], print: Print): Promise<void> {
  const { values, positionals } = parseFlags(args, SERVE_FLAGS);
  if (positionals.length > 0) throw new Error("arguments: only options may follow; see --help");
  const options = { port: PORT, ...startOptions(values), ...printing(values, print) };
  const { "front-ca": file } = values;
  if (file !== undefined && options.front === undefined) throw new Error("--front-ca: needs --front");
  const sandbox = await serveUntilSignal(() => startSandbox(options));
  const announced = sandbox.front && file !== undefined ? writeBundle(file, sandbox.front) : undefined;
  const { payment, aggregate, merchant } = sandbox.defaultWorld;
  const curl = await curlLine({ api: "payment", url: sandbox.url, id: String(payment.account), secret: payment.secret });
  const merchants = { payment, aggregate, merchant };
  print(
    values.json
      ? JSON.stringify({ kind: "listening", url: sandbox.url, ...(sandbox.front && { front: sandbox.front.url }), merchants, curl })
      : greeting(sandbox, curl),
  );
  if (announced !== undefined && !values.json) print(announced);
}

/** Writes the authorities that programs need who trust one file alone. Returns what to know of it. */
function writeBundle(file: string, front: { readonly authority: string }): string {
  const isNew = !existsSync(file);
  writeAuthorities(file, front);
  return `  authorities     ${file}${isNew ? "" : ": the authority is a new one, so restart programs that have read the file"}`;
}

const greeting = ({ url, front, defaultWorld: { payment, aggregate, merchant } }: Sandbox, curl: string): string => `Sandbox at ${url}
  payments        account ${payment.account}, secret ${payment.secret}
  shop-in-shop    account ${aggregate.account}, secret ${aggregate.secret}
  other two APIs  merchant ${merchant.merchantId}, secret ${merchant.secret}
  dashboard       ${url}${DASHBOARD}${front ? `\n  front           ${front.url}, for the service's hosts` : ""}
  ${curl}`;
