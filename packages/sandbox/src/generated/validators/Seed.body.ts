// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
import { validateSeed } from "./Seed.ts";

export const body: Validate = validator(validateSeed, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["clock","steps","leftOut"],"#/properties/leftOut/items/unevaluatedProperties":["kind","id","reason"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
