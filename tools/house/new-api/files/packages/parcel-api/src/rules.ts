import type { Rules } from "@maksu/openapi-runtime/validation";
import type { RuleName } from "./generated/validators.ts";

/** The rules that the Parcel API's description names. */
export const rules: Rules<RuleName> = {};
