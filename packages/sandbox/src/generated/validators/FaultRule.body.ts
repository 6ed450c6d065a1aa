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
if(data.match !== undefined){
let data0 = data.match;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.operation !== undefined){
let data1 = data0.operation;
if(typeof data1 === "string"){
if((data1.length > 200 && func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/operation",schemaPath:"#/properties/match/properties/operation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/operation",schemaPath:"#/properties/match/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/operation",schemaPath:"#/properties/match/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.event !== undefined){
let data2 = data0.event;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/match/event",schemaPath:"#/properties/match/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((data2 === "paymentCallback") || (data2 === "refundCallback")) || (data2 === "addCardCallback")) || (data2 === "paymentNotification")) || (data2 === "refundStatusChanged")) || (data2 === "paymentReport"))){
(vErrors ??= []).push({instancePath:instancePath+"/match/event",schemaPath:"#/properties/match/properties/event/enum",keyword:"enum",params:{allowedValues: ["paymentCallback","refundCallback","addCardCallback","paymentNotification","refundStatusChanged","paymentReport"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data0.merchant !== undefined){
let data3 = data0.merchant;
if((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))){
(vErrors ??= []).push({instancePath:instancePath+"/match/merchant",schemaPath:"#/properties/match/properties/merchant/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999999999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/match/merchant",schemaPath:"#/properties/match/properties/merchant/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"}); errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/match/merchant",schemaPath:"#/properties/match/properties/merchant/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
if(typeof data3 === "string"){
if((data3.length > 200 && func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/merchant",schemaPath:"#/properties/match/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data3.length < 2 && func1(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/merchant",schemaPath:"#/properties/match/properties/merchant/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
}
}
if(data0.reference !== undefined){
let data4 = data0.reference;
if(typeof data4 === "string"){
if((data4.length > 200 && func1(data4) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/match/reference",schemaPath:"#/properties/match/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/match/reference",schemaPath:"#/properties/match/properties/reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match/reference",schemaPath:"#/properties/match/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.amount !== undefined){
let data5 = data0.amount;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/match/amount",schemaPath:"#/properties/match/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999999999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/match/amount",schemaPath:"#/properties/match/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/match/amount",schemaPath:"#/properties/match/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data0.nth !== undefined){
let data6 = data0.nth;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/match/nth",schemaPath:"#/properties/match/properties/nth/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999999999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/match/nth",schemaPath:"#/properties/match/properties/nth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/match/nth",schemaPath:"#/properties/match/properties/nth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
for(const key0 in data0){
if((((((key0 !== "operation") && (key0 !== "event")) && (key0 !== "merchant")) && (key0 !== "reference")) && (key0 !== "amount")) && (key0 !== "nth")){
(vErrors ??= []).push({instancePath:instancePath+"/match/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/match/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.times !== undefined){
let data8 = data.times;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9999999999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.after !== undefined){
let data9 = data.after;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9999999999 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.probability !== undefined){
let data10 = data.probability;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}); errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
if(data.before !== undefined){
if(typeof data.before !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.respond !== undefined){
let data12 = data.respond;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/respond",schemaPath:"#/properties/respond/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"}); errors++;
}
if(data12.status !== undefined){
let data13 = data12.status;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/respond/status",schemaPath:"#/properties/respond/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 599 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/respond/status",schemaPath:"#/properties/respond/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}); errors++;
}
if(data13 < 400 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/respond/status",schemaPath:"#/properties/respond/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}); errors++;
}
}
}
for(const key1 in data12){
if(key1 !== "status"){
(vErrors ??= []).push({instancePath:instancePath+"/respond/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/respond/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/respond",schemaPath:"#/properties/respond/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.drop !== undefined){
let data15 = data.drop;
if(typeof data15 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(true !== data15){
(vErrors ??= []).push({instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
if(data.delay !== undefined){
let data16 = data.delay;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 600000 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"}); errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.truncate !== undefined){
let data17 = data.truncate;
if(typeof data17 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(true !== data17){
(vErrors ??= []).push({instancePath:instancePath+"/truncate",schemaPath:"#/properties/truncate/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
if(data.duplicate !== undefined){
let data18 = data.duplicate;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/duplicate",schemaPath:"#/properties/duplicate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
}
}
if(data.outOfOrder !== undefined){
let data19 = data.outOfOrder;
if(typeof data19 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOrder",schemaPath:"#/properties/outOfOrder/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(true !== data19){
(vErrors ??= []).push({instancePath:instancePath+"/outOfOrder",schemaPath:"#/properties/outOfOrder/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
if(data.decline !== undefined){
let data20 = data.decline;
if(typeof data20 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/decline",schemaPath:"#/properties/decline/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(true !== data20){
(vErrors ??= []).push({instancePath:instancePath+"/decline",schemaPath:"#/properties/decline/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
if(data.refundOutcome !== undefined){
let data21 = data.refundOutcome;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/refundOutcome",schemaPath:"#/properties/refundOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data21 === "rejected") || (data21 === "fail"))){
(vErrors ??= []).push({instancePath:instancePath+"/refundOutcome",schemaPath:"#/properties/refundOutcome/enum",keyword:"enum",params:{allowedValues: ["rejected","fail"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.lateOutcome !== undefined){
let data22 = data.lateOutcome;
if(typeof data22 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/lateOutcome",schemaPath:"#/properties/lateOutcome/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
if(true !== data22){
(vErrors ??= []).push({instancePath:instancePath+"/lateOutcome",schemaPath:"#/properties/lateOutcome/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}); errors++;
}
}
for(const key2 in data){
if((((((((((((((key2 !== "match") && (key2 !== "times")) && (key2 !== "after")) && (key2 !== "probability")) && (key2 !== "before")) && (key2 !== "respond")) && (key2 !== "drop")) && (key2 !== "delay")) && (key2 !== "truncate")) && (key2 !== "duplicate")) && (key2 !== "outOfOrder")) && (key2 !== "decline")) && (key2 !== "refundOutcome")) && (key2 !== "lateOutcome")){
(vErrors ??= []).push({instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["match","times","after","probability","before","respond","drop","delay","truncate","duplicate","outOfOrder","decline","refundOutcome","lateOutcome"],"#/properties/match/unevaluatedProperties":["operation","event","merchant","reference","amount","nth"],"#/properties/respond/unevaluatedProperties":["status"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
