/** Reads the states of orders: from a URL, or from a command that stays open. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Look, readLook, UnreadableState } from "../rules/look.ts";
import { type CallParts, createCall, filled, isUrl, quoted } from "./call.ts";
import { AS_GROUP, endGroup } from "./group.ts";

/** Reads the state of an order by its reference. */
export type ReadState = ((reference: string) => Promise<Look>) & Disposable;

const PATIENCE = 15_000;

/** Creates what reads states. A command gets a reference as a line, and prints its state as a line of JSON. */
export function createState(text: string, parts: CallParts, words: Readonly<Record<string, string>>): ReadState {
  if (isUrl(text)) {
    const call = createCall(text, parts, "GET");
    const read = async (reference: string): Promise<Look> => {
      const { isDone, text: body, reason, status } = await call({ reference });
      if (!isDone) throw new UnreadableState(`state of ${reference}: ${reason}`, status === 404);
      return parsed(body, reference, words);
    };
    return Object.assign(read, { [Symbol.dispose]: () => {} });
  }
  let child: ChildProcessWithoutNullStreams | undefined;
  const waiting: { resolve: (line: string) => void; reject: (error: Error) => void }[] = [];
  const start = (): ChildProcessWithoutNullStreams => {
    const started = spawn(filled(text, parts.values, quoted), {
      shell: true,
      env: parts.environment(),
      ...AS_GROUP,
    });
    let errors = "";
    started.stderr.setEncoding("utf8").on("data", (chunk: string) => (errors = (errors + chunk).slice(-500)));
    started.stdin.on("error", () => {});
    createInterface(started.stdout).on("line", (line) => {
      if (line.trim() !== "") waiting.shift()?.resolve(line);
    });
    started.once("error", () => {});
    started.once("close", (code) => {
      if (child === started) child = undefined;
      for (const { reject } of waiting.splice(0))
        reject(new UnreadableState(`state: the command ended with ${code}: ${errors.trim().split("\n").at(-1)}`));
    });
    return started;
  };
  const read = async (reference: string): Promise<Look> => {
    if (parts.closing?.aborted) throw new UnreadableState("state: the check was stopped");
    child ??= start();
    const open = child;
    const line = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new UnreadableState(`state of ${reference}: the command printed no line in ${PATIENCE / 1000} s`)),
        PATIENCE,
      );
      waiting.push({
        resolve: (value) => (clearTimeout(timer), resolve(value)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      open.stdin.write(`${reference}\n`);
    });
    return parsed(line, reference, words);
  };
  return Object.assign(read, {
    [Symbol.dispose]: () => {
      const open = child;
      child = undefined;
      open?.stdin.end();
      if (open) endGroup(open, "SIGTERM");
    },
  });
}

function parsed(text: string, reference: string, words: Readonly<Record<string, string>>): Look {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableState(`state of ${reference}: must be JSON, not ${JSON.stringify(text.slice(0, 80))}`);
  }
  return readLook(value, words);
}
