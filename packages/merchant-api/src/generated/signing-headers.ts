// @ts-nocheck
// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the headers that signing fills in, of Merchant API, for servers.
 *
 * @packageDocumentation
 */
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate_set1 = validate52;
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[+-][0-9]{4}$", "u");
const pattern4 = new RegExp("^[A-Za-z0-9+/]{22}==$", "u");
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
if(data.Timestamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Timestamp"},message:"must have required property '"+"Timestamp"+"'"}); errors++;
}
if(data["Content-MD5"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Content-MD5"},message:"must have required property '"+"Content-MD5"+"'"}); errors++;
}
if(data.Timestamp !== undefined){
let data0 = data.Timestamp;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/Timestamp",schemaPath:"#/properties/Timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[+-][0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[+-][0-9]{4}$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/Timestamp",schemaPath:"#/properties/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["Content-MD5"] !== undefined){
let data1 = data["Content-MD5"];
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/Content-MD5",schemaPath:"#/properties/Content-MD5/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]{22}==$"},message:"must match pattern \""+"^[A-Za-z0-9+/]{22}==$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/Content-MD5",schemaPath:"#/properties/Content-MD5/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"Timestamp":true,"Content-MD5":true},"dynamicProps":false,"dynamicItems":false};
const set1: Validate = validator(validate_set1, {"codes":{},"messages":{"#/properties/Timestamp/pattern":"must be a time with an offset, such as 2020-05-01T12:00:00+0300","#/properties/Content-MD5/pattern":"must be an MD5 digest in base64"},"keys":{},"order":[],"fallback":{},"rules":[]});

/** The validators of each operation's signing headers, as `{ [name]: value }`: give them the headers that the operation has, and no others. */
export const signingHeaders: Readonly<Record<string, Validate>> = {
  createRefund: set1,
  getRefund: set1,
  cancelRefund: set1,
  listSettlements: set1,
  getSettlement: set1,
  listPayments: set1,
  getPayment: set1,
};
