// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
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
if(data.email === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"}); errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.lastName !== undefined){
if(typeof data.lastName !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.phone !== undefined){
if(typeof data.phone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.vatId !== undefined){
if(typeof data.vatId !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/vatId",schemaPath:"#/properties/vatId/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.companyName !== undefined){
let data5 = data.companyName;
if(typeof data5 === "string"){
if((data5.length > 100 && func1(data5) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"email":true,"firstName":true,"lastName":true,"phone":true,"vatId":true,"companyName":true},"dynamicProps":false,"dynamicItems":false};
export const validateCustomer: AjvValidate = validate;
