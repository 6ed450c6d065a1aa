#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { staleBuild } from "../../../scripts/built.mjs";

const problem = staleBuild(fileURLToPath(new URL("..", import.meta.url)), { own: true });
if (problem === undefined) await import("../dist/cli.js");
else {
  console.error(problem);
  process.exitCode = 1;
}
