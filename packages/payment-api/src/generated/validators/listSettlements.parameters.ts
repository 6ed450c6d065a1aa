// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { codePoints, date, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const pattern3 = new RegExp("^[0-9]+$", "u");
const formats0 = date;
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
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.submerchant !== undefined){
let data1 = data0.submerchant;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/header/submerchant",schemaPath:"#/properties/header/properties/submerchant/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/header/submerchant",schemaPath:"#/properties/header/properties/submerchant/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.startDate !== undefined){
let data3 = data2.startDate;
if(typeof data3 === "string"){
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/query/startDate",schemaPath:"#/properties/query/properties/startDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/startDate",schemaPath:"#/properties/query/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.endDate !== undefined){
let data4 = data2.endDate;
if(typeof data4 === "string"){
if(!(formats0(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/query/endDate",schemaPath:"#/properties/query/properties/endDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/endDate",schemaPath:"#/properties/query/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.bankReference !== undefined){
let data5 = data2.bankReference;
if(typeof data5 === "string"){
if((data5.length > 20 && func1(data5) > 20)){
(vErrors ??= []).push({instancePath:instancePath+"/query/bankReference",schemaPath:"#/properties/query/properties/bankReference/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/bankReference",schemaPath:"#/properties/query/properties/bankReference/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.limit !== undefined){
let data6 = data2.limit;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"header":true,"query":true},"dynamicProps":false,"dynamicItems":false};
export const parameters: Validate = validator(validate, {"codes":{},"messages":{"#/properties/header/properties/submerchant/pattern":"must be digits","#/properties/query/properties/limit/pattern":"must be digits"},"keys":{},"order":[],"fallback":{},"rules":[]});
