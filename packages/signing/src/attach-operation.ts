/** A middleware that tells the signing `fetch` under it which operation a request is of, see `operation-mark.ts`. */
import { SigningError } from "./errors.ts";
import { requireHeaderValue } from "./input-rules.ts";
import { MARK_HEADER } from "./operation-mark.ts";
import type { OperationTable, SignedOperation } from "./signed-operation.ts";

/** A middleware of openapi-fetch, by its shape. */
export interface OperationMiddleware {
  /** Marks the request. */
  onRequest(context: {
    readonly request: Request;
    readonly schemaPath: string;
    readonly params: { readonly path?: Record<string, unknown> };
  }): undefined;
}

/** Headers that repeat a path parameter (Payment API 2.0.0, Authentication, rule 3, and operation 10). */
const FROM_PATH: ReadonlyMap<string, string> = new Map([
  ["checkout-transaction-id", "transactionId"],
  ["checkout-tokenization-id", "checkout-tokenization-id"],
]);

/**
 * A middleware for openapi-fetch that tells the signing `fetch` under it which operation the request is of.
 *
 * @throws SigningError in `onRequest`: `operation-unknown` for a method and path that the table lacks, `path-parameter-invalid`
 */
export function attachOperation(operations: OperationTable): OperationMiddleware {
  const known = new Map(Object.entries(operations).map(([id, operation]) => [`${operation.method} ${operation.path}`, { id, operation }]));
  return {
    onRequest({ request, schemaPath, params }): undefined {
      const found = known.get(`${request.method} ${schemaPath}`);
      if (found === undefined) throw new SigningError("operation-unknown", `operation: the table has no ${request.method} ${schemaPath}`);
      requirePathValues(schemaPath, params.path ?? {});
      request.headers.set(MARK_HEADER, `${found.id}?${fromPath(found.operation, params.path ?? {})}`);
    },
  };
}

/** A dot segment, or nothing, would make another path of the template: what is signed would be another operation. */
function requirePathValues(template: string, path: Record<string, unknown>): void {
  for (const [, name = ""] of template.matchAll(/\{([^}]+)\}/g))
    if (/^\.{0,2}$/.test(String(path[name] ?? ""))) throw new SigningError("path-parameter-invalid", `${name}: would change the path`);
}

function fromPath(operation: SignedOperation, path: Record<string, unknown>): URLSearchParams {
  const values = new URLSearchParams();
  for (const [header, parameter] of FROM_PATH) {
    if (!operation.signedHeaders.includes(header)) continue;
    values.set(header, requireHeaderValue(parameter, path[parameter], "path-parameter-invalid"));
  }
  return values;
}
