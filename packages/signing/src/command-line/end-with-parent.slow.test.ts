import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";

const BUILT = new URL("../../dist/command-line/index.js", import.meta.url).href;

/** Starts a program by a shell, as npx does, kills the shell, and resolves to whether the program ends by itself. */
async function endsWithShell(npmCommand: string | undefined): Promise<boolean> {
  const text = `import { endWithNpx } from ${JSON.stringify(BUILT)}; endWithNpx(); setTimeout(() => {}, 30_000); console.log(process.pid);`;
  const line = '"$0" --input-type=module --eval "$1"; true';
  const env = { ...process.env, npm_command: npmCommand };
  const shell = spawn("sh", ["-c", line, process.execPath, text], { env, stdio: ["ignore", "pipe", "ignore"] });
  const [pid] = (await once(shell.stdout.setEncoding("utf8"), "data")) as [string];
  shell.kill("SIGKILL");
  // It has the other end of the stream as long as it runs.
  const ended = once(shell.stdout.resume(), "close").then(() => true);
  const hasEnded = await Promise.race([ended, wait(3000, false)]);
  if (!hasEnded) process.kill(Number(pid));
  return hasEnded;
}

test.skipIf(process.platform === "win32")("a program ends with npx, and outlives another program that started it", async () => {
  expect(await Promise.all([endsWithShell("exec"), endsWithShell(undefined)])).toEqual([true, false]);
});
