import type { Rules } from "./rules.ts";
import { type AjvError, escapePointer, inOrder, type Table, type Violation, violationsOf } from "./violations.ts";

/**
 * Finds what is wrong with a value: an empty list when nothing is.
 *
 * @param mediaType the body's, which decides the code of last resort
 */
export type Validate = (value: unknown, mediaType?: string) => readonly Violation[];

/** What of a request a validator looks at. */
export type Place = "body" | "parameters";

/** The validators of one operation; one that takes no body has none for it. */
export type ValidatorModule = { readonly [place in Place]?: Validate };

/** operationId to the validators, loaded on first use. */
export type Validators = Readonly<Record<string, () => Promise<ValidatorModule>>>;

type Generated = ((value: unknown) => boolean) & { errors?: readonly AjvError[] | null };

/** Makes a validator of a generated function, its table, and the API's rules. */
export function validator(generated: Generated, table: Table, rules: Rules = {}): Validate {
  return (value, mediaType) => {
    const errors = generated(value) ? [] : (generated.errors ?? []);
    const ofSchema = violationsOf(errors, table, mediaType === undefined ? undefined : table.fallback[mediaType]);
    return inOrder([...ofSchema, ...ofRules(value, errors, table, rules)], table.order);
  };
}

/** The rules that are broken, of those whose value the schema has accepted, whatever else is wrong. */
function ofRules(value: unknown, errors: readonly AjvError[], table: Table, rules: Rules): Violation[] {
  return table.rules.flatMap(({ at, rule, ...told }) => {
    const pointer = at.map((key) => `/${escapePointer(key)}`).join("");
    const target = valueAt(value, at);
    if (target === undefined || errors.some(({ instancePath }) => `${instancePath}/`.startsWith(`${pointer}/`))) return [];
    // Nothing is wrong there, so the value is what the rule's type says.
    return rules[rule]?.(target as never) === true ? [] : [{ pointer, rule, ...told }];
  });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let place = value;
  for (const key of path) place = typeof place === "object" && place !== null ? (place as Record<string, unknown>)[key] : undefined;
  return place;
}
