// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
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
if(data.forgery === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forgery"},message:"must have required property '"+"forgery"+"'"}); errors++;
}
if(data.forgery !== undefined){
let data0 = data.forgery;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/forgery",schemaPath:"#/properties/forgery/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((data0 === "forged signature") || (data0 === "truncated signature")) || (data0 === "another account")) || (data0 === "changed amount")) || (data0 === "replay")) || (data0 === "unknown status"))){
(vErrors ??= []).push({instancePath:instancePath+"/forgery",schemaPath:"#/properties/forgery/enum",keyword:"enum",params:{allowedValues: ["forged signature","truncated signature","another account","changed amount","replay","unknown status"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
for(const key0 in data){
if(key0 !== "forgery"){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["forgery"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
