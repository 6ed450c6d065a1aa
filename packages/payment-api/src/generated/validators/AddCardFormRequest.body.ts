// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { dateTime, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const pattern3 = new RegExp("^[0-9]+$", "u");
const formats0 = dateTime;
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
if(data["checkout-account"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-account"},message:"must have required property '"+"checkout-account"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["checkout-algorithm"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-algorithm"},message:"must have required property '"+"checkout-algorithm"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["checkout-redirect-success-url"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-redirect-success-url"},message:"must have required property '"+"checkout-redirect-success-url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["checkout-redirect-cancel-url"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkout-redirect-cancel-url"},message:"must have required property '"+"checkout-redirect-cancel-url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["checkout-account"] !== undefined){
let data0 = data["checkout-account"];
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
const err4 = {instancePath:instancePath+"/checkout-account",schemaPath:"#/properties/checkout-account/type",keyword:"type",params:{type: ["integer","string"]},message:"must be integer,string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err5 = {instancePath:instancePath+"/checkout-account",schemaPath:"#/properties/checkout-account/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data["checkout-algorithm"] !== undefined){
let data1 = data["checkout-algorithm"];
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/checkout-algorithm",schemaPath:"#/properties/checkout-algorithm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "sha256") || (data1 === "sha512"))){
const err7 = {instancePath:instancePath+"/checkout-algorithm",schemaPath:"#/properties/checkout-algorithm/enum",keyword:"enum",params:{allowedValues: ["sha256","sha512"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["checkout-method"] !== undefined){
let data2 = data["checkout-method"];
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/checkout-method",schemaPath:"#/properties/checkout-method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "GET") || (data2 === "POST"))){
const err9 = {instancePath:instancePath+"/checkout-method",schemaPath:"#/properties/checkout-method/enum",keyword:"enum",params:{allowedValues: ["GET","POST"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["checkout-nonce"] !== undefined){
if(typeof data["checkout-nonce"] !== "string"){
const err10 = {instancePath:instancePath+"/checkout-nonce",schemaPath:"#/properties/checkout-nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["checkout-timestamp"] !== undefined){
let data4 = data["checkout-timestamp"];
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err11 = {instancePath:instancePath+"/checkout-timestamp",schemaPath:"#/properties/checkout-timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/checkout-timestamp",schemaPath:"#/properties/checkout-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["checkout-redirect-success-url"] !== undefined){
if(typeof data["checkout-redirect-success-url"] !== "string"){
const err13 = {instancePath:instancePath+"/checkout-redirect-success-url",schemaPath:"#/properties/checkout-redirect-success-url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data["checkout-redirect-cancel-url"] !== undefined){
if(typeof data["checkout-redirect-cancel-url"] !== "string"){
const err14 = {instancePath:instancePath+"/checkout-redirect-cancel-url",schemaPath:"#/properties/checkout-redirect-cancel-url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["checkout-callback-success-url"] !== undefined){
if(typeof data["checkout-callback-success-url"] !== "string"){
const err15 = {instancePath:instancePath+"/checkout-callback-success-url",schemaPath:"#/properties/checkout-callback-success-url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data["checkout-callback-cancel-url"] !== undefined){
if(typeof data["checkout-callback-cancel-url"] !== "string"){
const err16 = {instancePath:instancePath+"/checkout-callback-cancel-url",schemaPath:"#/properties/checkout-callback-cancel-url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.language !== undefined){
let data9 = data.language;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data9 === "FI") || (data9 === "SV")) || (data9 === "EN"))){
const err18 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: ["FI","SV","EN"]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.signature !== undefined){
if(typeof data.signature !== "string"){
const err19 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"checkout-account":true,"checkout-algorithm":true,"checkout-method":true,"checkout-nonce":true,"checkout-timestamp":true,"checkout-redirect-success-url":true,"checkout-redirect-cancel-url":true,"checkout-callback-success-url":true,"checkout-callback-cancel-url":true,"language":true,"signature":true},"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate, {"codes":{},"told":{},"order":[],"fallback":{},"rules":[]});
