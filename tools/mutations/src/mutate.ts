/** A mistake that is put into a copy of the repository, and the check that must catch it. */
import type { Check } from "./check.ts";

export interface Mutation {
  /** The mistake, in a few words. */
  readonly name: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: Check;
}

/**
 * Applies a mutation to the text of its file.
 *
 * @throws {Error} when the text to find does not occur exactly once: the file has moved on, and the mutation has to follow
 */
export function mutate(text: string, { name, file, find, replace }: Mutation): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${name}: ${JSON.stringify(find)} occurs ${parts.length - 1} times in ${file}, not once`);
  return parts.join(replace);
}
