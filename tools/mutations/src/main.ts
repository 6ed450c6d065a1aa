/** Runs the mutations whose line matches a pattern, or all: see the README. */
import { readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Check } from "./check.ts";
import type { Mutation } from "./mutation.ts";
import { mutations } from "./mutations.ts";
import { RepositoryCopy } from "./repository-copy.ts";
import { runCheck } from "./run-check.ts";
import { endPrograms, runProgram } from "./run-program.ts";
import { tryMutation } from "./try-mutation.ts";

const [pattern = ""] = process.argv.slice(2);
const chosen = mutations.filter((mutation) => new RegExp(pattern, "i").test(`${mutation.name} ${mutation.file} ${checksOf(mutation)}`));
if (chosen.length === 0) {
  console.error(
    `No mutation's name, file or check matches ${pattern}. They are in tools/mutations/src/specs and tools/mutations/src/code.`,
  );
  process.exit(2);
}

const started = Date.now();
const copies = Array.from({ length: Math.min(2, availableParallelism(), chosen.length) }, () => new RepositoryCopy());
process.on("exit", () => {
  endPrograms();
  for (const copy of copies) copy.remove();
});
process.on("SIGINT", () => process.exit(130)).on("SIGTERM", () => process.exit(143));

for (const copy of copies) await makeOwnRelease(copy);
await share(unmutatedChecks(), async (copy, check) => {
  const { failed, output } = await runCheck(copy, check);
  copy.restore();
  if (failed) throw new Error(`${check.name} of ${check.api} fails before any mutation:\n${output.trim().slice(-3000)}`);
});
let survivors = 0;
await share(chosen, async (copy, mutation) => {
  const start = Date.now();
  const reasons = await tryMutation(copy, mutation);
  if (reasons.length > 0) survivors += 1;
  const columns = [
    reasons.length > 0 ? "SURVIVED" : "caught  ",
    mutation.name.padEnd(80),
    checksOf(mutation).padEnd(28),
    secondsSince(start),
  ];
  console.log(columns.join("  "));
  for (const reason of reasons) console.log(`    ${reason.replaceAll("\n", "\n    ")}`);
});
console.log(`\n${chosen.length} mutations, ${survivors} survived, ${secondsSince(started)}`);
process.exitCode = survivors === 0 ? 0 : 1;

/** A copy is its own last release, so that a mutation is all that has changed in its descriptions. */
async function makeOwnRelease(copy: RepositoryCopy): Promise<void> {
  for (const name of readdirSync(copy.path(".changeset")))
    if (name.endsWith(".md") && name !== "README.md") rmSync(copy.path(".changeset", name));
  const { failed, output } = await runProgram(copy, "", "tools/spec-changes/dist/main.js", "baseline");
  if (failed) throw new Error(output);
}

/** Every check once: what fails anyway catches nothing. */
function unmutatedChecks(): readonly Check[] {
  const checks = chosen.flatMap(({ caughtBy }) => caughtBy).map(({ only: _only, ...whole }) => whole);
  return [...new Map(checks.map((check) => [`${check.name} ${check.api} ${check.file} ${check.regenerate}`, check])).values()];
}

/** Shares work between the copies: each takes the next piece when it is done with the last. */
async function share<Piece>(pieces: readonly Piece[], work: (copy: RepositoryCopy, piece: Piece) => Promise<void>): Promise<void> {
  const waiting = [...pieces];
  await Promise.all(
    copies.map(async (copy) => {
      for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) await work(copy, piece);
    }),
  );
}

function checksOf({ caughtBy }: Mutation): string {
  return caughtBy.map(({ name }) => name).join(", ");
}

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
