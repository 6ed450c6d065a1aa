// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import { addErrors, type AjvValidate } from "@maksu/openapi-runtime/validation";
import { validateContact } from "./Contact.ts";
import { validateProduct } from "./Product.ts";
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
if(data.includeVat === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "includeVat"},message:"must have required property '"+"includeVat"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contact === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.products === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "products"},message:"must have required property '"+"products"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.includeVat !== undefined){
let data0 = data.includeVat;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
const err3 = {instancePath:instancePath+"/includeVat",schemaPath:"#/properties/includeVat/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data0 === "0") || (data0 === "1")) || (data0 === 0)) || (data0 === 1))){
const err4 = {instancePath:instancePath+"/includeVat",schemaPath:"#/properties/includeVat/enum",keyword:"enum",params:{allowedValues: ["0","1",0,1]},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.contact !== undefined){
if(!validateContact(data.contact)){
vErrors = addErrors(vErrors, validateContact, instancePath+"/contact", "#/properties/contact");
errors = vErrors.length;
}
}
if(data.products !== undefined){
let data2 = data.products;
if(Array.isArray(data2)){
if(data2.length > 500){
const err5 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/allOf/0/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/allOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!validateProduct(data2[i0])){
vErrors = addErrors(vErrors, validateProduct, instancePath+"/products/" + i0, "#/properties/products/items");
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"includeVat":true,"contact":true,"products":true},"dynamicProps":false,"dynamicItems":false};
export const validateOrderDetails: AjvValidate = validate;
