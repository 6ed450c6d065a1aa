// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { codePoints, date, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
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
if(data.duplicateStamp !== undefined){
let data0 = data.duplicateStamp;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/duplicateStamp",schemaPath:"#/properties/duplicateStamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data0 === "reject") || (data0 === "accept"))){
(vErrors ??= []).push({instancePath:instancePath+"/duplicateStamp",schemaPath:"#/properties/duplicateStamp/enum",keyword:"enum",params:{allowedValues: ["reject","accept"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.callbackOrder !== undefined){
let data1 = data.callbackOrder;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/callbackOrder",schemaPath:"#/properties/callbackOrder/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data1 === "before") || (data1 === "after")) || (data1 === "race")) || (data1 === "never"))){
(vErrors ??= []).push({instancePath:instancePath+"/callbackOrder",schemaPath:"#/properties/callbackOrder/enum",keyword:"enum",params:{allowedValues: ["before","after","race","never"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.callbackRetry !== undefined){
let data2 = data.callbackRetry;
if(Array.isArray(data2)){
if(data2.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/callbackRetry",schemaPath:"#/properties/callbackRetry/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 31622400 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/callbackRetry/" + i0,schemaPath:"#/properties/callbackRetry/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31622400},message:"must be <= 31622400"}); errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/callbackRetry/" + i0,schemaPath:"#/properties/callbackRetry/items/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/callbackRetry/" + i0,schemaPath:"#/properties/callbackRetry/items/type",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/callbackRetry",schemaPath:"#/properties/callbackRetry/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.duplicateCallbacks !== undefined){
let data4 = data.duplicateCallbacks;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/duplicateCallbacks",schemaPath:"#/properties/duplicateCallbacks/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicateCallbacks",schemaPath:"#/properties/duplicateCallbacks/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicateCallbacks",schemaPath:"#/properties/duplicateCallbacks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.algorithm !== undefined){
let data5 = data.algorithm;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data5 === "request") || (data5 === "sha256")) || (data5 === "sha512"))){
(vErrors ??= []).push({instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/enum",keyword:"enum",params:{allowedValues: ["request","sha256","sha512"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.requireHttps !== undefined){
if(typeof data.requireHttps !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requireHttps",schemaPath:"#/properties/requireHttps/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.commitAgain !== undefined){
let data7 = data.commitAgain;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/commitAgain",schemaPath:"#/properties/commitAgain/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data7 === "reject") || (data7 === "accept"))){
(vErrors ??= []).push({instancePath:instancePath+"/commitAgain",schemaPath:"#/properties/commitAgain/enum",keyword:"enum",params:{allowedValues: ["reject","accept"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.sameTokenForCommit !== undefined){
if(typeof data.sameTokenForCommit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/sameTokenForCommit",schemaPath:"#/properties/sameTokenForCommit/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.latePaymentAfterCancel !== undefined){
if(typeof data.latePaymentAfterCancel !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/latePaymentAfterCancel",schemaPath:"#/properties/latePaymentAfterCancel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.bankRefundsByEmail !== undefined){
if(typeof data.bankRefundsByEmail !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/bankRefundsByEmail",schemaPath:"#/properties/bankRefundsByEmail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.refundsNeedBalance !== undefined){
if(typeof data.refundsNeedBalance !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/refundsNeedBalance",schemaPath:"#/properties/refundsNeedBalance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.refundOutcome !== undefined){
let data12 = data.refundOutcome;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/refundOutcome",schemaPath:"#/properties/refundOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data12 === "ok") || (data12 === "rejected")) || (data12 === "fail")) || (data12 === "invalid"))){
(vErrors ??= []).push({instancePath:instancePath+"/refundOutcome",schemaPath:"#/properties/refundOutcome/enum",keyword:"enum",params:{allowedValues: ["ok","rejected","fail","invalid"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.notificationDelay !== undefined){
let data13 = data.notificationDelay;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/notificationDelay",schemaPath:"#/properties/notificationDelay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 31622400 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/notificationDelay",schemaPath:"#/properties/notificationDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31622400},message:"must be <= 31622400"}); errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/notificationDelay",schemaPath:"#/properties/notificationDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.refundAccountNumber !== undefined){
let data14 = data.refundAccountNumber;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/refundAccountNumber",schemaPath:"#/properties/refundAccountNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data14 === "automatic") || (data14 === "by hand"))){
(vErrors ??= []).push({instancePath:instancePath+"/refundAccountNumber",schemaPath:"#/properties/refundAccountNumber/enum",keyword:"enum",params:{allowedValues: ["automatic","by hand"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.holidays !== undefined){
let data15 = data.holidays;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/holidays",schemaPath:"#/properties/holidays/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}); errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 === "string"){
if(!(formats0(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/holidays/" + i1,schemaPath:"#/properties/holidays/items/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/holidays/" + i1,schemaPath:"#/properties/holidays/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/holidays",schemaPath:"#/properties/holidays/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.map !== undefined){
let data17 = data.map;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
let data18 = data17[key0];
if(typeof data18 === "string"){
if((data18.length > 2048 && func1(data18) > 2048)){
(vErrors ??= []).push({instancePath:instancePath+"/map/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/map/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}); errors++;
}
if((data18.length < 2 && func1(data18) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/map/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/map/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/map/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/map/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/map",schemaPath:"#/properties/map/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
for(const key1 in data){
if((((((((((((((((key1 !== "duplicateStamp") && (key1 !== "callbackOrder")) && (key1 !== "callbackRetry")) && (key1 !== "duplicateCallbacks")) && (key1 !== "algorithm")) && (key1 !== "requireHttps")) && (key1 !== "commitAgain")) && (key1 !== "sameTokenForCommit")) && (key1 !== "latePaymentAfterCancel")) && (key1 !== "bankRefundsByEmail")) && (key1 !== "refundsNeedBalance")) && (key1 !== "refundOutcome")) && (key1 !== "notificationDelay")) && (key1 !== "refundAccountNumber")) && (key1 !== "holidays")) && (key1 !== "map")){
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
export const validateSettings: AjvValidate = validate;
