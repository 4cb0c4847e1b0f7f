import * as contents from './contents';
import * as expressions from './expressions';
import * as files from './files';
import * as language from './language';
import * as parts from './parts';
import * as references from './references';
import * as uses from './uses';
import type { Mistake, World } from './world';

/** Makes all mistakes of one kind that a project has room for. */
type Make = (world: World) => Iterable<Mistake>;

/** All kinds of mistakes, by group. */
export const groups: Readonly<Record<string, Readonly<Record<string, Make>>>> = {
  'expression: field path': expressions.paths,
  'expression: names': expressions.names,
  'expression: vocabulary': expressions.vocabulary,
  'expression: values': expressions.values,
  'expression: types': expressions.types,
  'expression: syntax': expressions.syntax,
  'expression: other languages': expressions.slips,
  'expression: logic': expressions.logic,
  operations: references.operations,
  'language: keys': language.keys,
  'language: required': language.required,
  'language: type words': language.typeWords,
  'language: closed words': language.closedWords,
  'language: JSON types': language.jsonValues,
  ids: language.ids,
  references: references.references,
  JSON: files.jsonSlips,
  contract: files.contract,
  routes: parts.routes,
  scales: parts.scales,
  trees: parts.trees,
  timelines: parts.timelines,
  errors: parts.errors,
  forms: parts.forms,
  texts: contents.texts,
  screens: contents.screens,
  'never used': uses.unused,
  circles: uses.circles,
  settings: uses.settings,
  unreachable: uses.unreachable,
};
