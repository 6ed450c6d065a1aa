// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const pattern3 = new RegExp("^[0-9]{1,12}$", "u");
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
if(data.account !== undefined){
let data0 = data.account;
if((typeof data0 !== "string") && (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))))){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"}); errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999999999999 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"}); errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""}); errors++;
}
}
}
for(const key0 in data){
if(key0 !== "account"){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/account/pattern":"must be digits"},"keys":{"#/unevaluatedProperties":["account"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
