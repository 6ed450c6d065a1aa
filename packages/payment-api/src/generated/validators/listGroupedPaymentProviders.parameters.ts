// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
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
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.amount !== undefined){
let data1 = data0.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/amount",schemaPath:"#/properties/query/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/amount",schemaPath:"#/properties/query/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data1 < -2147483648 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/amount",schemaPath:"#/properties/query/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"}); errors++;
}
}
}
if(data0.groups !== undefined){
let data2 = data0.groups;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/groups/" + i0,schemaPath:"#/properties/query/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data3 === "mobile") || (data3 === "bank")) || (data3 === "creditcard")) || (data3 === "credit")) || (data3 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/groups/" + i0,schemaPath:"#/properties/query/properties/groups/items/enum",keyword:"enum",params:{allowedValues: ["mobile","bank","creditcard","credit","other"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/groups",schemaPath:"#/properties/query/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data0.language !== undefined){
let data4 = data0.language;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/language",schemaPath:"#/properties/query/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data4 === "FI") || (data4 === "SV")) || (data4 === "EN"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/language",schemaPath:"#/properties/query/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"}); errors++;
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
export const parameters: Validate = validator(validate, {"codes":{},"messages":{},"keys":{},"order":[],"fallback":{},"rules":[]});
