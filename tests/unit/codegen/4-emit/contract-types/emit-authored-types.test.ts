import { expect, test } from 'vitest';
import { loadSchemas } from '~/codegen/1-parse/load-schemas';
import { emitAuthoredTypes } from '~/codegen/4-emit/contract-types/emit-authored-types';
import { edited, shipped } from '~/tests/harness/codegen/shipped-sources';

const emitted = (sources = shipped) => emitAuthoredTypes(loadSchemas(sources).schemas);

/** The type of one name in the emitted module. */
function declared(name: string, sources = shipped): string | undefined {
  const all = emitted(sources).split(/\n\n(?=\/\*\*|export)/);
  return all.find((one) => new RegExp(`^export (interface|type) ${name}\\b`, 'm').test(one));
}

test.each<[string, { readonly given: string; readonly want: string }]>([
  ['an expression is a text', { given: 'Panel', want: 'readonly emptyWhen?: string;' }],
  ['a text can name a shared message', { given: 'Text', want: 'readonly message: string;' }],
  ['a binding can contain bindings', { given: 'Binding', want: 'readonly Binding[]' }],
  ['a union has its branches by their names', { given: 'Filter', want: 'TextFilter | ChoiceFilter' }],
  ['a property that is not required can be missing', { given: 'Drawer', want: 'readonly head?: Head;' }],
  ['a list of two has two entries', { given: 'Scale', want: 'readonly range?: readonly [number, number];' }],
  ['the properties of a group are those of the object', { given: 'TextField', want: 'readonly help?: Text;' }],
  ['each kind has its type', { given: 'AuthoredTypes', want: "readonly 'startup-dialogs': StartupDialogs;" }],
])('%s', (_, { given, want }) => {
  expect(declared(given)).toContain(want);
});

test('a property has another name in the types if its schema renames it', () => {
  const sources = edited(shipped, 'schemas/scale.schema.json', (text) => text.replaceAll('"equals"', '"is"'));
  expect(declared('ScaleRow', sources)).toContain('readonly is?:');
  expect(declared('ScaleRow', sources)).not.toContain('equals');
});

test('two different schemas cannot have one title', () => {
  const sources = edited(shipped, 'schemas/scale.schema.json', (text) =>
    text
      .replace('"title": "ScaleRow"', '"title": "Button"')
      .replace('"text": {', '"note": { "$ref": "common.schema.json#/$defs/button" }, "text": {'),
  );
  expect(() => emitted(sources)).toThrow('Two different schemas have the title Button.');
});
