/** Finds which side of an operation a body is of, and the operation of a body that stands alone, by the names of its fields. */
import { eventsOf, type JsonObject, type LocatedOperation, operationsOf, viewOf } from "@maksu/openapi";
import { responseExamples } from "../requests/example-requests.ts";

export interface Located {
  readonly bundle: JsonObject;
  readonly operation: LocatedOperation;
}

interface Shape {
  readonly side: "request" | "response";
  readonly known: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly isList: boolean;
}

/** Whether a body is an error's, whatever its code. */
export const isError = (body: string): boolean =>
  /^\s*\{\s*"(?:status"\s*:\s*"error"|error"|errorCode")/.test(body) || body.includes("<errorCode>");

/** The status of the error that a body has the code of. */
export const statusOfCode = (operation: LocatedOperation, body: string): string | undefined => codesOf(operation).get(codeIn(body) ?? "");

/** Whether a body has more of an operation's response than of its request. */
export function isOfResponse({ bundle, operation }: Located, body: string): boolean {
  const names = namesIn(body);
  const [best] = shapesOf(bundle, operation).toSorted((one, other) => likeness(names, other) - likeness(names, one));
  return best?.side === "response";
}

/** Returns the operation that a body is most like, of equal ones the nearest; undefined where it is like none. */
export function operationLike(bundles: readonly JsonObject[], body: string, nearest: string | undefined): LocatedOperation | undefined {
  const names = namesIn(body);
  const code = codeIn(body);
  const isList = body.trimStart().startsWith("[");
  const all = bundles.flatMap((bundle) => operationsOf(bundle).map((operation) => ({ bundle, operation })));
  const documented = all.filter(({ operation }) => code === undefined || codesOf(operation).has(code));
  const isUnknown = documented.length === 0;
  const [best, second] = (isUnknown ? all : documented)
    .map(({ bundle, operation }) => ({
      operation,
      likeness: Math.max(...shapesOf(bundle, operation).map((shape) => (shape.isList === isList ? likeness(names, shape) : -1))),
      isNearest: operation.operationId === nearest,
    }))
    .toSorted((one, other) => other.likeness - one.likeness || Number(other.isNearest) - Number(one.isNearest));
  // A code that nothing documents says no more than its record does.
  if (isUnknown && !best?.isNearest && best?.likeness === second?.likeness) return undefined;
  const least = code === undefined ? Math.min(1.5, names.size - 0.5) : 0.5;
  return best && names.size > 0 && best.likeness >= least ? best.operation : undefined;
}

/** Returns the event that has a body like this one, a list of records; undefined where there is none. */
export function eventLike(bundle: JsonObject, body: string): LocatedOperation | undefined {
  const names = body.trimStart().startsWith("[") ? namesIn(body) : new Set<string>();
  const isLike = (shape: Shape): boolean => names.size > 1 && likeness(names, shape) >= names.size / 2;
  return eventsOf(bundle).find((event) => shapesOf(bundle, event).some(isLike));
}

/** The names of a body's fields, at the top or of a list's first element. */
function namesIn(body: string): ReadonlySet<string> {
  if (/^\s*</.test(body)) {
    let depth = 0;
    const names = new Set<string>();
    for (const [, end, name = ""] of body.matchAll(/<(\/?)(\w{1,80})[^<>]*>/g)) {
      if (end === "/") depth--;
      else if (depth++ === 1) names.add(name);
    }
    return names;
  }
  try {
    const value: unknown = JSON.parse(body);
    return new Set(Object.keys(Object(Array.isArray(value) ? value[0] : value) as object));
  } catch {
    return new Set();
  }
}

const codeIn = (body: string): string | undefined =>
  /"(?:errorCode|title)"\s*:\s*"([a-z-]+)"|<errorCode>([a-z-]+)/.exec(body)?.slice(1).find(Boolean);

/** The names of an operation's error examples, each with its status. */
const codesOf = (operation: LocatedOperation): ReadonlyMap<string, string> =>
  new Map(responseExamples(operation).map(({ name, status }) => [name, status]));

/** The fields of an operation's bodies, at the top or of a list's elements. */
function shapesOf(bundle: JsonObject, { content, responses }: LocatedOperation): readonly Shape[] {
  const shape = (side: Shape["side"], schema: unknown): Shape => {
    const view = viewOf(bundle, schema);
    const { properties, required } = view.items === undefined ? view : viewOf(bundle, view.items);
    return { side, known: new Set(properties.keys()), required, isList: view.items !== undefined };
  };
  const received = [...responses.values()].flatMap(({ value }) => Object.values(value.content ?? {}));
  return [
    ...Object.values(content).map(({ schema }) => shape("request", schema)),
    ...received.map(({ schema }) => shape("response", schema)),
  ];
}

/** How many names a shape has, less those that it has not, and a little less for each that is missing. */
const likeness = (names: ReadonlySet<string>, { known, required }: Shape): number =>
  [...names].reduce((sum, name) => sum + (known.has(name) ? 1 : -1), 0) - [...required].filter((name) => !names.has(name)).length / 100;
