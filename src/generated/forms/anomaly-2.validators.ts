// Generated from descriptors/forms/anomaly.json. Do not edit.
// @ts-nocheck
import type { PrecompiledValidators } from '../types';

const schema31 = {"type":"object","properties":{"use_case_num":{"type":"string","enum":["SNB-AD-2","SNB-AD-3","SNB-AD-4","SNB-AD-6","SNB-AD-7","SNB-AD-8","SNB-AD-9","SNB-AD-10","SNB-AD-11","SNB-AD-12","SNB-AD-13","SNB-AD-14"]},"appliance":{"type":"string"},"client_ip":{"type":"string","format":"ipv4"},"server_ip1":{"type":"string","format":"ipv4","pattern":"^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))"}},"required":["appliance","client_ip","server_ip1","use_case_num"],"$id":"56c3a63c"};
const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
const pattern4 = new RegExp("^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="56c3a63c" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appliance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appliance"},message:"must have required property '"+"appliance"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_ip === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_ip"},message:"must have required property '"+"client_ip"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.server_ip1 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server_ip1"},message:"must have required property '"+"server_ip1"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.use_case_num === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "use_case_num"},message:"must have required property '"+"use_case_num"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.use_case_num !== undefined){
let data0 = data.use_case_num;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/use_case_num",schemaPath:"#/properties/use_case_num/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.use_case_num.type,parentSchema:schema31.properties.use_case_num,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((data0 === "SNB-AD-2") || (data0 === "SNB-AD-3")) || (data0 === "SNB-AD-4")) || (data0 === "SNB-AD-6")) || (data0 === "SNB-AD-7")) || (data0 === "SNB-AD-8")) || (data0 === "SNB-AD-9")) || (data0 === "SNB-AD-10")) || (data0 === "SNB-AD-11")) || (data0 === "SNB-AD-12")) || (data0 === "SNB-AD-13")) || (data0 === "SNB-AD-14"))){
const err5 = {instancePath:instancePath+"/use_case_num",schemaPath:"#/properties/use_case_num/enum",keyword:"enum",params:{allowedValues: schema31.properties.use_case_num.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.use_case_num.enum,parentSchema:schema31.properties.use_case_num,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.appliance !== undefined){
let data1 = data.appliance;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/appliance",schemaPath:"#/properties/appliance/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.appliance.type,parentSchema:schema31.properties.appliance,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.client_ip !== undefined){
let data2 = data.client_ip;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/client_ip",schemaPath:"#/properties/client_ip/format",keyword:"format",params:{format: "ipv4"},message:"must match format \""+"ipv4"+"\"",schema:"ipv4",parentSchema:schema31.properties.client_ip,data:data2};
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
const err8 = {instancePath:instancePath+"/client_ip",schemaPath:"#/properties/client_ip/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.client_ip.type,parentSchema:schema31.properties.client_ip,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.server_ip1 !== undefined){
let data3 = data.server_ip1;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err9 = {instancePath:instancePath+"/server_ip1",schemaPath:"#/properties/server_ip1/pattern",keyword:"pattern",params:{pattern: "^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))"},message:"must match pattern \""+"^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))"+"\"",schema:"^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))",parentSchema:schema31.properties.server_ip1,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/server_ip1",schemaPath:"#/properties/server_ip1/format",keyword:"format",params:{format: "ipv4"},message:"must match format \""+"ipv4"+"\"",schema:"ipv4",parentSchema:schema31.properties.server_ip1,data:data3};
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
const err11 = {instancePath:instancePath+"/server_ip1",schemaPath:"#/properties/server_ip1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.server_ip1.type,parentSchema:schema31.properties.server_ip1,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"use_case_num":true,"appliance":true,"client_ip":true,"server_ip1":true},"dynamicProps":false,"dynamicItems":false};

const validators: PrecompiledValidators = { '56c3a63c': validate20 };

export default validators;
