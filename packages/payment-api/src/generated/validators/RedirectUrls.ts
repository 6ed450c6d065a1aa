// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
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
if(data.success === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"}); errors++;
}
if(data.cancel === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"}); errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 === "string"){
if((data0.length > 300 && func1(data0) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.cancel !== undefined){
let data1 = data.cancel;
if(typeof data1 === "string"){
if((data1.length > 300 && func1(data1) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/cancel",schemaPath:"#/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/cancel",schemaPath:"#/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"success":true,"cancel":true},"dynamicProps":false,"dynamicItems":false};
export const validateRedirectUrls: AjvValidate = validate;
