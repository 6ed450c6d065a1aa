// @ts-nocheck
// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
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
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000000},message:"must be <= 2000000"}); errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}); errors++;
}
}
}
if(data.vatPercent !== undefined){
let data1 = data.vatPercent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/vatPercent",schemaPath:"#/properties/vatPercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/vatPercent",schemaPath:"#/properties/vatPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/vatPercent",schemaPath:"#/properties/vatPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if((data2.length > 2000 && func1(data2) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
for(const key0 in data){
if(((key0 !== "amount") && (key0 !== "vatPercent")) && (key0 !== "description")){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateRefundRow: AjvValidate = validate;
