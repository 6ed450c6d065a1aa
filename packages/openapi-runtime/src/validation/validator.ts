import { escapeKey, keysOf, pointerOf } from "../json-pointer.ts";
import { type Cut, cutOf, MOST_IN_ALL, TOO_MANY } from "./limited.ts";
import type { Rules } from "./rules.ts";
import {
  type AjvError,
  type AjvValidate,
  BRANCHING,
  inOrder,
  MOST_VIOLATIONS,
  placeOf,
  type Table,
  valueAt,
  type Violation,
  violationsOf,
} from "./violations.ts";

/**
 * Validates a value: returns its violations, or an empty list.
 *
 * @param mediaType the body's media type, which selects the fallback code
 */
export type Validate = (value: unknown, mediaType?: string) => readonly Violation[];

/** The parts of a request that have validators. */
export type Place = "body" | "parameters";

/** The validators of one operation; an operation without a body has none for it. */
export type ValidatorModule = { readonly [place in Place]?: Validate };

/** Maps an operationId to its validators, loaded on first use. */
export type Validators = Readonly<Record<string, () => Promise<ValidatorModule>>>;

/** Creates a validator from a generated function, its table, and the API's rules. It reports at most {@link MOST_VIOLATIONS}. */
export function validator(generated: AjvValidate, table: Table, rules: Rules = {}): Validate {
  return (value, mediaType) => {
    const isValid = generated(value);
    const cut = cutOf(value);
    if (isValid && table.rules.length === 0 && !cut) return [];
    const errors = isValid ? [] : (generated.errors ?? []);
    const fallback = mediaType === undefined ? undefined : table.fallback[mediaType];
    const ofSchema = violationsOf(errors, table, value, fallback, cut && ((error) => isDueToCut(error, value, cut)));
    const ofRules = rulesBroken(value, errors, table, rules, cut);
    const found = inOrder([...ofSchema, ...ofRules], table.order).slice(0, MOST_VIOLATIONS);
    // Last: it has no documented code.
    return cut ? [...found, { pointer: "", rule: "elements", limit: MOST_IN_ALL, message: TOO_MANY }] : found;
  };
}

/** Whether an error may be due to what is missing of a shortened value. */
function isDueToCut({ keyword, schemaPath, instancePath }: AjvError, root: unknown, { isShort, isAffected }: Cut): boolean {
  const isBranching = BRANCHING.has(keyword) && !schemaPath.includes("/unevaluatedProperties");
  if (!isBranching && !NEEDING.has(keyword)) return false;
  return (isBranching ? isAffected : isShort)(valueAt(root, keysOf(instancePath)));
}

/** Keywords that need what a shortened value may lack. */
const NEEDING: ReadonlySet<string> = new Set(["required", "dependentRequired", "minItems", "minProperties", "contains"]);

/** Returns the violations of named rules. Of a shortened value, a rule can't be checked. */
function rulesBroken(value: unknown, errors: readonly AjvError[], table: Table, rules: Rules, cut: Cut | undefined): Violation[] {
  const violations: Violation[] = [];
  for (const entry of table.rules) {
    const target = valueAt(value, entry.at);
    if (target === undefined || cut?.isAffected(target)) continue;
    const run = rules[entry.rule];
    // The values have the rule's type: it is stopped at others.
    const outcome = run
      ? unlessStopped(() => run(guarded(target, pointerOf(entry.at), errors) as never, entry.limit as never))
      : entry.message;
    if (outcome === true) continue;
    const { at, message: _message, ...rest } = entry;
    violations.push({ pointer: pointerOf(at), ...rest, message: outcome });
  }
  return violations;
}

/** Thrown when a rule reads a value that the schema has rejected. */
const STOPPED: unique symbol = Symbol("stopped");

/** A stopped rule counts as satisfied: the schema's own violation is already reported. */
function unlessStopped(run: () => true | string): true | string {
  try {
    return run();
  } catch (error) {
    if (error === STOPPED) return true;
    throw error;
  }
}

/**
 * Guards a value for a rule: reading anything that the schema has rejected stops the rule, since neither type nor length is certain there.
 */
function guarded(target: unknown, pointer: string, errors: readonly AjvError[]): unknown {
  if (errors.length === 0) return target;
  const found = errors.filter(({ keyword, instancePath }) => !(BRANCHING.has(keyword) && instancePath === pointer));
  const rejected = new Set(found.map(placeOf));
  return guard(target, pointer);

  function guard(value: unknown, place: string): unknown {
    if (rejected.has(place)) throw STOPPED;
    if (typeof value !== "object" || value === null) return value;
    // A copy, because a proxy of a frozen object may only return the original values.
    return new Proxy(Array.isArray(value) ? [...(value as unknown[])] : { ...value }, {
      get(object, key) {
        const field: unknown = Reflect.get(object, key);
        return typeof key === "symbol" || typeof field === "function" ? field : guard(field, `${place}/${escapeKey(key)}`);
      },
    });
  }
}
