import stringify from "json-stringify-pretty-compact";

/** JSON for a generated module: a list or an object takes one line where it fits. */
export const compact = (value: unknown): string => stringify(value, { maxLength: 160 });
