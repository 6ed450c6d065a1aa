/** Ends a command of the workspace in this folder before it begins, when what it runs on is not built. Vitest calls the function before its tests. */
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { staleBuild } from "./built.mjs";

export default function requireBuilt() {
  const problem = staleBuild(process.cwd());
  if (problem === undefined) return;
  // Without a stack: where it was found helps nobody.
  console.error(problem);
  process.exit(1);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const problem = staleBuild(process.cwd(), { own: true });
  if (problem !== undefined) console.error(problem);
  process.exitCode = problem === undefined ? 0 : 1;
}
