/** Mutations, and the checks of this repository that they are shown to. */
import type { Replacement } from "@maksu/codegen/replace-once";

/** A mistake that is put into a copy of the repository. */
export interface Mutation extends Replacement {
  /** The mistake, in a few words. */
  readonly name: string;
  readonly caughtBy: Check;
}

/** A check that must catch a mutation, and lines that it must print. `…` stands for anything within a line. */
export type Check = Contract | Types | Tests;

/** `npm run long -- contract`: client and mock server do what the description says; of the tests, those that have `only` in their title. */
interface Contract {
  readonly name: "contract";
  readonly api: string;
  /** @defaultValue all of the API */
  readonly only?: string | undefined;
  readonly says: Says;
}

/** `npm run generate && npm run build`: the API package compiles, its hand-written rules among it. */
interface Types {
  readonly name: "types";
  readonly api: string;
  readonly says: Says;
}

/** A test file of a package. */
interface Tests {
  readonly name: "tests";
  /** The package's folder. */
  readonly at: string;
  readonly file: string;
  readonly says: Says;
}

type Says = readonly [string, ...string[]];

/** Whether a line of the output has each part of what must be said, one after the other. */
export function hasLine(output: string, said: string): boolean {
  const parts = said.split("…");
  return output.split("\n").some((line) => {
    let end = 0;
    return parts.every((part) => {
      const found = line.indexOf(part, end);
      end = found + part.length;
      return found >= 0;
    });
  });
}
