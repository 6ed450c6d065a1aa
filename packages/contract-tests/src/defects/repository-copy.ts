/** A copy of the repository to put mistakes into: sources and builds are copied, installed packages are linked. */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../description-files.ts";
import type { Defect } from "./defect.ts";

const FILES = ["package.json", "vitest.config.ts", "tsconfig.base.json"];
const FOLDERS = ["packages", "specs", "tools/apis", "tools/openapi", "tools/bundler", "tools/codegen"];

export interface RepositoryCopy {
  /** Puts a defect in, makes anew what follows from it, runs the tests, takes it out. */
  tryDefect(defect: Defect): Promise<Run>;
  /** Runs the tests of the copy as it is. */
  run(files: readonly string[], only?: string): Promise<Run>;
  remove(): Promise<void>;
}

export interface Run {
  readonly failed: boolean;
  readonly output: string;
}

export async function copyRepository(): Promise<RepositoryCopy> {
  const copy = await mkdtemp(join(tmpdir(), "maksu-defects-"));
  const stopWaiting = removeWhenInterrupted(copy);
  for (const file of FILES) await cp(join(ROOT, file), join(copy, file));
  for (const folder of FOLDERS)
    await cp(join(ROOT, folder), join(copy, folder), { recursive: true, filter: (path) => !IGNORED.test(path) });
  await link(copy);
  const tests = join(copy, "packages/contract-tests");
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const run = (files: readonly string[], only?: string): Promise<Run> =>
    execute(vitest, ["run", ...files.map((file) => `src/${file}`), ...(only === undefined ? [] : ["-t", only])], tests);

  return {
    run,
    async tryDefect(defect) {
      const kept = new Map<string, string>();
      const keep = async (file: string): Promise<string> => {
        const text = await readFile(file, "utf8");
        if (!kept.has(file)) kept.set(file, text);
        return text;
      };
      try {
        const file = join(copy, defect.file);
        const text = await keep(file);
        if (!text.includes(defect.from))
          throw new Error(`${defect.file} does not have ${JSON.stringify(defect.from)}: the defect no longer fits`);
        await writeFile(
          file,
          text.replace(defect.from, () => defect.to),
        );
        const rebuilt =
          defect.part === "spec" ? await describeAnew(copy, defect, keep) : await rebuild(copy, join(copy, packageOf(defect)), keep);
        return rebuilt?.failed ? rebuilt : await run(defect.run, defect.only);
      } finally {
        for (const [path, text] of kept) await writeFile(path, text);
      }
    },
    async remove() {
      stopWaiting();
      await rm(copy, { recursive: true, force: true });
    },
  };
}

const packageOf = ({ file }: Defect): string => file.split("/", 2).join("/");

const running = new Set<ChildProcess>();

/**
 * Ends what runs in the copy and removes it when this process is interrupted, or left alone by the one that started it.
 * Returns what ends the waiting.
 */
function removeWhenInterrupted(copy: string): () => void {
  const events = ["SIGINT", "SIGTERM", "disconnect"] as const;
  const stop = async (event: unknown): Promise<void> => {
    stopWaiting();
    await Promise.all([...running].map((child) => new Promise((ended) => child.once("exit", ended).kill("SIGKILL"))));
    rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
    process.kill(process.pid, event === "SIGINT" ? "SIGINT" : "SIGTERM");
  };
  const stopWaiting = (): void => {
    for (const event of events) process.off(event, stop);
  };
  for (const event of events) process.on(event, stop);
  return stopWaiting;
}

const IGNORED = /[/\\](node_modules|\.results|\.turbo|\.stryker-tmp)$/;

/** Packages of the repository are those of the copy; all others are where they were installed. */
async function link(copy: string): Promise<void> {
  const installed = join(ROOT, "node_modules");
  await mkdir(join(copy, "node_modules/@maksu"), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== "@maksu" && !name.startsWith(".")) await symlink(join(installed, name), join(copy, "node_modules", name));
  for (const folder of ["packages", "specs", "tools"])
    for (const name of await readdir(join(copy, folder)))
      for (const path of [join(folder, name)]) {
        const description = await readFile(join(copy, path, "package.json"), "utf8").catch(() => undefined);
        if (description === undefined) continue;
        const { name: own } = JSON.parse(description) as { name: string };
        await symlink(join(copy, path), join(copy, "node_modules", own));
        await symlink(join(ROOT, path, "node_modules"), join(copy, path, "node_modules")).catch(() => {});
      }
}

/** Bundles the description again, and generates its API package when the defect asks for it. */
async function describeAnew(copy: string, { file, generated }: Defect, keep: (file: string) => Promise<string>): Promise<Run | undefined> {
  const [, api = ""] = /^specs\/(\w+)-api\//.exec(file) ?? [];
  const codegen = join(copy, "tools/codegen/bin/codegen.js");
  const bundle = join(copy, `specs/${api}-api/dist/openapi.json`);
  await keep(bundle);
  const bundled = await execute(codegen, ["bundle", "openapi.yaml", "dist/openapi.json"], join(copy, `specs/${api}-api`));
  if (bundled.failed || !generated) return bundled;
  const apiPackage = join(copy, `packages/${api}-api`);
  const sources = join(apiPackage, "src/generated");
  const names = (await readdir(sources, { recursive: true })).filter((name) => name.endsWith(".ts"));
  for (const name of names) await keep(join(sources, name));
  const made = await execute(codegen, ["generate", "api", bundle, "src/generated"], apiPackage);
  return made.failed ? made : await rebuild(copy, apiPackage, keep);
}

/** Bundles a package again. */
async function rebuild(copy: string, folder: string, keep: (file: string) => Promise<string>): Promise<Run> {
  for (const name of await readdir(join(folder, "dist"), { recursive: true }))
    if (/\.(?:js|ts|map)$/.test(name)) await keep(join(folder, "dist", name));
  return execute(join(copy, "tools/bundler/bin/bundler.js"), [], folder);
}

function execute(program: string, args: readonly string[], cwd: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd, env: { ...process.env, NO_COLOR: "1", VITEST: undefined } });
    running.add(child);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    child.on("exit", (code) => {
      running.delete(child);
      resolve({ failed: code !== 0, output });
    });
  });
}
