// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^[0-9]{1,12}$", "u");
const pattern4 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$", "u");
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
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"}); errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.world === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "world"},message:"must have required property '"+"world"+"'"}); errors++;
}
if(data0.world !== undefined){
let data1 = data0.world;
if(typeof data1 === "string"){
if((data1.length > 200 && func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/path/world",schemaPath:"#/properties/path/properties/world/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/world",schemaPath:"#/properties/path/properties/world/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/path/world",schemaPath:"#/properties/path/properties/world/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data2 = data.query;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.text !== undefined){
let data3 = data2.text;
if(typeof data3 === "string"){
if((data3.length > 200 && func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data3.length < 2 && func1(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/text",schemaPath:"#/properties/query/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.account !== undefined){
let data4 = data2.account;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/account",schemaPath:"#/properties/query/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/account",schemaPath:"#/properties/query/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.status !== undefined){
let data5 = data2.status;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data5 === "created") || (data5 === "paid out"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/status",schemaPath:"#/properties/query/properties/status/enum",keyword:"enum",params:{allowedValues: ["created","paid out"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data2.from !== undefined){
let data6 = data2.from;
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/from",schemaPath:"#/properties/query/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.to !== undefined){
let data7 = data2.to;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/to",schemaPath:"#/properties/query/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data2.least !== undefined){
let data8 = data2.least;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/least",schemaPath:"#/properties/query/properties/least/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/query/least",schemaPath:"#/properties/query/properties/least/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"}); errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/query/least",schemaPath:"#/properties/query/properties/least/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data2.most !== undefined){
let data9 = data2.most;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/most",schemaPath:"#/properties/query/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/query/most",schemaPath:"#/properties/query/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"}); errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/query/most",schemaPath:"#/properties/query/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data2.sort !== undefined){
let data10 = data2.sort;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data10 === "oldest") || (data10 === "newest")) || (data10 === "largest")) || (data10 === "smallest"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/sort",schemaPath:"#/properties/query/properties/sort/enum",keyword:"enum",params:{allowedValues: ["oldest","newest","largest","smallest"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data2.skip !== undefined){
let data11 = data2.skip;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/skip",schemaPath:"#/properties/query/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 10000000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/query/skip",schemaPath:"#/properties/query/properties/skip/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}); errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/query/skip",schemaPath:"#/properties/query/properties/skip/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data2.limit !== undefined){
let data12 = data2.limit;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 10000000 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"}); errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}); errors++;
}
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
validate52.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};
export const parameters: Validate = validator(validate, {"codes":{"#/properties/path/properties/world":"invalid-request","#/properties/query/properties/text":"invalid-request","#/properties/query/properties/account":"invalid-request","#/properties/query/properties/status":"invalid-request","#/properties/query/properties/from":"invalid-request","#/properties/query/properties/to":"invalid-request","#/properties/query/properties/least":"invalid-request","#/properties/query/properties/most":"invalid-request","#/properties/query/properties/sort":"invalid-request","#/properties/query/properties/skip":"invalid-request","#/properties/query/properties/limit":"invalid-request"},"messages":{"#/properties/query/properties/account/pattern":"must be digits","#/properties/query/properties/from/pattern":"must be a day such as 2026-12-25, or a time such as 2026-12-25T12:00Z","#/properties/query/properties/to/pattern":"must be a day such as 2026-12-25, or a time such as 2026-12-25T12:00Z"},"keys":{},"order":["invalid-request"],"fallback":{},"rules":[]});
