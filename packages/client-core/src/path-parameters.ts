import { ClientError } from "./errors.ts";

/**
 * Refuses values that would make another path than the operation's, empty ones, `.` and `..`, which URLs resolve away, and half a surrogate
 * pair, which no URL can carry. Everything else is percent-encoded.
 *
 * @throws ClientError `path-parameter-invalid`
 */
export function checkPathParameters(operationId: string, template: string, values: Readonly<Record<string, unknown>> | undefined): void {
  for (const [, name = ""] of template.matchAll(/\{([^}]+)\}/g)) {
    const value = values?.[name];
    const isUsable = Number.isFinite(value) || (typeof value === "string" && !/^\.{0,2}$/.test(value) && !/\p{Surrogate}/u.test(value));
    if (!isUsable)
      throw new ClientError("path-parameter-invalid", operationId, `path/${name} must be Unicode text other than "", "." and ".."`);
  }
}
