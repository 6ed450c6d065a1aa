// @ts-nocheck
// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import { codePoints, type Validate, validator } from "@maksu/openapi-runtime/validation";
const validate_body = validate52;
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern3 = new RegExp("^[^\\x00-\\x1F\\x7F-\\x9F]*$", "u");
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
if(data.callbackUrls === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callbackUrls"},message:"must have required property '"+"callbackUrls"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.refundStamp !== undefined){
let data2 = data.refundStamp;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err6 = {instancePath:instancePath+"/refundStamp",schemaPath:"#/properties/refundStamp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data2 === "string"){
if((data2.length > 200 && func1(data2) > 200)){
const err7 = {instancePath:instancePath+"/refundStamp",schemaPath:"#/properties/refundStamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/refundStamp",schemaPath:"#/properties/refundStamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.refundReference !== undefined){
let data3 = data.refundReference;
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
const err9 = {instancePath:instancePath+"/refundReference",schemaPath:"#/properties/refundReference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data3 === "string"){
if((data3.length > 200 && func1(data3) > 200)){
const err10 = {instancePath:instancePath+"/refundReference",schemaPath:"#/properties/refundReference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/refundReference",schemaPath:"#/properties/refundReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.amount === undefined){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.stamp === undefined){
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "stamp"},message:"must have required property '"+"stamp"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.amount !== undefined){
let data6 = data5.amount;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/items/" + i0+"/amount",schemaPath:"#/properties/items/items/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/items/" + i0+"/amount",schemaPath:"#/properties/items/items/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/items/" + i0+"/amount",schemaPath:"#/properties/items/items/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data5.stamp !== undefined){
let data7 = data5.stamp;
if(typeof data7 === "string"){
if((data7.length > 200 && func1(data7) > 200)){
const err17 = {instancePath:instancePath+"/items/" + i0+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i0+"/stamp",schemaPath:"#/properties/items/items/properties/stamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.refundStamp !== undefined){
let data8 = data5.refundStamp;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err19 = {instancePath:instancePath+"/items/" + i0+"/refundStamp",schemaPath:"#/properties/items/items/properties/refundStamp/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data8 === "string"){
if((data8.length > 200 && func1(data8) > 200)){
const err20 = {instancePath:instancePath+"/items/" + i0+"/refundStamp",schemaPath:"#/properties/items/items/properties/refundStamp/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/items/" + i0+"/refundStamp",schemaPath:"#/properties/items/items/properties/refundStamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.refundReference !== undefined){
let data9 = data5.refundReference;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
const err22 = {instancePath:instancePath+"/items/" + i0+"/refundReference",schemaPath:"#/properties/items/items/properties/refundReference/allOf/0/pattern",keyword:"pattern",params:{pattern: "^[^\\x00-\\x1F\\x7F-\\x9F]*$"},message:"must match pattern \""+"^[^\\x00-\\x1F\\x7F-\\x9F]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data9 === "string"){
if((data9.length > 200 && func1(data9) > 200)){
const err23 = {instancePath:instancePath+"/items/" + i0+"/refundReference",schemaPath:"#/properties/items/items/properties/refundReference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/items/" + i0+"/refundReference",schemaPath:"#/properties/items/items/properties/refundReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.commission !== undefined){
let data10 = data5.commission;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.merchant !== undefined){
let data11 = data10.merchant;
if(typeof data11 === "string"){
if((data11.length > 10 && func1(data11) > 10)){
const err25 = {instancePath:instancePath+"/items/" + i0+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0+"/commission/merchant",schemaPath:"#/properties/items/items/properties/commission/properties/merchant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.amount !== undefined){
let data12 = data10.amount;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 99999999 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12 < -2147483648 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/items/" + i0+"/commission/amount",schemaPath:"#/properties/items/items/properties/commission/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648},message:"must be >= -2147483648"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/items/" + i0+"/commission",schemaPath:"#/properties/items/items/properties/commission/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.callbackUrls !== undefined){
let data13 = data.callbackUrls;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.success === undefined){
const err33 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.cancel === undefined){
const err34 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/required",keyword:"required",params:{missingProperty: "cancel"},message:"must have required property '"+"cancel"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.success !== undefined){
let data14 = data13.success;
if(typeof data14 === "string"){
if((data14.length > 3000 && func1(data14) > 3000)){
const err35 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/callbackUrls/success",schemaPath:"#/properties/callbackUrls/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.cancel !== undefined){
let data15 = data13.cancel;
if(typeof data15 === "string"){
if((data15.length > 3000 && func1(data15) > 3000)){
const err37 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/callbackUrls/cancel",schemaPath:"#/properties/callbackUrls/properties/cancel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/callbackUrls",schemaPath:"#/properties/callbackUrls/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"amount":true,"email":true,"refundStamp":true,"refundReference":true,"items":true,"callbackUrls":true},"dynamicProps":false,"dynamicItems":false};
 const validate_parameters = validate53;
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.transactionId === undefined){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: "transactionId"},message:"must have required property '"+"transactionId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.transactionId !== undefined){
let data1 = data0.transactionId;
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
const err2 = {instancePath:instancePath+"/path/transactionId",schemaPath:"#/properties/path/properties/transactionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/path/transactionId",schemaPath:"#/properties/path/properties/transactionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"path":true},"dynamicProps":false,"dynamicItems":false};
export const body: Validate = validator(validate_body, {"codes":{},"told":{"#/properties/refundStamp/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.","#/properties/refundReference/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line.","#/properties/items/items/properties/refundStamp/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-stamp`, and the service signs its parameters line by line.","#/properties/items/items/properties/refundReference/allOf/0":"There must be no control characters in it, such as a line feed. It comes back as `checkout-reference`, and the service signs its parameters line by line."},"order":[],"fallback":{},"rules":[]});
export const parameters: Validate = validator(validate_parameters, {"codes":{},"told":{},"order":[],"fallback":{},"rules":[]});
