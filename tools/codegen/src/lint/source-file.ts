/** A file of a description as it is written: for those who find a mistake in the bundle, which has no lines. */
import { existsSync, readFileSync } from "node:fs";
import { getLineColLocation, parseYaml, Source } from "@redocly/openapi-core";
import { pointerOf, valueAt } from "@maksu/openapi";

export interface SourceFile {
  readonly value: unknown;
  /** The line of the last of these keys that the file has. */
  readonly lineOf: (keys: readonly string[]) => number;
}

/** Undefined when there is no such file. */
export function readSource(path: string): SourceFile | undefined {
  if (!existsSync(path)) return undefined;
  const source = new Source(path, readFileSync(path, "utf8"));
  const value: unknown = parseYaml(source.body);
  const lineOf = (keys: readonly string[]): number => {
    if (keys.length === 0) return 1;
    if (valueAt(value, keys) === undefined) return lineOf(keys.slice(0, -1));
    return getLineColLocation({ source, pointer: `#${pointerOf(keys)}`, reportOnKey: true }).start.line;
  };
  return { value, lineOf };
}
