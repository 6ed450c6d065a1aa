/**
 * The time to generate everything of the three APIs, lint included: one process a description, against Redocly's lint and bundle and openapi-typescript's
 * command over the bundle. Both sides work on copies of the descriptions, with codegen built and without anything that an earlier run has left: no bundle,
 * no generated source, no code cache of V8.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Taken } from "../contest.ts";
import { type Findings, quantile, rowOf } from "../row.ts";

const ROUNDS = 5;
const APIS = ["payment", "merchant", "legacy"];
const repository = join(import.meta.dirname, "../../../..");
const CODEGEN = join(repository, "tools/codegen/bin/codegen.js");
const codegenRequire = createRequire(join(repository, "tools/codegen/package.json"));
const REDOCLY = codegenRequire.resolve("@redocly/cli/bin/cli.js");
const TYPES = join(dirname(codegenRequire.resolve("openapi-typescript/package.json")), "bin/cli.js");

const METER = pathToFileURL(join(import.meta.dirname, "../processor-time.js")).href;

/** The programs of a side for one description, with their arguments, from the folder of the descriptions. */
type Side = (api: string) => readonly (readonly string[])[];

const ours: Side = (api) => [[CODEGEN, "generate", `${api}-api/openapi.yaml`]];
const theirs: Side = (api) => {
  const [description, bundle] = [`${api}-api/openapi.yaml`, `${api}-api/dist/openapi.json`];
  return [
    [REDOCLY, "lint", description],
    [REDOCLY, "bundle", description, "--output", bundle],
    [TYPES, bundle, "--output", `${api}-api/dist/types.ts`],
  ];
};

export function generate(): Promise<Findings> {
  const sides = [ours, theirs] as const;
  const taken = new Map(sides.map((side): [Side, Taken[]] => [side, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) taken.get(side)?.push(takenBy(side));
  const [own = [], other = []] = sides.map((side) => taken.get(side));
  const seconds = (rounds: readonly Taken[]): string =>
    (
      quantile(
        rounds.map(({ cpu }) => cpu),
        0.5,
      ) / 1e6
    ).toFixed(1);
  return Promise.resolve({
    rows: [
      rowOf("generate, cold, to redocly lint, redocly bundle and openapi-typescript, CPU", [own, other], "cpu", { atMost: 1.5 }),
      rowOf("generate, cold, to redocly lint, redocly bundle and openapi-typescript, wall", [own, other], "wall"),
    ],
    notes: [`codegen ${seconds(own)} s, the others ${seconds(other)} s of processor time for all three APIs`],
  });
}

/** Runs a side for all descriptions, one process after the other. */
function takenBy(side: Side): Taken {
  const folder = copyOfDescriptions();
  try {
    const env = {
      ...process.env,
      NODE_COMPILE_CACHE: join(folder, "code"),
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    };
    const start = performance.now();
    const cpu = APIS.flatMap(side).reduce((sum, program) => sum + microseconds(program, join(folder, "specs"), env), 0);
    return { cpu, wall: (performance.now() - start) * 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The processor time of a program, from Node's start to its end. */
function microseconds(program: readonly string[], cwd: string, env: NodeJS.ProcessEnv): number {
  const { status, output } = spawnSync(process.execPath, ["--import", METER, ...program], {
    cwd,
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  if (status !== 0) throw new Error(`${program.join(" ")} failed: ${output.slice(1, 3).join("")}`);
  return Number(output[3]);
}

/** A repository with the descriptions, and what of the packages they are linted against or generated for; nothing is generated yet. */
function copyOfDescriptions(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "generate-")));
  const made = new Set(["dist", "generated", "node_modules", ".turbo", ".results"]);
  const packages = ["signing", ...APIS.flatMap((api) => [`${api}-api`, `${api}-client`])].map((name) => `packages/${name}`);
  for (const part of ["specs", ...packages])
    cpSync(join(repository, part), join(folder, part), { recursive: true, filter: (path) => !made.has(basename(path)) });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}
