// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import { codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^[A-Z]{2}$", "u");
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
if(data.street === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"}); errors++;
}
if(data.postalCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"}); errors++;
}
if(data.postalOffice === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postalOffice"},message:"must have required property '"+"postalOffice"+"'"}); errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"}); errors++;
}
if(data.street !== undefined){
let data0 = data.street;
if(typeof data0 === "string"){
if((data0.length > 64 && func1(data0) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/street",schemaPath:"#/properties/street/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if((data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/street",schemaPath:"#/properties/street/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/street",schemaPath:"#/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.postalCode !== undefined){
let data1 = data.postalCode;
if(typeof data1 === "string"){
if((data1.length > 16 && func1(data1) > 16)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}); errors++;
}
if((data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.postalOffice !== undefined){
let data2 = data.postalOffice;
if(typeof data2 === "string"){
if((data2.length > 64 && func1(data2) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/postalOffice",schemaPath:"#/properties/postalOffice/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if((data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/postalOffice",schemaPath:"#/properties/postalOffice/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/postalOffice",schemaPath:"#/properties/postalOffice/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
if(typeof data3 === "string"){
if((data3.length > 2 && func1(data3) > 2)){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"}); errors++;
}
if((data3.length < 4 && func1(data3) < 2)){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}); errors++;
}
if(!pattern3.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"street":true,"postalCode":true,"postalOffice":true,"country":true},"dynamicProps":false,"dynamicItems":false};
export const validateAddress: AjvValidate = validate;
