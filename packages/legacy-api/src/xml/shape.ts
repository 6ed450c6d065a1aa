/** The XML form of a schema: text, a record by field name, or a list with the name of its elements. */
export type Shape = "text" | { readonly [field: string]: Shape } | readonly [element: string, shape: Shape];

/** A message: its root element and the shape of its content. */
export interface XmlMessage {
  readonly root: string;
  readonly shape: Shape;
}

/** Returns the shape of a record's field; undefined if the schema has no such field. */
export function fieldShape(shape: Shape | undefined, name: string): Shape | undefined {
  if (typeof shape !== "object" || isList(shape) || !Object.hasOwn(shape, name)) return undefined;
  return shape[name];
}

/** Checks for a list, whose shape is a pair. */
export const isList = (shape: Shape | undefined): shape is readonly [element: string, shape: Shape] => Array.isArray(shape);
