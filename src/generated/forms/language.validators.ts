// Generated from descriptors/forms/language.json. Do not edit.
// @ts-nocheck
import type { PrecompiledValidators } from '../types';

const schema31 = {"type":"object","properties":{"lang":{"type":"string","enum":["en","ja"]}},"required":["lang"],"$id":"-1c4d36bb"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-1c4d36bb" */;
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
if(data.lang === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lang"},message:"must have required property '"+"lang"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lang !== undefined){
let data0 = data.lang;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.lang.type,parentSchema:schema31.properties.lang,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "en") || (data0 === "ja"))){
const err2 = {instancePath:instancePath+"/lang",schemaPath:"#/properties/lang/enum",keyword:"enum",params:{allowedValues: schema31.properties.lang.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.lang.enum,parentSchema:schema31.properties.lang,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"lang":true},"dynamicProps":false,"dynamicItems":false};

const validators: PrecompiledValidators = { '-1c4d36bb': validate20 };

export default validators;
