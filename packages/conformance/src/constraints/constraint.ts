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

/** Where a fault at a spot is. */
export const at = (spot: Spot): Trial["at"] => ({ place: spot[0], pointer: pointerOf(spot.slice(1)) });

/** A constraint's name and place; its requests come beside. */
export const named = (operationId: string, spot: Spot, keyword: string, asserted?: unknown): Omit<Constraint, "inside" | "outside"> => ({
  without: {},
  operationId,
  spot,
  keyword,
  name: `${spotName(spot)} ${keyword}${asserted === undefined ? "" : ` ${brief(asserted)}`}`,
});

/** A value in one short line. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  const length = typeof value === "string" ? [...value].length : text.length;
  if (Array.isArray(value) && value.length > 2 && length > 60) return `${value.length} elements`;
  return length > 60 ? `${[...text].slice(0, 12).join("")}…${text.at(-1)} (${length} characters)` : text;
}
