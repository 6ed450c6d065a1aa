/** The checks of this repository that mutations are shown to. */

export type CheckName = "lint" | "drift" | "types" | "breaking" | "documents" | "contract" | "independent" | "sandbox";

/** A check that must catch a mutation, and what it must say. */
export interface Check {
  readonly name: CheckName;
  readonly api: string;
  /** Lines of its output. `…` stands for anything in between. */
  readonly says: readonly string[];
  /** Title of the tests to run. @defaultValue all of the API */
  readonly only?: string;
  /** The sandbox's test file to run. */
  readonly file?: string;
  /** What is made from the description is generated again before. @defaultValue false */
  readonly regenerate?: boolean;
}

type Says = readonly [string, ...string[]];
type CheckOf = (...says: Says) => Check;

/** Makes the checks of one API, named after its folder under `specs`. */
export function checksOf(api: string): {
  /** `npm run build`: lints the description and bundles it. */
  readonly lint: CheckOf;
  /** `npm test`: the generated sources are those of the description. */
  readonly drift: CheckOf;
  /** `npm run generate && npm run build`: the API package compiles, its hand-written rules among it. */
  readonly types: CheckOf;
  /** `npm run spec:check`: the change is a breaking one. */
  readonly breaking: CheckOf;
  /** `npm test`: the description says what the API's document says. */
  readonly documents: CheckOf;
  /** `npm run contract`: client and mock server do what the description says; of the tests, those that have `only` in their title. */
  readonly contract: (only: string | undefined, ...says: Says) => Check;
  /** `npm run generate && npm run contract`. */
  readonly regenerated: CheckOf;
  /** `npm test`: signatures made without this toolkit's code verify. */
  readonly independent: CheckOf;
} {
  const named =
    (name: CheckName, more: Partial<Check> = {}): CheckOf =>
    (...says) => ({ name, api, says, ...more });
  return {
    lint: named("lint"),
    drift: named("drift"),
    types: named("types"),
    breaking: named("breaking"),
    documents: named("documents"),
    contract: (only, ...says) => ({ name: "contract", api, says, ...(only === undefined ? {} : { only }) }),
    regenerated: named("contract", { regenerate: true }),
    independent: named("independent"),
  };
}

/** `npm test -w @maksu/sandbox`: a test file of the sandbox, under `src`. */
export const sandbox = (file: string, ...says: Says): Check => ({ name: "sandbox", api: "payment-api", file, says });

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
