import { readFileSync } from "node:fs";
import { descriptionPath } from "#description-path";
import type { ApiName } from "../ground/api-names.ts";

/**
 * Reads the bundled description of an API, as it was installed: an object of its own each time, since responders may follow references in place.
 */
export const descriptionOf = (api: ApiName): object => JSON.parse(readFileSync(descriptionPath(api, "openapi.json"), "utf8")) as object;

/**
 * The line of every place of a description, where its sources have it: by file, the JSON pointer of the file's root in the bundle, and the lines of its keys, as a
 * number, or as a number and the keys below.
 */
export type DescriptionLines = Readonly<Record<string, { readonly at: string; readonly lines: LineTree }>>;

/** The lines of keys. */
export interface LineTree {
  readonly [key: string]: number | readonly [line: number, below: LineTree];
}

/** Reads the lines of a description, as they were when it was bundled. */
export const linesOf = (api: ApiName): DescriptionLines =>
  JSON.parse(readFileSync(descriptionPath(api, "lines.json"), "utf8")) as DescriptionLines;
