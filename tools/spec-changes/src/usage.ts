/** Which operations and events a place of a bundled description belongs to. */
import {
  eventsOf,
  isObject,
  type JsonObject,
  keysOf,
  type LocatedOperation,
  METHODS,
  operationsOf,
  referencesFrom,
  textAt,
  valueAt,
} from "@maksu/openapi";

export interface Use {
  readonly operationId: string;
  readonly event: boolean;
  readonly side: "request" | "response";
  /** The code for what no nearer code covers, if the request has one. */
  readonly lastResort: string | undefined;
}

/** Programs made from the description write the value; otherwise they read it. An event's request comes to them. */
export const sends = ({ event, side }: Use): boolean => event === (side === "response");

/** @returns a function from a place's segments to those who use it: its own operation, or all that refer to its component */
export function usesIn(document: JsonObject): (segments: readonly string[]) => readonly Use[] {
  const byComponent = new Map<string, Use[]>();
  const byPath = new Map<string, Use[]>();
  for (const located of [...operationsOf(document), ...eventsOf(document)]) {
    const { operationId, at } = located;
    const [section, path, method] = at;
    const event = section === "webhooks";
    const lastResort = lastResortOf(located);
    for (const [side, parts] of Object.entries(partsOf(document, located)) as [Use["side"], unknown][]) {
      const use = { operationId, event, side, lastResort };
      add(byPath, [section, path, method, side].join(" "), use);
      if (side === "request") add(byPath, [section, path].join(" "), use);
      for (const component of componentsIn(document, parts)) add(byComponent, component, use);
    }
  }
  return ([section = "", name = "", key = "", part = ""]) =>
    (section === "components"
      ? byComponent.get(`${name} ${key}`)
      : (byPath.get([section, name, key, part === "responses" ? "response" : "request"].join(" ")) ??
        byPath.get([section, name].join(" ")))) ?? [];
}

/** Returns the request and the responses of an operation. The request has what all operations of the path share. */
function partsOf(document: JsonObject, { operation, at: [section, path] }: LocatedOperation): Record<Use["side"], unknown> {
  const { responses, ...request } = operation;
  const item = valueAt(document, [section, path]);
  const shared = { ...(isObject(item) ? item : {}), ...NO_OPERATIONS };
  return { request: [shared, request], response: responses };
}

const NO_OPERATIONS = Object.fromEntries(METHODS.map((method) => [method, undefined]));

const add = (map: Map<string, Use[]>, key: string, use: Use): void => {
  map.set(key, [...(map.get(key) ?? []), use]);
};

const lastResortOf = ({ content }: LocatedOperation): string | undefined =>
  Object.values(content)
    .map((mediaType) => textAt(mediaType, "x-error-code"))
    .find((found) => found !== undefined);

/** Every component that the value refers to, and that those refer to. */
const componentsIn = (document: JsonObject, value: unknown): ReadonlySet<string> =>
  new Set([...referencesFrom(document, value)].map((reference) => keysOf(reference).slice(1, 3).join(" ")));
