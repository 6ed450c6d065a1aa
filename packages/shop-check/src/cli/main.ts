/** The command. */
import { readFileSync, writeFileSync } from "node:fs";
import { endWithNpx, parseFlags } from "@maksu/signing/command-line";
import { runJobs } from "../check/jobs.ts";
import { openSession } from "../check/session.ts";
import { onStop } from "../check/stop.ts";
import { CONFIG_FILE, readConfig, writeConfig } from "../config/file.ts";
import { InvalidSetting, optionsFrom, readSettings } from "../config/options.ts";
import { onOff, type Setting, SETTINGS, text } from "../config/settings.ts";
import { play } from "../play/play.ts";
import { badgeReport, githubReport, junitReport } from "../report/formats.ts";
import { pageReport } from "../report/page.ts";
import { acceptedOn, historiesIn, readAccepted, readReport, reportOf, writeReport } from "../report/report.ts";
import { plannedLine, terminalReport } from "../report/terminal.ts";
import { SERVICE_URL } from "../service/service.ts";
import { Stopped } from "../shop/program.ts";
import { progress } from "./progress.ts";

/** Where lines go. */
export interface Output {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

const LAST = ".shop-check.json";

/** Flags that no file has. */
const FLAGS_ALONE: readonly Setting[] = [
  text("config", "FILE", `settings, ${CONFIG_FILE} by default`),
  text("open", "ID", "play the history of a finding of the last run, and show it in the dashboard"),
  onOff("save", `write the settings to ${CONFIG_FILE}`),
  onOff("github", "print GitHub annotations; by default in its workflows"),
  onOff("verbose", "print what the shop prints"),
];

const FLAGS = Object.fromEntries(
  [...SETTINGS, ...FLAGS_ALONE].map(({ name, kind }) => [
    name,
    { type: kind === "switch" ? ("boolean" as const) : ("string" as const), multiple: kind === "pairs" || kind === "list" },
  ]),
);

/** Runs the command. Resolves to its exit status: 1 when money is at risk; what can't be checked is thrown. */
export async function main(args: readonly string[], { print, printError }: Output): Promise<number> {
  const end = args.indexOf("--");
  const own = end < 0 ? args : args.slice(0, end);
  if (own.some((each) => each === "--help" || each === "-h")) return (print(usage()), 0);
  if (own.includes("--version")) return (print(version()), 0);
  const { values, positionals } = parseFlags(own, FLAGS);
  if (positionals.length > 0) throw new InvalidSetting(`${positionals[0]}: only options may come before --; the shop's command follows it`);
  const isOn = (name: string): boolean => values[name] === true;
  const file = (values["config"] as string | undefined) ?? CONFIG_FILE;
  const saved = readConfig(file);
  const flags = Object.fromEntries(Object.entries(values).filter(([name]) => SETTINGS.some((each) => each.name === name)));
  const settings: Record<string, unknown> = { ...saved.settings, ...readSettings(flags, "--") };
  const valueOf = (name: string): string | undefined => settings[name] as string | undefined;
  const given = end < 0 ? [] : args.slice(end + 1);
  // A shop is either started or running: what is given here wins over the file.
  const others =
    given.length > 0 && flags["attach"] === undefined ? ["attach", "front-ca"] : flags["attach"] === undefined ? [] : ["shop-port"];
  for (const name of others) if (flags[name] === undefined) delete settings[name];
  const command = given.length > 0 ? given : settings["attach"] === undefined ? saved.command : [];
  const isFromFile = (name: string): boolean => name in saved.settings && flags[name] === undefined;
  const options = optionsFrom(settings, command, (name) => (isFromFile(name) ? saved.place(name) : "--"));
  if (isOn("save")) writeConfig(file, { settings, command });
  const last = readReport(valueOf("last") ?? LAST);
  const today = new Date().toISOString().slice(0, 10);
  const accepted = acceptedOn(valueOf("accept") === undefined ? [] : readAccepted(valueOf("accept") ?? ""), today);
  using stop = onStop();
  endWithNpx();
  const onOutput = (chunk: string): void => void (isOn("verbose") && process.stderr.write(chunk));
  const events = { onLine: printError, onOutput, signal: stop.signal };
  const id = values["open"] as string | undefined;
  if (id !== undefined) return await open(id, last, options, { ...events, print });
  const known = historiesIn(last);
  if (options.create !== undefined) printError(plannedLine(options, known.length));
  const shown = progress(process.stderr);
  const input = { options, known, accepted: accepted.map((each) => each.id) };
  const outcome = await runJobs(input, settings["unsealed"] !== true, { ...events, onProgress: shown.report }).catch((error: unknown) => {
    if (!(error instanceof Stopped)) throw error;
    printError(`shop-check: ${error.message}`);
    return undefined;
  });
  shown.end();
  if (!outcome) return stop.status();
  const report = reportOf(outcome, options.seed, last, accepted);
  for (const line of terminalReport(report, { hasColor: Boolean(process.stdout.isTTY) && process.env["NO_COLOR"] === undefined }))
    print(line);
  if (isOn("github") || process.env["GITHUB_ACTIONS"] === "true") for (const line of githubReport(report)) print(line);
  const write = (name: string, content: () => string): void => {
    const to = valueOf(name);
    if (to !== undefined) writeFileSync(to, content());
  };
  write("json", () => `${JSON.stringify(report, undefined, 2)}\n`);
  write("junit", () => junitReport(report));
  write("html", () => pageReport(report));
  write("badge", () => `${JSON.stringify(badgeReport(report))}\n`);
  // The next run is compared with the last one that came to its end.
  if (report.stoppedOf === undefined) writeReport(valueOf("last") ?? LAST, report);
  return report.isAtRisk ? 1 : report.stoppedOf === undefined ? 0 : stop.status() || 2;
}

/** Plays a finding, and keeps its sandbox until a signal. */
async function open(
  id: string,
  last: ReturnType<typeof readReport>,
  options: Parameters<typeof openSession>[0],
  { print, signal, ...events }: Parameters<typeof openSession>[2] & { readonly print: Output["print"] },
): Promise<number> {
  const finding = last?.findings.find((each) => each.id === id);
  if (!finding)
    throw new InvalidSetting(
      `--open: the last run has no finding ${id}; it has ${(last?.findings ?? []).map((each) => each.id).join(", ") || "none"}`,
    );
  await using session = await openSession(options, 0, { ...events, ...(signal && { signal }) }, true);
  await play(session.service, session.shop, finding.history);
  print(`${session.service.sandbox.url}/_sandbox/ui/${session.service.world.name}`);
  if (!signal?.aborted) await new Promise((resolve) => signal?.addEventListener("abort", resolve, { once: true }));
  return 0;
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string }).version;

function usage(): string {
  const rows = [...SETTINGS, ...FLAGS_ALONE].map(({ name, value, what }) => `  ${`--${name} ${value}`.padEnd(28)}${what}`);
  return `maksu-shop-check [options] -- COMMAND
maksu-shop-check [options] --attach URL

Plays the payment service against a shop. COMMAND starts the shop on {port}; with --jobs, {job} is its number. A URL may have a method before it and a
body behind it, and may be a path of the shop; {reference} stands for an order, {amount} for cents, in a command {port} for the shop's port. --create
begins a payment, and prints the order's reference as its last line, or {"reference":"…","amount":1525}. Without it, payments made by hand are asked for.
A step behind a login is a command: --refund "curl -sSf -H 'Authorization: Bearer …' -d amount={amount} http://127.0.0.1:{port}/refund/{reference}".
The shop names the service by its real address, ${SERVICE_URL}, from where its requests are led to the sandbox:

  maksu-shop-check --create /orders --state '/orders/{reference}' --runs 100 -- \\
    env PAYMENT_API_URL=${SERVICE_URL} PAYMENT_ACCOUNT={account} PAYMENT_SECRET={secret} \\
    PHP_CLI_SERVER_WORKERS=4 php -S '127.0.0.1:{port}' shop.php

The exit status is 1 when money is at risk, and 2 when nothing could be checked. A signal stops it, and it reports what it has found by then: the status is
1, too, or 130, 143 or 129.

${rows.join("\n")}
  -h, --help                  this text
  --version                   the version of this package`;
}
