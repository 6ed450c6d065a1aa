// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { addErrors, codePoints, type AjvValidate } from "@maksu/openapi-runtime/validation";
import { validateFees } from "./Fees.ts";
const validate = validate52;
const func1 = codePoints;
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
if(data.methods !== undefined){
let data0 = data.methods;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if((data1.length > 100 && func1(data1) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/methods/" + i0,schemaPath:"#/properties/methods/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.tokenization !== undefined){
if(typeof data.tokenization !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/tokenization",schemaPath:"#/properties/tokenization/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.cards !== undefined){
if(typeof data.cards !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.amex !== undefined){
if(typeof data.amex !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/amex",schemaPath:"#/properties/amex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.refundApproval !== undefined){
if(typeof data.refundApproval !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/refundApproval",schemaPath:"#/properties/refundApproval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.delayedPayments !== undefined){
if(typeof data.delayedPayments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/delayedPayments",schemaPath:"#/properties/delayedPayments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.perTransactionSettlement !== undefined){
if(typeof data.perTransactionSettlement !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/perTransactionSettlement",schemaPath:"#/properties/perTransactionSettlement/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.settlementCycle !== undefined){
let data8 = data.settlementCycle;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/settlementCycle",schemaPath:"#/properties/settlementCycle/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((data8 === "weekdays") || (data8 === "mon-wed-fri")) || (data8 === "mon-thu")) || (data8 === "weekly")) || (data8 === "twice a month")) || (data8 === "monthly"))){
(vErrors ??= []).push({instancePath:instancePath+"/settlementCycle",schemaPath:"#/properties/settlementCycle/enum",keyword:"enum",params:{allowedValues: ["weekdays","mon-wed-fri","mon-thu","weekly","twice a month","monthly"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.settlementDelay !== undefined){
let data9 = data.settlementDelay;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/settlementDelay",schemaPath:"#/properties/settlementDelay/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 30 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/settlementDelay",schemaPath:"#/properties/settlementDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"}); errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/settlementDelay",schemaPath:"#/properties/settlementDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data.directMethods !== undefined){
let data10 = data.directMethods;
if(Array.isArray(data10)){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/directMethods",schemaPath:"#/properties/directMethods/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}); errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if((data11.length > 100 && func1(data11) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/directMethods/" + i1,schemaPath:"#/properties/directMethods/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/directMethods/" + i1,schemaPath:"#/properties/directMethods/items/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/directMethods",schemaPath:"#/properties/directMethods/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
if(data.fees !== undefined){
if(!validateFees(data.fees)){
vErrors = addErrors(vErrors, validateFees, instancePath+"/fees", "#/properties/fees");
errors = vErrors.length;
}
}
if(data.methodFees !== undefined){
let data13 = data.methodFees;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
let data14 = data13[key0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.fixed === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methodFees/additionalProperties/required",keyword:"required",params:{missingProperty: "fixed"},message:"must have required property '"+"fixed"+"'"}); errors++;
}
if(data14.perMille === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methodFees/additionalProperties/required",keyword:"required",params:{missingProperty: "perMille"},message:"must have required property '"+"perMille"+"'"}); errors++;
}
if(data14.fixed !== undefined){
let data15 = data14.fixed;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/fixed",schemaPath:"#/properties/methodFees/additionalProperties/properties/fixed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/fixed",schemaPath:"#/properties/methodFees/additionalProperties/properties/fixed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}); errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/fixed",schemaPath:"#/properties/methodFees/additionalProperties/properties/fixed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
if(data14.perMille !== undefined){
let data16 = data14.perMille;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/perMille",schemaPath:"#/properties/methodFees/additionalProperties/properties/perMille/type",keyword:"type",params:{type: "integer"},message:"must be integer"}); errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/perMille",schemaPath:"#/properties/methodFees/additionalProperties/properties/perMille/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}); errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/perMille",schemaPath:"#/properties/methodFees/additionalProperties/properties/perMille/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
}
for(const key1 in data14){
if((key1 !== "fixed") && (key1 !== "perMille")){
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methodFees/additionalProperties/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/methodFees/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methodFees/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/methodFees",schemaPath:"#/properties/methodFees/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.linkedAccount !== undefined){
let data18 = data.linkedAccount;
if(typeof data18 === "string"){
if((data18.length > 12 && func1(data18) > 12)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedAccount",schemaPath:"#/properties/linkedAccount/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"}); errors++;
}
if((data18.length < 2 && func1(data18) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/linkedAccount",schemaPath:"#/properties/linkedAccount/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/linkedAccount",schemaPath:"#/properties/linkedAccount/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.demoRestrictions !== undefined){
if(typeof data.demoRestrictions !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/demoRestrictions",schemaPath:"#/properties/demoRestrictions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}); errors++;
}
}
if(data.eventSecret !== undefined){
let data20 = data.eventSecret;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/eventSecret",schemaPath:"#/properties/eventSecret/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((data20 === "older") || (data20 === "newer"))){
(vErrors ??= []).push({instancePath:instancePath+"/eventSecret",schemaPath:"#/properties/eventSecret/enum",keyword:"enum",params:{allowedValues: ["older","newer"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
for(const key2 in data){
if(((((((((((((((key2 !== "methods") && (key2 !== "tokenization")) && (key2 !== "cards")) && (key2 !== "amex")) && (key2 !== "refundApproval")) && (key2 !== "delayedPayments")) && (key2 !== "perTransactionSettlement")) && (key2 !== "settlementCycle")) && (key2 !== "settlementDelay")) && (key2 !== "directMethods")) && (key2 !== "fees")) && (key2 !== "methodFees")) && (key2 !== "linkedAccount")) && (key2 !== "demoRestrictions")) && (key2 !== "eventSecret")){
(vErrors ??= []).push({instancePath:instancePath+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/unevaluatedProperties/not",keyword:"not",params:{},message:"must NOT be valid"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateMerchantSettings: AjvValidate = validate;
