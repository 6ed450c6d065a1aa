import { hasLine, type Check } from "./check.ts";
import { mutate, type Mutation } from "./mutation.ts";
import { rebuild } from "./rebuild.ts";
import type { RepositoryCopy } from "./repository-copy.ts";
import { runCheck } from "./run-check.ts";
import type { Result } from "./run-program.ts";

/** Shows a mutation to the checks that must catch it. Returns why it survives them; nothing when all catch it. */
export async function tryMutation(copy: RepositoryCopy, mutation: Mutation): Promise<readonly string[]> {
  try {
    copy.edit(mutation.file, (text) => mutate(text, mutation));
    // The sandbox's tests read its sources, and what other packages have built.
    const isBuilt = mutation.file.startsWith("packages/sandbox/") && mutation.caughtBy.every(({ name }) => name === "sandbox");
    const built = isBuilt ? { failed: false, output: "" } : await rebuild(copy, mutation.file);
    const reasons: string[] = [];
    for (const check of mutation.caughtBy) {
      const result = built.failed || check.name === "lint" ? built : await runCheck(copy, check);
      reasons.push(...missingIn(result, check));
    }
    return reasons;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    copy.restore();
  }
}

function missingIn({ failed, output }: Result, { name, says }: Check): readonly string[] {
  if (!failed) return [`${name} passes`];
  const missing = says.filter((said) => !hasLine(output, said));
  return missing.length === 0 ? [] : [`${name} fails without saying ${missing.join(", nor ")}:\n${failuresIn(output).slice(-3000)}`];
}

/** The output without the tests that passed. */
const failuresIn = (output: string): string => output.replaceAll(/^.*✓.*\n/gm, "").trim();
