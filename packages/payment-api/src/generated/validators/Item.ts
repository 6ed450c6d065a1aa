// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { addErrors, codePoints, date, type AjvValidate } from "@maksu/openapi-runtime/validation";
import { validateCommission } from "./Commission.ts";
const validate = validate52;
const func1 = codePoints;
const formats0 = date;
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
if(data.unitPrice === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unitPrice"},message:"must have required property '"+"unitPrice"+"'"}); errors++;
}
if(data.units === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"}); errors++;
}
if(data.vatPercentage === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "vatPercentage"},message:"must have required property '"+"vatPercentage"+"'"}); errors++;
}
if(data.productCode === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productCode"},message:"must have required property '"+"productCode"+"'"}); errors++;
}
if(data.unitPrice !== undefined){
let data0 = data.unitPrice;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data0 < -2147483648 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"}); errors++;
}
}
}
if(data.units !== undefined){
let data1 = data.units;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 99999998 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/units",schemaPath:"#/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999998},message:"must be <= 99999998"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.vatPercentage !== undefined){
let data2 = data.vatPercentage;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/vatPercentage",schemaPath:"#/properties/vatPercentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/vatPercentage",schemaPath:"#/properties/vatPercentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/vatPercentage",schemaPath:"#/properties/vatPercentage/type",keyword:"type",params:{type: "number"},message:"must be number"}); errors++;
}
}
if(data.productCode !== undefined){
let data3 = data.productCode;
if(typeof data3 === "string"){
if((data3.length > 100 && func1(data3) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/productCode",schemaPath:"#/properties/productCode/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/productCode",schemaPath:"#/properties/productCode/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.deliveryDate !== undefined){
let data4 = data.deliveryDate;
if(typeof data4 === "string"){
if(!(formats0(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/deliveryDate",schemaPath:"#/properties/deliveryDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/deliveryDate",schemaPath:"#/properties/deliveryDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if(typeof data5 === "string"){
if((data5.length > 1000 && func1(data5) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.category !== undefined){
let data6 = data.category;
if(typeof data6 === "string"){
if((data6.length > 100 && func1(data6) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.stamp !== undefined){
let data7 = data.stamp;
if(typeof data7 === "string"){
if((data7.length > 200 && func1(data7) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.reference !== undefined){
let data8 = data.reference;
if(typeof data8 === "string"){
if((data8.length > 200 && func1(data8) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.merchant !== undefined){
let data9 = data.merchant;
if(typeof data9 === "string"){
if((data9.length > 10 && func1(data9) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/merchant",schemaPath:"#/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/merchant",schemaPath:"#/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.orderId !== undefined){
let data10 = data.orderId;
if(typeof data10 === "string"){
if((data10.length > 60 && func1(data10) > 60)){
(vErrors ??= []).push({instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.commission !== undefined){
if(!validateCommission(data.commission)){
vErrors = addErrors(vErrors, validateCommission, instancePath+"/commission", "#/properties/commission");
errors = vErrors.length;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"unitPrice":true,"units":true,"vatPercentage":true,"productCode":true,"deliveryDate":true,"description":true,"category":true,"stamp":true,"reference":true,"merchant":true,"orderId":true,"commission":true},"dynamicProps":false,"dynamicItems":false};
export const validateItem: AjvValidate = validate;
