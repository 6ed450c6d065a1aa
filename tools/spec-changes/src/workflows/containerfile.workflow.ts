/** The sandbox's Containerfile, its instructions carried out in a folder: a clean checkout is installed and built, and what is copied runs. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { checkOut } from "./check-out.ts";

const folder = mkdtempSync(join(tmpdir(), "containerfile-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Stage {
  /** Its file system. */
  readonly root: string;
  workdir: string;
  readonly command: Record<string, readonly string[]>;
}

test("the sandbox runs from the files that its Containerfile copies, and asks for its control token", async () => {
  const context = join(folder, "context");
  checkOut(context);
  const { root, workdir, command } = carriedOut(readFileSync(join(repository, "packages/sandbox/Containerfile"), "utf8"), context);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(
    files.filter(({ parentPath, name }) => name.endsWith(".map") || /\/(packages|specs)\/[\w-]+\/(src|test)(\/|$)/.test(parentPath)),
  ).toEqual([]);
  // Of what the sandbox adds to Node.
  expect(bytes).toBeLessThan(20_000_000);
  const [program = "", ...rest] = command["ENTRYPOINT"] ?? [];
  // For this machine alone, on a free port.
  const args = rest.map((each) => each.replace("0.0.0.0", "127.0.0.1").replace("4020", "0"));
  const sandbox = spawn(program, [...args, "--control-token", "hush"], {
    cwd: join(root, workdir),
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let log = "";
    sandbox.stdout.setEncoding("utf8").on("data", (text: string) => (log += text));
    while (!/http:\S+:\d+/.test(log)) await once(sandbox.stdout, "data");
    const url = /http:\/\/[\d.]+:\d+/.exec(log)?.[0] ?? "";
    const health = command["HEALTHCHECK"]?.at(-1) ?? "";
    expect((await fetch(url + new URL(health).pathname)).status).toBe(200);
    const worlds = (headers: Record<string, string>): Promise<Response> => fetch(`${url}/_sandbox/worlds`, { headers });
    expect((await worlds({})).status).toBe(401);
    expect((await worlds({ authorization: "Bearer hush" })).status).toBe(200);
  } finally {
    sandbox.kill();
    await once(sandbox, "exit");
  }
});

/** Carries out the instructions that make files, and returns the last stage. */
function carriedOut(text: string, context: string): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const [, instruction = "", rest = ""] of text.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (instruction === "FROM") {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? "last";
      stage = { root: join(folder, name), workdir: "/", command: {} };
      stages.set(name, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${instruction} stands before FROM`);
    const here = (): string => join(stage?.root ?? "", stage?.workdir ?? "");
    if (instruction === "WORKDIR") {
      stage.workdir = rest;
      mkdirSync(here(), { recursive: true });
    } else if (instruction === "COPY") {
      const [, from, source = "", target = ""] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? [];
      const origin = from === undefined ? context : (stages.get(from)?.root ?? "");
      cpSync(join(origin, source), join(here(), target), { recursive: true, verbatimSymlinks: true });
    } else if (instruction === "RUN") execFileSync("sh", ["-e", "-c", rest], { cwd: here(), stdio: "pipe" });
    else if (rest.includes("[")) stage.command[instruction] = JSON.parse(rest.slice(rest.indexOf("[")));
  }
  if (stage === undefined) throw new Error("The Containerfile has no FROM");
  return stage;
}
