/** The lines of Turbo that the root's commands keep, between npm's own. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

const program = `
import { text } from "node:stream/consumers";
import { TurboOutput } from ${JSON.stringify(pathToFileURL(join(root, "scripts/turbo-output.mjs")).href)};
const output = new TurboOutput(${JSON.stringify(root)}, new Map());
const printed = (await text(process.stdin)).split("\\n").flatMap((line) => output.read(line));
console.log(JSON.stringify({ printed, ...output.failures() }));
`;

test("the cause of a failed task stands alone, without npm's warnings and the command that failed", () => {
  const lines = [
    "@maksu/shop:build: cache miss, executing 0123456789abcdef",
    '@maksu/shop:build: npm warn Unknown user config "nodedir".',
    "@maksu/shop:build: ",
    "@maksu/shop:build: > @maksu/shop@0.0.0 build",
    "@maksu/shop:build: > tsc --project .",
    "@maksu/shop:build: ",
    "@maksu/shop:build: src/shop.ts(1,1): error TS2322: wrong",
    "@maksu/shop:build: npm error code 1",
    "::error::command (packages/shop) npm run build exited (1)",
    "@maksu/shop#build:  ERROR  command (packages/shop) npm run build exited (1)",
  ];
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { input: lines.join("\n"), encoding: "utf8" });
  expect(JSON.parse(stdout)).toEqual({ printed: [], causes: ["src/shop.ts(1,1): error TS2322: wrong"], consequences: [] });
});
