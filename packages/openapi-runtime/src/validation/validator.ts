import { escapeKey, pointerOf } from "../json-pointer.ts";
import type { Rules } from "./rules.ts";
import { type AjvError, type AjvValidate, BRANCHING, inOrder, placeOf, type Table, type Violation, violationsOf } from "./violations.ts";

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

/** Makes a validator of a generated function, its table, and the API's rules. */
export function validator(generated: AjvValidate, table: Table, rules: Rules = {}): Validate {
  return (value, mediaType) => {
    const errors = generated(value) ? [] : (generated.errors ?? []);
    const ofSchema = violationsOf(errors, table, mediaType === undefined ? undefined : table.fallback[mediaType]);
    return inOrder([...ofSchema, ...ofRules(value, errors, table, rules)], table.order);
  };
}

/** The rules that are broken. */
function ofRules(value: unknown, errors: readonly AjvError[], table: Table, rules: Rules): Violation[] {
  return table.rules.flatMap(({ at, rule, message, ...told }) => {
    const pointer = pointerOf(at);
    const target = valueAt(value, at);
    if (target === undefined) return [];
    const run = rules[rule];
    // The values are what the rule's type says: of others it is stopped.
    const outcome = run ? unlessStopped(() => run(guarded(target, pointer, errors) as never, told.limit as never)) : message;
    return outcome === true ? [] : [{ pointer, rule, ...told, message: outcome }];
  });
}

/** Thrown where a rule reads what the schema has rejected. */
const STOPPED: unique symbol = Symbol("stopped");

/** A rule that was stopped counts as kept: what the schema has found is reported already. */
function unlessStopped(run: () => true | string): true | string {
  try {
    return run();
  } catch (error) {
    if (error === STOPPED) return true;
    throw error;
  }
}

/** The value for a rule: it hands on nothing that the schema has rejected, since no limit holds there, neither of type nor of length. */
function guarded(target: unknown, pointer: string, errors: readonly AjvError[]): unknown {
  if (errors.length === 0) return target;
  const found = errors.filter(({ keyword, instancePath }) => !(BRANCHING.has(keyword) && instancePath === pointer));
  const rejected = new Set(found.map(placeOf));
  return guard(target, pointer);

  function guard(value: unknown, place: string): unknown {
    if (rejected.has(place)) throw STOPPED;
    if (typeof value !== "object" || value === null) return value;
    // A copy: of a frozen object, a proxy may hand on nothing but the values themselves.
    return new Proxy(Array.isArray(value) ? [...(value as unknown[])] : { ...value }, {
      get(object, key) {
        const field: unknown = Reflect.get(object, key);
        return typeof key === "symbol" || typeof field === "function" ? field : guard(field, `${place}/${escapeKey(key)}`);
      },
    });
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let place = value;
  for (const key of path) place = typeof place === "object" && place !== null ? (place as Record<string, unknown>)[key] : undefined;
  return place;
}
