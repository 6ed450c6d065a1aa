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
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "includeVat"},message:"must have required property '"+"includeVat"+"'"}); errors++;
}
if(data.contact === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"}); errors++;
}
if(data.products === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "products"},message:"must have required property '"+"products"+"'"}); errors++;
}
if(data.includeVat !== undefined){
let data0 = data.includeVat;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/includeVat",schemaPath:"#/properties/includeVat/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"}); errors++;
}
if(!((((data0 === "0") || (data0 === "1")) || (data0 === 0)) || (data0 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/includeVat",schemaPath:"#/properties/includeVat/enum",keyword:"enum",params:{allowedValues: ["0","1",0,1]},message:"must be equal to one of the allowed values"}); errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/products",schemaPath:"#/properties/products/allOf/0/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}); errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/products",schemaPath:"#/properties/products/allOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}); errors++;
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
} else {
(vErrors ??= []).push({instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "array"},message:"must be array"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"includeVat":true,"contact":true,"products":true},"dynamicProps":false,"dynamicItems":false};
export const validateOrderDetails: AjvValidate = validate;
