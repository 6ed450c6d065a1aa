// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
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
if(data.id === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"}); errors++;
}
if(data.forgery === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forgery"},message:"must have required property '"+"forgery"+"'"}); errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if((data0.length > 200 && func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.forgery !== undefined){
let data1 = data.forgery;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/forgery",schemaPath:"#/properties/forgery/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!(((((((((((((((data1 === "forged signature") || (data1 === "truncated signature")) || (data1 === "another account")) || (data1 === "changed amount")) || (data1 === "doubled parameters")) || (data1 === "made-up success")) || (data1 === "replay")) || (data1 === "other order of parameters")) || (data1 === "other percent-encoding")) || (data1 === "additional parameter")) || (data1 === "redirect at the callback URL")) || (data1 === "event of another order")) || (data1 === "payment event at the refund URL")) || (data1 === "fail at the success URL")) || (data1 === "unknown status"))){
(vErrors ??= []).push({instancePath:instancePath+"/forgery",schemaPath:"#/properties/forgery/enum",keyword:"enum",params:{allowedValues: ["forged signature","truncated signature","another account","changed amount","doubled parameters","made-up success","replay","other order of parameters","other percent-encoding","additional parameter","redirect at the callback URL","event of another order","payment event at the refund URL","fail at the success URL","unknown status"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
for(const key0 in data){
if((key0 !== "id") && (key0 !== "forgery")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["id","forgery"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
