import type { OperationEntry, RequestParts } from "@maksu/openapi-runtime";
import { listed } from "@maksu/openapi-runtime/validation";
import { kindOf, suggestion } from "@maksu/signing/options";
import { CALL_OPTIONS } from "../client-settings.ts";
import { ClientError } from "../errors.ts";

const PARTS: readonly string[] = ["path", "query", "header", "body"] satisfies readonly (keyof RequestParts)[];

/**
 * Rejects an input that is not an object, and names other than the parts of a request: a misspelled part would be ignored silently.
 *
 * @throws ClientError `input-unknown`
 */
export function requireParts(operationId: string, entry: OperationEntry, input: unknown): void {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    throw new ClientError(
      "input-unknown",
      operationId,
      `the input must be an object, not ${kindOf(input)}: ${operationId}(${exampleOf(entry)})`,
    );
  const others = Object.keys(input).filter((name) => !PARTS.includes(name));
  if (others.length === 0) return;
  const options = others.filter((name) => Object.hasOwn(CALL_OPTIONS, name));
  const unknown = others.filter((name) => !options.includes(name));
  const [first = ""] = unknown;
  const parts = suggestion(unknown.length === 1 ? first : "", PARTS, "parts of a request");
  const problems = [
    ...(unknown.length > 0 ? [`${listed(unknown)} ${isOrAre(unknown)} unknown; ${parts}`] : []),
    ...(options.length > 0 ? [`${listed(options)} ${isOrAre(options)} for the second argument`] : []),
  ];
  throw new ClientError("input-unknown", operationId, problems.join("; "));
}

/** The shape of an operation's input: `{ path: { id: … }, body: { … } }`. */
function exampleOf({ path, requestMediaTypes }: OperationEntry): string {
  const names = Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => `${/\W/.test(name) ? JSON.stringify(name) : name}: …`);
  const parts = [...(names.length > 0 ? [`path: { ${names.join(", ")} }`] : []), ...(requestMediaTypes.length > 0 ? ["body: { … }"] : [])];
  return parts.length > 0 ? `{ ${parts.join(", ")} }` : "{}";
}

const isOrAre = (names: readonly string[]): string => (names.length > 1 ? "are" : "is");
