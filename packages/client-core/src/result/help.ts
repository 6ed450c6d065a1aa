import repository from "../../../../package.json" with { type: "json" };
import { ClientError, errorCodeOf, ValidationError } from "../errors.ts";
import type { AnyResult } from "./result.ts";

/** Where the documentation is published, in the repository's package.json; the bundle has this value alone. */
const { homepage }: { readonly homepage?: string | null; readonly name?: string } = repository;

/** The parts of a help address. */
export interface Documented {
  /** The API's folder in the documentation; errors of another API have help for the client's own codes only. */
  readonly pages?: string | undefined;
  readonly operationId: string;
}

/**
 * Returns a result with the address of what the documentation says about its error: the error's code, or without one, the errors of the
 * operation. A success, and without a published documentation any result, is returned as it is.
 *
 * @param site the documentation's address
 */
export function withHelp(result: AnyResult, { pages, operationId }: Documented, site = homepage): AnyResult {
  if (!site || pages === undefined || result.ok) return result;
  const errorCode = errorCodeOf(result.error);
  const place = errorCode === undefined ? `apis/${pages}/${operationId}.html#errors` : `${ERRORS}#${pages}-${errorCode}`;
  return { ...result, help: addressIn(site, place) };
}

/** Adds the address to an error of the client: of the service's code for a violation, otherwise of the error's own code. */
export function addHelp(error: unknown, { pages }: Documented, site = homepage): void {
  if (!site || !(error instanceof ClientError) || error.help !== undefined) return;
  const found = error instanceof ValidationError ? error.violations[0]?.code : undefined;
  const anchor = found === undefined || pages === undefined ? `client-${error.code}` : `${pages}-${found}`;
  Object.defineProperty(error, "help", { value: addressIn(site, `${ERRORS}#${anchor}`), enumerable: true });
}

/** The error catalogue, which has an anchor per code. */
const ERRORS = "apis/errors.html";

const addressIn = (site: string, place: string): string => new URL(place, site.replace(/\/?$/, "/")).href;
