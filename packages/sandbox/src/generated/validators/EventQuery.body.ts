// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"}); errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((data0 === "paymentCallback") || (data0 === "refundCallback")) || (data0 === "addCardCallback")) || (data0 === "paymentNotification")) || (data0 === "refundStatusChanged")) || (data0 === "paymentReport"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: ["paymentCallback","refundCallback","addCardCallback","paymentNotification","refundStatusChanged","paymentReport"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.match !== undefined){
let data1 = data.match;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transactionId !== undefined){
let data2 = data1.transactionId;
if(typeof data2 === "string"){
if((data2.length > 200 && func1(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/transactionId",schemaPath:"#/properties/match/properties/transactionId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/transactionId",schemaPath:"#/properties/match/properties/transactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/transactionId",schemaPath:"#/properties/match/properties/transactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.tokenizationId !== undefined){
let data3 = data1.tokenizationId;
if(typeof data3 === "string"){
if((data3.length > 200 && func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/tokenizationId",schemaPath:"#/properties/match/properties/tokenizationId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data3.length < 2 && func1(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/tokenizationId",schemaPath:"#/properties/match/properties/tokenizationId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/tokenizationId",schemaPath:"#/properties/match/properties/tokenizationId/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.about !== undefined){
let data4 = data1.about;
if(typeof data4 === "string"){
if((data4.length > 200 && func1(data4) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/about",schemaPath:"#/properties/match/properties/about/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/about",schemaPath:"#/properties/match/properties/about/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/about",schemaPath:"#/properties/match/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.orderNumber !== undefined){
let data5 = data1.orderNumber;
if(typeof data5 === "string"){
if((data5.length > 200 && func1(data5) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/orderNumber",schemaPath:"#/properties/match/properties/orderNumber/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data5.length < 2 && func1(data5) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/orderNumber",schemaPath:"#/properties/match/properties/orderNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/orderNumber",schemaPath:"#/properties/match/properties/orderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.refundToken !== undefined){
let data6 = data1.refundToken;
if(typeof data6 === "string"){
if((data6.length > 200 && func1(data6) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/refundToken",schemaPath:"#/properties/match/properties/refundToken/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data6.length < 2 && func1(data6) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/refundToken",schemaPath:"#/properties/match/properties/refundToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/refundToken",schemaPath:"#/properties/match/properties/refundToken/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.newStatus !== undefined){
let data7 = data1.newStatus;
if(typeof data7 === "string"){
if((data7.length > 200 && func1(data7) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/newStatus",schemaPath:"#/properties/match/properties/newStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data7.length < 2 && func1(data7) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/newStatus",schemaPath:"#/properties/match/properties/newStatus/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/newStatus",schemaPath:"#/properties/match/properties/newStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.status !== undefined){
let data8 = data1.status;
if(typeof data8 === "string"){
if((data8.length > 200 && func1(data8) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/status",schemaPath:"#/properties/match/properties/status/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data8.length < 2 && func1(data8) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/status",schemaPath:"#/properties/match/properties/status/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/status",schemaPath:"#/properties/match/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.stamp !== undefined){
let data9 = data1.stamp;
if(typeof data9 === "string"){
if((data9.length > 200 && func1(data9) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/stamp",schemaPath:"#/properties/match/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data9.length < 2 && func1(data9) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/stamp",schemaPath:"#/properties/match/properties/stamp/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/stamp",schemaPath:"#/properties/match/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.reference !== undefined){
let data10 = data1.reference;
if(typeof data10 === "string"){
if((data10.length > 200 && func1(data10) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/reference",schemaPath:"#/properties/match/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data10.length < 2 && func1(data10) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/reference",schemaPath:"#/properties/match/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/reference",schemaPath:"#/properties/match/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data1.amount !== undefined){
let data11 = data1.amount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/match/amount",schemaPath:"#/properties/match/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999999999 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/match/amount",schemaPath:"#/properties/match/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/match/amount",schemaPath:"#/properties/match/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data1.provider !== undefined){
let data12 = data1.provider;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/match/provider",schemaPath:"#/properties/match/properties/provider/type",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"}); errors++;
}
if(typeof data12 === "string"){
if((data12.length > 200 && func1(data12) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/provider",schemaPath:"#/properties/match/properties/provider/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
}
}
if(data1.state !== undefined){
let data13 = data1.state;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/match/state",schemaPath:"#/properties/match/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data13 === "waiting") || (data13 === "acknowledged")) || (data13 === "given up")) || (data13 === "blocked"))){
(vErrors ??= []).push({instancePath:instancePath+"/match/state",schemaPath:"#/properties/match/properties/state/enum",keyword:"enum",params:{allowedValues: ["waiting","acknowledged","given up","blocked"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data1.acknowledged !== undefined){
if(typeof data1.acknowledged !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/match/acknowledged",schemaPath:"#/properties/match/properties/acknowledged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
for(const key0 in data1){
if(((((((((((((key0 !== "transactionId") && (key0 !== "tokenizationId")) && (key0 !== "about")) && (key0 !== "orderNumber")) && (key0 !== "refundToken")) && (key0 !== "newStatus")) && (key0 !== "status")) && (key0 !== "stamp")) && (key0 !== "reference")) && (key0 !== "amount")) && (key0 !== "provider")) && (key0 !== "state")) && (key0 !== "acknowledged")){
(vErrors ??= []).push({instancePath:instancePath+"/match/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/match/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.timeoutMs !== undefined){
let data16 = data.timeoutMs;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2147483647 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
for(const key1 in data){
if(((key1 !== "name") && (key1 !== "match")) && (key1 !== "timeoutMs")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["name","match","timeoutMs"],"#/properties/match/unevaluatedProperties":["transactionId","tokenizationId","about","orderNumber","refundToken","newStatus","status","stamp","reference","amount","provider","state","acknowledged"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
