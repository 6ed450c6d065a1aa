// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^[0-9A-z -]+$", "u");
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
if(data.streetAddress === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streetAddress"},message:"must have required property '"+"streetAddress"+"'"}); errors++;
}
if(data.postalCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"}); errors++;
}
if(data.city === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"}); errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"}); errors++;
}
if(data.streetAddress !== undefined){
let data0 = data.streetAddress;
if(typeof data0 === "string"){
if((data0.length > 200 && func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/streetAddress",schemaPath:"#/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/streetAddress",schemaPath:"#/properties/streetAddress/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.postalCode !== undefined){
let data1 = data.postalCode;
if(typeof data1 === "string"){
if((data1.length > 15 && func1(data1) > 15)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"}); errors++;
}
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-z -]+$"},message:"must match pattern \""+"^[0-9A-z -]+$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if((data2.length > 200 && func1(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.county !== undefined){
let data3 = data.county;
if(typeof data3 === "string"){
if((data3.length > 200 && func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/county",schemaPath:"#/properties/county/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/county",schemaPath:"#/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.country !== undefined){
if(typeof data.country !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"streetAddress":true,"postalCode":true,"city":true,"county":true,"country":true},"dynamicProps":false,"dynamicItems":false};
export const validateAddress: AjvValidate = validate;
