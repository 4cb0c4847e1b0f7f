// Generated from descriptors/forms/threat-actor.json. Do not edit.
// @ts-nocheck
import type { PrecompiledValidators } from '../types';

const schema31 = {"type":"object","properties":{"scenario":{"type":"string","enum":["apt28","black_basta"]},"appliance":{"type":"string"},"endpoint_ips":{"type":"object","properties":{"nvr-cam-demo":{"type":"string","format":"ipv4"},"openwrt-demo":{"type":"string","format":"ipv4"},"win10-1113-demo":{"type":"string","format":"ipv4"}},"required":["nvr-cam-demo","openwrt-demo","win10-1113-demo"]}},"required":["appliance","endpoint_ips","scenario"],"$id":"451d0b58"};
const formats0 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="451d0b58" */;
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
if(data.endpoint_ips === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint_ips"},message:"must have required property '"+"endpoint_ips"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scenario === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenario"},message:"must have required property '"+"scenario"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scenario !== undefined){
let data0 = data.scenario;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.scenario.type,parentSchema:schema31.properties.scenario,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "apt28") || (data0 === "black_basta"))){
const err4 = {instancePath:instancePath+"/scenario",schemaPath:"#/properties/scenario/enum",keyword:"enum",params:{allowedValues: schema31.properties.scenario.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.scenario.enum,parentSchema:schema31.properties.scenario,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.appliance !== undefined){
let data1 = data.appliance;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/appliance",schemaPath:"#/properties/appliance/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.appliance.type,parentSchema:schema31.properties.appliance,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.endpoint_ips !== undefined){
let data2 = data.endpoint_ips;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["nvr-cam-demo"] === undefined){
const err6 = {instancePath:instancePath+"/endpoint_ips",schemaPath:"#/properties/endpoint_ips/required",keyword:"required",params:{missingProperty: "nvr-cam-demo"},message:"must have required property '"+"nvr-cam-demo"+"'",schema:schema31.properties.endpoint_ips.required,parentSchema:schema31.properties.endpoint_ips,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2["openwrt-demo"] === undefined){
const err7 = {instancePath:instancePath+"/endpoint_ips",schemaPath:"#/properties/endpoint_ips/required",keyword:"required",params:{missingProperty: "openwrt-demo"},message:"must have required property '"+"openwrt-demo"+"'",schema:schema31.properties.endpoint_ips.required,parentSchema:schema31.properties.endpoint_ips,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2["win10-1113-demo"] === undefined){
const err8 = {instancePath:instancePath+"/endpoint_ips",schemaPath:"#/properties/endpoint_ips/required",keyword:"required",params:{missingProperty: "win10-1113-demo"},message:"must have required property '"+"win10-1113-demo"+"'",schema:schema31.properties.endpoint_ips.required,parentSchema:schema31.properties.endpoint_ips,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2["nvr-cam-demo"] !== undefined){
let data3 = data2["nvr-cam-demo"];
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err9 = {instancePath:instancePath+"/endpoint_ips/nvr-cam-demo",schemaPath:"#/properties/endpoint_ips/properties/nvr-cam-demo/format",keyword:"format",params:{format: "ipv4"},message:"must match format \""+"ipv4"+"\"",schema:"ipv4",parentSchema:schema31.properties.endpoint_ips.properties["nvr-cam-demo"],data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/endpoint_ips/nvr-cam-demo",schemaPath:"#/properties/endpoint_ips/properties/nvr-cam-demo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.endpoint_ips.properties["nvr-cam-demo"].type,parentSchema:schema31.properties.endpoint_ips.properties["nvr-cam-demo"],data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2["openwrt-demo"] !== undefined){
let data4 = data2["openwrt-demo"];
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err11 = {instancePath:instancePath+"/endpoint_ips/openwrt-demo",schemaPath:"#/properties/endpoint_ips/properties/openwrt-demo/format",keyword:"format",params:{format: "ipv4"},message:"must match format \""+"ipv4"+"\"",schema:"ipv4",parentSchema:schema31.properties.endpoint_ips.properties["openwrt-demo"],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/endpoint_ips/openwrt-demo",schemaPath:"#/properties/endpoint_ips/properties/openwrt-demo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.endpoint_ips.properties["openwrt-demo"].type,parentSchema:schema31.properties.endpoint_ips.properties["openwrt-demo"],data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2["win10-1113-demo"] !== undefined){
let data5 = data2["win10-1113-demo"];
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
const err13 = {instancePath:instancePath+"/endpoint_ips/win10-1113-demo",schemaPath:"#/properties/endpoint_ips/properties/win10-1113-demo/format",keyword:"format",params:{format: "ipv4"},message:"must match format \""+"ipv4"+"\"",schema:"ipv4",parentSchema:schema31.properties.endpoint_ips.properties["win10-1113-demo"],data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/endpoint_ips/win10-1113-demo",schemaPath:"#/properties/endpoint_ips/properties/win10-1113-demo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.endpoint_ips.properties["win10-1113-demo"].type,parentSchema:schema31.properties.endpoint_ips.properties["win10-1113-demo"],data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/endpoint_ips",schemaPath:"#/properties/endpoint_ips/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.endpoint_ips.type,parentSchema:schema31.properties.endpoint_ips,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"scenario":true,"appliance":true,"endpoint_ips":true},"dynamicProps":false,"dynamicItems":false};

const validators: PrecompiledValidators = { '451d0b58': validate20 };

export default validators;
