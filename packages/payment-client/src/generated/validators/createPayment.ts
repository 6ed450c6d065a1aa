// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { codePoints, date, type Validate, validator } from "@maksu/client-core/validation";
import { rules } from "../../rules.ts";
const validate_body = validate52;
const func1 = codePoints;
const formats0 = date;
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern3 = new RegExp("^[0-9A-z -]+$", "u");
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stamp === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stamp"},message:"must have required property '"+"stamp"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reference === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.amount === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.currency === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.language === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.items === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.customer === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.redirectUrls === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUrls"},message:"must have required property '"+"redirectUrls"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.stamp !== undefined){
let data2 = data.stamp;
if(typeof data2 === "string"){
if((data2.length > 200 && func1(data2) > 200)){
const err14 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.reference !== undefined){
let data3 = data.reference;
if(typeof data3 === "string"){
if((data3.length > 200 && func1(data3) > 200)){
const err16 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.amount !== undefined){
let data4 = data.amount;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99999999 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(data5 === "EUR")){
const err22 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: ["EUR"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.language !== undefined){
let data6 = data.language;
if(typeof data6 !== "string"){
const err23 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data6 === "FI") || (data6 === "SV")) || (data6 === "EN"))){
const err24 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.orderId !== undefined){
let data7 = data.orderId;
if(typeof data7 === "string"){
if((data7.length > 60 && func1(data7) > 60)){
const err25 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err26 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.unitPrice === undefined){
const err27 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "unitPrice"},message:"must have required property '"+"unitPrice"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.units === undefined){
const err28 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.vatPercentage === undefined){
const err29 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "vatPercentage"},message:"must have required property '"+"vatPercentage"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.productCode === undefined){
const err30 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "productCode"},message:"must have required property '"+"productCode"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.unitPrice !== undefined){
let data10 = data9.unitPrice;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/items/" + i0+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/items/" + i0+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < -2147483648 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/items/" + i0+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
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
if(data9.units !== undefined){
let data11 = data9.units;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/items/" + i0+"/units",schemaPath:"#/properties/items/items/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 99999998 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/items/" + i0+"/units",schemaPath:"#/properties/items/items/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999998},message:"must be <= 99999998"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/items/" + i0+"/units",schemaPath:"#/properties/items/items/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data9.vatPercentage !== undefined){
let data12 = data9.vatPercentage;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/items/" + i0+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/items/" + i0+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err39 = {instancePath:instancePath+"/items/" + i0+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data9.productCode !== undefined){
let data13 = data9.productCode;
if(typeof data13 === "string"){
if((data13.length > 100 && func1(data13) > 100)){
const err40 = {instancePath:instancePath+"/items/" + i0+"/productCode",schemaPath:"#/properties/items/items/properties/productCode/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/items/" + i0+"/productCode",schemaPath:"#/properties/items/items/properties/productCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data9.deliveryDate !== undefined){
let data14 = data9.deliveryDate;
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err42 = {instancePath:instancePath+"/items/" + i0+"/deliveryDate",schemaPath:"#/properties/items/items/properties/deliveryDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/items/" + i0+"/deliveryDate",schemaPath:"#/properties/items/items/properties/deliveryDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data9.description !== undefined){
let data15 = data9.description;
if(typeof data15 === "string"){
if((data15.length > 1000 && func1(data15) > 1000)){
const err44 = {instancePath:instancePath+"/items/" + i0+"/description",schemaPath:"#/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err45 = {instancePath:instancePath+"/items/" + i0+"/description",schemaPath:"#/properties/items/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data9.category !== undefined){
let data16 = data9.category;
if(typeof data16 === "string"){
if((data16.length > 100 && func1(data16) > 100)){
const err46 = {instancePath:instancePath+"/items/" + i0+"/category",schemaPath:"#/properties/items/items/properties/category/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/items/" + i0+"/category",schemaPath:"#/properties/items/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data9.stamp !== undefined){
let data17 = data9.stamp;
if(typeof data17 === "string"){
if((data17.length > 200 && func1(data17) > 200)){
const err48 = {instancePath:instancePath+"/items/" + i0+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err49 = {instancePath:instancePath+"/items/" + i0+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data9.reference !== undefined){
let data18 = data9.reference;
if(typeof data18 === "string"){
if((data18.length > 200 && func1(data18) > 200)){
const err50 = {instancePath:instancePath+"/items/" + i0+"/reference",schemaPath:"#/properties/items/items/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/items/" + i0+"/reference",schemaPath:"#/properties/items/items/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data9.merchant !== undefined){
let data19 = data9.merchant;
if(typeof data19 === "string"){
if((data19.length > 10 && func1(data19) > 10)){
const err52 = {instancePath:instancePath+"/items/" + i0+"/merchant",schemaPath:"#/properties/items/items/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/items/" + i0+"/merchant",schemaPath:"#/properties/items/items/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data9.orderId !== undefined){
let data20 = data9.orderId;
if(typeof data20 === "string"){
if((data20.length > 60 && func1(data20) > 60)){
const err54 = {instancePath:instancePath+"/items/" + i0+"/orderId",schemaPath:"#/properties/items/items/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/items/" + i0+"/orderId",schemaPath:"#/properties/items/items/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data9.commission !== undefined){
let data21 = data9.commission;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.merchant !== undefined){
let data22 = data21.merchant;
if(typeof data22 === "string"){
if((data22.length > 10 && func1(data22) > 10)){
const err56 = {instancePath:instancePath+"/items/" + i0+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/items/" + i0+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.amount !== undefined){
let data23 = data21.amount;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err58 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 99999999 || isNaN(data23)){
const err59 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
}
else {
const err60 = {instancePath:instancePath+"/items/" + i0+"/commission",schemaPath:"#/properties/items/items/properties/commission/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.customer !== undefined){
let data24 = data.customer;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.email === undefined){
const err63 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data24.email !== undefined){
let data25 = data24.email;
if(typeof data25 === "string"){
if(!(formats2.test(data25))){
const err64 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err65 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data24.firstName !== undefined){
if(typeof data24.firstName !== "string"){
const err66 = {instancePath:instancePath+"/customer/firstName",schemaPath:"#/properties/customer/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.lastName !== undefined){
if(typeof data24.lastName !== "string"){
const err67 = {instancePath:instancePath+"/customer/lastName",schemaPath:"#/properties/customer/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data24.phone !== undefined){
if(typeof data24.phone !== "string"){
const err68 = {instancePath:instancePath+"/customer/phone",schemaPath:"#/properties/customer/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data24.vatId !== undefined){
if(typeof data24.vatId !== "string"){
const err69 = {instancePath:instancePath+"/customer/vatId",schemaPath:"#/properties/customer/properties/vatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data24.companyName !== undefined){
let data30 = data24.companyName;
if(typeof data30 === "string"){
if((data30.length > 100 && func1(data30) > 100)){
const err70 = {instancePath:instancePath+"/customer/companyName",schemaPath:"#/properties/customer/properties/companyName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err71 = {instancePath:instancePath+"/customer/companyName",schemaPath:"#/properties/customer/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.deliveryAddress !== undefined){
let data31 = data.deliveryAddress;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.streetAddress === undefined){
const err73 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "streetAddress"},message:"must have required property '"+"streetAddress"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data31.postalCode === undefined){
const err74 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data31.city === undefined){
const err75 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data31.country === undefined){
const err76 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data31.streetAddress !== undefined){
let data32 = data31.streetAddress;
if(typeof data32 === "string"){
if((data32.length > 200 && func1(data32) > 200)){
const err77 = {instancePath:instancePath+"/deliveryAddress/streetAddress",schemaPath:"#/properties/deliveryAddress/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/deliveryAddress/streetAddress",schemaPath:"#/properties/deliveryAddress/properties/streetAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data31.postalCode !== undefined){
let data33 = data31.postalCode;
if(typeof data33 === "string"){
if((data33.length > 15 && func1(data33) > 15)){
const err79 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!pattern3.test(data33)){
const err80 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-z -]+$"},message:"must match pattern \""+"^[0-9A-z -]+$"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data31.city !== undefined){
let data34 = data31.city;
if(typeof data34 === "string"){
if((data34.length > 200 && func1(data34) > 200)){
const err82 = {instancePath:instancePath+"/deliveryAddress/city",schemaPath:"#/properties/deliveryAddress/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/deliveryAddress/city",schemaPath:"#/properties/deliveryAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data31.county !== undefined){
let data35 = data31.county;
if(typeof data35 === "string"){
if((data35.length > 200 && func1(data35) > 200)){
const err84 = {instancePath:instancePath+"/deliveryAddress/county",schemaPath:"#/properties/deliveryAddress/properties/county/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err85 = {instancePath:instancePath+"/deliveryAddress/county",schemaPath:"#/properties/deliveryAddress/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data31.country !== undefined){
if(typeof data31.country !== "string"){
const err86 = {instancePath:instancePath+"/deliveryAddress/country",schemaPath:"#/properties/deliveryAddress/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.invoicingAddress !== undefined){
let data37 = data.invoicingAddress;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.streetAddress === undefined){
const err88 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "streetAddress"},message:"must have required property '"+"streetAddress"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data37.postalCode === undefined){
const err89 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data37.city === undefined){
const err90 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data37.country === undefined){
const err91 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data37.streetAddress !== undefined){
let data38 = data37.streetAddress;
if(typeof data38 === "string"){
if((data38.length > 200 && func1(data38) > 200)){
const err92 = {instancePath:instancePath+"/invoicingAddress/streetAddress",schemaPath:"#/properties/invoicingAddress/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/invoicingAddress/streetAddress",schemaPath:"#/properties/invoicingAddress/properties/streetAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data37.postalCode !== undefined){
let data39 = data37.postalCode;
if(typeof data39 === "string"){
if((data39.length > 15 && func1(data39) > 15)){
const err94 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(!pattern3.test(data39)){
const err95 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-z -]+$"},message:"must match pattern \""+"^[0-9A-z -]+$"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data37.city !== undefined){
let data40 = data37.city;
if(typeof data40 === "string"){
if((data40.length > 200 && func1(data40) > 200)){
const err97 = {instancePath:instancePath+"/invoicingAddress/city",schemaPath:"#/properties/invoicingAddress/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/invoicingAddress/city",schemaPath:"#/properties/invoicingAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data37.county !== undefined){
let data41 = data37.county;
if(typeof data41 === "string"){
if((data41.length > 200 && func1(data41) > 200)){
const err99 = {instancePath:instancePath+"/invoicingAddress/county",schemaPath:"#/properties/invoicingAddress/properties/county/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/invoicingAddress/county",schemaPath:"#/properties/invoicingAddress/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data37.country !== undefined){
if(typeof data37.country !== "string"){
const err101 = {instancePath:instancePath+"/invoicingAddress/country",schemaPath:"#/properties/invoicingAddress/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.manualInvoiceActivation !== undefined){
if(typeof data.manualInvoiceActivation !== "boolean"){
const err103 = {instancePath:instancePath+"/manualInvoiceActivation",schemaPath:"#/properties/manualInvoiceActivation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.redirectUrls !== undefined){
let data44 = data.redirectUrls;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.success === undefined){
const err104 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data44.cancel === undefined){
const err105 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data44.success !== undefined){
let data45 = data44.success;
if(typeof data45 === "string"){
if((data45.length > 3000 && func1(data45) > 3000)){
const err106 = {instancePath:instancePath+"/redirectUrls/success",schemaPath:"#/properties/redirectUrls/properties/success/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
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
const err107 = {instancePath:instancePath+"/redirectUrls/success",schemaPath:"#/properties/redirectUrls/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data44.cancel !== undefined){
let data46 = data44.cancel;
if(typeof data46 === "string"){
if((data46.length > 3000 && func1(data46) > 3000)){
const err108 = {instancePath:instancePath+"/redirectUrls/cancel",schemaPath:"#/properties/redirectUrls/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/redirectUrls/cancel",schemaPath:"#/properties/redirectUrls/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.callbackUrls !== undefined){
let data47 = data.callbackUrls;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.success === undefined){
const err111 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data47.cancel === undefined){
const err112 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data47.success !== undefined){
let data48 = data47.success;
if(typeof data48 === "string"){
if((data48.length > 3000 && func1(data48) > 3000)){
const err113 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
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
const err114 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data47.cancel !== undefined){
let data49 = data47.cancel;
if(typeof data49 === "string"){
if((data49.length > 3000 && func1(data49) > 3000)){
const err115 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.callbackDelay !== undefined){
let data50 = data.callbackDelay;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err118 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 900 || isNaN(data50)){
const err119 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err120 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.groups !== undefined){
let data51 = data.groups;
if(Array.isArray(data51)){
const len1 = data51.length;
for(let i1=0; i1<len1; i1++){
let data52 = data51[i1];
if(typeof data52 !== "string"){
const err121 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(!(((((data52 === "mobile") || (data52 === "bank")) || (data52 === "creditcard")) || (data52 === "credit")) || (data52 === "other"))){
const err122 = {instancePath:instancePath+"/groups/" + i1,schemaPath:"#/properties/groups/items/enum",keyword:"enum",params:{allowedValues: ["mobile","bank","creditcard","credit","other"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.usePricesWithoutVat !== undefined){
if(typeof data.usePricesWithoutVat !== "boolean"){
const err124 = {instancePath:instancePath+"/usePricesWithoutVat",schemaPath:"#/properties/usePricesWithoutVat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
for(const key0 in data){
if((((((((((((((((key0 !== "stamp") && (key0 !== "reference")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "language")) && (key0 !== "orderId")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "deliveryAddress")) && (key0 !== "invoicingAddress")) && (key0 !== "manualInvoiceActivation")) && (key0 !== "redirectUrls")) && (key0 !== "callbackUrls")) && (key0 !== "callbackDelay")) && (key0 !== "groups")) && (key0 !== "usePricesWithoutVat")){
const err125 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"};
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
else {
const err126 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate_body, {"codes":{},"told":{"#/allOf/0":"With `usePricesWithoutVat` there must be at least one item.","#/allOf/1":"When there are items, `amount` is the sum of each item's `unitPrice` times its `units`.","#/unevaluatedProperties":"Any other key is refused."},"order":[],"fallback":{},"rules":[{"at":[],"rule":"amount-is-sum-of-items","message":"When there are items, `amount` is the sum of each item's `unitPrice` times its `units`."}]}, rules);
