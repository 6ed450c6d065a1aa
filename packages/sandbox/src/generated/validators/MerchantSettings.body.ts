// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
import { validateMerchantSettings } from "./MerchantSettings.ts";

export const body: Validate = validator(validateMerchantSettings, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["methods","tokenization","cards","amex","refundApproval","delayedPayments","perTransactionSettlement","settlementCycle","settlementDelay","directMethods","fees","methodFees","linkedAccount","demoRestrictions","eventSecret"],"#/properties/fees/unevaluatedProperties":["fixed","perMille"],"#/properties/methodFees/additionalProperties/unevaluatedProperties":["fixed","perMille"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
