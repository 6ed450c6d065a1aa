// @ts-nocheck
// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import { addErrors, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { validateRefundRow } from "./RefundRow.ts";
const validate = validate52;
const pattern3 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$", "u");
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
if(data.rows === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"}); errors++;
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
if(data1.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}); errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!validateRefundRow(data1[i0])){
vErrors = addErrors(vErrors, validateRefundRow, instancePath+"/rows/" + i0, "#/properties/rows/items");
errors = vErrors.length;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.notifyUrl !== undefined){
let data3 = data.notifyUrl;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/notifyUrl",schemaPath:"#/properties/notifyUrl/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/notifyUrl",schemaPath:"#/properties/notifyUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
for(const key0 in data){
if(((key0 !== "email") && (key0 !== "rows")) && (key0 !== "notifyUrl")){
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
export const body: Validate = validator(validate, {"codes":{"#/properties/rows":"invalid-refund-rows","#/properties/rows/items/properties/amount":"invalid-amount","#/properties/rows/items/properties/vatPercent":"invalid-vat-percent","#/properties/rows/items/properties/description":"invalid-description","#/properties/rows/items/unevaluatedProperties":"invalid-key","#/properties/notifyUrl":"invalid-notify-url","#/unevaluatedProperties":"invalid-key"},"messages":{"#/properties/notifyUrl/pattern":"must be an http or https URL"},"keys":{"#/unevaluatedProperties":["email","rows","notifyUrl"],"#/properties/rows/items/unevaluatedProperties":["amount","vatPercent","description"]},"order":["invalid-json","invalid-refund-rows","invalid-amount","invalid-vat-percent","invalid-description","invalid-notify-url","invalid-key"],"fallback":{"application/json":"invalid-json"},"rules":[]});
