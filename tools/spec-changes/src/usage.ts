/** Which operations and events a place of a bundled description belongs to. */
import { isObject, objectAt, resolve, textAt, type JsonObject } from "@maksu/bundle";
import { segmentsOf } from "./pointer.ts";

export interface Use {
  readonly operationId: string;
  readonly event: boolean;
  readonly side: "request" | "answer";
  /** The code of what no nearer code answers, if the request has one. */
  readonly lastResort: string | undefined;
}

/** Programs made from the description write the value; otherwise they read it. An event's request comes to them. */
export const sends = ({ event, side }: Use): boolean => event === (side === "answer");

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

export const isMethod = (key: string): boolean => methods.has(key);

/** @returns a function from a place's segments to those who use it: its own operation, or all that refer to its component */
export function usesIn(document: JsonObject): (segments: readonly string[]) => readonly Use[] {
  const byComponent = new Map<string, Use[]>();
  const byPath = new Map<string, Use[]>();
  for (const [section, event] of [
    ["paths", false],
    ["webhooks", true],
  ] as const) {
    for (const [path, item] of Object.entries(objectAt(document, section))) {
      for (const [method, operation] of Object.entries(isObject(item) ? item : {})) {
        if (!isMethod(method) || !isObject(operation)) continue;
        const { responses, ...request } = operation;
        const shared = { ...(isObject(item) ? item : {}), ...noOperations };
        for (const [side, parts] of [
          ["request", { shared, request }],
          ["answer", { responses }],
        ] as const) {
          const use = {
            operationId: textAt(operation, "operationId") ?? `${method} ${path}`,
            event,
            side,
            lastResort: lastResortOf(document, operation),
          };
          add(byPath, [section, path, method, side].join(" "), use);
          if (side === "request") add(byPath, [section, path].join(" "), use);
          for (const component of reachable(document, parts)) add(byComponent, component, use);
        }
      }
    }
  }
  return ([section = "", name = "", key = "", part = ""]) =>
    (section === "components"
      ? byComponent.get(`${name} ${key}`)
      : (byPath.get([section, name, key, part === "responses" ? "answer" : "request"].join(" ")) ??
        byPath.get([section, name].join(" ")))) ?? [];
}

const noOperations = Object.fromEntries([...methods].map((method) => [method, undefined]));

const add = (map: Map<string, Use[]>, key: string, use: Use): void => {
  map.set(key, [...(map.get(key) ?? []), use]);
};

const lastResortOf = (document: JsonObject, operation: JsonObject): string | undefined =>
  Object.values(objectAt(resolve(document, operation["requestBody"]).value, "content"))
    .map((mediaType) => textAt(mediaType, "x-error-code"))
    .find((found) => found !== undefined);

/** Every component that the value refers to, and that those refer to. */
function reachable(document: JsonObject, value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [value];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (Array.isArray(each)) open.push(...each.filter(isContainer));
    if (!isObject(each)) continue;
    open.push(...Object.values(each).filter(isContainer));
    const [components, section = "", name = ""] = segmentsOf(textAt(each, "$ref") ?? "");
    const component = `${section} ${name}`;
    if (components !== "components" || found.has(component)) continue;
    found.add(component);
    open.push(objectAt(objectAt(objectAt(document, "components"), section), name));
  }
  return found;
}

const isContainer = (value: unknown): boolean => typeof value === "object" && value !== null;
