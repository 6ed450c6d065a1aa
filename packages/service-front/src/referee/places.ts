/** The places of a bundled description: where a reference leads, and which schemas a value has. */
import { keysOf } from "@maksu/openapi-runtime/json-pointer";

/** Keys into a bundle. */
export type Keys = readonly string[];

/** An object of a bundle. */
export type Node = Readonly<Record<string, unknown>>;

/** A schema and where it is, as written: not where a reference to it is. */
export interface PlacedSchema {
  readonly at: Keys;
  readonly schema: Node;
}

/** Finds places in a bundle. */
export interface Places {
  /** Follows references from a place; the last one is where the node itself is. */
  follow(keys: Keys): { readonly at: Keys; readonly node: Node };
  /** The schemas that a value at a place must match: what is referred to, and every part of it. */
  schemas(keys: Keys): readonly PlacedSchema[];
  /** The schemas of a member or of the elements of a value that these schemas describe. */
  below(schemas: readonly PlacedSchema[], key: string | number): readonly PlacedSchema[];
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Finds places of a bundled description, through its references. */
export function createPlaces(bundle: object): Places {
  const valueAt = (keys: Keys): unknown => keys.reduce<unknown>((value, key) => (isNode(value) ? value[key] : undefined), bundle);
  const follow = (keys: Keys): { readonly at: Keys; readonly node: Node } => {
    const node = valueAt(keys);
    const reference = isNode(node) ? node["$ref"] : undefined;
    if (typeof reference === "string") return follow(keysOf(decodeURIComponent(reference)));
    return { at: keys, node: isNode(node) ? node : {} };
  };
  const schemas = (keys: Keys): readonly PlacedSchema[] => {
    const { at, node: schema } = follow(keys);
    const parts = PARTS.flatMap((keyword) => {
      const list = schema[keyword];
      return Array.isArray(list) ? list.flatMap((_, index) => schemas([...at, keyword, String(index)])) : [];
    });
    return [{ at, schema }, ...parts];
  };
  return {
    follow,
    schemas,
    below: (all, key) =>
      all.flatMap(({ at, schema }) => {
        if (typeof key === "number") return isNode(schema["items"]) ? schemas([...at, "items"]) : [];
        const properties = schema["properties"];
        return isNode(properties) && isNode(properties[key]) ? schemas([...at, "properties", key]) : [];
      }),
  };
}

const PARTS = ["allOf", "anyOf", "oneOf"] as const;
