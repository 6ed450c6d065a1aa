import type { ServiceApi } from "../responder/service-api.ts";

/**
 * Returns the violation in the headers that signing fills in, if any. An empty header counts as missing, as it does for Prism.
 *
 * @param header values of the headers that the operation has, by their names in the description
 */
export function signingViolation(
  { signingHeaders }: ServiceApi,
  operationId: string,
  header: Readonly<Record<string, unknown>>,
): string | undefined {
  const given = Object.values(header).includes("")
    ? Object.fromEntries(Object.entries(header).filter(([, value]) => value !== ""))
    : header;
  const [first] = signingHeaders[operationId]?.(given) ?? [];
  // Names in lower case, as they came.
  return first && `header${first.pointer.toLowerCase()} ${first.message}`;
}
