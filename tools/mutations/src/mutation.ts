/** A mistake that is put into a copy of the repository, and the checks that must catch it. */
import type { Check } from "./check.ts";

export interface Mutation {
  /** What is wrong, in a few words. */
  readonly name: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Run in this order: one that generates sources comes last. */
  readonly caughtBy: readonly Check[];
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

/** What the mistakes in code are about. Each part of the toolkit has at least two mutations of each kind. */
export type Kind = "limit" | "enumeration" | "required" | "code" | "status" | "header set" | "signing" | "event" | "example";

export type ByKind = Readonly<Record<Kind, readonly [Mutation, Mutation, ...Mutation[]]>>;

/** Lists mutations under names such as `client limit: 501 rows are accepted`. */
export const named = (part: string, mutations: Readonly<Record<string, readonly Mutation[]>>): readonly Mutation[] =>
  Object.entries(mutations).flatMap(([kind, all]) => all.map((each) => ({ ...each, name: `${part} ${kind}: ${each.name}` })));
