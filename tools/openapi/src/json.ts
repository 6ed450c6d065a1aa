/** Parsed JSON of unknown shape, read without believing anything about it. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);

/** The member when it is an object, else an empty one. */
export const objectAt = (value: unknown, key: string): JsonObject => {
  const member = isObject(value) ? value[key] : undefined;
  return isObject(member) ? member : {};
};

/** The member when it is a list, else an empty one. */
export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const member: unknown = isObject(value) ? value[key] : undefined;
  return Array.isArray(member) ? member : [];
};

export const textAt = (value: unknown, key: string): string | undefined => {
  const member = isObject(value) ? value[key] : undefined;
  return typeof member === "string" ? member : undefined;
};
