/** A mistake that is put into a copy of the repository, and the check that must catch it. */
import type { Replacement } from "@maksu/codegen/replace-once";
import type { Check } from "./check.ts";

export interface Mutation extends Replacement {
  /** The mistake, in a few words. */
  readonly name: string;
  readonly caughtBy: Check;
}
