import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../test/folders.ts";

test("descriptions write maps in block style", async () => {
  const specs = join(REPOSITORY, "specs");
  const names = (await readdir(specs, { recursive: true })).filter((name) => name.endsWith(".yaml") && !name.includes("node_modules"));
  expect(names).toContain(join("payment-api", "openapi.yaml"));
  const flow: string[] = [];
  for (const name of names)
    for (const [index, line] of (await readFile(join(specs, name), "utf8")).split("\n").entries())
      if (/^\s*(?:- |[\w"'][^ ]*: )(?:\[\s*)?\{(?!\})/.test(line)) flow.push(`specs/${name}:${index + 1}:1 ${line.trim()}`);
  expect(flow).toEqual([]);
});
