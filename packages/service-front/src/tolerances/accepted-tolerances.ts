import { TOLERANCE_NAMES } from "../apis/service-apis.ts";
import type { ProfileName } from "../ground/profiles.ts";
import type { ToleranceName } from "../responder/tolerance-names.ts";

/** Returns the tolerances that a server accepts: those of the option; without it all in a profile, else none. */
export function acceptedTolerances({
  profile,
  tolerances = profile !== undefined,
}: {
  readonly profile?: ProfileName;
  readonly tolerances?: boolean | readonly ToleranceName[];
}): ReadonlySet<ToleranceName> {
  return new Set(typeof tolerances === "boolean" ? (tolerances ? TOLERANCE_NAMES : []) : tolerances);
}
