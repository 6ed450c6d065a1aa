/** When the descriptions were last compared with the running service, where somebody has kept the result. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textAt } from "@maksu/openapi";

/** Results of `maksu-conformance --confirm`; absent while there is none. */
const FILE = join(import.meta.dirname, "../../../confirmed.json");

const FIELDS = ["date", "host", "level", "place"] as const;

/**
 * A sentence about the newest result; undefined where there is none.
 *
 * @throws Error that names the entry and its field
 */
export function confirmedSentence(file: string = FILE): string | undefined {
  if (!existsSync(file)) return undefined;
  const results: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(results)) throw new Error(`${file} is not a list of results`);
  const read = results.map((result: unknown, index) => {
    const fields = FIELDS.map((field) => textAt(result, field) ?? fail(file, index, field));
    const [date = "", host = "", level = "", place = ""] = fields;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) fail(file, index, "date");
    return { date, host, level, place };
  });
  const newest = read.toSorted((one, other) => (one.date < other.date ? 1 : -1))[0];
  return (
    newest &&
    `The descriptions last agreed with the running service on ${newest.date}: \`${newest.host}\`, level \`${newest.level}\`, from ${newest.place}. [How to compare](../../guides/is-the-description-still-true.md).`
  );
}

function fail(file: string, index: number, field: string): never {
  throw new Error(`${file}: entry ${index} has no valid ${field}`);
}
