/** The tolerances of an API: `tolerances.yaml` beside the description, `tolerances.json` beside its bundle, `tolerances.ts` in the API package. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { compact } from "./ground/compact.ts";

/** The path of the tolerances that belong to a description (`.yaml`) or a bundle (`.json`). */
export const tolerancesPath = (description: string): string => join(dirname(description), `tolerances${extname(description)}`);

/** As much of one as its name's type needs. */
export interface Tolerance {
  readonly name: string;
}

/** Reads a list of tolerances; an API without the file has none. */
export const readTolerances = async (path: string): Promise<readonly Tolerance[]> =>
  existsSync(path) ? (parseYaml(await readFile(path, "utf8")) as Tolerance[]) : [];

/** Makes `tolerances.ts`. */
export function tolerancesModule(title: string, tolerances: readonly Tolerance[]): string {
  const names = tolerances.map(({ name }) => JSON.stringify(name)).join(" | ");
  return `/**
 * What real clients of ${title} send and the service evidently takes, though the API document has it otherwise: for servers.
 *
 * @packageDocumentation
 */
import type { Tolerance } from "@maksu/openapi-runtime";

/** Name of a tolerance. */
export type ToleranceName = ${names === "" ? "never" : names};

/** The tolerances, in the description's order. */
export const tolerances: readonly Tolerance<ToleranceName>[] = ${compact(tolerances)};
`;
}
