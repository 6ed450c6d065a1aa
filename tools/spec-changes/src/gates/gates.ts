/** The checks that stand between an edit of a description and a release, as commands in a copy of the repository. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { listAt, textAt } from "@maksu/openapi";

export const gateNames = ["lint", "drift", "breaking", "documents", "contract"] as const;
export type Gate = (typeof gateNames)[number];

/** What a gate said against an edit; undefined when it let it pass. */
export type Objection = string | undefined;

const codegen = "tools/codegen/bin/codegen.js";
const vitest = "node_modules/vitest/vitest.mjs";
const tsc = "node_modules/typescript-7/bin/tsc";
const changes = "tools/spec-changes/dist/main.js";

/** `npm run build`: lints the description and writes its bundle, which all other gates read. */
export async function lint(copy: string, api: string): Promise<Objection> {
  return objectionOf(await run(copy, codegen, ["bundle", "openapi.yaml", "dist/openapi.json"], `specs/${api}`));
}

/** `npm test`: the generated sources are those of the description. */
export async function drift(copy: string, api: string): Promise<Objection> {
  return forEach(api, async (generator, folder) =>
    objectionOf(await run(copy, codegen, ["drift", generator, bundleOf(api), "src/generated"], folder)),
  );
}

/** `npm run generate`. */
export async function generate(copy: string, api: string): Promise<Objection> {
  return forEach(api, async (generator, folder) =>
    objectionOf(await run(copy, codegen, ["generate", generator, bundleOf(api), "src/generated"], folder)),
  );
}

/** `npm run spec:check`, and the change is told to be breaking. */
export async function breaking(copy: string): Promise<Objection> {
  const [check, diff] = await Promise.all([run(copy, changes, ["check"]), run(copy, changes, ["diff", "--format", "json"])]);
  if (check.status === 0) return undefined;
  const majors = listAt(JSON.parse(diff.output), "apis")
    .flatMap((api) => listAt(api, "changes"))
    .filter((change) => textAt(change, "impact") === "major");
  return majors.length === 0 ? undefined : majors.map((change) => `${textAt(change, "subject")}: ${textAt(change, "text")}`).join("\n");
}

/** `npm test`: the bundle is what the table of the API's document says. */
export async function documents(copy: string, api: string): Promise<Objection> {
  return objectionOf(await run(copy, vitest, ["run", `src/documents/${api}.test.ts`, "--reporter", "tap-flat"], "packages/contract-tests"));
}

/** `npm run generate && npm test`: client and mock servers, made anew from the bundle, live up to it. Leaves them so. */
export async function contract(copy: string, api: string): Promise<Objection> {
  const made =
    (await generate(copy, api)) ??
    (await forEach(api, async (_generator, folder) => objectionOf(await run(copy, tsc, ["-p", "tsconfig.build.json"], folder))));
  return (
    made ??
    objectionOf(await run(copy, vitest, ["run", `src/contract/${api}.test.ts`, "--reporter", "tap-flat"], "packages/contract-tests"))
  );
}

const bundleOf = (api: string): string => `@maksu/${api.replace(/-api$/, "-spec")}/openapi.json`;

/** The packages that a description makes, by what is generated for them. */
export const madeOf = (api: string): readonly (readonly [generator: string, folder: string])[] => [
  ["api", `packages/${api}`],
  ["client", `packages/${api.replace(/-api$/, "-client")}`],
];

async function forEach(api: string, step: (generator: string, folder: string) => Promise<Objection>): Promise<Objection> {
  for (const [generator, folder] of madeOf(api)) {
    const objection = await step(generator, folder);
    if (objection !== undefined) return objection;
  }
  return undefined;
}

interface Result {
  readonly status: number;
  readonly output: string;
}

/** What passed is no objection, so a suite's passed tests are left out of what it says. */
const objectionOf = ({ status, output }: Result): Objection => (status === 0 ? undefined : output.replace(/^ok .*\n/gm, ""));

/** Runs a Node program of the copy. Its output is standard output and standard error together, unless that is a report for programs. */
export function run(copy: string, program: string, args: readonly string[], folder = ""): Promise<Result> {
  const env = { ...process.env, NO_COLOR: "1", CI: "1" };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(copy, program), ...args],
      { cwd: join(copy, folder), env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ status: error ? 1 : 0, output: error ? `${stdout}\n${stderr}` : stdout }),
    );
  });
}
