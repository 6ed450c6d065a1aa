import { ClientError } from "../errors.ts";
import { refuseRounded } from "./rounded-number.ts";

/** Values by name, as a caller gives them. */
type Values = Readonly<Record<string, unknown>> | undefined;

/**
 * Fills in a path template. Refuses values that would make another path than the operation's, empty ones, `.` and `..`, which URLs resolve away, and
 * half a surrogate pair, which no URL can carry, and whole numbers that have lost digits. Everything else is percent-encoded.
 *
 * @throws ClientError `path-parameter-invalid`
 */
export function writePath(operationId: string, template: string, values: Values): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_placeholder, name: string) => {
    const value = values?.[name];
    const isUsable = Number.isFinite(value) || (typeof value === "string" && !/^\.{0,2}$/.test(value) && !/\p{Surrogate}/u.test(value));
    if (!isUsable)
      throw new ClientError("path-parameter-invalid", operationId, `path/${name} must be Unicode text other than "", "." and ".."`);
    refuseRounded("path-parameter-invalid", operationId, `path/${name}`, value);
    return encodeURIComponent(String(value));
  });
}
