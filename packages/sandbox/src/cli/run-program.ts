import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import type { Environment } from "../front/proxy-variables.ts";
import { type Spawned, windowsCommand } from "./windows-command.ts";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A shell's exit statuses for a program that it can't start. */
const NOT_STARTED: Readonly<Record<string, number>> = { ENOENT: 127, EACCES: 126 };

/** A program ended, or was not started. */
interface Ended {
  readonly status: number;
  /** Why it was not started. */
  readonly reason?: string;
}

/** Runs a program with the standard streams of this one, and passes signals on. Resolves to its exit status, as a shell reports it. */
export async function runProgram(program: readonly string[], env: Environment): Promise<Ended> {
  const { file, args, ...verbatim } = process.platform === "win32" ? windowsCommand(program, process.env, existsSync) : direct(program);
  const child = spawn(file, args, { stdio: "inherit", env, ...verbatim });
  // The terminal itself sends SIGINT to both.
  const isInTerminal = [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
  const forward = (signal: NodeJS.Signals): void => {
    if (!(isInTerminal && signal === "SIGINT")) child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.once("exit", (code, signal) => resolve({ status: code ?? 128 + (signal ? constants.signals[signal] : 0) }));
      child.once("error", (error: NodeJS.ErrnoException) => {
        const status = NOT_STARTED[error.code ?? ""];
        if (status === undefined) reject(error);
        else resolve({ status, reason: `${program[0]}: ${status === 127 ? "command not found" : "can't be executed"}` });
      });
    });
  } finally {
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}

const direct = ([file = "", ...args]: readonly string[]): Pick<Spawned, "file" | "args"> => ({ file, args });
