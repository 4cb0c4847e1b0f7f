// Generated from descriptors/forms/anomaly.json. Do not edit.
// @ts-nocheck
import type { PrecompiledValidators } from '../types';

const schema31 = {"type":"object","properties":{"appliance":{"type":"string"}},"required":["appliance"],"$id":"367dbf4"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="367dbf4" */;
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
if(data.appliance !== undefined){
let data0 = data.appliance;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/appliance",schemaPath:"#/properties/appliance/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.appliance.type,parentSchema:schema31.properties.appliance,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"appliance":true},"dynamicProps":false,"dynamicItems":false};

const validators: PrecompiledValidators = { '367dbf4': validate20 };

export default validators;
