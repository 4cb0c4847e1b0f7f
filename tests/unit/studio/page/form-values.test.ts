import { expect, test } from 'vitest';
import type { FormProperty, PartForm } from '~/codegen/service/service';
import { changesBetween, type Values } from '~/studio/page/form/schema';

const property = (name: string, more: Partial<FormProperty> = {}): FormProperty => ({
  ...{ name, isRequired: false, control: 'text' },
  ...more,
});

const form: PartForm = {
  ...{ title: 'field', path: [] },
  properties: [
    ...[property('label'), property('empty'), property('count', { control: 'number' })],
    ...[property('width', { allowsNumber: true }), property('list', { control: 'json' })],
  ],
};

test.each<readonly [string, Values, Values, Values]>([
  ['an empty text that nobody touched stays', { label: 'A', empty: '' }, { label: 'B', empty: '' }, { label: 'B' }],
  ['a text that is emptied stays as an empty one', { label: 'A' }, { label: '' }, { label: '' }],
  ['what was not given and is empty is not given', {}, { label: '', empty: undefined }, {}],
  ['a number that is emptied goes', { count: 1 }, {}, { count: undefined }],
  ['a number in a text stays a number', { width: 1 }, { width: '2' }, { width: 2 }],
  ['a number is one again after it was cleared', { width: '' }, { width: '2' }, { width: 2 }],
  ['a number that is typed with a point is one in the end', { width: '1.' }, { width: '1.5' }, { width: 1.5 }],
  ['a number that is written as a text stays a text', { width: '1' }, { width: '12' }, { width: '12' }],
  ['a text beside numbers stays a text', { width: 1 }, { width: '1em' }, { width: '1em' }],
  ['a text is no number where there are none', { label: 'A' }, { label: '2' }, { label: '2' }],
  ['what is no JSON yet is left out', { list: '[]' }, { list: '[' }, {}],
])('%s', (_, before, after, changes) => {
  expect(changesBetween(form, before, after)).toEqual(changes);
});
