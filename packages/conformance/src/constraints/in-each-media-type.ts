/** Tries the constraints of a body in every media type that its operation takes. */
import { type LocatedOperation, textAt } from "@maksu/openapi";
import { FORM_TYPE, XML_TYPE } from "../requests/body-writers.ts";
import { valueAtPointer } from "../requests/request.ts";
import type { Constraint, Trial } from "./constraint.ts";

/** The trial as it is, and one of a body in each further media type, whose code of last resort is its own. */
export function inEachMediaType({ content }: LocatedOperation, { spot }: Constraint, trial: Trial): readonly Trial[] {
  const [first, ...further] = spot[0] === "body" ? Object.keys(content) : [];
  const codeOf = (mediaType: string | undefined): string | undefined => textAt(content[mediaType ?? ""], "x-error-code");
  const others = further.map((mediaType) => ({
    ...trial,
    what: `${trial.what} as ${mediaType}`,
    request: { ...trial.request, mediaType },
    code: trial.code === codeOf(first) ? codeOf(mediaType) : trial.code,
  }));
  return [trial, ...others];
}

/** Whether a trial is of a value's type, which its media type does not have: XML and forms have text and no other. */
export const isOfNoType = ({ keyword }: Constraint, side: "inside" | "outside", { request, at }: Trial): boolean =>
  keyword === "type" &&
  side === "outside" &&
  (request.mediaType === FORM_TYPE || (request.mediaType === XML_TYPE && typeof valueAtPointer(request, at) !== "string"));
