/**
 * Compiles the public types with users' compilers, and checks the declarations of all packages. The programs are those of `consumers`, in
 * which invalid uses are marked.
 */
import { execFile } from "node:child_process";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { readManifest, root } from "./published-packages.ts";

const run = promisify(execFile);
const project = inject("userProject");
cpSync(join(root, "tools/packaging/consumers"), project, { recursive: true });
const programsIn = (folder: string): readonly string[] => readdirSync(join(project, folder)).map((program) => `${folder}/${program}`);

const compilers = [
  { version: "5.9", folder: join(root, "node_modules/typescript") },
  { version: "6.0", folder: join(root, "node_modules/typescript-6") },
  { version: "7.0", folder: join(root, "node_modules/typescript-7") },
];

const everywhere = programsIn("anywhere");
const onNode = [...everywhere, ...programsIn("node").filter((program) => program.endsWith(".ts"))];

const surroundings = [
  {
    moduleResolution: "nodenext",
    module: "nodenext",
    lib: ["es2020"],
    types: ["node"],
    resolveJsonModule: true,
    files: [...everywhere, ...programsIn("node")],
  },
  {
    // A browser or an edge runtime has neither Node nor its types.
    moduleResolution: "bundler",
    module: "esnext",
    lib: ["es2020", "dom", "dom.iterable"],
    types: [],
    files: everywhere,
  },
  {
    // As CommonJS programs have it, to TypeScript 6 with a warning.
    moduleResolution: "node10",
    module: "commonjs",
    lib: ["es2020"],
    types: ["node"],
    files: onNode,
  },
];

/** The versions of TypeScript that have no `node10`, and the one that calls it deprecated. */
const [WITHOUT_NODE10, DEPRECATING] = ["7.0", "6.0"];

/** Checks every declaration except the compilers' own library. */
const checked = { noEmit: true, strict: true, target: "es2020", skipLibCheck: false, skipDefaultLibCheck: true };

const matrix = compilers.flatMap((compiler) =>
  surroundings
    .filter(({ moduleResolution }) => moduleResolution !== "node10" || compiler.version !== WITHOUT_NODE10)
    .flatMap(({ files, ...settings }) =>
      [true, false].map((exact) => ({
        ...compiler,
        resolution: settings.moduleResolution,
        exact,
        config: {
          compilerOptions: {
            ...checked,
            ...settings,
            exactOptionalPropertyTypes: exact,
            ...(settings.moduleResolution === "node10" && compiler.version === DEPRECATING && { ignoreDeprecations: DEPRECATING }),
          },
          files,
        },
      })),
    ),
);

/** All settings of 7.0, which take half a second each, one of each other version, and `node10`; all of all by `npm run long -- types`. */
const isChosen = ({ version, resolution, exact }: (typeof matrix)[number]): boolean =>
  process.env["TYPE_MATRIX"] === "whole" ||
  version === "7.0" ||
  (resolution === (version === "5.9" ? "node10" : "bundler") && exact === (version === "5.9"));

describe.concurrent("users' programs compile", () => {
  it.each(matrix.filter(isChosen))(
    "under TypeScript $version, $resolution, exactOptionalPropertyTypes $exact",
    async ({ version, folder, resolution, exact, config }) => {
      expect(readManifest(folder).version).toMatch(new RegExp(`^${version}\\.`));
      const path = join(project, `tsconfig.${version}.${resolution}.${exact}.json`);
      writeFileSync(path, JSON.stringify(config));
      const compile = run(process.execPath, [join(folder, "bin/tsc"), "--project", path, "--pretty", "false"], { cwd: project });
      const errors = await compile.then(
        ({ stdout }) => stdout,
        ({ message, stdout }: { message: string; stdout: string }) => `${message}\n${stdout}`,
      );
      expect(errors).toBe("");
    },
  );
});
