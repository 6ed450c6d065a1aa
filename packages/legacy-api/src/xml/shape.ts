/** The XML form of a schema: text, a record by field name, or a list with the name of its elements. */
export type Shape = "text" | { readonly [field: string]: Shape } | readonly [element: string, shape: Shape];

/** A message: its root element and what stands in it. */
export interface XmlMessage {
  readonly root: string;
  readonly shape: Shape;
}

/** The shape of a record's field; undefined where the schema has none of that name. */
export function fieldShape(shape: Shape | undefined, name: string): Shape | undefined {
  if (typeof shape !== "object" || isList(shape) || !Object.hasOwn(shape, name)) return undefined;
  return shape[name];
}

/** A list's shape is a pair. */
export const isList = (shape: Shape | undefined): shape is readonly [element: string, shape: Shape] => Array.isArray(shape);
