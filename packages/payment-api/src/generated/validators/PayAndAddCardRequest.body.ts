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
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.usePricesWithoutVat === undefined) && (missing0 = "usePricesWithoutVat")) || ((data.items === undefined) && (missing0 = "items"))){
(vErrors ??= []).push({}); errors++;
} else {
if(data.usePricesWithoutVat !== undefined){
const _errs5 = errors;
if(true !== data.usePricesWithoutVat){
(vErrors ??= []).push({}); errors++;
}
var valid2 = _errs5 === errors;
} else {
var valid2 = true;
}
if(valid2){
if(data.items !== undefined){
let data1 = data.items;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 0){
(vErrors ??= []).push({}); errors++;
}
} else {
(vErrors ??= []).push({}); errors++;
}
}
var valid2 = _errs6 === errors;
} else {
var valid2 = true;
}
}
}
} else {
(vErrors ??= []).push({}); errors++;
}
}
var valid1 = _errs3 === errors;
if(valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/2/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
} else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
} else {
vErrors = null;
}
}
}
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.usePricesWithoutVat === undefined) && (missing1 = "usePricesWithoutVat")) || ((data.items === undefined) && (missing1 = "items"))){
(vErrors ??= []).push({}); errors++;
} else {
if(data.usePricesWithoutVat !== undefined){
const _errs12 = errors;
if(true !== data.usePricesWithoutVat){
(vErrors ??= []).push({}); errors++;
}
var valid4 = _errs12 === errors;
} else {
var valid4 = true;
}
if(valid4){
if(data.items !== undefined){
let data3 = data.items;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
const _errs15 = errors;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs16 = errors;
if(errors === _errs16){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.unitPrice === undefined) && (missing2 = "unitPrice")){
(vErrors ??= []).push({}); errors++;
} else {
if(data4.unitPrice !== undefined){
let data5 = data4.unitPrice;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({}); errors++;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 >= 0 || isNaN(data5)){
(vErrors ??= []).push({}); errors++;
}
}
}
}
}
} else {
(vErrors ??= []).push({}); errors++;
}
}
var valid5 = _errs16 === errors;
if(valid5){
break;
}
}
if(!valid5){
(vErrors ??= []).push({}); errors++;
} else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
} else {
vErrors = null;
}
}
}
} else {
(vErrors ??= []).push({}); errors++;
}
}
var valid4 = _errs13 === errors;
} else {
var valid4 = true;
}
}
}
} else {
(vErrors ??= []).push({}); errors++;
}
}
var valid3 = _errs10 === errors;
if(valid3){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/3/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
} else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
} else {
vErrors = null;
}
}
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
if(data.callbackUrls === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbackUrls"},message:"must have required property '"+"callbackUrls"+"'"}); errors++;
}
if(data.stamp !== undefined){
let data6 = data.stamp;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}); errors++;
}
}
if(typeof data6 === "string"){
if((data6.length > 200 && func1(data6) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.reference !== undefined){
let data7 = data.reference;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}); errors++;
}
}
if(typeof data7 === "string"){
if((data7.length > 200 && func1(data7) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.amount !== undefined){
let data8 = data.amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99999999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"}); errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.currency !== undefined){
let data9 = data.currency;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data9 === "EUR")){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: ["EUR"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.language !== undefined){
let data10 = data.language;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((data10 === "FI") || (data10 === "SV")) || (data10 === "EN"))){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.orderId !== undefined){
let data11 = data.orderId;
if(typeof data11 === "string"){
if((data11.length > 60 && func1(data11) > 60)){
(vErrors ??= []).push({instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.items !== undefined){
let data12 = data.items;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!validateItem(data12[i1])){
vErrors = addErrors(vErrors, validateItem, instancePath+"/items/" + i1, "#/properties/items/items");
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
let data19 = data.callbackDelay;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 900 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"}); errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.manualInvoiceActivation !== undefined){
if(typeof data.manualInvoiceActivation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/manualInvoiceActivation",schemaPath:"#/properties/manualInvoiceActivation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.groups !== undefined){
let data21 = data.groups;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((data22 === "mobile") || (data22 === "bank")) || (data22 === "creditcard")) || (data22 === "credit")) || (data22 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/enum",keyword:"enum",params:{allowedValues: ["mobile","bank","creditcard","credit","other"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.usePricesWithoutVat !== undefined){
if(typeof data.usePricesWithoutVat !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/usePricesWithoutVat",schemaPath:"#/properties/usePricesWithoutVat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
for(const key0 in data){
if((((((((((((((((key0 !== "stamp") && (key0 !== "reference")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "language")) && (key0 !== "orderId")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "deliveryAddress")) && (key0 !== "invoicingAddress")) && (key0 !== "redirectUrls")) && (key0 !== "callbackUrls")) && (key0 !== "callbackDelay")) && (key0 !== "manualInvoiceActivation")) && (key0 !== "groups")) && (key0 !== "usePricesWithoutVat")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/stamp/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line","#/properties/reference/allOf/0/pattern":"must have no control characters: the service signs the parameters of its events line by line","#/properties/deliveryAddress/properties/postalCode/pattern":"must be letters, digits, spaces and hyphens","#/properties/invoicingAddress/properties/postalCode/pattern":"must be letters, digits, spaces and hyphens","#/allOf/0":"when there are items, `amount` is the sum of each item's `unitPrice` times its `units`","#/allOf/1":"each item's `vatPercentage` has at most one decimal","#/allOf/2":"with `usePricesWithoutVat` there must be at least one item","#/allOf/3":"with `usePricesWithoutVat` no unit price may be negative"},"keys":{"#/unevaluatedProperties":["stamp","reference","amount","currency","language","orderId","items","customer","deliveryAddress","invoicingAddress","redirectUrls","callbackUrls","callbackDelay","manualInvoiceActivation","groups","usePricesWithoutVat"]},"order":[],"fallback":{},"rules":[{"at":[],"rule":"amount-is-sum-of-items","message":"when there are items, `amount` is the sum of each item's `unitPrice` times its `units`"},{"at":[],"rule":"vat-of-one-decimal","message":"each item's `vatPercentage` has at most one decimal"}]}, rules);
