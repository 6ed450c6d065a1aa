import { replaceOnce } from "@maksu/codegen/replace-once";
import { hasLine, type Mutation } from "./check.ts";
import { build, rebuild } from "./rebuild.ts";
import type { RepositoryCopy } from "./repository-copy.ts";
import { runCheck } from "./run-check.ts";

/** Shows a mutation to the check that must catch it. Returns why it survives; nothing when it is caught. */
export async function tryMutation(copy: RepositoryCopy, mutation: Mutation): Promise<string | undefined> {
  const { file, caughtBy } = mutation;
  try {
    copy.edit(file, (text) => replaceOnce(text, mutation));
    if (file.startsWith("specs/")) await rebuild(copy, file);
    // A package's own tests read its sources.
    else if (caughtBy.name === "tests" && !file.startsWith(`${caughtBy.at}/`)) await build(copy, file);
    const { failed, output } = await runCheck(copy, caughtBy);
    if (!failed) return `${caughtBy.name} passes`;
    const missing = caughtBy.says.filter((said) => !hasLine(output, said));
    return missing.length === 0
      ? undefined
      : `${caughtBy.name} fails without saying ${missing.join(", nor ")}:\n${failuresIn(output).slice(-3000)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    copy.restore();
  }
}

/** The output without the tests that passed. */
const failuresIn = (output: string): string =>
  output
    .split("\n")
    .filter((line) => !line.includes("✓"))
    .join("\n")
    .trim();
