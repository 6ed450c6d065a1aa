/** Makes every edit in a copy of the repository and sees that the gates catch it. Give it a part of a name to make only such edits. */
import { refreshBaselines } from "../baseline.ts";
import { pendingChangesets, removeChangeset } from "../changesets.ts";
import { breaking, contract, documents, drift, gateNames, generate, lint, type Gate } from "./gates.ts";
import { copyRepository, removeCopy } from "./repository-copy.ts";
import { seeds, type Seed } from "./seeds.ts";
import { trySeed, type Verdict } from "./try-seed.ts";

const [part = ""] = process.argv.slice(2);
const chosen = seeds.filter(({ name }) => name.includes(part));
const copy = copyRepository();
process.on("exit", () => removeCopy(copy));
process.on("SIGINT", () => process.exit(130)).on("SIGTERM", () => process.exit(143));

await makeOwnRelease();
console.log(`${"".padEnd(64)} ${gateNames.join("  ")}`);
let slipped = 0;
for (const seed of chosen) {
  const verdict = await trySeed(copy, seed);
  if (verdict.failures.length > 0) slipped += 1;
  console.log(lineOf(seed, verdict));
  for (const failure of verdict.failures) console.log(`    ${failure.replaceAll("\n", "\n    ")}`);
}
console.log(`\nX must catch it and does, x catches it too. ${chosen.length} edits, ${slipped} slipped through.`);
process.exitCode = slipped === 0 && chosen.length > 0 ? 0 : 1;

/** The copy is its own last release, freshly generated, so that only the seeds are changes. A gate that is shut for everyone catches nothing. */
async function makeOwnRelease(): Promise<void> {
  pendingChangesets(copy).forEach(removeChangeset);
  for (const api of new Set(chosen.map((seed) => seed.api))) {
    mustPass("lint", await lint(copy, api));
    mustPass("generate", await generate(copy, api));
    mustPass("drift", await drift(copy, api));
    mustPass("documents", await documents(copy, api));
  }
  refreshBaselines(copy);
  mustPass("breaking", await breaking(copy));
  for (const api of new Set(chosen.filter(({ caught }) => caught.contract).map((seed) => seed.api)))
    mustPass("contract", await contract(copy, api));
}

function mustPass(gate: string, objection: string | undefined): void {
  if (objection !== undefined) throw new Error(`${gate} is shut before any edit:\n${objection.slice(0, 3000)}`);
}

function lineOf({ name, api, caught }: Seed, { objections, failures }: Verdict): string {
  const mark = (gate: Gate): string => (objections[gate] === undefined ? "." : caught[gate] ? "X" : "x").padEnd(gate.length);
  return `${failures.length > 0 ? "SLIPPED" : "caught "} ${`${name} (${api})`.padEnd(56)} ${gateNames.map(mark).join("  ")}`;
}
