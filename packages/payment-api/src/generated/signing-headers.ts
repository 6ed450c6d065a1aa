// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the headers that signing fills in, of Payment API, for servers.
 *
 * @packageDocumentation
 */
import { dateTime, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate_set1 = validate52;
const formats0 = dateTime;
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data["checkout-account"] !== undefined){
let data0 = data["checkout-account"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-account",schemaPath:"#/properties/checkout-account/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-account",schemaPath:"#/properties/checkout-account/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}); errors++;
}
if(data0 < -2147483648 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-account",schemaPath:"#/properties/checkout-account/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"}); errors++;
}
}
}
if(data["checkout-algorithm"] !== undefined){
let data1 = data["checkout-algorithm"];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-algorithm",schemaPath:"#/properties/checkout-algorithm/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data1 === "sha256") || (data1 === "sha512"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-algorithm",schemaPath:"#/properties/checkout-algorithm/enum",keyword:"enum",params:{allowedValues: ["sha256","sha512"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data["checkout-method"] !== undefined){
let data2 = data["checkout-method"];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-method",schemaPath:"#/properties/checkout-method/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data2 === "GET") || (data2 === "POST"))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-method",schemaPath:"#/properties/checkout-method/enum",keyword:"enum",params:{allowedValues: ["GET","POST"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data["checkout-timestamp"] !== undefined){
let data3 = data["checkout-timestamp"];
if(typeof data3 === "string"){
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-timestamp",schemaPath:"#/properties/checkout-timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout-timestamp",schemaPath:"#/properties/checkout-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-nonce"] !== undefined){
if(typeof data["checkout-nonce"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-nonce",schemaPath:"#/properties/checkout-nonce/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["platform-name"] !== undefined){
if(typeof data["platform-name"] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/platform-name",schemaPath:"#/properties/platform-name/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.signature !== undefined){
if(typeof data.signature !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-transaction-id"] !== undefined){
let data7 = data["checkout-transaction-id"];
if(typeof data7 === "string"){
if(!(formats2.test(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-transaction-id",schemaPath:"#/properties/checkout-transaction-id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout-transaction-id",schemaPath:"#/properties/checkout-transaction-id/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data["checkout-tokenization-id"] !== undefined){
let data8 = data["checkout-tokenization-id"];
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/checkout-tokenization-id",schemaPath:"#/properties/checkout-tokenization-id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/checkout-tokenization-id",schemaPath:"#/properties/checkout-tokenization-id/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"checkout-account":true,"checkout-algorithm":true,"checkout-method":true,"checkout-timestamp":true,"checkout-nonce":true,"platform-name":true,"signature":true,"checkout-transaction-id":true,"checkout-tokenization-id":true},"dynamicProps":false,"dynamicItems":false};
const set1: Validate = validator(validate_set1, {"codes":{},"messages":{},"keys":{},"order":[],"fallback":{},"rules":[]});

/** The validators of each operation's signing headers, as `{ [name]: value }`: give them the headers that the operation has, and no others. */
export const signingHeaders: Readonly<Record<string, Validate>> = {
  createPayment: set1,
  getPayment: set1,
  refundPayment: set1,
  refundPaymentByEmail: set1,
  activateInvoice: set1,
  listPaymentProviders: set1,
  listGroupedPaymentProviders: set1,
  listSettlements: set1,
  payAndAddCard: set1,
  getToken: set1,
  createMitCharge: set1,
  createMitAuthorizationHold: set1,
  createCitCharge: set1,
  createCitAuthorizationHold: set1,
  commitAuthorizationHold: set1,
  revertAuthorizationHold: set1,
  requestPaymentReport: set1,
  requestPaymentReportBySettlementId: set1,
};
