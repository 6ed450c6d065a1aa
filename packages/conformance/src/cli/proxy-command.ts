/** `maksu-conformance proxy`: runs the signing proxy, with a line per request. */
import { portOption, serviceNames } from "@maksu/service-front";
import { inOneLine, requireNumber, serveUntilSignal } from "@maksu/service-front/command";
import { inFlags, parseFlags } from "@maksu/signing/command-line";
import type { SignedExchange } from "../calls/send-signed.ts";
import { createChecker } from "../check/check-exchange.ts";
import type { CheckedExchange } from "../check/difference.ts";
import { type ProxyReport, startProxy } from "../proxy/start-proxy.ts";
import { print } from "./print.ts";
import { createRecorder } from "./recorder.ts";
import { readServiceFlags, SERVICE_FLAGS } from "./service-flags.ts";

const FLAGS = {
  ...SERVICE_FLAGS,
  to: { type: "string" },
  port: { type: "string", default: "0" },
  check: { type: "boolean", default: false },
  record: { type: "string" },
  quiet: { type: "boolean", default: false },
} as const;

/** @throws Error with a line that says what is wrong */
export async function runProxy(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseFlags(args, FLAGS);
  const { to, quiet } = values;
  if (positionals.length > 0) throw new Error("proxy takes flags alone; see --help");
  if (to === undefined) throw new Error("--to: give the base URL of the service");
  const port = requireNumber("--port", values.port, portOption);
  const service = await readServiceFlags(values);
  const names = serviceNames({ ...(service.profile && { profile: service.profile }) });
  const checker = values.check ? await createChecker(names) : undefined;
  const recorder = values.record === undefined ? undefined : createRecorder(values.record, to, names);
  const onExchange = (exchange: SignedExchange): void => {
    recorder?.add(exchange);
    // The log goes on while an exchange is compared.
    void checker?.check(exchange).then(printDifferences);
  };
  const proxy = await serveUntilSignal(async () => {
    const started = await startProxy({
      to,
      port,
      ...service,
      onExchange,
      onRequest: quiet ? undefined : (report) => print(lineOf(report)),
    }).catch((error: unknown) => {
      throw error instanceof Error ? new Error(inFlags(error.message, { baseUrl: "--to" }), { cause: error }) : error;
    });
    return { url: started.url, stop: (closing: { readonly graceMs?: number }) => started.close(closing).finally(() => recorder?.write()) };
  });
  print(`The signing proxy listens on ${proxy.url}, and sends to ${new URL(to).origin}.`);
}

export function lineOf({ method, path, operationId, status, account, signature, reason }: ProxyReport): string {
  const verified =
    signature === "verified"
      ? "response verified"
      : signature === "unsigned"
        ? "response not signed"
        : `response NOT VERIFIED: ${signature}`;
  const outcome = reason === undefined ? `signed as ${account}, ${verified}` : `not sent: ${inOneLine(reason)}`;
  return [method, path, operationId, status, outcome].filter(Boolean).map(String).join(" ");
}

/** Differences and notes of an exchange, a line each. */
function printDifferences({ operationId, status, unchecked, differences }: CheckedExchange): void {
  if (unchecked !== undefined) print(`  ${operationId} ${status} is not compared: ${unchecked}`);
  for (const { isNote, kind, file, line, message } of differences)
    print(`  ${isNote ? "note" : "difference"} ${file}:${line} ${kind}: ${inOneLine(message)}`);
}
