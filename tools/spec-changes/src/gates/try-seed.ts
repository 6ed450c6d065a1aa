/** One edit, shown to every gate. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { breaking, contract, documents, drift, gateNames, generate, lint, type Gate } from "./gates.ts";
import type { Seed } from "./seeds.ts";

export interface Verdict {
  /** What the gates said against the edit. */
  readonly objections: Readonly<Partial<Record<Gate, string>>>;
  /** Gates that should have said something, or something else. */
  readonly failures: readonly string[];
}

/** Edits the description in the copy, asks the gates, and takes the edit back. */
export async function trySeed(copy: string, seed: Seed): Promise<Verdict> {
  const path = join(copy, "specs", seed.api, seed.file);
  const bundle = join(copy, "specs", seed.api, "dist/openapi.json");
  const [before, bundled] = [readFileSync(path, "utf8"), readFileSync(bundle)];
  const after = edited(before, seed);
  // The description has moved on, and the seed has to follow it.
  if (after === undefined) return { objections: {}, failures: [`the text to replace does not stand in ${seed.file} once`] };
  try {
    writeFileSync(path, after);
    const objections = await askGates(copy, seed);
    return { objections, failures: gateNames.flatMap((gate) => failureOf(gate, seed, objections[gate])) };
  } finally {
    writeFileSync(path, before);
    writeFileSync(bundle, bundled);
    if (seed.caught.contract) await generate(copy, seed.api);
  }
}

/** @returns undefined when the text to replace does not stand there exactly once */
export function edited(text: string, { find, put }: Pick<Seed, "find" | "put">): string | undefined {
  const parts = text.split(find);
  return parts.length === 2 ? parts.join(put) : undefined;
}

async function askGates(copy: string, { api, caught }: Seed): Promise<Verdict["objections"]> {
  const linted = await lint(copy, api);
  // Without a bundle there is nothing for the others to look at.
  if (linted !== undefined) return { lint: linted };
  const [drifted, broken, undocumented] = await Promise.all([drift(copy, api), breaking(copy), documents(copy, api)]);
  // Makes the sources anew, so it comes last.
  const untrue = caught.contract ? await contract(copy, api) : undefined;
  const answers = { drift: drifted, breaking: broken, documents: undocumented, contract: untrue };
  return Object.fromEntries(Object.entries(answers).filter(([, objection]) => objection !== undefined));
}

function failureOf(gate: Gate, { caught }: Seed, said: string | undefined): readonly string[] {
  const wanted = caught[gate];
  if (wanted === undefined || (said !== undefined && wanted.test(said))) return [];
  return [said === undefined ? `${gate} let it pass` : `${gate} objects to something else than ${wanted}:\n${said.slice(0, 1500)}`];
}
