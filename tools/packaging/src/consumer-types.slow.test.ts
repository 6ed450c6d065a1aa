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

const surroundings = [
  {
    moduleResolution: "nodenext",
    module: "nodenext",
    lib: ["es2022"],
    types: ["node"],
    resolveJsonModule: true,
    files: [...programsIn("anywhere"), ...programsIn("node")],
  },
  {
    // A browser or an edge runtime has neither Node nor its types.
    moduleResolution: "bundler",
    module: "esnext",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    files: programsIn("anywhere"),
  },
];

/** Checks every declaration except the compilers' own library. */
const checked = { noEmit: true, strict: true, target: "es2022", skipLibCheck: false, skipDefaultLibCheck: true };

const matrix = compilers.flatMap((compiler) =>
  surroundings.flatMap(({ files, ...settings }) =>
    [true, false].map((exact) => ({
      ...compiler,
      resolution: settings.moduleResolution,
      exact,
      config: { compilerOptions: { ...checked, ...settings, exactOptionalPropertyTypes: exact }, files },
    })),
  ),
);

/** All settings of 7.0, which take half a second each, and one of each other version; all of all by `npm run test:types`. */
const isChosen = ({ version, resolution, exact }: (typeof matrix)[number]): boolean =>
  process.env["TYPE_MATRIX"] === "whole" || version === "7.0" || (resolution === "bundler" && exact === (version === "5.9"));

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
