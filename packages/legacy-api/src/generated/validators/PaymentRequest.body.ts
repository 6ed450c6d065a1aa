// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import { addErrors, codePoints, finnishReference, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { rules } from "../../rules.ts";
import { validateUrlSet } from "./UrlSet.ts";
import { validateOrderDetails } from "./OrderDetails.ts";
const validate = validate52;
const pattern3 = new RegExp("^[^|\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const pattern4 = new RegExp("^[0-9]{4,20}$", "u");
const pattern5 = new RegExp("^0*([1-9][0-9]*(\\.[0-9]+)?|0\\.(6[5-9]|[7-9])[0-9]*)$", "u");
const func1 = codePoints;
const formats0 = finnishReference;
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
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"}); errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {__proto__:null};
props0.price = true;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderDetails === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "orderDetails"},message:"must have required property '"+"orderDetails"+"'"}); errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {__proto__:null};
props0.orderDetails = true;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}); errors++;
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
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/allOf/1/anyOf/0/properties/price/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}); errors++;
}
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {__proto__:null};
props1.price = true;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderDetails !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/orderDetails",schemaPath:"#/allOf/1/anyOf/1/properties/orderDetails/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}); errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
if(props1 !== true){
props1 = props1 || {__proto__:null};
props1.orderDetails = true;
}
}
if(!valid2){
(vErrors ??= []).push({instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}); errors++;
} else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
} else {
vErrors = null;
}
}
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
} else {
props0 = props0 || {__proto__:null};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderNumber"},message:"must have required property '"+"orderNumber"+"'"}); errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"}); errors++;
}
if(data.urlSet === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urlSet"},message:"must have required property '"+"urlSet"+"'"}); errors++;
}
if(props0 !== true){
props0 = props0 || {__proto__:null};
props0.orderNumber = true;
props0.referenceNumber = true;
props0.description = true;
props0.currency = true;
props0.locale = true;
props0.price = true;
props0.urlSet = true;
props0.orderDetails = true;
}
if(data.orderNumber !== undefined){
let data2 = data.orderNumber;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^|\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^|\\x00-\\x1F\\x7F-\\x9F]*$"+"\""}); errors++;
}
}
if(typeof data2 === "string"){
if((data2.length > 64 && func1(data2) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}); errors++;
}
if((data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.referenceNumber !== undefined){
let data3 = data.referenceNumber;
if((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))){
(vErrors ??= []).push({instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"}); errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000000000000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000000000000},message:"must be <= 100000000000000000000"}); errors++;
}
if(data3 < 1000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"}); errors++;
}
}
if(typeof data3 === "string"){
if((data3.length > 22 && func1(data3) > 22)){
(vErrors ??= []).push({instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"}); errors++;
}
if(!pattern4.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4,20}$"},message:"must match pattern \""+"^[0-9]{4,20}$"+"\""}); errors++;
}
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/format",keyword:"format",params:{format: "finnish-reference"},message:"must match format \""+"finnish-reference"+"\""}); errors++;
}
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if((data4.length > 65000 && func1(data4) > 65000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 65000},message:"must NOT have more than 65000 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(!(data5 === "EUR")){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: ["EUR"]},message:"must be equal to one of the allowed values"}); errors++;
}
if(typeof data5 === "string"){
if((data5.length > 3 && func1(data5) > 3)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.locale !== undefined){
let data6 = data.locale;
if(!(((data6 === "fi_FI") || (data6 === "sv_SE")) || (data6 === "en_US"))){
(vErrors ??= []).push({instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: ["fi_FI","sv_SE","en_US"]},message:"must be equal to one of the allowed values"}); errors++;
}
if(typeof data6 === "string"){
if((data6.length > 5 && func1(data6) > 5)){
(vErrors ??= []).push({instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.price !== undefined){
let data7 = data.price;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999999999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"}); errors++;
}
if(data7 < 0.65 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.65},message:"must be >= 0.65"}); errors++;
}
}
if(typeof data7 === "string"){
if((data7.length > 10 && func1(data7) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}); errors++;
}
if(!pattern5.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^0*([1-9][0-9]*(\\.[0-9]+)?|0\\.(6[5-9]|[7-9])[0-9]*)$"},message:"must match pattern \""+"^0*([1-9][0-9]*(\\.[0-9]+)?|0\\.(6[5-9]|[7-9])[0-9]*)$"+"\""}); errors++;
}
}
}
if(data.urlSet !== undefined){
if(!validateUrlSet(data.urlSet)){
vErrors = addErrors(vErrors, validateUrlSet, instancePath+"/urlSet", "#/properties/urlSet");
errors = vErrors.length;
}
}
if(data.orderDetails !== undefined){
if(!validateOrderDetails(data.orderDetails)){
vErrors = addErrors(vErrors, validateOrderDetails, instancePath+"/orderDetails", "#/properties/orderDetails");
errors = vErrors.length;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};
export const body: Validate = validator(validate, {"codes":{"#/properties/orderNumber":"invalid-order-number","#/properties/referenceNumber":"invalid-reference-number","#/properties/description":"invalid-description","#/properties/currency":"invalid-currency","#/properties/locale":"invalid-locale","#/properties/price":"invalid-price","#/properties/urlSet":"invalid-url-set","#/properties/urlSet/properties/success":"invalid-url-success","#/properties/urlSet/properties/failure":"invalid-url-failure","#/properties/urlSet/properties/pending":"invalid-url-pending","#/properties/urlSet/properties/notification":"invalid-url-notification","#/properties/orderDetails/properties/includeVat":"invalid-vat-mode","#/properties/orderDetails/properties/contact":"invalid-contact","#/properties/orderDetails/properties/contact/properties/firstName":"invalid-contact-first-name","#/properties/orderDetails/properties/contact/properties/lastName":"invalid-contact-last-name","#/properties/orderDetails/properties/contact/properties/companyName":"invalid-contact-company-name","#/properties/orderDetails/properties/contact/properties/email":"invalid-contact-email","#/properties/orderDetails/properties/contact/properties/telephone":"invalid-contact-telephone","#/properties/orderDetails/properties/contact/properties/mobile":"invalid-contact-mobile","#/properties/orderDetails/properties/contact/properties/address":"invalid-contact-address","#/properties/orderDetails/properties/contact/properties/address/properties/street":"invalid-contact-address","#/properties/orderDetails/properties/contact/properties/address/properties/postalCode":"invalid-contact-postal-code","#/properties/orderDetails/properties/contact/properties/address/properties/postalOffice":"invalid-contact-postal-office","#/properties/orderDetails/properties/contact/properties/address/properties/country":"invalid-contact-country","#/properties/orderDetails/properties/products":"invalid-products","#/properties/orderDetails/properties/products/items/properties/title":"invalid-product-title","#/properties/orderDetails/properties/products/items/properties/code":"invalid-product-code","#/properties/orderDetails/properties/products/items/properties/amount":"invalid-product-amount","#/properties/orderDetails/properties/products/items/properties/price":"invalid-product-price","#/properties/orderDetails/properties/products/items/properties/vat":"invalid-product-vat","#/properties/orderDetails/properties/products/items/properties/discount":"invalid-product-discount","#/properties/orderDetails/properties/products/items/properties/type":"invalid-product-type","#/properties/orderDetails/properties/products/allOf/0":"invalid-products-amount","#/allOf/0":"missing-order-details-and-price","#/allOf/1":"order-details-and-price-defined"},"messages":{"#/properties/orderNumber/allOf/0/pattern":"must have no `|` and no control characters: receipts are signed over values joined by `|`","#/properties/referenceNumber/pattern":"must be 4 to 20 digits","#/properties/price/pattern":"must be a decimal with a point, such as \"15.25\", of at least 0.65","#/properties/urlSet/properties/success/pattern":"must be an http or https URL","#/properties/urlSet/properties/failure/pattern":"must be an http or https URL","#/properties/urlSet/properties/pending/pattern":"must be an http or https URL, or empty","#/properties/urlSet/properties/notification/pattern":"must be an http or https URL","#/properties/orderDetails/properties/contact/properties/email/pattern":"must be an e-mail address","#/properties/orderDetails/properties/contact/properties/address/properties/country/pattern":"must be two capital letters, such as FI","#/properties/orderDetails/properties/products/items/properties/amount/pattern":"must be a decimal with a point, such as \"15.25\"","#/properties/orderDetails/properties/products/items/properties/price/pattern":"must be a decimal with a point, such as \"15.25\"","#/properties/orderDetails/properties/products/items/properties/vat/pattern":"must be a decimal with a point, such as \"15.25\"","#/properties/orderDetails/properties/products/items/properties/discount/pattern":"must be a decimal with a point, such as \"12.5\", from 0 to 100","#/properties/orderDetails/properties/products/allOf/0":"there must be 1 to 500 products","#/properties/orderDetails/allOf/0":"the total of the rows, VAT included and discounts taken off, must not be below 0.65","#/allOf/0":"either price or orderDetails must be sent","#/allOf/1":"only one of price and orderDetails may be sent"},"keys":{},"order":["invalid-data-xml","invalid-data-json","invalid-order-number","invalid-reference-number","invalid-description","invalid-url-set","invalid-url-success","invalid-url-failure","invalid-url-pending","invalid-url-notification","invalid-currency","invalid-locale","missing-order-details-and-price","order-details-and-price-defined","invalid-vat-mode","invalid-contact","invalid-contact-telephone","invalid-contact-mobile","invalid-contact-first-name","invalid-contact-last-name","invalid-contact-company-name","invalid-contact-email","invalid-contact-address","invalid-contact-postal-code","invalid-contact-postal-office","invalid-contact-country","invalid-products","invalid-products-amount","invalid-product-title","invalid-product-code","invalid-product-amount","invalid-product-price","invalid-product-vat","invalid-product-discount","invalid-product-type","invalid-price","invalid-total-price"],"fallback":{"application/json":"invalid-data-json","application/xml":"invalid-data-xml"},"rules":[{"at":["orderDetails"],"rule":"order-total","limit":0.65,"code":"invalid-total-price","message":"the total of the rows, VAT included and discounts taken off, must not be below 0.65"}]}, rules);
