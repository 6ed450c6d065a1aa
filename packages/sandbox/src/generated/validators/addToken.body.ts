// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
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
if(data.card !== undefined){
let data0 = data.card;
if(typeof data0 === "string"){
if((data0.length > 40 && func1(data0) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/properties/card/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}); errors++;
}
if((data0.length < 8 && func1(data0) < 4)){
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/properties/card/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data.account !== undefined){
let data1 = data.account;
if((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: ["string","integer"]},message:"must be string,integer"}); errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999999999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"}); errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}); errors++;
}
}
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/account",schemaPath:"#/properties/account/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,12}$"},message:"must match pattern \""+"^[0-9]{1,12}$"+"\""}); errors++;
}
}
}
for(const key0 in data){
if((key0 !== "card") && (key0 !== "account")){
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
export const body: Validate = validator(validate, {"codes":{},"messages":{"#/properties/account/pattern":"must be digits"},"keys":{"#/unevaluatedProperties":["card","account"]},"order":["invalid-request"],"fallback":{"application/json":"invalid-request"},"rules":[]});
