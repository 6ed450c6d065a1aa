// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { addErrors, codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { validateRefundItem } from "./RefundItem.ts";
import { validateCallbacks } from "./Callbacks.ts";
const validate = validate52;
const pattern3 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const func1 = codePoints;
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
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
if(data.callbackUrls === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbackUrls"},message:"must have required property '"+"callbackUrls"+"'"}); errors++;
}
if(data.refundStamp !== undefined){
let data0 = data.refundStamp;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/refundStamp",schemaPath:"#/properties/refundStamp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}); errors++;
}
}
if(typeof data0 === "string"){
if((data0.length > 200 && func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/refundStamp",schemaPath:"#/properties/refundStamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/refundStamp",schemaPath:"#/properties/refundStamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.refundReference !== undefined){
let data1 = data.refundReference;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/refundReference",schemaPath:"#/properties/refundReference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}); errors++;
}
}
if(typeof data1 === "string"){
if((data1.length > 200 && func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/refundReference",schemaPath:"#/properties/refundReference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/refundReference",schemaPath:"#/properties/refundReference/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!validateRefundItem(data2[i0])){
vErrors = addErrors(vErrors, validateRefundItem, instancePath+"/items/" + i0, "#/properties/items/items");
errors = vErrors.length;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.amount !== undefined){
let data4 = data.amount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}); errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.callbackUrls !== undefined){
if(!validateCallbacks(data.callbackUrls)){
vErrors = addErrors(vErrors, validateCallbacks, instancePath+"/callbackUrls", "#/properties/callbackUrls");
errors = vErrors.length;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"refundStamp":true,"refundReference":true,"items":true,"amount":true,"email":true,"callbackUrls":true},"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/refundStamp/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line","#/properties/refundReference/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line","#/properties/items/items/properties/refundStamp/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line","#/properties/items/items/properties/refundReference/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line"},"keys":{},"order":[],"fallback":{},"rules":[]});
