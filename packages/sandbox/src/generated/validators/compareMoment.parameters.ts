// @ts-nocheck
// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^[0-9]{1,15}-[0-9a-f]{8}$", "u");
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
if(data.path === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"}); errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.world === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "world"},message:"must have required property '"+"world"+"'"}); errors++;
}
if(data0.moment === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "moment"},message:"must have required property '"+"moment"+"'"}); errors++;
}
if(data0.world !== undefined){
let data1 = data0.world;
if(typeof data1 === "string"){
if((data1.length > 200 && func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/path/world",schemaPath:"#/properties/path/properties/world/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}); errors++;
}
if((data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/path/world",schemaPath:"#/properties/path/properties/world/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/path/world",schemaPath:"#/properties/path/properties/world/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
if(data0.moment !== undefined){
let data2 = data0.moment;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/path/moment",schemaPath:"#/properties/path/properties/moment/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}-[0-9a-f]{8}$"},message:"must match pattern \""+"^[0-9]{1,15}-[0-9a-f]{8}$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/path/moment",schemaPath:"#/properties/path/properties/moment/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.with !== undefined){
let data4 = data3.with;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/with",schemaPath:"#/properties/query/properties/with/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}-[0-9a-f]{8}$"},message:"must match pattern \""+"^[0-9]{1,15}-[0-9a-f]{8}$"+"\""}); errors++;
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query/with",schemaPath:"#/properties/query/properties/with/type",keyword:"type",params:{type: "string"},message:"must be string"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
}
} else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}); errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};
export const parameters: Validate = validator(validate, {"codes":{"#/properties/path/properties/world":"invalid-request","#/properties/path/properties/moment":"invalid-request","#/properties/query/properties/with":"invalid-request"},"messages":{"#/properties/path/properties/moment/pattern":"must be the id of a moment","#/properties/query/properties/with/pattern":"must be the id of a moment"},"keys":{},"order":["invalid-request"],"fallback":{},"rules":[]});
