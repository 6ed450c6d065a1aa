import type { Rule, Rules } from "./rules.ts";
import { type AjvError, BRANCHING, escapePointer, inOrder, placeOf, type Table, type Violation, violationsOf } from "./violations.ts";

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

/** The rules that are broken. */
function ofRules(value: unknown, errors: readonly AjvError[], table: Table, rules: Rules): Violation[] {
  return table.rules.flatMap(({ at, rule, ...told }) => {
    const pointer = at.map((key) => `/${escapePointer(key)}`).join("");
    const target = valueAt(value, at);
    return target === undefined || isKept(rules[rule], target, told.limit, pointer, errors) ? [] : [{ pointer, rule, ...told }];
  });
}

/** A rule that reads what the schema has refused has no say, so that it is kept. */
function isKept(rule: Rule | undefined, target: unknown, limit: unknown, pointer: string, errors: readonly AjvError[]): boolean {
  // The values are what the rule's type says, or its word does not count.
  if (errors.length === 0) return rule?.(target as never, limit as never) === true;
  const read = new Set<string>();
  const watched = watch(target, pointer, read);
  const hasReadRefused = (): boolean =>
    errors.some((error) => read.has(placeOf(error)) && !(BRANCHING.has(error.keyword) && error.instancePath === pointer));
  try {
    return rule?.(watched as never, limit as never) === true || hasReadRefused();
  } catch (error) {
    if (hasReadRefused()) return true;
    throw error;
  }
}

/** A value that takes down, as JSON pointers, what is read of it. */
function watch(value: unknown, pointer: string, read: Set<string>): unknown {
  read.add(pointer);
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(object, key) {
      const field: unknown = Reflect.get(object, key);
      return typeof key === "symbol" || typeof field === "function" ? field : watch(field, `${pointer}/${escapePointer(key)}`, read);
    },
  });
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let place = value;
  for (const key of path) place = typeof place === "object" && place !== null ? (place as Record<string, unknown>)[key] : undefined;
  return place;
}
