/** The differences that stay: `specs/differences.yaml`. */
import { dirname, join } from "node:path";
import { readSource } from "@maksu/codegen/source-file";
import { isObject, type JsonObject, listAt, textAt } from "@maksu/openapi";
import type { Difference } from "./compare-schemas.ts";

/** A difference that is known, and stays. */
export interface Accepted {
  readonly at: string;
  readonly keyword: string;
  /** The value that they state; undefined for none. */
  readonly theirs: unknown;
  readonly reason: string;
  readonly source: string;
  readonly line: number;
}

const KEYS = ["at", "keyword", "theirs", "reason", "source"];

/**
 * Reads what is accepted of a description.
 *
 * @param identity - of theirs: what is accepted of one says nothing of another
 * @throws {Error} that names the line and what an entry lacks
 */
export function readAccepted(path: string, identity: string): readonly Accepted[] {
  const file = readSource(path);
  const groups = Array.isArray(file?.value) ? file.value : [];
  const sources = readSource(join(dirname(path), "sources.yaml"))?.value;
  return groups.flatMap((group: unknown, index) => {
    return listAt(group, "differences").flatMap((entry, at) => {
      const line = file?.lineOf([String(index), "differences", String(at)]) ?? 1;
      const wrong = mistakeIn(entry, sources);
      if (wrong !== undefined) throw new Error(`${path}:${line} ${wrong}`);
      if (textAt(group, "of") !== identity) return [];
      const { at: places, keyword: keywords, theirs, reason, source } = entry as JsonObject;
      const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
      return list(places).flatMap((place) =>
        list(keywords).map((keyword) => ({ at: place, keyword, theirs, reason: String(reason), source: String(source), line })),
      );
    });
  });
}

function mistakeIn(entry: unknown, sources: unknown): string | undefined {
  if (!isObject(entry)) return "an entry must be an object";
  const unknown = Object.keys(entry).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return `${unknown}: unknown; an entry has ${KEYS.join(", ")}`;
  for (const key of ["reason", "source"])
    if (textAt(entry, key)?.trim() === "" || textAt(entry, key) === undefined) return `${key}: is missing`;
  for (const key of ["at", "keyword"]) if (entry[key] === undefined) return `${key}: is missing`;
  const source = textAt(entry, "source") ?? "";
  return isObject(sources) && Object.hasOwn(sources, source) ? undefined : `source: sources.yaml has no ${source}`;
}

/** Whether an entry is about a difference: of the same place, keyword and value of theirs. */
export const isAccepted = (accepted: readonly Accepted[], { at, keyword, theirs }: Difference): Accepted | undefined =>
  accepted.find((entry) => entry.at === at && entry.keyword === keyword && JSON.stringify(entry.theirs) === JSON.stringify(theirs.value));
