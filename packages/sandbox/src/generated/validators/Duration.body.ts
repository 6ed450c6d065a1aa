// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
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
if(data.days !== undefined){
let data0 = data.days;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 36600 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36600},message:"must be <= 36600"}); errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
if(data.hours !== undefined){
let data1 = data.hours;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 878400 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 878400},message:"must be <= 878400"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
if(data.minutes !== undefined){
let data2 = data.minutes;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 52704000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52704000},message:"must be <= 52704000"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/minutes",schemaPath:"#/properties/minutes/type",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
if(data.seconds !== undefined){
let data3 = data.seconds;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3162240000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3162240000},message:"must be <= 3162240000"}); errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
for(const key0 in data){
if((((key0 !== "days") && (key0 !== "hours")) && (key0 !== "minutes")) && (key0 !== "seconds")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["days","hours","minutes","seconds"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
