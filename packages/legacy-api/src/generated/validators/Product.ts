// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import { codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
const pattern6 = new RegExp("^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$", "u");
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
if(data.title === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.price === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"}); errors++;
}
if(data.vat === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vat"},message:"must have required property '"+"vat"+"'"}); errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if((data0.length > 255 && func1(data0) > 255)){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}); errors++;
}
if((data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if((data1.length > 16 && func1(data1) > 16)){
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data2 < -999999999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999999},message:"must be >= -999999999"}); errors++;
}
}
if(typeof data2 === "string"){
if((data2.length > 10 && func1(data2) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern3.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]+)?$"+"\""}); errors++;
}
}
}
if(data.price !== undefined){
let data3 = data.price;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999999999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data3 < -999999999 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999999},message:"must be >= -999999999"}); errors++;
}
}
if(typeof data3 === "string"){
if((data3.length > 10 && func1(data3) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern3.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]+)?$"+"\""}); errors++;
}
}
}
if(data.vat !== undefined){
let data4 = data.vat;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))){
(vErrors ??= []).push({instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"}); errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999999999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data4 < -999999999 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999999},message:"must be >= -999999999"}); errors++;
}
}
if(typeof data4 === "string"){
if((data4.length > 10 && func1(data4) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern3.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/vat",schemaPath:"#/properties/vat/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]+)?$"+"\""}); errors++;
}
}
}
if(data.discount !== undefined){
let data5 = data.discount;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))){
(vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
if(typeof data5 === "string"){
if((data5.length > 10 && func1(data5) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern6.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/discount",schemaPath:"#/properties/discount/pattern",keyword:"pattern",params:{pattern: "^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$"},message:"must match pattern \""+"^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$"+"\""}); errors++;
}
}
}
if(data.type !== undefined){
let data6 = data.type;
if((typeof data6 !== "string") && (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"}); errors++;
}
if(!((((((data6 === "1") || (data6 === "2")) || (data6 === "3")) || (data6 === 1)) || (data6 === 2)) || (data6 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: ["1","2","3",1,2,3]},message:"must be equal to one of the allowed values"}); errors++;
}
if(typeof data6 === "string"){
if((data6.length > 1 && func1(data6) > 1)){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 1},message:"must NOT have more than 1 characters"}); errors++;
}
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"title":true,"code":true,"amount":true,"price":true,"vat":true,"discount":true,"type":true},"dynamicProps":false,"dynamicItems":false};
export const validateProduct: AjvValidate = validate;
