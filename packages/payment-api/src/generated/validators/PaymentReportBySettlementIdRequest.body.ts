// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
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
if(data.requestType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestType"},message:"must have required property '"+"requestType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.callbackUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbackUrl"},message:"must have required property '"+"callbackUrl"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.requestType !== undefined){
let data0 = data.requestType;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/requestType",schemaPath:"#/properties/requestType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "json") || (data0 === "csv"))){
const err3 = {instancePath:instancePath+"/requestType",schemaPath:"#/properties/requestType/enum",keyword:"enum",params:{allowedValues: ["json","csv"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.callbackUrl !== undefined){
if(typeof data.callbackUrl !== "string"){
const err4 = {instancePath:instancePath+"/callbackUrl",schemaPath:"#/properties/callbackUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reportFields !== undefined){
let data2 = data.reportFields;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((data3 === "entryDate") || (data3 === "created")) || (data3 === "amount")) || (data3 === "status")) || (data3 === "firstname")) || (data3 === "familyname")) || (data3 === "companyName")) || (data3 === "vatId")) || (data3 === "description")) || (data3 === "reference")) || (data3 === "paymentMethod")) || (data3 === "stamp")) || (data3 === "address")) || (data3 === "postcode")) || (data3 === "postoffice")) || (data3 === "country")) || (data3 === "checkoutReference")) || (data3 === "archiveNumber")) || (data3 === "payerName")) || (data3 === "settlementId")) || (data3 === "settlementDate")) || (data3 === "settlementReference")) || (data3 === "originalTradeReference")) || (data3 === "vatPercentage")) || (data3 === "vatAmount")) || (data3 === "paymentMethodFee")) || (data3 === "paymentMethodCommission")) || (data3 === "shopInShopCommission")) || (data3 === "shopInShopCommissionVatPercentage")) || (data3 === "shopInShopCommissionVatAmount")) || (data3 === "terminalDisplayId"))){
const err6 = {instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/enum",keyword:"enum",params:{allowedValues: ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/reportFields",schemaPath:"#/properties/reportFields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.submerchant !== undefined){
let data4 = data.submerchant;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/submerchant",schemaPath:"#/properties/submerchant/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.includeItems !== undefined){
if(typeof data.includeItems !== "boolean"){
const err9 = {instancePath:instancePath+"/includeItems",schemaPath:"#/properties/includeItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"requestType":true,"callbackUrl":true,"reportFields":true,"submerchant":true,"includeItems":true},"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate, {"codes":{},"told":{},"order":[],"fallback":{},"rules":[]});
