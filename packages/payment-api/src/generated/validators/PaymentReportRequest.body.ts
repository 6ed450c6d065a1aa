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
if(data.submerchant !== undefined){
let data2 = data.submerchant;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/submerchant",schemaPath:"#/properties/submerchant/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
if(data.includeItems !== undefined){
if(typeof data.includeItems !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/includeItems",schemaPath:"#/properties/includeItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.paymentStatus !== undefined){
let data4 = data.paymentStatus;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/paymentStatus",schemaPath:"#/properties/paymentStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((data4 === "default") || (data4 === "all")) || (data4 === "paid")) || (data4 === "settled"))){
(vErrors ??= []).push({instancePath:instancePath+"/paymentStatus",schemaPath:"#/properties/paymentStatus/enum",keyword:"enum",params:{allowedValues: ["default","all","paid","settled"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.startDate !== undefined){
let data5 = data.startDate;
if(typeof data5 === "string"){
if(!(formats0(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date-or-date-time"},message:"must match format \""+"date-or-date-time"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.endDate !== undefined){
let data6 = data.endDate;
if(typeof data6 === "string"){
if(!(formats0(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/format",keyword:"format",params:{format: "date-or-date-time"},message:"must match format \""+"date-or-date-time"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/endDate",schemaPath:"#/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.limit !== undefined){
let data7 = data.limit;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 50000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"}); errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.reportFields !== undefined){
let data8 = data.reportFields;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((((((((((((((((((((((((((data9 === "entryDate") || (data9 === "created")) || (data9 === "amount")) || (data9 === "status")) || (data9 === "firstname")) || (data9 === "familyname")) || (data9 === "companyName")) || (data9 === "vatId")) || (data9 === "description")) || (data9 === "reference")) || (data9 === "paymentMethod")) || (data9 === "stamp")) || (data9 === "address")) || (data9 === "postcode")) || (data9 === "postoffice")) || (data9 === "country")) || (data9 === "checkoutReference")) || (data9 === "archiveNumber")) || (data9 === "payerName")) || (data9 === "settlementId")) || (data9 === "settlementDate")) || (data9 === "settlementReference")) || (data9 === "originalTradeReference")) || (data9 === "vatPercentage")) || (data9 === "vatAmount")) || (data9 === "paymentMethodFee")) || (data9 === "paymentMethodCommission")) || (data9 === "shopInShopCommission")) || (data9 === "shopInShopCommissionVatPercentage")) || (data9 === "shopInShopCommissionVatAmount")) || (data9 === "terminalDisplayId")) || (data9 === "refunditems")) || (data9 === "tradeitems"))){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/enum",keyword:"enum",params:{allowedValues: ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId","refunditems","tradeitems"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/reportFields",schemaPath:"#/properties/reportFields/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
for(const key0 in data){
if(((((((((key0 !== "requestType") && (key0 !== "callbackUrl")) && (key0 !== "submerchant")) && (key0 !== "includeItems")) && (key0 !== "paymentStatus")) && (key0 !== "startDate")) && (key0 !== "endDate")) && (key0 !== "limit")) && (key0 !== "reportFields")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/callbackUrl/allOf/0/pattern":"must be an http or https URL"},"keys":{"#/unevaluatedProperties":["requestType","callbackUrl","submerchant","includeItems","paymentStatus","startDate","endDate","limit","reportFields"]},"order":[],"fallback":{},"rules":[]});
