/** The sandbox's image without a container engine: its Containerfile's instructions, carried out one by one in a folder. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** A stage of an image. */
export interface Stage {
  /** Its file system. */
  readonly root: string;
  workdir: string;
  /** The instructions that it runs, by their names. */
  readonly command: Record<string, readonly string[]>;
}

/** A server of an image. */
export interface StartedImage {
  readonly url: string;
  /** The path that its health check asks for. */
  readonly health: string;
  stop(): Promise<void>;
}

/**
 * Carries out the instructions that make files, of the sandbox's Containerfile in a checkout, and returns the last stage.
 *
 * @param context a checkout of the repository
 * @param folder gets a folder for each stage
 * @param env besides that of this process
 * @throws Error for an instruction that fails
 */
export async function buildImage(context: string, folder: string, env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const text = readFileSync(join(context, "packages/sandbox/Containerfile"), "utf8");
  for (const [, instruction = "", rest = ""] of text.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (instruction === "FROM") {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? "last";
      stage = { root: join(folder, name), workdir: "/", command: {} };
      stages.set(name, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${instruction} stands before FROM`);
    if (instruction === "WORKDIR") stage.workdir = rest;
    const here = join(stage.root, stage.workdir);
    mkdirSync(here, { recursive: true });
    if (instruction === "COPY") {
      const [, from, source = "", target = ""] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? [];
      const origin = from === undefined ? context : (stages.get(from)?.root ?? "");
      cpSync(join(origin, source), join(here, target), { recursive: true, verbatimSymlinks: true });
    } else if (instruction === "RUN")
      await promisify(execFile)("sh", ["-e", "-c", rest], { cwd: here, env: { ...process.env, ...env }, maxBuffer: 1e8 });
    else if (rest.includes("[")) stage.command[instruction] = JSON.parse(rest.slice(rest.indexOf("[")));
  }
  if (stage === undefined) throw new Error("The Containerfile has no FROM");
  return stage;
}

/** Starts what an image starts, for this machine alone and on a free port. */
export async function startImage({ root, workdir, command }: Stage, args: readonly string[]): Promise<StartedImage> {
  const [program = "", ...rest] = command["ENTRYPOINT"] ?? [];
  const own = rest.map((each) => each.replace("0.0.0.0", "127.0.0.1").replace("4020", "0"));
  const server = spawn(program, [...own, ...args], { cwd: join(root, workdir), stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(server, "exit").then(() => "ended");
  let log = "";
  server.stdout.setEncoding("utf8").on("data", (text: string) => (log += text));
  while (!/http:\S+:\d+/.test(log)) {
    if ((await Promise.race([once(server.stdout, "data"), ended])) === "ended") throw new Error(`The image's program has ended: ${log}`);
  }
  return {
    url: /http:\/\/[\d.]+:\d+/.exec(log)?.[0] ?? "",
    health: new URL(command["HEALTHCHECK"]?.at(-1) ?? "").pathname,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
