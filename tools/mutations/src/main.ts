/** Runs the mutations whose line matches a pattern, or all: see the README. */
import { availableParallelism } from "node:os";
import type { Check } from "./check.ts";
import { mutations } from "./mutations.ts";
import { RepositoryCopy } from "./repository-copy.ts";
import { runCheck } from "./run-check.ts";
import { endPrograms } from "./run-program.ts";
import { tryMutation } from "./try-mutation.ts";

const [pattern = ""] = process.argv.slice(2);
const chosen = mutations.filter((mutation) => new RegExp(pattern, "i").test(`${mutation.name} ${mutation.file} ${mutation.caughtBy.name}`));
if (chosen.length === 0) {
  console.error(`No mutation's name, file or check matches ${pattern}. They are in tools/mutations/src/mutations.ts.`);
  process.exit(2);
}

const started = Date.now();
const copies = Array.from({ length: Math.min(2, availableParallelism(), chosen.length) }, () => new RepositoryCopy());
process.on("exit", () => {
  endPrograms();
  for (const copy of copies) copy.remove();
});
process.on("SIGINT", () => process.exit(130)).on("SIGTERM", () => process.exit(143));

await share(unmutatedChecks(), async (copy, check) => {
  const { failed, output } = await runCheck(copy, check);
  copy.restore();
  if (failed) throw new Error(`${check.name} fails before any mutation:\n${output.trim().slice(-3000)}`);
});
let survivors = 0;
await share(chosen, async (copy, mutation) => {
  const start = Date.now();
  const reason = await tryMutation(copy, mutation);
  const { name, caughtBy } = mutation;
  console.log([reason === undefined ? "caught  " : "SURVIVED", name.padEnd(60), caughtBy.name.padEnd(8), secondsSince(start)].join("  "));
  if (reason === undefined) return;
  survivors += 1;
  console.log(`    ${reason.replaceAll("\n", "\n    ")}`);
});
console.log(`\n${chosen.length} mutations, ${survivors} survived, ${secondsSince(started)}`);
process.exitCode = survivors === 0 ? 0 : 1;

/** Every check once: what fails anyway catches nothing. */
function unmutatedChecks(): readonly Check[] {
  const whole = chosen.map(({ caughtBy }) => (caughtBy.name === "contract" ? { ...caughtBy, only: undefined } : caughtBy));
  const nameOf = ({ says: _says, ...check }: Check): string => JSON.stringify(check);
  return [...new Map(whole.map((check) => [nameOf(check), check])).values()];
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

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}
