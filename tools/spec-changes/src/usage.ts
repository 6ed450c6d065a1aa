/** Which operations and events a place of a bundled description belongs to. */
import { isObject, objectAt, textAt, type JsonObject } from "@maksu/bundle";
import { segmentsOf } from "./pointer.ts";

export interface Use {
  readonly operationId: string;
  readonly event: boolean;
}

const methods = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

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
        if (!methods.has(method)) continue;
        const use = { operationId: textAt(operation, "operationId") ?? `${method} ${path}`, event };
        add(byPath, [section, path, method].join(" "), use);
        add(byPath, [section, path].join(" "), use);
        for (const component of reachable(document, { item: { ...(isObject(item) ? item : {}), ...noOperations }, operation })) {
          add(byComponent, component, use);
        }
      }
    }
  }
  return ([section = "", name = "", key = ""]) =>
    (section === "components"
      ? byComponent.get(`${name} ${key}`)
      : (byPath.get([section, name, key].join(" ")) ?? byPath.get([section, name].join(" ")))) ?? [];
}

const noOperations = Object.fromEntries([...methods].map((method) => [method, undefined]));

const add = (map: Map<string, Use[]>, key: string, use: Use): void => {
  map.set(key, [...(map.get(key) ?? []), use]);
};

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
