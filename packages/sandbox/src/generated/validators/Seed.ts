// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { codePoints, dateTime, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const formats0 = dateTime;
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
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"}); errors++;
}
if(data.clock !== undefined){
let data0 = data.clock;
if(typeof data0 === "string"){
if(!(formats0(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
if(Array.isArray(data1)){
if(data1.length > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 100000},message:"must NOT have more than 100000 items"}); errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
} else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.leftOut !== undefined){
let data3 = data.leftOut;
if(Array.isArray(data3)){
if(data3.length > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/maxItems",keyword:"maxItems",params:{limit: 100000},message:"must NOT have more than 100000 items"}); errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1,schemaPath:"#/properties/leftOut/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"}); errors++;
}
if(data4.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1,schemaPath:"#/properties/leftOut/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data4.reason === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1,schemaPath:"#/properties/leftOut/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"}); errors++;
}
if(data4.kind !== undefined){
let data5 = data4.kind;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1+"/kind",schemaPath:"#/properties/leftOut/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data5 === "payment") || (data5 === "order")) || (data5 === "secret"))){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1+"/kind",schemaPath:"#/properties/leftOut/items/properties/kind/enum",keyword:"enum",params:{allowedValues: ["payment","order","secret"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data4.id !== undefined){
let data6 = data4.id;
if(typeof data6 === "string"){
if((data6.length > 200 && func1(data6) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1+"/id",schemaPath:"#/properties/leftOut/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1+"/id",schemaPath:"#/properties/leftOut/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data4.reason !== undefined){
let data7 = data4.reason;
if(typeof data7 === "string"){
if((data7.length > 200 && func1(data7) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1+"/reason",schemaPath:"#/properties/leftOut/items/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1+"/reason",schemaPath:"#/properties/leftOut/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
for(const key0 in data4){
if(((key0 !== "kind") && (key0 !== "id")) && (key0 !== "reason")){
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/leftOut/items/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/leftOut/" + i1,schemaPath:"#/properties/leftOut/items/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
for(const key1 in data){
if(((key1 !== "clock") && (key1 !== "steps")) && (key1 !== "leftOut")){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateSeed: AjvValidate = validate;
