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
if(data.reportFields !== undefined){
let data4 = data.reportFields;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((((((((((((((((((((((((data5 === "entryDate") || (data5 === "created")) || (data5 === "amount")) || (data5 === "status")) || (data5 === "firstname")) || (data5 === "familyname")) || (data5 === "companyName")) || (data5 === "vatId")) || (data5 === "description")) || (data5 === "reference")) || (data5 === "paymentMethod")) || (data5 === "stamp")) || (data5 === "address")) || (data5 === "postcode")) || (data5 === "postoffice")) || (data5 === "country")) || (data5 === "checkoutReference")) || (data5 === "archiveNumber")) || (data5 === "payerName")) || (data5 === "settlementId")) || (data5 === "settlementDate")) || (data5 === "settlementReference")) || (data5 === "originalTradeReference")) || (data5 === "vatPercentage")) || (data5 === "vatAmount")) || (data5 === "paymentMethodFee")) || (data5 === "paymentMethodCommission")) || (data5 === "shopInShopCommission")) || (data5 === "shopInShopCommissionVatPercentage")) || (data5 === "shopInShopCommissionVatAmount")) || (data5 === "terminalDisplayId"))){
(vErrors ??= []).push({instancePath:instancePath+"/reportFields/" + i0,schemaPath:"#/properties/reportFields/items/enum",keyword:"enum",params:{allowedValues: ["entryDate","created","amount","status","firstname","familyname","companyName","vatId","description","reference","paymentMethod","stamp","address","postcode","postoffice","country","checkoutReference","archiveNumber","payerName","settlementId","settlementDate","settlementReference","originalTradeReference","vatPercentage","vatAmount","paymentMethodFee","paymentMethodCommission","shopInShopCommission","shopInShopCommissionVatPercentage","shopInShopCommissionVatAmount","terminalDisplayId"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/reportFields",schemaPath:"#/properties/reportFields/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
for(const key0 in data){
if(((((key0 !== "requestType") && (key0 !== "callbackUrl")) && (key0 !== "submerchant")) && (key0 !== "includeItems")) && (key0 !== "reportFields")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/callbackUrl/allOf/0/pattern":"must be an http or https URL"},"keys":{"#/unevaluatedProperties":["requestType","callbackUrl","submerchant","includeItems","reportFields"]},"order":[],"fallback":{},"rules":[]});
