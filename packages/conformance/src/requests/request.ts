/** A request as its description speaks of it, and the places in it. */
import { keysOf } from "@maksu/openapi";

export type Place = "path" | "query" | "header" | "body";

/** The values of a request, before they are written to the wire. */
export interface ContractRequest {
  readonly operationId: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Without those that the signing layer fills in. */
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The media type of the body; undefined where the operation takes none. */
  readonly mediaType: string | undefined;
}

/** A place in a request: `["body", "rows", 0, "amount"]`. */
export type Spot = readonly [place: Place, ...keys: (string | number)[]];

/** Formats a spot, with a star for the elements of a list. */
export const spotName = (spot: Spot): string => spot.map((key) => (typeof key === "number" ? "*" : key)).join("/");

/** The value that a pointer inside a place leads to; undefined when there is none. */
export const valueAtPointer = (
  request: ContractRequest,
  { place, pointer }: { readonly place: Place; readonly pointer: string },
): unknown => valueAt(request, [place, ...keysOf(pointer)]);

type Container = Record<string | number, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

/** The value at a spot; undefined when there is none. */
export function valueAt(request: ContractRequest, [place, ...keys]: Spot): unknown {
  let value: unknown = request[place];
  for (const key of keys) value = isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** The request with another value at a spot whose surroundings are there; undefined removes it. Parts outside the spot are shared, not copied. */
export function withValue(request: ContractRequest, spot: Spot, value: unknown): ContractRequest {
  const put = (around: unknown, [key = "", ...rest]: readonly (string | number)[]): Container => {
    if (!isContainer(around)) throw new Error(`${request.operationId}: the request has nothing around ${spotName(spot)}`);
    const copy: Container = Array.isArray(around) ? ([...around] as unknown as Container) : { ...around };
    if (rest.length > 0) copy[key] = put(copy[key], rest);
    else if (value !== undefined) copy[key] = value;
    else if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
    return copy;
  };
  return put(request, spot) as unknown as ContractRequest;
}
