#!/usr/bin/env node
/**
 * Runs the portable suite over the built package on each runtime: `npm run test:runtimes`, or with `-- Deno` on those whose name
 * has that in it.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onEachRuntime } from "@maksu/runtimes";

const [chosen = ""] = process.argv.slice(2);

await onEachRuntime(
  ({ name, run }, at) => {
    const entry = fileURLToPath(new URL(name === "workerd" ? "workerd-entry.mjs" : "runtime-entry.mjs", import.meta.url));
    const [command, ...args] = run(at, entry);
    const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
    const report = `${stdout}\n${stderr}`.trim();
    const [line] = /[^\n]*\d checks passed[^\n]*/.exec(report) ?? [];
    return { passed: status === 0 && line !== undefined, details: [line ?? report] };
  },
  ({ name }) => name.includes(chosen),
);
