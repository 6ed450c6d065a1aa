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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stamp === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stamp"},message:"must have required property '"+"stamp"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reference === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.language === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.items === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.customer === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.redirectUrls === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUrls"},message:"must have required property '"+"redirectUrls"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.token === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.stamp !== undefined){
let data0 = data.stamp;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err9 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data0 === "string"){
if((data0.length > 200 && func1(data0) > 200)){
const err10 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/stamp",schemaPath:"#/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.reference !== undefined){
let data1 = data.reference;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err12 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data1 === "string"){
if((data1.length > 200 && func1(data1) > 200)){
const err13 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999999 || isNaN(data2)){
const err16 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(data3 === "EUR")){
const err19 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/enum",keyword:"enum",params:{allowedValues: ["EUR"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.language !== undefined){
let data4 = data.language;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data4 === "FI") || (data4 === "SV")) || (data4 === "EN"))){
const err21 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.orderId !== undefined){
let data5 = data.orderId;
if(typeof data5 === "string"){
if((data5.length > 60 && func1(data5) > 60)){
const err22 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err23 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.unitPrice === undefined){
const err24 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "unitPrice"},message:"must have required property '"+"unitPrice"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.units === undefined){
const err25 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.vatPercentage === undefined){
const err26 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "vatPercentage"},message:"must have required property '"+"vatPercentage"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7.productCode === undefined){
const err27 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "productCode"},message:"must have required property '"+"productCode"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.unitPrice !== undefined){
let data8 = data7.unitPrice;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err28 = {instancePath:instancePath+"/items/" + i0+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/items/" + i0+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8 < -2147483648 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/items/" + i0+"/unitPrice",schemaPath:"#/properties/items/items/properties/unitPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data7.units !== undefined){
let data9 = data7.units;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err31 = {instancePath:instancePath+"/items/" + i0+"/units",schemaPath:"#/properties/items/items/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99999998 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/items/" + i0+"/units",schemaPath:"#/properties/items/items/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999998},message:"must be <= 99999998"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/items/" + i0+"/units",schemaPath:"#/properties/items/items/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.vatPercentage !== undefined){
let data10 = data7.vatPercentage;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/items/" + i0+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/items/" + i0+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/items/" + i0+"/vatPercentage",schemaPath:"#/properties/items/items/properties/vatPercentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.productCode !== undefined){
let data11 = data7.productCode;
if(typeof data11 === "string"){
if((data11.length > 100 && func1(data11) > 100)){
const err37 = {instancePath:instancePath+"/items/" + i0+"/productCode",schemaPath:"#/properties/items/items/properties/productCode/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err38 = {instancePath:instancePath+"/items/" + i0+"/productCode",schemaPath:"#/properties/items/items/properties/productCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.deliveryDate !== undefined){
let data12 = data7.deliveryDate;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err39 = {instancePath:instancePath+"/items/" + i0+"/deliveryDate",schemaPath:"#/properties/items/items/properties/deliveryDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/items/" + i0+"/deliveryDate",schemaPath:"#/properties/items/items/properties/deliveryDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data7.description !== undefined){
let data13 = data7.description;
if(typeof data13 === "string"){
if((data13.length > 1000 && func1(data13) > 1000)){
const err41 = {instancePath:instancePath+"/items/" + i0+"/description",schemaPath:"#/properties/items/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
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
const err42 = {instancePath:instancePath+"/items/" + i0+"/description",schemaPath:"#/properties/items/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data7.category !== undefined){
let data14 = data7.category;
if(typeof data14 === "string"){
if((data14.length > 100 && func1(data14) > 100)){
const err43 = {instancePath:instancePath+"/items/" + i0+"/category",schemaPath:"#/properties/items/items/properties/category/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/items/" + i0+"/category",schemaPath:"#/properties/items/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data7.stamp !== undefined){
let data15 = data7.stamp;
if(typeof data15 === "string"){
if((data15.length > 200 && func1(data15) > 200)){
const err45 = {instancePath:instancePath+"/items/" + i0+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/items/" + i0+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data7.reference !== undefined){
let data16 = data7.reference;
if(typeof data16 === "string"){
if((data16.length > 200 && func1(data16) > 200)){
const err47 = {instancePath:instancePath+"/items/" + i0+"/reference",schemaPath:"#/properties/items/items/properties/reference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/items/" + i0+"/reference",schemaPath:"#/properties/items/items/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data7.merchant !== undefined){
let data17 = data7.merchant;
if(typeof data17 === "string"){
if((data17.length > 10 && func1(data17) > 10)){
const err49 = {instancePath:instancePath+"/items/" + i0+"/merchant",schemaPath:"#/properties/items/items/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/items/" + i0+"/merchant",schemaPath:"#/properties/items/items/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data7.orderId !== undefined){
let data18 = data7.orderId;
if(typeof data18 === "string"){
if((data18.length > 60 && func1(data18) > 60)){
const err51 = {instancePath:instancePath+"/items/" + i0+"/orderId",schemaPath:"#/properties/items/items/properties/orderId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err52 = {instancePath:instancePath+"/items/" + i0+"/orderId",schemaPath:"#/properties/items/items/properties/orderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data7.commission !== undefined){
let data19 = data7.commission;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.merchant !== undefined){
let data20 = data19.merchant;
if(typeof data20 === "string"){
if((data20.length > 10 && func1(data20) > 10)){
const err53 = {instancePath:instancePath+"/items/" + i0+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
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
const err54 = {instancePath:instancePath+"/items/" + i0+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data19.amount !== undefined){
let data21 = data19.amount;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err55 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 99999999 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data21 < -2147483648 || isNaN(data21)){
const err57 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
}
else {
const err58 = {instancePath:instancePath+"/items/" + i0+"/commission",schemaPath:"#/properties/items/items/properties/commission/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err60 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.customer !== undefined){
let data22 = data.customer;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.email === undefined){
const err61 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data22.email !== undefined){
let data23 = data22.email;
if(typeof data23 === "string"){
if(!(formats2.test(data23))){
const err62 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/customer/email",schemaPath:"#/properties/customer/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.firstName !== undefined){
if(typeof data22.firstName !== "string"){
const err64 = {instancePath:instancePath+"/customer/firstName",schemaPath:"#/properties/customer/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data22.lastName !== undefined){
if(typeof data22.lastName !== "string"){
const err65 = {instancePath:instancePath+"/customer/lastName",schemaPath:"#/properties/customer/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.phone !== undefined){
if(typeof data22.phone !== "string"){
const err66 = {instancePath:instancePath+"/customer/phone",schemaPath:"#/properties/customer/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data22.vatId !== undefined){
if(typeof data22.vatId !== "string"){
const err67 = {instancePath:instancePath+"/customer/vatId",schemaPath:"#/properties/customer/properties/vatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data22.companyName !== undefined){
let data28 = data22.companyName;
if(typeof data28 === "string"){
if((data28.length > 100 && func1(data28) > 100)){
const err68 = {instancePath:instancePath+"/customer/companyName",schemaPath:"#/properties/customer/properties/companyName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/customer/companyName",schemaPath:"#/properties/customer/properties/companyName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.deliveryAddress !== undefined){
let data29 = data.deliveryAddress;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.streetAddress === undefined){
const err71 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "streetAddress"},message:"must have required property '"+"streetAddress"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29.postalCode === undefined){
const err72 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data29.city === undefined){
const err73 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29.country === undefined){
const err74 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.streetAddress !== undefined){
let data30 = data29.streetAddress;
if(typeof data30 === "string"){
if((data30.length > 200 && func1(data30) > 200)){
const err75 = {instancePath:instancePath+"/deliveryAddress/streetAddress",schemaPath:"#/properties/deliveryAddress/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/deliveryAddress/streetAddress",schemaPath:"#/properties/deliveryAddress/properties/streetAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data29.postalCode !== undefined){
let data31 = data29.postalCode;
if(typeof data31 === "string"){
if((data31.length > 15 && func1(data31) > 15)){
const err77 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!pattern5.test(data31)){
const err78 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-z -]+$"},message:"must match pattern \""+"^[0-9A-z -]+$"+"\""};
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
const err79 = {instancePath:instancePath+"/deliveryAddress/postalCode",schemaPath:"#/properties/deliveryAddress/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.city !== undefined){
let data32 = data29.city;
if(typeof data32 === "string"){
if((data32.length > 200 && func1(data32) > 200)){
const err80 = {instancePath:instancePath+"/deliveryAddress/city",schemaPath:"#/properties/deliveryAddress/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err81 = {instancePath:instancePath+"/deliveryAddress/city",schemaPath:"#/properties/deliveryAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.county !== undefined){
let data33 = data29.county;
if(typeof data33 === "string"){
if((data33.length > 200 && func1(data33) > 200)){
const err82 = {instancePath:instancePath+"/deliveryAddress/county",schemaPath:"#/properties/deliveryAddress/properties/county/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err83 = {instancePath:instancePath+"/deliveryAddress/county",schemaPath:"#/properties/deliveryAddress/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data29.country !== undefined){
if(typeof data29.country !== "string"){
const err84 = {instancePath:instancePath+"/deliveryAddress/country",schemaPath:"#/properties/deliveryAddress/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/deliveryAddress",schemaPath:"#/properties/deliveryAddress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.invoicingAddress !== undefined){
let data35 = data.invoicingAddress;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.streetAddress === undefined){
const err86 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "streetAddress"},message:"must have required property '"+"streetAddress"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data35.postalCode === undefined){
const err87 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data35.city === undefined){
const err88 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data35.country === undefined){
const err89 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data35.streetAddress !== undefined){
let data36 = data35.streetAddress;
if(typeof data36 === "string"){
if((data36.length > 200 && func1(data36) > 200)){
const err90 = {instancePath:instancePath+"/invoicingAddress/streetAddress",schemaPath:"#/properties/invoicingAddress/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/invoicingAddress/streetAddress",schemaPath:"#/properties/invoicingAddress/properties/streetAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data35.postalCode !== undefined){
let data37 = data35.postalCode;
if(typeof data37 === "string"){
if((data37.length > 15 && func1(data37) > 15)){
const err92 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 15},message:"must NOT have more than 15 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(!pattern5.test(data37)){
const err93 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/pattern",keyword:"pattern",params:{pattern: "^[0-9A-z -]+$"},message:"must match pattern \""+"^[0-9A-z -]+$"+"\""};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/invoicingAddress/postalCode",schemaPath:"#/properties/invoicingAddress/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data35.city !== undefined){
let data38 = data35.city;
if(typeof data38 === "string"){
if((data38.length > 200 && func1(data38) > 200)){
const err95 = {instancePath:instancePath+"/invoicingAddress/city",schemaPath:"#/properties/invoicingAddress/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err96 = {instancePath:instancePath+"/invoicingAddress/city",schemaPath:"#/properties/invoicingAddress/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data35.county !== undefined){
let data39 = data35.county;
if(typeof data39 === "string"){
if((data39.length > 200 && func1(data39) > 200)){
const err97 = {instancePath:instancePath+"/invoicingAddress/county",schemaPath:"#/properties/invoicingAddress/properties/county/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err98 = {instancePath:instancePath+"/invoicingAddress/county",schemaPath:"#/properties/invoicingAddress/properties/county/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data35.country !== undefined){
if(typeof data35.country !== "string"){
const err99 = {instancePath:instancePath+"/invoicingAddress/country",schemaPath:"#/properties/invoicingAddress/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/invoicingAddress",schemaPath:"#/properties/invoicingAddress/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.redirectUrls !== undefined){
let data41 = data.redirectUrls;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.success === undefined){
const err101 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data41.cancel === undefined){
const err102 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data41.success !== undefined){
let data42 = data41.success;
if(typeof data42 === "string"){
if((data42.length > 300 && func1(data42) > 300)){
const err103 = {instancePath:instancePath+"/redirectUrls/success",schemaPath:"#/properties/redirectUrls/properties/success/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
else {
const err104 = {instancePath:instancePath+"/redirectUrls/success",schemaPath:"#/properties/redirectUrls/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data41.cancel !== undefined){
let data43 = data41.cancel;
if(typeof data43 === "string"){
if((data43.length > 300 && func1(data43) > 300)){
const err105 = {instancePath:instancePath+"/redirectUrls/cancel",schemaPath:"#/properties/redirectUrls/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/redirectUrls/cancel",schemaPath:"#/properties/redirectUrls/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/redirectUrls",schemaPath:"#/properties/redirectUrls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.callbackUrls !== undefined){
let data44 = data.callbackUrls;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.success === undefined){
const err108 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data44.cancel === undefined){
const err109 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data44.success !== undefined){
let data45 = data44.success;
if(typeof data45 === "string"){
if((data45.length > 3000 && func1(data45) > 3000)){
const err110 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data44.cancel !== undefined){
let data46 = data44.cancel;
if(typeof data46 === "string"){
if((data46.length > 3000 && func1(data46) > 3000)){
const err112 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.callbackDelay !== undefined){
let data47 = data.callbackDelay;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err115 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 900 || isNaN(data47)){
const err116 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data47 < 0 || isNaN(data47)){
const err117 = {instancePath:instancePath+"/callbackDelay",schemaPath:"#/properties/callbackDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
const err118 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
for(const key0 in data){
if((((((((((((((key0 !== "stamp") && (key0 !== "reference")) && (key0 !== "amount")) && (key0 !== "currency")) && (key0 !== "language")) && (key0 !== "orderId")) && (key0 !== "items")) && (key0 !== "customer")) && (key0 !== "deliveryAddress")) && (key0 !== "invoicingAddress")) && (key0 !== "redirectUrls")) && (key0 !== "callbackUrls")) && (key0 !== "callbackDelay")) && (key0 !== "token")){
const err119 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate_body, {"codes":{},"told":{"#/properties/stamp/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.","#/properties/reference/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.","#/allOf/0":"When there are items, `amount` is the sum of each item's `unitPrice` times its `units`.","#/unevaluatedProperties":"Any other key is refused."},"order":[],"fallback":{},"rules":[{"at":[],"rule":"amount-is-sum-of-items","message":"When there are items, `amount` is the sum of each item's `unitPrice` times its `units`."}]}, rules);
