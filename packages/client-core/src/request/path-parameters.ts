import { ClientError } from "../errors.ts";
import { rejectRounded } from "./rounded-number.ts";

/** A caller's values by name. */
type Values = Readonly<Record<string, unknown>> | undefined;

/**
 * Fills in a path template. Rejects values that would change the path: the empty string, `.` and `..`, which URLs resolve; lone surrogates, which no
 * URL can carry; and whole numbers that have lost digits. Percent-encodes everything else.
 *
 * @throws ClientError `path-parameter-invalid`
 */
export function writePath(operationId: string, template: string, values: Values): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_placeholder, name: string) => {
    const value = values?.[name];
    const isUsable = Number.isFinite(value) || (typeof value === "string" && !/^\.{0,2}$/.test(value) && !/\p{Surrogate}/u.test(value));
    if (!isUsable)
      throw new ClientError("path-parameter-invalid", operationId, `path/${name} must be Unicode text other than "", "." and ".."`);
    rejectRounded("path-parameter-invalid", operationId, `path/${name}`, value);
    return encodeURIComponent(String(value));
  });
}
