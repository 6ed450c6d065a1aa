/** One constraint of a request, and the requests that try it. */
import { pointerOf } from "@maksu/openapi";
import { type ContractRequest, type Place, type Spot, spotName } from "../requests/request.ts";

export interface Trial {
  /** The change of a valid request, as in `maximum 900: 901`. */
  readonly what: string;
  readonly request: ContractRequest;
  /** Where a client must see the fault. */
  readonly at: { readonly place: Place; readonly pointer: string };
  /** The error code that is documented for it. */
  readonly code: string | undefined;
}

export interface Constraint {
  readonly operationId: string;
  readonly spot: Spot;
  readonly keyword: string;
  /** `body/callbackDelay maximum 900`. */
  readonly name: string;
  /** Requests that just keep it. */
  readonly inside: readonly Trial[];
  /** Requests that just break it. */
  readonly outside: readonly Trial[];
  /** Why there may be none on a side; undefined when there must be. */
  readonly without: { readonly inside?: string; readonly outside?: string };
}

/** A request, and what was made of it in a few words; and the spot of the fault, where that is not the constraint's. */
export type Tried = readonly [what: string, request: ContractRequest, at?: Spot];

/** A constraint of an operation that it does not name. */
export type MadeConstraint = Omit<Constraint, "operationId">;

interface Sides {
  readonly inside: readonly Tried[];
  readonly outside: readonly Tried[];
  readonly without?: Constraint["without"];
}

/** Makes a constraint of what was tried at a place, whose error has a code. */
export function constraintAt(
  { spot, code }: Pick<Constraint, "spot"> & Pick<Trial, "code">,
  keyword: string,
  { inside, outside, without = {} }: Sides,
  asserted?: unknown,
): MadeConstraint {
  const trial = ([what, request, [place, ...keys] = spot]: Tried): Trial => ({
    what,
    request,
    at: { place, pointer: pointerOf(keys) },
    code,
  });
  const name = `${spotName(spot)} ${keyword}${asserted === undefined ? "" : ` ${brief(asserted)}`}`;
  return { spot, keyword, name, without, inside: inside.map(trial), outside: outside.map(trial) };
}

/** A value in one short line. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  const length = typeof value === "string" ? [...value].length : text.length;
  if (Array.isArray(value) && value.length > 2 && length > 60) return `${value.length} elements`;
  return length > 60 ? `${[...text].slice(0, 12).join("")}…${text.at(-1)} (${length} characters)` : text;
}
