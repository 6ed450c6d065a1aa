// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { codePoints, date, type Validate, validator } from "@maksu/openapi-runtime/validation";
import { rules } from "../../rules.ts";
const validate_body = validate52;
const pattern3 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
const pattern5 = new RegExp("^[0-9A-z -]+$", "u");
const func1 = codePoints;
const formats0 = date;
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
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
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.usePricesWithoutVat !== undefined){
const _errs5 = errors;
if(true !== data.usePricesWithoutVat){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.items !== undefined){
let data1 = data.items;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
if(data1.length > 0){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs3 === errors;
if(valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.usePricesWithoutVat === undefined) && (missing1 = "usePricesWithoutVat")) || ((data.items === undefined) && (missing1 = "items"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.usePricesWithoutVat !== undefined){
const _errs12 = errors;
if(true !== data.usePricesWithoutVat){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.items !== undefined){
let data3 = data.items;
const _errs13 = errors;
if(!(Array.isArray(data3))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs15 = errors;
const _errs16 = errors;
if(Array.isArray(data3)){
var valid6 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs17 = errors;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.unitPrice === undefined) && (missing2 = "unitPrice")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data4.unitPrice !== undefined){
let data5 = data4.unitPrice;
const _errs21 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs21){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 >= 0 || isNaN(data5)){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid7 = _errs19 === errors;
if(valid7){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs17 === errors;
if(!valid6){
break;
}
}
}
var valid5 = _errs16 === errors;
if(valid5){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(valid3){
const err16 = {instancePath,schemaPath:"#/allOf/1/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stamp === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stamp"},message:"must have required property '"+"stamp"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.reference === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.amount === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.currency === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.language === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.items === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.customer === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.redirectUrls === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUrls"},message:"must have required property '"+"redirectUrls"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.stamp !== undefined){
let data6 = data.stamp;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err25 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(typeof data6 === "string"){
if((data6.length > 200 && func1(data6) > 200)){
const err26 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.reference !== undefined){
let data7 = data.reference;
if(typeof data7 === "string"){
if(!pattern3.test(data7)){
const err28 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(typeof data7 === "string"){
if((data7.length > 200 && func1(data7) > 200)){
const err29 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.amount !== undefined){
let data8 = data.amount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err31 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99999999 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data9 = data.currency;
if(typeof data9 !== "string"){
const err34 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(data9 === "EUR")){
const err35 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: ["EUR"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.language !== undefined){
let data10 = data.language;
if(typeof data10 !== "string"){
const err36 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data10 === "FI") || (data10 === "SV")) || (data10 === "EN"))){
const err37 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.orderId !== undefined){
let data11 = data.orderId;
if(typeof data11 === "string"){
if((data11.length > 60 && func1(data11) > 60)){
const err38 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.items !== undefined){
let data12 = data.items;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.unitPrice === undefined){
const err40 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "unitPrice"},message:"must have required property '"+"unitPrice"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.units === undefined){
const err41 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.vatPercentage === undefined){
const err42 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "vatPercentage"},message:"must have required property '"+"vatPercentage"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.productCode === undefined){
const err43 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "productCode"},message:"must have required property '"+"productCode"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.unitPrice !== undefined){
let data14 = data13.unitPrice;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err44 = {instancePath:instancePath+"/items/" + i1+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2147483647 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/items/" + i1+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14 < -2147483648 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/items/" + i1+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data13.units !== undefined){
let data15 = data13.units;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err47 = {instancePath:instancePath+"/items/" + i1+"/units",schemaPath:"#/properties/items/items/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 99999998 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/items/" + i1+"/units",schemaPath:"#/properties/items/items/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999998},message:"must be <= 99999998"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/items/" + i1+"/units",schemaPath:"#/properties/items/items/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data13.vatPercentage !== undefined){
let data16 = data13.vatPercentage;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/items/" + i1+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/items/" + i1+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/items/" + i1+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data13.productCode !== undefined){
let data17 = data13.productCode;
if(typeof data17 === "string"){
if((data17.length > 100 && func1(data17) > 100)){
const err53 = {instancePath:instancePath+"/items/" + i1+"/productCode",schemaPath:"#/properties/items/items/properties/productCode/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/items/" + i1+"/productCode",schemaPath:"#/properties/items/items/properties/productCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data13.deliveryDate !== undefined){
let data18 = data13.deliveryDate;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err55 = {instancePath:instancePath+"/items/" + i1+"/deliveryDate",schemaPath:"#/properties/items/items/properties/deliveryDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/items/" + i1+"/deliveryDate",schemaPath:"#/properties/items/items/properties/deliveryDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data13.description !== undefined){
let data19 = data13.description;
if(typeof data19 === "string"){
if((data19.length > 1000 && func1(data19) > 1000)){
const err57 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/items/" + i1+"/description",schemaPath:"#/properties/items/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.category !== undefined){
let data20 = data13.category;
if(typeof data20 === "string"){
if((data20.length > 100 && func1(data20) > 100)){
const err59 = {instancePath:instancePath+"/items/" + i1+"/category",schemaPath:"#/properties/items/items/properties/category/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/items/" + i1+"/category",schemaPath:"#/properties/items/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.stamp !== undefined){
let data21 = data13.stamp;
if(typeof data21 === "string"){
if((data21.length > 200 && func1(data21) > 200)){
const err61 = {instancePath:instancePath+"/items/" + i1+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err62 = {instancePath:instancePath+"/items/" + i1+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.reference !== undefined){
let data22 = data13.reference;
if(typeof data22 === "string"){
if((data22.length > 200 && func1(data22) > 200)){
const err63 = {instancePath:instancePath+"/items/" + i1+"/reference",schemaPath:"#/properties/items/items/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/items/" + i1+"/reference",schemaPath:"#/properties/items/items/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data13.merchant !== undefined){
let data23 = data13.merchant;
if(typeof data23 === "string"){
if((data23.length > 10 && func1(data23) > 10)){
const err65 = {instancePath:instancePath+"/items/" + i1+"/merchant",schemaPath:"#/properties/items/items/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/items/" + i1+"/merchant",schemaPath:"#/properties/items/items/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.orderId !== undefined){
let data24 = data13.orderId;
if(typeof data24 === "string"){
if((data24.length > 60 && func1(data24) > 60)){
const err67 = {instancePath:instancePath+"/items/" + i1+"/orderId",schemaPath:"#/properties/items/items/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/items/" + i1+"/orderId",schemaPath:"#/properties/items/items/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data13.commission !== undefined){
let data25 = data13.commission;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.merchant !== undefined){
let data26 = data25.merchant;
if(typeof data26 === "string"){
if((data26.length > 10 && func1(data26) > 10)){
const err69 = {instancePath:instancePath+"/items/" + i1+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/items/" + i1+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data25.amount !== undefined){
let data27 = data25.amount;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err71 = {instancePath:instancePath+"/items/" + i1+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 99999999 || isNaN(data27)){
const err72 = {instancePath:instancePath+"/items/" + i1+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data27 < -2147483648 || isNaN(data27)){
const err73 = {instancePath:instancePath+"/items/" + i1+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
}
else {
const err74 = {instancePath:instancePath+"/items/" + i1+"/commission",schemaPath:"#/properties/items/items/properties/commission/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.customer !== undefined){
let data28 = data.customer;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.email === undefined){
const err77 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data28.email !== undefined){
let data29 = data28.email;
if(typeof data29 === "string"){
if(!(formats2.test(data29))){
const err78 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data28.firstName !== undefined){
if(typeof data28.firstName !== "string"){
const err80 = {instancePath:instancePath+"/customer/firstName",schemaPath:"#/properties/customer/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data28.lastName !== undefined){
if(typeof data28.lastName !== "string"){
const err81 = {instancePath:instancePath+"/customer/lastName",schemaPath:"#/properties/customer/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data28.phone !== undefined){
if(typeof data28.phone !== "string"){
const err82 = {instancePath:instancePath+"/customer/phone",schemaPath:"#/properties/customer/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data28.vatId !== undefined){
if(typeof data28.vatId !== "string"){
const err83 = {instancePath:instancePath+"/customer/vatId",schemaPath:"#/properties/customer/properties/vatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data28.companyName !== undefined){
let data34 = data28.companyName;
if(typeof data34 === "string"){
if((data34.length > 100 && func1(data34) > 100)){
const err84 = {instancePath:instancePath+"/customer/companyName",schemaPath:"#/properties/customer/properties/companyName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err85 = {instancePath:instancePath+"/customer/companyName",schemaPath:"#/properties/customer/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.deliveryAddress !== undefined){
let data35 = data.deliveryAddress;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.streetAddress === undefined){
const err87 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "streetAddress"},message:"must have required property '"+"streetAddress"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data35.postalCode === undefined){
const err88 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data35.city === undefined){
const err89 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data35.country === undefined){
const err90 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data35.streetAddress !== undefined){
let data36 = data35.streetAddress;
if(typeof data36 === "string"){
if((data36.length > 200 && func1(data36) > 200)){
const err91 = {instancePath:instancePath+"/deliveryAddress/streetAddress",schemaPath:"#/properties/deliveryAddress/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err92 = {instancePath:instancePath+"/deliveryAddress/streetAddress",schemaPath:"#/properties/deliveryAddress/properties/streetAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data35.postalCode !== undefined){
let data37 = data35.postalCode;
if(typeof data37 === "string"){
if((data37.length > 15 && func1(data37) > 15)){
const err93 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!pattern5.test(data37)){
const err94 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-z -]+$"},message:"must match pattern \""+"^[0-9A-z -]+$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data35.city !== undefined){
let data38 = data35.city;
if(typeof data38 === "string"){
if((data38.length > 200 && func1(data38) > 200)){
const err96 = {instancePath:instancePath+"/deliveryAddress/city",schemaPath:"#/properties/deliveryAddress/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/deliveryAddress/city",schemaPath:"#/properties/deliveryAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data35.county !== undefined){
let data39 = data35.county;
if(typeof data39 === "string"){
if((data39.length > 200 && func1(data39) > 200)){
const err98 = {instancePath:instancePath+"/deliveryAddress/county",schemaPath:"#/properties/deliveryAddress/properties/county/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/deliveryAddress/county",schemaPath:"#/properties/deliveryAddress/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data35.country !== undefined){
if(typeof data35.country !== "string"){
const err100 = {instancePath:instancePath+"/deliveryAddress/country",schemaPath:"#/properties/deliveryAddress/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.invoicingAddress !== undefined){
let data41 = data.invoicingAddress;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.streetAddress === undefined){
const err102 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "streetAddress"},message:"must have required property '"+"streetAddress"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data41.postalCode === undefined){
const err103 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data41.city === undefined){
const err104 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data41.country === undefined){
const err105 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data41.streetAddress !== undefined){
let data42 = data41.streetAddress;
if(typeof data42 === "string"){
if((data42.length > 200 && func1(data42) > 200)){
const err106 = {instancePath:instancePath+"/invoicingAddress/streetAddress",schemaPath:"#/properties/invoicingAddress/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/invoicingAddress/streetAddress",schemaPath:"#/properties/invoicingAddress/properties/streetAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data41.postalCode !== undefined){
let data43 = data41.postalCode;
if(typeof data43 === "string"){
if((data43.length > 15 && func1(data43) > 15)){
const err108 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(!pattern5.test(data43)){
const err109 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-z -]+$"},message:"must match pattern \""+"^[0-9A-z -]+$"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data41.city !== undefined){
let data44 = data41.city;
if(typeof data44 === "string"){
if((data44.length > 200 && func1(data44) > 200)){
const err111 = {instancePath:instancePath+"/invoicingAddress/city",schemaPath:"#/properties/invoicingAddress/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/invoicingAddress/city",schemaPath:"#/properties/invoicingAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data41.county !== undefined){
let data45 = data41.county;
if(typeof data45 === "string"){
if((data45.length > 200 && func1(data45) > 200)){
const err113 = {instancePath:instancePath+"/invoicingAddress/county",schemaPath:"#/properties/invoicingAddress/properties/county/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/invoicingAddress/county",schemaPath:"#/properties/invoicingAddress/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data41.country !== undefined){
if(typeof data41.country !== "string"){
const err115 = {instancePath:instancePath+"/invoicingAddress/country",schemaPath:"#/properties/invoicingAddress/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err116 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.manualInvoiceActivation !== undefined){
if(typeof data.manualInvoiceActivation !== "boolean"){
const err117 = {instancePath:instancePath+"/manualInvoiceActivation",schemaPath:"#/properties/manualInvoiceActivation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.redirectUrls !== undefined){
let data48 = data.redirectUrls;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.success === undefined){
const err118 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data48.cancel === undefined){
const err119 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data48.success !== undefined){
let data49 = data48.success;
if(typeof data49 === "string"){
if((data49.length > 300 && func1(data49) > 300)){
const err120 = {instancePath:instancePath+"/redirectUrls/success",schemaPath:"#/properties/redirectUrls/properties/success/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/redirectUrls/success",schemaPath:"#/properties/redirectUrls/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data48.cancel !== undefined){
let data50 = data48.cancel;
if(typeof data50 === "string"){
if((data50.length > 300 && func1(data50) > 300)){
const err122 = {instancePath:instancePath+"/redirectUrls/cancel",schemaPath:"#/properties/redirectUrls/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/redirectUrls/cancel",schemaPath:"#/properties/redirectUrls/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.callbackUrls !== undefined){
let data51 = data.callbackUrls;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.success === undefined){
const err125 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data51.cancel === undefined){
const err126 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data51.success !== undefined){
let data52 = data51.success;
if(typeof data52 === "string"){
if((data52.length > 3000 && func1(data52) > 3000)){
const err127 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data51.cancel !== undefined){
let data53 = data51.cancel;
if(typeof data53 === "string"){
if((data53.length > 3000 && func1(data53) > 3000)){
const err129 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err131 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.callbackDelay !== undefined){
let data54 = data.callbackDelay;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err132 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 900 || isNaN(data54)){
const err133 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err134 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
if(data.groups !== undefined){
let data55 = data.groups;
if(Array.isArray(data55)){
const len2 = data55.length;
for(let i2=0; i2<len2; i2++){
let data56 = data55[i2];
if(typeof data56 !== "string"){
const err135 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(!(((((data56 === "mobile") || (data56 === "bank")) || (data56 === "creditcard")) || (data56 === "credit")) || (data56 === "other"))){
const err136 = {instancePath:instancePath+"/groups/" + i2,schemaPath:"#/properties/groups/items/enum",keyword:"enum",params:{allowedValues: ["mobile","bank","creditcard","credit","other"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.usePricesWithoutVat !== undefined){
if(typeof data.usePricesWithoutVat !== "boolean"){
const err138 = {instancePath:instancePath+"/usePricesWithoutVat",schemaPath:"#/properties/usePricesWithoutVat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
for(const key0 in data){
if((((((((((((((((key0 !== "stamp") && (key0 !== "reference")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "language")) && (key0 !== "orderId")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "deliveryAddress")) && (key0 !== "invoicingAddress")) && (key0 !== "manualInvoiceActivation")) && (key0 !== "redirectUrls")) && (key0 !== "callbackUrls")) && (key0 !== "callbackDelay")) && (key0 !== "groups")) && (key0 !== "usePricesWithoutVat")){
const err139 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate_body, {"codes":{},"told":{"#/properties/stamp/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.","#/properties/reference/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.","#/allOf/0":"With `usePricesWithoutVat` there must be at least one item.","#/allOf/1":"With `usePricesWithoutVat` no unit price may be negative.","#/allOf/2":"When there are items, `amount` is the sum of each item's `unitPrice` times its `units`.","#/unevaluatedProperties":"Any other key is refused."},"order":[],"fallback":{},"rules":[{"at":[],"rule":"amount-is-sum-of-items","message":"When there are items, `amount` is the sum of each item's `unitPrice` times its `units`."}]}, rules);
