// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { addErrors, codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { validateSettings } from "./Settings.ts";
import { validateMerchantSettings } from "./MerchantSettings.ts";
import { validateSeed } from "./Seed.ts";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^(?!\\.{1,2}$)[^\\x00-\\x1F\\x7F-\\x9F]+$", "u");
function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if((data0.length > 200 && func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}$)[^\\x00-\\x1F\\x7F-\\x9F]+$"},message:"must match pattern \""+"^(?!\\.{1,2}$)[^\\x00-\\x1F\\x7F-\\x9F]+$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(typeof data1 === "string"){
if((data1.length > 40 && func1(data1) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}); errors++;
}
if((data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.settings !== undefined){
if(!validateSettings(data.settings)){
vErrors = addErrors(vErrors, validateSettings, instancePath+"/settings", "#/properties/settings");
errors = vErrors.length;
}
}
if(data.merchant !== undefined){
if(!validateMerchantSettings(data.merchant)){
vErrors = addErrors(vErrors, validateMerchantSettings, instancePath+"/merchant", "#/properties/merchant");
errors = vErrors.length;
}
}
if(data.seeds !== undefined){
if(!validateSeed(data.seeds)){
vErrors = addErrors(vErrors, validateSeed, instancePath+"/seeds", "#/properties/seeds");
errors = vErrors.length;
}
}
for(const key0 in data){
if(((((key0 !== "name") && (key0 !== "clock")) && (key0 !== "settings")) && (key0 !== "merchant")) && (key0 !== "seeds")){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/name/pattern":"must have no control characters, and be neither `.` nor `..`"},"keys":{"#/unevaluatedProperties":["name","clock","settings","merchant","seeds"],"#/properties/settings/unevaluatedProperties":["duplicateStamp","callbackOrder","callbackRetry","duplicateCallbacks","algorithm","requireHttps","commitAgain","sameTokenForCommit","latePaymentAfterCancel","bankRefundsByEmail","refundsNeedBalance","refundOutcome","notificationDelay","refundAccountNumber","holidays","map"],"#/properties/merchant/unevaluatedProperties":["methods","tokenization","cards","amex","refundApproval","delayedPayments","perTransactionSettlement","settlementCycle","settlementDelay","directMethods","fees","methodFees","linkedAccount","demoRestrictions","eventSecret"],"#/properties/merchant/properties/fees/unevaluatedProperties":["fixed","perMille"],"#/properties/merchant/properties/methodFees/additionalProperties/unevaluatedProperties":["fixed","perMille"],"#/properties/seeds/unevaluatedProperties":["clock","steps","leftOut"],"#/properties/seeds/properties/leftOut/items/unevaluatedProperties":["kind","id","reason"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
