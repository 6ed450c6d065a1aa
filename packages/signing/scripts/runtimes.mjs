#!/usr/bin/env node
/** Runs the portable suite over the built package on each runtime: `npm run long -- runtimes`, or with `Deno` behind it on those whose name has that in it. */
import { fileURLToPath } from "node:url";
import { runChecks } from "@maksu/runtimes";

await runChecks({
  entryFor: ({ name }) => fileURLToPath(new URL(name === "workerd" ? "workerd-entry.mjs" : "runtime-entry.mjs", import.meta.url)),
});
