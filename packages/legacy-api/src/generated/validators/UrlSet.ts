// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import { codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$", "u");
const pattern5 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?)?$", "u");
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
if(data.failure === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'"}); errors++;
}
if(data.notification === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notification"},message:"must have required property '"+"notification"+"'"}); errors++;
}
if(data.success !== undefined){
let data0 = data.success;
if(typeof data0 === "string"){
if((data0.length > 2048 && func1(data0) > 2048)){
(vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if((data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"#/properties/success/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"#/properties/success/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.failure !== undefined){
let data1 = data.failure;
if(typeof data1 === "string"){
if((data1.length > 2048 && func1(data1) > 2048)){
(vErrors ??= []).push({instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if((data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.pending !== undefined){
let data2 = data.pending;
if(typeof data2 === "string"){
if((data2.length > 2048 && func1(data2) > 2048)){
(vErrors ??= []).push({instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if(!pattern5.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?)?$"},message:"must match pattern \""+"^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?)?$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/pending",schemaPath:"#/properties/pending/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.notification !== undefined){
let data3 = data.notification;
if(typeof data3 === "string"){
if((data3.length > 2048 && func1(data3) > 2048)){
(vErrors ??= []).push({instancePath:instancePath+"/notification",schemaPath:"#/properties/notification/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if((data3.length < 2 && func1(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/notification",schemaPath:"#/properties/notification/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern3.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/notification",schemaPath:"#/properties/notification/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/notification",schemaPath:"#/properties/notification/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"success":true,"failure":true,"pending":true,"notification":true},"dynamicProps":false,"dynamicItems":false};
export const validateUrlSet: AjvValidate = validate;
