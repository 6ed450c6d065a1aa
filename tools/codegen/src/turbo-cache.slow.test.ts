import { rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { run } from "../test/codegen.ts";
import { copyOf, replace, REPOSITORY } from "../test/folders.ts";
import { pipelinesIn } from "./pipelines.ts";

/** Task (`@maksu/payment-spec#build`) to the hash of all that it depends on: a task whose hash stays is taken from the cache. */
type Hashes = ReadonlyMap<string, string>;

interface Task {
  taskId: string;
  directory: string;
  hash: string;
  command: string;
  resolvedTaskDefinition: { outputs: string[] };
}

/** The tasks that have a command. */
async function tasksIn(folder: string): Promise<readonly Task[]> {
  const turbo = join(REPOSITORY, "node_modules/turbo/bin/turbo");
  const { stdout, stderr } = await run(
    folder,
    turbo,
    "run",
    "bundle",
    "generate",
    "build",
    "typecheck",
    "test",
    "--dry=json",
    "--skip-infer",
  );
  if (!stdout.startsWith("{")) throw new Error(stderr);
  const { tasks } = JSON.parse(stdout) as { tasks: Task[] };
  return tasks.filter(({ command }) => command !== "<NONEXISTENT>");
}

const hashesIn = async (folder: string): Promise<Hashes> => new Map((await tasksIn(folder)).map(({ taskId, hash }) => [taskId, hash]));

const generating = (await tasksIn(REPOSITORY)).filter(({ taskId }) => taskId.endsWith("#generate"));
const GENERATED = generating.flatMap(({ taskId, directory, resolvedTaskDefinition: { outputs } }) =>
  outputs.filter((path) => path.includes("/generated/")).map((path) => [join(directory, path.replace("/**", "")), taskId] as const),
);

const APIS = ["payment", "merchant", "legacy"];
const tasksOf = (hashes: Hashes, api: string): string[] =>
  [...hashes.keys()].filter((task) => ["spec", "api", "client"].some((part) => task.startsWith(`@maksu/${api}-${part}#`)));

describe("a description that is edited", () => {
  let folder = "";
  let before: Hashes = new Map();
  beforeAll(async () => {
    folder = await copyOf(REPOSITORY);
    before = await hashesIn(folder);
  });

  const expectOnly = (api: string, stale: readonly string[]): void => {
    for (const other of APIS.filter((each) => each !== api)) {
      expect(tasksOf(before, other).length).toBeGreaterThan(4);
      expect(stale.filter((task) => tasksOf(before, other).includes(task))).toEqual([]);
    }
    expect(stale.filter((task) => /^@maksu\/(?:(?:signing|openapi-runtime|client-core)#|codegen#build)/.test(task))).toEqual([]);
  };

  test.each(APIS)("of the %s API leaves the tasks of the other two cached", async (api) => {
    const path = join(folder, `specs/${api}-api/openapi.yaml`);
    await replace(path, "\n  description: |\n", "\n  description: |\n    Edited.\n");
    const after = await hashesIn(folder);
    await replace(path, "    Edited.\n", "");
    const stale = [...before.keys()].filter((task) => before.get(task) !== after.get(task));
    expect(stale).toEqual(expect.arrayContaining(tasksOf(before, api)));
    expectOnly(api, stale);
  });

  test.each(APIS)("is linted again when a rule of the %s API changes, since it names the rules that have a function", async (api) => {
    const path = join(folder, `packages/${api}-api/src/rules.ts`);
    await replace(path, "export const rules", "// Edited.\nexport const rules");
    const after = await hashesIn(folder);
    await replace(path, "// Edited.\n", "");
    expect(before.get(`@maksu/${api}-spec#bundle`)).not.toBe(after.get(`@maksu/${api}-spec#bundle`));
    expect(before.get(`@maksu/${api}-spec#generate`)).not.toBe(after.get(`@maksu/${api}-spec#generate`));
    expectOnly(
      api,
      [...before.keys()].filter((task) => before.get(task) !== after.get(task)),
    );
    expect(before.get(`@maksu/${api}-api#build`)).not.toBe(after.get(`@maksu/${api}-api#build`));
  });

  test.each(GENERATED)(
    "is generated again where a file is left in %s that it no longer makes: the cache would leave it, too",
    async (generated, task) => {
      const left = join(folder, generated, "left.ts");
      await writeFile(left, "");
      const after = await hashesIn(folder);
      await rm(left);
      expect(before.get(task)).not.toBe(after.get(task));
      const bundle = task.replace(/generate$/, "bundle");
      expect(before.keys()).toContain(bundle);
      expect(before.get(bundle)).toBe(after.get(bundle));
    },
  );
});

test("the task that generates restores from the cache all that it writes", async () => {
  const restored = generating.map(({ directory, resolvedTaskDefinition: { outputs } }) => [
    directory,
    outputs.map((path) => join(directory, path)).toSorted(),
  ]);
  const written = (await pipelinesIn(REPOSITORY)).map(({ folder, bundle, targets }) => [
    relative(REPOSITORY, folder),
    [dirname(bundle), ...targets.map((target) => target.folder)].map((path) => `${relative(REPOSITORY, path)}/**`).toSorted(),
  ]);
  expect(Object.fromEntries(restored)).toEqual(Object.fromEntries(written));
});
