import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test("the declarations compile without Node's types and with an older library", () => {
  const settings = ["--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--module", "nodenext", "--skipDefaultLibCheck"];
  const tsc = [pathOf("../../../node_modules/typescript-7/bin/tsc"), "--ignoreConfig", ...settings, pathOf("../dist/index.d.ts")];
  const { status, stdout } = spawnSync(process.execPath, tsc, { encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
});
