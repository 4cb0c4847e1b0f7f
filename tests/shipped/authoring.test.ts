import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageFunctions } from '../../codegen/expression/functions';
import { macros } from '../../codegen/expression/syntax';
import { kinds } from '../../codegen/model';
import actionSchema from '../../schemas/action.schema.json';
import columnSchema from '../../schemas/column.schema.json';
import fieldSchema from '../../schemas/field.schema.json';
import screenSchema from '../../schemas/screen.schema.json';

const guide = readFileSync('docs/authoring.md', 'utf8');
/** Every word that stands there as code. */
const code = new Set([...guide.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.match(/\w+/g) ?? []));
const settings = readFileSync('.vscode/settings.json', 'utf8');

test.each([
  ['field types', fieldSchema.oneOf.map(({ properties }) => properties.type.const)],
  ['kinds of screens', screenSchema.oneOf.map(({ properties }) => properties.kind.const)],
  ['filters', screenSchema.$defs.filter.oneOf.map(({ properties }) => properties.type.const)],
  ['tiles', screenSchema.$defs.tile.oneOf.map(({ properties }) => properties.type.const)],
  ['columns', columnSchema.oneOf.map(({ properties }) => properties.type.const)],
  ['actions', actionSchema.oneOf.map(({ properties }) => properties.type.const)],
  ['functions', [...Object.keys(languageFunctions), 'has']],
  ['macros', macros],
])('the authoring guide names all %s', (_, names) => {
  expect(names.filter((name) => !code.has(name))).toEqual([]);
});

test('the editor knows the schema of every kind of descriptor', () => {
  expect(kinds.filter((kind) => !settings.includes(`"./schemas/${kind}.schema.json"`))).toEqual([]);
});
