// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
import { validateSettings } from "./Settings.ts";

export const body: Validate = validator(validateSettings, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["duplicateStamp","callbackOrder","callbackRetry","duplicateCallbacks","algorithm","requireHttps","commitAgain","sameTokenForCommit","latePaymentAfterCancel","bankRefundsByEmail","refundsNeedBalance","refundOutcome","notificationDelay","refundAccountNumber","holidays","map"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
