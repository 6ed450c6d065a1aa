import type { Rules } from "./rules.ts";
import { type AjvError, inOrder, type Table, type Violation, violationsOf } from "./violations.ts";

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
    if (!generated(value))
      return violationsOf(generated.errors ?? [], table, mediaType === undefined ? undefined : table.fallback[mediaType]);
    const broken = table.rules.filter(({ at, rule }) => {
      const target = valueAt(value, at);
      // The schema has passed, so the value is what the rule's type says.
      return target !== undefined && rules[rule]?.(target as never) !== true;
    });
    return inOrder(
      broken.map(({ at, rule, code, message }) => ({
        pointer: at.map((key) => `/${key}`).join(""),
        rule,
        message,
        ...(code !== undefined && { code }),
      })),
      table.order,
    );
  };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let place = value;
  for (const key of path) place = typeof place === "object" && place !== null ? (place as Record<string, unknown>)[key] : undefined;
  return place;
}
