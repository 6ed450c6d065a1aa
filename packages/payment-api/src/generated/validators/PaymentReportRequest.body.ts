// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { dateOrDateTime, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const pattern3 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$", "u");
const formats0 = dateOrDateTime;
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
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestType"},message:"must have required property '"+"requestType"+"'"}); errors++;
}
if(data.callbackUrl === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbackUrl"},message:"must have required property '"+"callbackUrl"+"'"}); errors++;
}
if(data.requestType !== undefined){
let data0 = data.requestType;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/requestType",schemaPath:"#/properties/requestType/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data0 === "json") || (data0 === "csv"))){
(vErrors ??= []).push({instancePath:instancePath+"/requestType",schemaPath:"#/properties/requestType/enum",keyword:"enum",params:{allowedValues: ["json","csv"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.callbackUrl !== undefined){
let data1 = data.callbackUrl;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/callbackUrl",schemaPath:"#/properties/callbackUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/callbackUrl",schemaPath:"#/properties/callbackUrl/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"},message:"must match pattern \""+"^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$"+"\""}); errors++;
}
}
}
if(data.paymentStatus !== undefined){
let data2 = data.paymentStatus;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paymentStatus",schemaPath:"#/properties/paymentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data2 === "default") || (data2 === "all")) || (data2 === "paid")) || (data2 === "settled"))){
(vErrors ??= []).push({instancePath:instancePath+"/paymentStatus",schemaPath:"#/properties/paymentStatus/enum",keyword:"enum",params:{allowedValues: ["default","all","paid","settled"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.startDate !== undefined){
let data3 = data.startDate;
if(typeof data3 === "string"){
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date-or-date-time"},message:"must match format \""+"date-or-date-time"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.endDate !== undefined){
let data4 = data.endDate;
if(typeof data4 === "string"){
if(!(formats0(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/format",keyword:"format",params:{format: "date-or-date-time"},message:"must match format \""+"date-or-date-time"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.limit !== undefined){
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 50000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"}); errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.reportFields !== undefined){
let data6 = data.reportFields;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((((((((((((((((((((((((((data7 === "entryDate") || (data7 === "created")) || (data7 === "amount")) || (data7 === "status")) || (data7 === "firstname")) || (data7 === "familyname")) || (data7 === "companyName")) || (data7 === "vatId")) || (data7 === "description")) || (data7 === "reference")) || (data7 === "paymentMethod")) || (data7 === "stamp")) || (data7 === "address")) || (data7 === "postcode")) || (data7 === "postoffice")) || (data7 === "country")) || (data7 === "checkoutReference")) || (data7 === "archiveNumber")) || (data7 === "payerName")) || (data7 === "settlementId")) || (data7 === "settlementDate")) || (data7 === "settlementReference")) || (data7 === "originalTradeReference")) || (data7 === "vatPercentage")) || (data7 === "vatAmount")) || (data7 === "paymentMethodFee")) || (data7 === "paymentMethodCommission")) || (data7 === "shopInShopCommission")) || (data7 === "shopInShopCommissionVatPercentage")) || (data7 === "shopInShopCommissionVatAmount")) || (data7 === "terminalDisplayId")) || (data7 === "refunditems")) || (data7 === "tradeitems"))){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/enum",keyword:"enum",params:{allowedValues: ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId","refunditems","tradeitems"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/reportFields",schemaPath:"#/properties/reportFields/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.submerchant !== undefined){
let data8 = data.submerchant;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/submerchant",schemaPath:"#/properties/submerchant/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
if(data.includeItems !== undefined){
if(typeof data.includeItems !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/includeItems",schemaPath:"#/properties/includeItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
for(const key0 in data){
if(((((((((key0 !== "requestType") && (key0 !== "callbackUrl")) && (key0 !== "paymentStatus")) && (key0 !== "startDate")) && (key0 !== "endDate")) && (key0 !== "limit")) && (key0 !== "reportFields")) && (key0 !== "submerchant")) && (key0 !== "includeItems")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/callbackUrl/allOf/0":"Must be an http or https URL.","#/unevaluatedProperties":"Any other key is rejected."},"order":[],"fallback":{},"rules":[]});
