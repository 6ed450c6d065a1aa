#!/usr/bin/env node
/** Runs the mock without sockets on each runtime: `npm run long -- runtimes`, or with `Deno` behind it on those whose name has that in it. */
import { fileURLToPath } from "node:url";
import { runChecks } from "@maksu/runtimes";

await runChecks({
  entryFor: ({ name }) => (name === "workerd" ? undefined : fileURLToPath(new URL("runtime-entry.mjs", import.meta.url))),
  // No access to the network.
  permissions: ["--allow-read", "--allow-env", "--allow-sys"],
});
