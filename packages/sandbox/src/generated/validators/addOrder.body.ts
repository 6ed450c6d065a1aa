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
if(data.interfaceClass !== undefined){
let data0 = data.interfaceClass;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/interfaceClass",schemaPath:"#/properties/interfaceClass/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
if(!((((((data0 === "S1") || (data0 === "E1")) || (data0 === "E2")) || (data0 === "1")) || (data0 === "3")) || (data0 === "third-party"))){
(vErrors ??= []).push({instancePath:instancePath+"/interfaceClass",schemaPath:"#/properties/interfaceClass/enum",keyword:"enum",params:{allowedValues: ["S1","E1","E2","1","3","third-party"]},message:"must be equal to one of the allowed values"}); errors++;
}
}
if(data.request !== undefined){
let data1 = data.request;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
} else {
(vErrors ??= []).push({instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
for(const key0 in data){
if((key0 !== "interfaceClass") && (key0 !== "request")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{},"keys":{"#/unevaluatedProperties":["interfaceClass","request"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
