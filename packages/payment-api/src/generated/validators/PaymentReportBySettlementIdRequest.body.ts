// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const pattern3 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#]+([/?#][^\\s]*)?$", "u");
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
if(data.reportFields !== undefined){
let data2 = data.reportFields;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((((((((((((((((((((((((data3 === "entryDate") || (data3 === "created")) || (data3 === "amount")) || (data3 === "status")) || (data3 === "firstname")) || (data3 === "familyname")) || (data3 === "companyName")) || (data3 === "vatId")) || (data3 === "description")) || (data3 === "reference")) || (data3 === "paymentMethod")) || (data3 === "stamp")) || (data3 === "address")) || (data3 === "postcode")) || (data3 === "postoffice")) || (data3 === "country")) || (data3 === "checkoutReference")) || (data3 === "archiveNumber")) || (data3 === "payerName")) || (data3 === "settlementId")) || (data3 === "settlementDate")) || (data3 === "settlementReference")) || (data3 === "originalTradeReference")) || (data3 === "vatPercentage")) || (data3 === "vatAmount")) || (data3 === "paymentMethodFee")) || (data3 === "paymentMethodCommission")) || (data3 === "shopInShopCommission")) || (data3 === "shopInShopCommissionVatPercentage")) || (data3 === "shopInShopCommissionVatAmount")) || (data3 === "terminalDisplayId"))){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/enum",keyword:"enum",params:{allowedValues: ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/reportFields",schemaPath:"#/properties/reportFields/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.submerchant !== undefined){
let data4 = data.submerchant;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/submerchant",schemaPath:"#/properties/submerchant/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
}
if(data.includeItems !== undefined){
if(typeof data.includeItems !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/includeItems",schemaPath:"#/properties/includeItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
for(const key0 in data){
if(((((key0 !== "requestType") && (key0 !== "callbackUrl")) && (key0 !== "reportFields")) && (key0 !== "submerchant")) && (key0 !== "includeItems")){
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
