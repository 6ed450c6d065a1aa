// @ts-nocheck
// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the headers that signing fills in, of Legacy payment creation, for servers.
 *
 * @packageDocumentation
 */
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate_set1 = validate52;
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
if(data["X-Service-Api-Version"] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "X-Service-Api-Version"},message:"must have required property '"+"X-Service-Api-Version"+"'"}); errors++;
}
if(data["X-Service-Api-Version"] !== undefined){
let data0 = data["X-Service-Api-Version"];
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/X-Service-Api-Version",schemaPath:"#/properties/X-Service-Api-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(data0 === "1")){
(vErrors ??= []).push({instancePath:instancePath+"/X-Service-Api-Version",schemaPath:"#/properties/X-Service-Api-Version/enum",keyword:"enum",params:{allowedValues: ["1"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"X-Service-Api-Version":true},"dynamicProps":false,"dynamicItems":false};
const set1: Validate = validator(validate_set1, {"codes":{},"messages":{},"keys":{},"order":[],"fallback":{},"rules":[]});

/** The validators of each operation's signing headers, as `{ [name]: value }`: give them the headers that the operation has, and no others. */
export const signingHeaders: Readonly<Record<string, Validate>> = {
  createPayment: set1,
};
