/** How far a command is that takes over a second: on a terminal, where standard error says so until it ends. */
import { terminalOf } from "../terminal.ts";
import { callSandbox } from "./sandbox-at.ts";
import type { TypedCommand } from "./typed-command.ts";

/** Milliseconds until it is shown, and between two looks. */
const FIRST = 1000;
const PAUSE = 250;

/** Sends a command, and shows how long it has taken; of one that moves the clock, also how far that is. */
export async function withProgress<Result>(typed: TypedCommand, send: (typed: TypedCommand) => Promise<Result>): Promise<Result> {
  // One that waits says so by itself.
  const waits = typed.command.inputs.some(({ name }) => name === "timeoutMs");
  if (waits || !terminalOf(process.stderr)) return send(typed);
  const begin = performance.now();
  const days = daysOf(typed);
  // A world that there is none of is rejected with the command itself.
  const from = days === undefined ? 0 : await timeOf(typed).catch(() => Number.NaN);
  let isEnded = false;
  const show = async (): Promise<void> => {
    const far = days === undefined ? "" : `, ${Math.floor(Math.min(1, ((await timeOf(typed)) - from) / (days * DAY)) * 100)} %`;
    if (isEnded) return;
    process.stderr.write(`\r\u001b[K${typed.name}: ${Math.floor((performance.now() - begin) / 1000)} s${far}`);
    timer = setTimeout(() => void show().catch(() => {}), PAUSE);
  };
  let timer = setTimeout(() => void show().catch(() => {}), FIRST);
  try {
    return await send(typed);
  } finally {
    isEnded = true;
    clearTimeout(timer);
    if (performance.now() - begin > FIRST) process.stderr.write("\r\u001b[K");
  }
}

const DAY = 86_400_000;

/** By how many days a command moves the clock; undefined for one that doesn't. */
function daysOf({ command, input }: TypedCommand): number | undefined {
  if (command.operation !== "generate" && command.operation !== "advanceClock") return undefined;
  const described = command.inputs.map((each) => [each.name, each.default] as const);
  const given: Readonly<Record<string, unknown>> = { ...Object.fromEntries(described), ...input.body };
  const { days = 0, hours = 0, minutes = 0, seconds = 0 } = given as Readonly<Record<string, number | undefined>>;
  return days + hours / 24 + minutes / 1440 + seconds / 86_400;
}

/** The time of the world. */
const timeOf = async ({ url, input }: TypedCommand): Promise<number> =>
  Date.parse((await callSandbox(url, (client) => client.getClock({ path: { world: String(input.path["world"]) } }))).now);
