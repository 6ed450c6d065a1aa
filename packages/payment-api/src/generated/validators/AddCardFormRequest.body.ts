// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { dateTime, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const pattern3 = new RegExp("^[0-9]+$", "u");
const formats0 = dateTime;
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
if(data["checkout-account"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-account"},message:"must have required property '"+"checkout-account"+"'"}); errors++;
}
if(data["checkout-algorithm"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-algorithm"},message:"must have required property '"+"checkout-algorithm"+"'"}); errors++;
}
if(data["checkout-redirect-success-url"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-redirect-success-url"},message:"must have required property '"+"checkout-redirect-success-url"+"'"}); errors++;
}
if(data["checkout-redirect-cancel-url"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-redirect-cancel-url"},message:"must have required property '"+"checkout-redirect-cancel-url"+"'"}); errors++;
}
if(data["checkout-account"] !== undefined){
let data0 = data["checkout-account"];
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-account",schemaPath:"#/properties/checkout-account/type",keyword:"type",params:{type: ["integer","string"]},message:"must be integer,string"}); errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-account",schemaPath:"#/properties/checkout-account/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}); errors++;
}
}
}
if(data["checkout-algorithm"] !== undefined){
let data1 = data["checkout-algorithm"];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-algorithm",schemaPath:"#/properties/checkout-algorithm/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data1 === "sha256") || (data1 === "sha512"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-algorithm",schemaPath:"#/properties/checkout-algorithm/enum",keyword:"enum",params:{allowedValues: ["sha256","sha512"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data["checkout-method"] !== undefined){
let data2 = data["checkout-method"];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-method",schemaPath:"#/properties/checkout-method/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data2 === "GET") || (data2 === "POST"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-method",schemaPath:"#/properties/checkout-method/enum",keyword:"enum",params:{allowedValues: ["GET","POST"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data["checkout-nonce"] !== undefined){
if(typeof data["checkout-nonce"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-nonce",schemaPath:"#/properties/checkout-nonce/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-timestamp"] !== undefined){
let data4 = data["checkout-timestamp"];
if(typeof data4 === "string"){
if(!(formats0(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-timestamp",schemaPath:"#/properties/checkout-timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout-timestamp",schemaPath:"#/properties/checkout-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-redirect-success-url"] !== undefined){
if(typeof data["checkout-redirect-success-url"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-redirect-success-url",schemaPath:"#/properties/checkout-redirect-success-url/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-redirect-cancel-url"] !== undefined){
if(typeof data["checkout-redirect-cancel-url"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-redirect-cancel-url",schemaPath:"#/properties/checkout-redirect-cancel-url/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-callback-success-url"] !== undefined){
if(typeof data["checkout-callback-success-url"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-callback-success-url",schemaPath:"#/properties/checkout-callback-success-url/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-callback-cancel-url"] !== undefined){
if(typeof data["checkout-callback-cancel-url"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-callback-cancel-url",schemaPath:"#/properties/checkout-callback-cancel-url/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.language !== undefined){
let data9 = data.language;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data9 === "FI") || (data9 === "SV")) || (data9 === "EN"))){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.signature !== undefined){
if(typeof data.signature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"checkout-account":true,"checkout-algorithm":true,"checkout-method":true,"checkout-nonce":true,"checkout-timestamp":true,"checkout-redirect-success-url":true,"checkout-redirect-cancel-url":true,"checkout-callback-success-url":true,"checkout-callback-cancel-url":true,"language":true,"signature":true},"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/checkout-account/pattern":"must be digits"},"keys":{},"order":[],"fallback":{},"rules":[]});
