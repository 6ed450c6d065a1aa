// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import { codePoints, finnishReference, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { rules } from "../../rules.ts";
const validate_body = validate52;
const pattern3 = new RegExp("^[^|\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const pattern4 = new RegExp("^[0-9]{4,20}$", "u");
const pattern5 = new RegExp("^0*([1-9][0-9]*(\\.[0-9]+)?|0\\.(6[5-9]|[7-9])[0-9]*)$", "u");
const pattern6 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$", "u");
const pattern8 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?)?$", "u");
const pattern10 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");
const pattern11 = new RegExp("^[A-Z]{2}$", "u");
const pattern12 = new RegExp("^-?[0-9]+(\\.[0-9]+)?$", "u");
const pattern15 = new RegExp("^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$", "u");
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
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
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
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "orderDetails"},message:"must have required property '"+"orderDetails"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price !== undefined){
const err3 = {instancePath:instancePath+"/price",schemaPath:"#/allOf/1/anyOf/0/properties/price/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
const err4 = {instancePath:instancePath+"/orderDetails",schemaPath:"#/allOf/1/anyOf/1/properties/orderDetails/false schema",keyword:"false schema",params:{},message:"boolean schema is false"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
const err5 = {instancePath,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {__proto__:null};
Object.assign(props0, props1);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderNumber"},message:"must have required property '"+"orderNumber"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.currency === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.urlSet === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "urlSet"},message:"must have required property '"+"urlSet"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
const err9 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^|\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^|\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data2 === "string"){
if((data2.length > 64 && func1(data2) > 64)){
const err10 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((data2.length < 2 && func1(data2) < 1)){
const err11 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.referenceNumber !== undefined){
let data3 = data.referenceNumber;
if((typeof data3 !== "string") && (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))))){
const err13 = {instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000000000000000 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000000000000},message:"must be <= 100000000000000000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(typeof data3 === "string"){
if((data3.length > 22 && func1(data3) > 22)){
const err16 = {instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/maxLength",keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern4.test(data3)){
const err17 = {instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4,20}$"},message:"must match pattern \""+"^[0-9]{4,20}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0(data3))){
const err18 = {instancePath:instancePath+"/referenceNumber",schemaPath:"#/properties/referenceNumber/format",keyword:"format",params:{format: "finnish-reference"},message:"must match format \""+"finnish-reference"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if((data4.length > 65000 && func1(data4) > 65000)){
const err19 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 65000},message:"must NOT have more than 65000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(!(data5 === "EUR")){
const err21 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: ["EUR"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if((data5.length > 3 && func1(data5) > 3)){
const err22 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.locale !== undefined){
let data6 = data.locale;
if(!(((data6 === "fi_FI") || (data6 === "sv_SE")) || (data6 === "en_US"))){
const err24 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues: ["fi_FI","sv_SE","en_US"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data6 === "string"){
if((data6.length > 5 && func1(data6) > 5)){
const err25 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.price !== undefined){
let data7 = data.price;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))){
const err27 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999999999 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 0.65 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.65},message:"must be >= 0.65"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(typeof data7 === "string"){
if((data7.length > 10 && func1(data7) > 10)){
const err30 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern5.test(data7)){
const err31 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/pattern",keyword:"pattern",params:{pattern: "^0*([1-9][0-9]*(\\.[0-9]+)?|0\\.(6[5-9]|[7-9])[0-9]*)$"},message:"must match pattern \""+"^0*([1-9][0-9]*(\\.[0-9]+)?|0\\.(6[5-9]|[7-9])[0-9]*)$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.urlSet !== undefined){
let data8 = data.urlSet;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.success === undefined){
const err32 = {instancePath:instancePath+"/urlSet",schemaPath:"#/properties/urlSet/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8.failure === undefined){
const err33 = {instancePath:instancePath+"/urlSet",schemaPath:"#/properties/urlSet/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data8.notification === undefined){
const err34 = {instancePath:instancePath+"/urlSet",schemaPath:"#/properties/urlSet/required",keyword:"required",params:{missingProperty: "notification"},message:"must have required property '"+"notification"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data8.success !== undefined){
let data9 = data8.success;
if(typeof data9 === "string"){
if((data9.length > 2048 && func1(data9) > 2048)){
const err35 = {instancePath:instancePath+"/urlSet/success",schemaPath:"#/properties/urlSet/properties/success/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((data9.length < 2 && func1(data9) < 1)){
const err36 = {instancePath:instancePath+"/urlSet/success",schemaPath:"#/properties/urlSet/properties/success/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern6.test(data9)){
const err37 = {instancePath:instancePath+"/urlSet/success",schemaPath:"#/properties/urlSet/properties/success/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/urlSet/success",schemaPath:"#/properties/urlSet/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.failure !== undefined){
let data10 = data8.failure;
if(typeof data10 === "string"){
if((data10.length > 2048 && func1(data10) > 2048)){
const err39 = {instancePath:instancePath+"/urlSet/failure",schemaPath:"#/properties/urlSet/properties/failure/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((data10.length < 2 && func1(data10) < 1)){
const err40 = {instancePath:instancePath+"/urlSet/failure",schemaPath:"#/properties/urlSet/properties/failure/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern6.test(data10)){
const err41 = {instancePath:instancePath+"/urlSet/failure",schemaPath:"#/properties/urlSet/properties/failure/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/urlSet/failure",schemaPath:"#/properties/urlSet/properties/failure/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data8.pending !== undefined){
let data11 = data8.pending;
if(typeof data11 === "string"){
if((data11.length > 2048 && func1(data11) > 2048)){
const err43 = {instancePath:instancePath+"/urlSet/pending",schemaPath:"#/properties/urlSet/properties/pending/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern8.test(data11)){
const err44 = {instancePath:instancePath+"/urlSet/pending",schemaPath:"#/properties/urlSet/properties/pending/pattern",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?)?$"},message:"must match pattern \""+"^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?)?$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/urlSet/pending",schemaPath:"#/properties/urlSet/properties/pending/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data8.notification !== undefined){
let data12 = data8.notification;
if(typeof data12 === "string"){
if((data12.length > 2048 && func1(data12) > 2048)){
const err46 = {instancePath:instancePath+"/urlSet/notification",schemaPath:"#/properties/urlSet/properties/notification/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((data12.length < 2 && func1(data12) < 1)){
const err47 = {instancePath:instancePath+"/urlSet/notification",schemaPath:"#/properties/urlSet/properties/notification/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern6.test(data12)){
const err48 = {instancePath:instancePath+"/urlSet/notification",schemaPath:"#/properties/urlSet/properties/notification/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/urlSet/notification",schemaPath:"#/properties/urlSet/properties/notification/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/urlSet",schemaPath:"#/properties/urlSet/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.orderDetails !== undefined){
let data13 = data.orderDetails;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.includeVat === undefined){
const err51 = {instancePath:instancePath+"/orderDetails",schemaPath:"#/properties/orderDetails/required",keyword:"required",params:{missingProperty: "includeVat"},message:"must have required property '"+"includeVat"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13.contact === undefined){
const err52 = {instancePath:instancePath+"/orderDetails",schemaPath:"#/properties/orderDetails/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13.products === undefined){
const err53 = {instancePath:instancePath+"/orderDetails",schemaPath:"#/properties/orderDetails/required",keyword:"required",params:{missingProperty: "products"},message:"must have required property '"+"products"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.includeVat !== undefined){
let data14 = data13.includeVat;
if((typeof data14 !== "string") && (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14))))){
const err54 = {instancePath:instancePath+"/orderDetails/includeVat",schemaPath:"#/properties/orderDetails/properties/includeVat/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!((((data14 === "0") || (data14 === "1")) || (data14 === 0)) || (data14 === 1))){
const err55 = {instancePath:instancePath+"/orderDetails/includeVat",schemaPath:"#/properties/orderDetails/properties/includeVat/enum",keyword:"enum",params:{allowedValues: ["0","1",0,1]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data13.contact !== undefined){
let data15 = data13.contact;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.firstName === undefined){
const err56 = {instancePath:instancePath+"/orderDetails/contact",schemaPath:"#/properties/orderDetails/properties/contact/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data15.lastName === undefined){
const err57 = {instancePath:instancePath+"/orderDetails/contact",schemaPath:"#/properties/orderDetails/properties/contact/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data15.email === undefined){
const err58 = {instancePath:instancePath+"/orderDetails/contact",schemaPath:"#/properties/orderDetails/properties/contact/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data15.address === undefined){
const err59 = {instancePath:instancePath+"/orderDetails/contact",schemaPath:"#/properties/orderDetails/properties/contact/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data15.firstName !== undefined){
let data16 = data15.firstName;
if(typeof data16 === "string"){
if((data16.length > 64 && func1(data16) > 64)){
const err60 = {instancePath:instancePath+"/orderDetails/contact/firstName",schemaPath:"#/properties/orderDetails/properties/contact/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((data16.length < 2 && func1(data16) < 1)){
const err61 = {instancePath:instancePath+"/orderDetails/contact/firstName",schemaPath:"#/properties/orderDetails/properties/contact/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/orderDetails/contact/firstName",schemaPath:"#/properties/orderDetails/properties/contact/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data15.lastName !== undefined){
let data17 = data15.lastName;
if(typeof data17 === "string"){
if((data17.length > 64 && func1(data17) > 64)){
const err63 = {instancePath:instancePath+"/orderDetails/contact/lastName",schemaPath:"#/properties/orderDetails/properties/contact/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((data17.length < 2 && func1(data17) < 1)){
const err64 = {instancePath:instancePath+"/orderDetails/contact/lastName",schemaPath:"#/properties/orderDetails/properties/contact/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/orderDetails/contact/lastName",schemaPath:"#/properties/orderDetails/properties/contact/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data15.companyName !== undefined){
let data18 = data15.companyName;
if(typeof data18 === "string"){
if((data18.length > 128 && func1(data18) > 128)){
const err66 = {instancePath:instancePath+"/orderDetails/contact/companyName",schemaPath:"#/properties/orderDetails/properties/contact/properties/companyName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/orderDetails/contact/companyName",schemaPath:"#/properties/orderDetails/properties/contact/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data15.email !== undefined){
let data19 = data15.email;
if(typeof data19 === "string"){
if((data19.length > 255 && func1(data19) > 255)){
const err68 = {instancePath:instancePath+"/orderDetails/contact/email",schemaPath:"#/properties/orderDetails/properties/contact/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((data19.length < 2 && func1(data19) < 1)){
const err69 = {instancePath:instancePath+"/orderDetails/contact/email",schemaPath:"#/properties/orderDetails/properties/contact/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern10.test(data19)){
const err70 = {instancePath:instancePath+"/orderDetails/contact/email",schemaPath:"#/properties/orderDetails/properties/contact/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},message:"must match pattern \""+"^[^\\s@]+@[^\\s@]+$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/orderDetails/contact/email",schemaPath:"#/properties/orderDetails/properties/contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data15.telephone !== undefined){
let data20 = data15.telephone;
if(typeof data20 === "string"){
if((data20.length > 64 && func1(data20) > 64)){
const err72 = {instancePath:instancePath+"/orderDetails/contact/telephone",schemaPath:"#/properties/orderDetails/properties/contact/properties/telephone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/orderDetails/contact/telephone",schemaPath:"#/properties/orderDetails/properties/contact/properties/telephone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data15.mobile !== undefined){
let data21 = data15.mobile;
if(typeof data21 === "string"){
if((data21.length > 64 && func1(data21) > 64)){
const err74 = {instancePath:instancePath+"/orderDetails/contact/mobile",schemaPath:"#/properties/orderDetails/properties/contact/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/orderDetails/contact/mobile",schemaPath:"#/properties/orderDetails/properties/contact/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data15.address !== undefined){
let data22 = data15.address;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.street === undefined){
const err76 = {instancePath:instancePath+"/orderDetails/contact/address",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data22.postalCode === undefined){
const err77 = {instancePath:instancePath+"/orderDetails/contact/address",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data22.postalOffice === undefined){
const err78 = {instancePath:instancePath+"/orderDetails/contact/address",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/required",keyword:"required",params:{missingProperty: "postalOffice"},message:"must have required property '"+"postalOffice"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data22.country === undefined){
const err79 = {instancePath:instancePath+"/orderDetails/contact/address",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data22.street !== undefined){
let data23 = data22.street;
if(typeof data23 === "string"){
if((data23.length > 64 && func1(data23) > 64)){
const err80 = {instancePath:instancePath+"/orderDetails/contact/address/street",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/street/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((data23.length < 2 && func1(data23) < 1)){
const err81 = {instancePath:instancePath+"/orderDetails/contact/address/street",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/street/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/orderDetails/contact/address/street",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data22.postalCode !== undefined){
let data24 = data22.postalCode;
if(typeof data24 === "string"){
if((data24.length > 16 && func1(data24) > 16)){
const err83 = {instancePath:instancePath+"/orderDetails/contact/address/postalCode",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((data24.length < 2 && func1(data24) < 1)){
const err84 = {instancePath:instancePath+"/orderDetails/contact/address/postalCode",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/postalCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/orderDetails/contact/address/postalCode",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data22.postalOffice !== undefined){
let data25 = data22.postalOffice;
if(typeof data25 === "string"){
if((data25.length > 64 && func1(data25) > 64)){
const err86 = {instancePath:instancePath+"/orderDetails/contact/address/postalOffice",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/postalOffice/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((data25.length < 2 && func1(data25) < 1)){
const err87 = {instancePath:instancePath+"/orderDetails/contact/address/postalOffice",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/postalOffice/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/orderDetails/contact/address/postalOffice",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/postalOffice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data22.country !== undefined){
let data26 = data22.country;
if(typeof data26 === "string"){
if((data26.length > 2 && func1(data26) > 2)){
const err89 = {instancePath:instancePath+"/orderDetails/contact/address/country",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/country/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((data26.length < 4 && func1(data26) < 2)){
const err90 = {instancePath:instancePath+"/orderDetails/contact/address/country",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!pattern11.test(data26)){
const err91 = {instancePath:instancePath+"/orderDetails/contact/address/country",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/orderDetails/contact/address/country",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/orderDetails/contact/address",schemaPath:"#/properties/orderDetails/properties/contact/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/orderDetails/contact",schemaPath:"#/properties/orderDetails/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data13.products !== undefined){
let data27 = data13.products;
if(Array.isArray(data27)){
if(data27.length > 500){
const err95 = {instancePath:instancePath+"/orderDetails/products",schemaPath:"#/properties/orderDetails/properties/products/allOf/0/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data27.length < 1){
const err96 = {instancePath:instancePath+"/orderDetails/products",schemaPath:"#/properties/orderDetails/properties/products/allOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(Array.isArray(data27)){
const len0 = data27.length;
for(let i0=0; i0<len0; i0++){
let data28 = data27[i0];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.title === undefined){
const err97 = {instancePath:instancePath+"/orderDetails/products/" + i0,schemaPath:"#/properties/orderDetails/properties/products/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data28.amount === undefined){
const err98 = {instancePath:instancePath+"/orderDetails/products/" + i0,schemaPath:"#/properties/orderDetails/properties/products/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data28.price === undefined){
const err99 = {instancePath:instancePath+"/orderDetails/products/" + i0,schemaPath:"#/properties/orderDetails/properties/products/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data28.vat === undefined){
const err100 = {instancePath:instancePath+"/orderDetails/products/" + i0,schemaPath:"#/properties/orderDetails/properties/products/items/required",keyword:"required",params:{missingProperty: "vat"},message:"must have required property '"+"vat"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data28.title !== undefined){
let data29 = data28.title;
if(typeof data29 === "string"){
if((data29.length > 255 && func1(data29) > 255)){
const err101 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/title",schemaPath:"#/properties/orderDetails/properties/products/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if((data29.length < 2 && func1(data29) < 1)){
const err102 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/title",schemaPath:"#/properties/orderDetails/properties/products/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/title",schemaPath:"#/properties/orderDetails/properties/products/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data28.code !== undefined){
let data30 = data28.code;
if(typeof data30 === "string"){
if((data30.length > 16 && func1(data30) > 16)){
const err104 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/code",schemaPath:"#/properties/orderDetails/properties/products/items/properties/code/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/code",schemaPath:"#/properties/orderDetails/properties/products/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data28.amount !== undefined){
let data31 = data28.amount;
if((typeof data31 !== "string") && (!((typeof data31 == "number") && (isFinite(data31))))){
const err106 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/amount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/amount/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9999999999 || isNaN(data31)){
const err107 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/amount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data31 < -999999999 || isNaN(data31)){
const err108 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/amount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999999},message:"must be >= -999999999"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(typeof data31 === "string"){
if((data31.length > 10 && func1(data31) > 10)){
const err109 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/amount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/amount/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(!pattern12.test(data31)){
const err110 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/amount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/amount/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]+)?$"+"\""};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
if(data28.price !== undefined){
let data32 = data28.price;
if((typeof data32 !== "string") && (!((typeof data32 == "number") && (isFinite(data32))))){
const err111 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/price",schemaPath:"#/properties/orderDetails/properties/products/items/properties/price/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9999999999 || isNaN(data32)){
const err112 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/price",schemaPath:"#/properties/orderDetails/properties/products/items/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data32 < -999999999 || isNaN(data32)){
const err113 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/price",schemaPath:"#/properties/orderDetails/properties/products/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999999},message:"must be >= -999999999"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(typeof data32 === "string"){
if((data32.length > 10 && func1(data32) > 10)){
const err114 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/price",schemaPath:"#/properties/orderDetails/properties/products/items/properties/price/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(!pattern12.test(data32)){
const err115 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/price",schemaPath:"#/properties/orderDetails/properties/products/items/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]+)?$"+"\""};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data28.vat !== undefined){
let data33 = data28.vat;
if((typeof data33 !== "string") && (!((typeof data33 == "number") && (isFinite(data33))))){
const err116 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/vat",schemaPath:"#/properties/orderDetails/properties/products/items/properties/vat/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 9999999999 || isNaN(data33)){
const err117 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/vat",schemaPath:"#/properties/orderDetails/properties/products/items/properties/vat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data33 < -999999999 || isNaN(data33)){
const err118 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/vat",schemaPath:"#/properties/orderDetails/properties/products/items/properties/vat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999999},message:"must be >= -999999999"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(typeof data33 === "string"){
if((data33.length > 10 && func1(data33) > 10)){
const err119 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/vat",schemaPath:"#/properties/orderDetails/properties/products/items/properties/vat/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(!pattern12.test(data33)){
const err120 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/vat",schemaPath:"#/properties/orderDetails/properties/products/items/properties/vat/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]+(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]+(\\.[0-9]+)?$"+"\""};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data28.discount !== undefined){
let data34 = data28.discount;
if((typeof data34 !== "string") && (!((typeof data34 == "number") && (isFinite(data34))))){
const err121 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/discount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/discount/type",keyword:"type",params:{type: ["string","number"]},message:"must be string,number"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 100 || isNaN(data34)){
const err122 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/discount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/discount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err123 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/discount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/discount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(typeof data34 === "string"){
if((data34.length > 10 && func1(data34) > 10)){
const err124 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/discount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/discount/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(!pattern15.test(data34)){
const err125 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/discount",schemaPath:"#/properties/orderDetails/properties/products/items/properties/discount/pattern",keyword:"pattern",params:{pattern: "^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$"},message:"must match pattern \""+"^0*([0-9]{1,2}(\\.[0-9]+)?|100(\\.0+)?)$"+"\""};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
if(data28.type !== undefined){
let data35 = data28.type;
if((typeof data35 !== "string") && (!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35))))){
const err126 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/type",schemaPath:"#/properties/orderDetails/properties/products/items/properties/type/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(!((((((data35 === "1") || (data35 === "2")) || (data35 === "3")) || (data35 === 1)) || (data35 === 2)) || (data35 === 3))){
const err127 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/type",schemaPath:"#/properties/orderDetails/properties/products/items/properties/type/enum",keyword:"enum",params:{allowedValues: ["1","2","3",1,2,3]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(typeof data35 === "string"){
if((data35.length > 1 && func1(data35) > 1)){
const err128 = {instancePath:instancePath+"/orderDetails/products/" + i0+"/type",schemaPath:"#/properties/orderDetails/properties/products/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 1},message:"must NOT have more than 1 characters"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
}
else {
const err129 = {instancePath:instancePath+"/orderDetails/products/" + i0,schemaPath:"#/properties/orderDetails/properties/products/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/orderDetails/products",schemaPath:"#/properties/orderDetails/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/orderDetails",schemaPath:"#/properties/orderDetails/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
validate52.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":true,"dynamicItems":false};
export const body: Validate = validator(validate_body, {"codes":{"#/properties/orderNumber":"invalid-order-number","#/properties/referenceNumber":"invalid-reference-number","#/properties/description":"invalid-description","#/properties/currency":"invalid-currency","#/properties/locale":"invalid-locale","#/properties/price":"invalid-price","#/properties/urlSet":"invalid-url-set","#/properties/urlSet/properties/success":"invalid-url-success","#/properties/urlSet/properties/failure":"invalid-url-failure","#/properties/urlSet/properties/pending":"invalid-url-pending","#/properties/urlSet/properties/notification":"invalid-url-notification","#/properties/orderDetails/properties/includeVat":"invalid-vat-mode","#/properties/orderDetails/properties/contact":"invalid-contact","#/properties/orderDetails/properties/contact/properties/firstName":"invalid-contact-first-name","#/properties/orderDetails/properties/contact/properties/lastName":"invalid-contact-last-name","#/properties/orderDetails/properties/contact/properties/companyName":"invalid-contact-company-name","#/properties/orderDetails/properties/contact/properties/email":"invalid-contact-email","#/properties/orderDetails/properties/contact/properties/telephone":"invalid-contact-telephone","#/properties/orderDetails/properties/contact/properties/mobile":"invalid-contact-mobile","#/properties/orderDetails/properties/contact/properties/address":"invalid-contact-address","#/properties/orderDetails/properties/contact/properties/address/properties/street":"invalid-contact-address","#/properties/orderDetails/properties/contact/properties/address/properties/postalCode":"invalid-contact-postal-code","#/properties/orderDetails/properties/contact/properties/address/properties/postalOffice":"invalid-contact-postal-office","#/properties/orderDetails/properties/contact/properties/address/properties/country":"invalid-contact-country","#/properties/orderDetails/properties/products":"invalid-products","#/properties/orderDetails/properties/products/items/properties/title":"invalid-product-title","#/properties/orderDetails/properties/products/items/properties/code":"invalid-product-code","#/properties/orderDetails/properties/products/items/properties/amount":"invalid-product-amount","#/properties/orderDetails/properties/products/items/properties/price":"invalid-product-price","#/properties/orderDetails/properties/products/items/properties/vat":"invalid-product-vat","#/properties/orderDetails/properties/products/items/properties/discount":"invalid-product-discount","#/properties/orderDetails/properties/products/items/properties/type":"invalid-product-type","#/properties/orderDetails/properties/products/allOf/0":"invalid-products-amount","#/allOf/0":"missing-order-details-and-price","#/allOf/1":"order-details-and-price-defined"},"told":{"#/properties/orderNumber/allOf/0":"There must be no `|` and no control character in it. It comes back in receipts, whose `RETURN_AUTHCODE` is made over values joined by `|`: one that has a `|` could be read as several.","#/properties/orderDetails/properties/products/allOf/0":"There must be 1 to 500 products.","#/properties/orderDetails/allOf/0":"The total of the rows, VAT included and discounts taken off, must not be below 0.65.","#/allOf/0":"Either price or orderDetails must be sent.","#/allOf/1":"Only one of price and orderDetails may be sent."},"order":["invalid-data-xml","invalid-data-json","invalid-order-number","invalid-reference-number","invalid-description","invalid-url-set","invalid-url-success","invalid-url-failure","invalid-url-pending","invalid-url-notification","invalid-currency","invalid-locale","missing-order-details-and-price","order-details-and-price-defined","invalid-vat-mode","invalid-contact","invalid-contact-telephone","invalid-contact-mobile","invalid-contact-first-name","invalid-contact-last-name","invalid-contact-company-name","invalid-contact-email","invalid-contact-address","invalid-contact-postal-code","invalid-contact-postal-office","invalid-contact-country","invalid-products","invalid-products-amount","invalid-product-title","invalid-product-code","invalid-product-amount","invalid-product-price","invalid-product-vat","invalid-product-discount","invalid-product-type","invalid-price","invalid-total-price"],"fallback":{"application/json":"invalid-data-json","application/xml":"invalid-data-xml"},"rules":[{"at":["orderDetails"],"rule":"order-total","limit":0.65,"code":"invalid-total-price","message":"The total of the rows, VAT included and discounts taken off, must not be below 0.65."}]}, rules);
