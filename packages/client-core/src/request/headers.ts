import { ClientError } from "../errors.ts";
import { refuseRounded } from "./rounded-number.ts";

/**
 * Writes the caller's headers. What is undefined is left out.
 *
 * @throws ClientError `header-invalid`, which quotes nothing: a value that is refused may be a secret in the wrong place
 */
export function writeHeaders(operationId: string, header: Readonly<Record<string, unknown>> = {}): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(header)) {
    if (value === undefined) continue;
    if (!/^[!#$%&'*+.^`|~\w-]+$/.test(name))
      throw new ClientError("header-invalid", operationId, "header: a name has characters that none may have");
    if (!(Number.isFinite(value) || (typeof value === "string" && /^[\t -~]*$/.test(value))))
      throw new ClientError("header-invalid", operationId, `header/${name} must be printable ASCII text`);
    refuseRounded("header-invalid", operationId, `header/${name}`, value);
    headers.set(name, String(value));
  }
  return headers;
}
