import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));

/** Defines the test that a file of `clients` compiles where the real clients are installed. */
export function clientTypes(kind: string): void {
  test(`the types of the real clients fit: ${kind}`, () => {
    const folder = process.env["CLIENTS_FOLDER"] ?? "";
    const ours = join(folder, "node_modules/@maksu");
    rmSync(ours, { recursive: true, force: true });
    mkdirSync(ours, { recursive: true });
    symlinkSync(join(here, ".."), join(ours, "webhooks"));
    cpSync(join(here, "clients", `${kind}.ts`), join(folder, "types.ts"));
    const compiler = join(here, "../../../node_modules/typescript-7/bin/tsc");
    const options =
      "--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --esModuleInterop --target es2022 --module nodenext --types node";
    const { status, stdout } = spawnSync(process.execPath, [compiler, ...options.split(" "), "types.ts"], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });
}
