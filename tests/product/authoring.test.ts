import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kinds } from '../../codegen/language/kinds';
import actionSchema from '../../schemas/action.schema.json';
import columnSchema from '../../schemas/column.schema.json';
import errorsSchema from '../../schemas/errors.schema.json';
import fieldSchema from '../../schemas/field.schema.json';
import screenSchema from '../../schemas/screen.schema.json';

const guide = readFileSync('docs/authoring.md', 'utf8');
/** Every word that is there as code. */
const code = new Set([...guide.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => words.match(/\w+/g) ?? []));
const settings = readFileSync('.vscode/settings.json', 'utf8');

test.each([
  ['field types', fieldSchema.oneOf.map(({ properties }) => properties.type.const)],
  ['kinds of screens', screenSchema.oneOf.map(({ properties }) => properties.kind.const)],
  ['filters', screenSchema.$defs.filter.oneOf.map(({ properties }) => properties.type.const)],
  ['tiles', screenSchema.$defs.tile.oneOf.map(({ properties }) => properties.type.const)],
  ['columns', columnSchema.oneOf.map(({ properties }) => properties.type.const)],
  [
    'kinds of error policies',
    errorsSchema.$defs.policy.oneOf.flatMap(({ properties }) => properties.kind.const.split('-')),
  ],
  ['actions', actionSchema.oneOf.map(({ properties }) => properties.type.const)],
])('the authoring guide names all %s', (_, names) => {
  expect(names.filter((name) => !code.has(name))).toEqual([]);
});

test('the editor knows the schema of every kind of descriptor', () => {
  expect(Object.keys(kinds).filter((kind) => !settings.includes(`"./schemas/${kind}.schema.json"`))).toEqual([]);
});
