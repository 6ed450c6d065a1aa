/** `maksu-conformance --target URL`: runs a plan, and prints what differs. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inFlags, parseFlags, readNamed } from "@maksu/signing/command-line";
import { serviceNames, type ServiceNames } from "@maksu/service-front";
import { inOneLine, requireNumber, requireShown } from "@maksu/service-front/command";
import { enumOption, integerOption } from "@maksu/signing/options";
import { checkCaptures } from "../captures/check-captures.ts";
import { createChecker } from "../check/check-exchange.ts";
import { checkHar } from "../recordings/har.ts";
import { distinct, reportOf } from "../report/table.ts";
import { type Level, LEVELS } from "../run/plan.ts";
import { planRun, resultOf, run, type RunOptions, type RunResult } from "../run/run.ts";
import { print } from "./print.ts";
import { createRecorder } from "./recorder.ts";
import { readServiceFlags, SERVICE_FLAGS, type ServiceFlags } from "./service-flags.ts";

const FLAGS = {
  ...SERVICE_FLAGS,
  target: { type: "string" },
  level: { type: "string", default: "read" },
  rate: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  "yes-this-host": { type: "string" },
  json: { type: "boolean", default: false },
  record: { type: "string" },
  confirm: { type: "string" },
  place: { type: "string" },
  har: { type: "string" },
  captures: { type: "string" },
} as const;

/** Ends with status 1 when something differs. */
export async function runAgainst(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseFlags(args, FLAGS);
  const { target, level, json, har, captures } = values;
  if (positionals.length > 0) throw new Error("a run takes flags alone; see --help");
  const offline = Object.entries({ "--har": har, "--captures": captures }).filter(([, file]) => file !== undefined);
  const [[flag, file] = []] = offline;
  if (flag !== undefined && file !== undefined) {
    if (target !== undefined || offline.length > 1) throw new Error(`${flag}: compares a file alone; leave --target and other files out`);
    return printResult(await compareFile(flag as keyof typeof FILES, file, await readServiceFlags(values)), json);
  }
  if (target === undefined) throw new Error("--target: give the base URL of the service");
  requireShown("--level", level, enumOption(...LEVELS));
  const rate = values.rate === undefined ? undefined : requireNumber("--rate", values.rate, integerOption(1, 1000, "of requests a second"));
  const options: RunOptions = {
    target,
    level: level as Level,
    rate,
    yesThisHost: values["yes-this-host"],
    ...(await readServiceFlags(values)),
  };
  try {
    if (values["dry-run"]) await printPlan(options);
    else {
      const recorder =
        values.record === undefined ? undefined : createRecorder(values.record, new URL(target).origin, namesOf(options.profile));
      const { confirm, place } = values;
      if ((confirm === undefined) !== (place === undefined)) throw new Error("--confirm: say with --place where the run takes place");
      const result = await run({ ...options, onExchange: recorder?.add });
      printResult(result, json);
      await recorder?.write();
      if (confirm !== undefined && place !== undefined && process.exitCode === undefined) addConfirmed(confirm, result, place);
    }
  } catch (error) {
    throw error instanceof Error ? new Error(inFlags(error.message, IN_FLAGS), { cause: error }) : error;
  }
}

function addConfirmed(file: string, { date, host, level }: RunResult, place: string): void {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  if (!Array.isArray(kept)) throw new Error("--confirm: the file is not a list of results");
  writeFileSync(file, `${JSON.stringify([...(kept as unknown[]), { date, host, level, place }], null, 2)}\n`);
}

const IN_FLAGS = { baseUrl: "--target", yesThisHost: "--yes-this-host", level: "--level" };

export function printResult(result: RunResult, json: boolean): void {
  if (json) print(JSON.stringify({ ...result, exchanges: undefined, found: distinct(result) }, null, 2));
  else for (const line of reportOf(result)) print(line);
  if (distinct(result).some(({ difference: { isNote } }) => !isNote) || result.stopped !== undefined) process.exitCode = 1;
}

const namesOf = (profile: ServiceFlags["profile"]): ServiceNames => serviceNames({ ...(profile && { profile }) });

const FILES = {
  "--har": { check: checkHar, level: "recording", host: "a recording" },
  "--captures": { check: checkCaptures, level: "captures", host: "captures" },
} as const;

async function compareFile(flag: keyof typeof FILES, file: string, { apis, profile, callers }: ServiceFlags): Promise<RunResult> {
  const { check, ...about } = FILES[flag];
  const text = new TextDecoder().decode(await readNamed(flag, file));
  const { exchanges, others, events } = await check(text, await createChecker(namesOf(profile)), apis, callers).catch((error: unknown) => {
    throw new Error(`${flag}: ${error instanceof Error ? error.message : "can't be read"}`, { cause: error });
  });
  const remarks = [
    ...others.map(({ at, reason }) => `${at} is left alone: ${reason}.`),
    ...events.map(({ at, signature }) => `${at}: the event's signature is ${signature}.`),
  ];
  if (exchanges.length > 0) return resultOf({ ...about, exchanges, apis, uncalled: [], remarks });
  throw new Error([`${flag}: the file has no request, response or event of these APIs`, ...remarks].map(inOneLine).join("; "));
}

async function printPlan(options: RunOptions): Promise<void> {
  const { requests, uncalled } = planRun(options);
  for (const { called, name, creates, request } of requests)
    print([called.api, request.method, called.entry.path, name, creates && "(creates a payment)"].filter(Boolean).join(" "));
  for (const { api, operationId, reason } of uncalled) print(`not called: ${api} ${operationId}: ${reason}`);
  print(`${requests.length} requests, of which ${requests.filter(({ creates }) => creates).length} create a payment. Nothing was sent.`);
}
