// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { addErrors, codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { rules } from "../../rules.ts";
import { validateItem } from "./Item.ts";
import { validateCustomer } from "./Customer.ts";
import { validateAddress } from "./Address.ts";
import { validateRedirectUrls } from "./RedirectUrls.ts";
import { validateCallbacks } from "./Callbacks.ts";
const validate = validate52;
const pattern3 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
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
if(data.stamp === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stamp"},message:"must have required property '"+"stamp"+"'"}); errors++;
}
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"}); errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"}); errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"}); errors++;
}
if(data.customer === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"}); errors++;
}
if(data.redirectUrls === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUrls"},message:"must have required property '"+"redirectUrls"+"'"}); errors++;
}
if(data.token === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"}); errors++;
}
if(data.stamp !== undefined){
let data0 = data.stamp;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}); errors++;
}
}
if(typeof data0 === "string"){
if((data0.length > 200 && func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.reference !== undefined){
let data1 = data.reference;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}); errors++;
}
}
if(typeof data1 === "string"){
if((data1.length > 200 && func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999999 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"}); errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data3 === "EUR")){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: ["EUR"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.language !== undefined){
let data4 = data.language;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data4 === "FI") || (data4 === "SV")) || (data4 === "EN"))){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.orderId !== undefined){
let data5 = data.orderId;
if(typeof data5 === "string"){
if((data5.length > 60 && func1(data5) > 60)){
(vErrors ??= []).push({instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!validateItem(data6[i0])){
vErrors = addErrors(vErrors, validateItem, instancePath+"/items/" + i0, "#/properties/items/items");
errors = vErrors.length;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.customer !== undefined){
if(!validateCustomer(data.customer)){
vErrors = addErrors(vErrors, validateCustomer, instancePath+"/customer", "#/properties/customer");
errors = vErrors.length;
}
}
if(data.deliveryAddress !== undefined){
if(!validateAddress(data.deliveryAddress)){
vErrors = addErrors(vErrors, validateAddress, instancePath+"/deliveryAddress", "#/properties/deliveryAddress");
errors = vErrors.length;
}
}
if(data.invoicingAddress !== undefined){
if(!validateAddress(data.invoicingAddress)){
vErrors = addErrors(vErrors, validateAddress, instancePath+"/invoicingAddress", "#/properties/invoicingAddress");
errors = vErrors.length;
}
}
if(data.redirectUrls !== undefined){
if(!validateRedirectUrls(data.redirectUrls)){
vErrors = addErrors(vErrors, validateRedirectUrls, instancePath+"/redirectUrls", "#/properties/redirectUrls");
errors = vErrors.length;
}
}
if(data.callbackUrls !== undefined){
if(!validateCallbacks(data.callbackUrls)){
vErrors = addErrors(vErrors, validateCallbacks, instancePath+"/callbackUrls", "#/properties/callbackUrls");
errors = vErrors.length;
}
}
if(data.callbackDelay !== undefined){
let data13 = data.callbackDelay;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 900 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"}); errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
for(const key0 in data){
if((((((((((((((key0 !== "stamp") && (key0 !== "reference")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "language")) && (key0 !== "orderId")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "deliveryAddress")) && (key0 !== "invoicingAddress")) && (key0 !== "redirectUrls")) && (key0 !== "callbackUrls")) && (key0 !== "callbackDelay")) && (key0 !== "token")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/stamp/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line","#/properties/reference/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line","#/properties/deliveryAddress/properties/postalCode/pattern":"must be letters, digits, spaces and hyphens","#/properties/invoicingAddress/properties/postalCode/pattern":"must be letters, digits, spaces and hyphens","#/allOf/0":"when there are items, `amount` is the sum of each item's `unitPrice` times its `units`","#/allOf/1":"each item's `vatPercentage` has at most one decimal"},"keys":{"#/unevaluatedProperties":["stamp","reference","amount","currency","language","orderId","items","customer","deliveryAddress","invoicingAddress","redirectUrls","callbackUrls","callbackDelay","token"]},"order":[],"fallback":{},"rules":[{"at":[],"rule":"amount-is-sum-of-items","message":"when there are items, `amount` is the sum of each item's `unitPrice` times its `units`"},{"at":[],"rule":"vat-of-one-decimal","message":"each item's `vatPercentage` has at most one decimal"}]}, rules);
