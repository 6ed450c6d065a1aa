// @ts-nocheck
// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import { date, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { rules } from "../../rules.ts";
const validate = validate52;
const formats0 = date;
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
if(data.query === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'"}); errors++;
}
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.fromDate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "fromDate"},message:"must have required property '"+"fromDate"+"'"}); errors++;
}
if(data0.toDate === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: "toDate"},message:"must have required property '"+"toDate"+"'"}); errors++;
}
if(data0.fromDate !== undefined){
let data1 = data0.fromDate;
if(typeof data1 === "string"){
if(!(formats0(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/fromDate",schemaPath:"#/properties/query/properties/fromDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.toDate !== undefined){
let data2 = data0.toDate;
if(typeof data2 === "string"){
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/toDate",schemaPath:"#/properties/query/properties/toDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
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
validate52.evaluated = {"props":{"query":true},"dynamicProps":false,"dynamicItems":false};
export const parameters: Validate = validator(validate, {"codes":{"#/properties/query/properties/fromDate":"invalid-date-format","#/properties/query/properties/toDate":"invalid-date-format"},"messages":{"#/allOf/0":"fromDate must not be after toDate","#/allOf/1":"toDate must be at most two months after fromDate"},"keys":{},"order":["invalid-date-format","invalid-date-range"],"fallback":{},"rules":[{"at":[],"rule":"dates-in-order","code":"invalid-date-format","message":"fromDate must not be after toDate"},{"at":[],"rule":"at-most-two-months","limit":2,"code":"invalid-date-range","message":"toDate must be at most two months after fromDate"}]}, rules);
