import { ClientError } from "../errors.ts";
import { rejectRounded } from "./rounded-number.ts";

/**
 * Writes a query. A list is written with commas (Payment API, Query parameters, `groups`), an empty one is left out, and so is what is undefined.
 *
 * @returns the query with its question mark, or the empty string
 * @throws ClientError `query-parameter-invalid`
 */
export function writeQuery(operationId: string, query: Readonly<Record<string, unknown>> = {}): string {
  const written = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    const texts = [value].flat().map((each) => writeValue(operationId, name, each));
    return [`${writeValue(operationId, name, name)}=${texts.join(",")}`];
  });
  return written.length === 0 ? "" : `?${written.join("&")}`;
}

function writeValue(operationId: string, name: string, value: unknown): string {
  const isUsable = Number.isFinite(value) || typeof value === "boolean" || (typeof value === "string" && !/\p{Surrogate}/u.test(value));
  if (!isUsable)
    throw new ClientError(
      "query-parameter-invalid",
      operationId,
      `query/${name} must be Unicode text, a number or a boolean, or a list of these`,
    );
  rejectRounded("query-parameter-invalid", operationId, `query/${name}`, value);
  // Signed as it is sent: URLs write an apostrophe in a query like this.
  return encodeURIComponent(String(value)).replaceAll("'", "%27");
}
