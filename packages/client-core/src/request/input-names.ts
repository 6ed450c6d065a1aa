import type { RequestParts } from "@maksu/openapi-runtime";
import { listed } from "@maksu/openapi-runtime/validation";
import { CALL_OPTIONS } from "../client-settings.ts";
import { ClientError } from "../errors.ts";

const PARTS: readonly string[] = ["path", "query", "header", "body"] satisfies readonly (keyof RequestParts)[];

/**
 * Rejects names other than the parts of a request: a misspelled part would be ignored silently.
 *
 * @throws ClientError `input-unknown`
 */
export function requireParts(operationId: string, input: object): void {
  const others = Object.keys(input).filter((name) => !PARTS.includes(name));
  if (others.length === 0) return;
  const options = others.filter((name) => Object.hasOwn(CALL_OPTIONS, name));
  const hint = options.length > 0 ? `; ${listed(options)} ${isOrAre(options)} for the second argument` : "";
  const parts = `the parts of a request are ${PARTS.join(", ")}`;
  throw new ClientError("input-unknown", operationId, `${listed(others)} ${isOrAre(others)} unknown; ${parts}${hint}`);
}

const isOrAre = (names: readonly string[]): string => (names.length > 1 ? "are" : "is");
