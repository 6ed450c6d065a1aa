// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import { addErrors, codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
import { validateAddress } from "./Address.ts";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");
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
if(data.firstName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"}); errors++;
}
if(data.lastName === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"}); errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"}); errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"}); errors++;
}
if(data.firstName !== undefined){
let data0 = data.firstName;
if(typeof data0 === "string"){
if((data0.length > 64 && func1(data0) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if((data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.lastName !== undefined){
let data1 = data.lastName;
if(typeof data1 === "string"){
if((data1.length > 64 && func1(data1) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if((data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.companyName !== undefined){
let data2 = data.companyName;
if(typeof data2 === "string"){
if((data2.length > 128 && func1(data2) > 128)){
(vErrors ??= []).push({instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if((data3.length > 255 && func1(data3) > 255)){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}); errors++;
}
if((data3.length < 2 && func1(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
if(!pattern3.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.telephone !== undefined){
let data4 = data.telephone;
if(typeof data4 === "string"){
if((data4.length > 64 && func1(data4) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.mobile !== undefined){
let data5 = data.mobile;
if(typeof data5 === "string"){
if((data5.length > 64 && func1(data5) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.address !== undefined){
if(!validateAddress(data.address)){
vErrors = addErrors(vErrors, validateAddress, instancePath+"/address", "#/properties/address");
errors = vErrors.length;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"firstName":true,"lastName":true,"companyName":true,"email":true,"telephone":true,"mobile":true,"address":true},"dynamicProps":false,"dynamicItems":false};
export const validateContact: AjvValidate = validate;
