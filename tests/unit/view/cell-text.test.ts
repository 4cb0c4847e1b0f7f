import { expect, test } from 'vitest';
import type { Column, Scale } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { cellText } from '~/view/value/cell-text';
import type { FormatContext } from '~/view/value/formats/value-format';
import { plainTranslate } from '../../harness/plain-translate';

const label = { key: 'label', text: 'Label' };
const base = { id: 'c', label, value: (scope: Scope) => getOwn(scope.item, 'v') } as const;
const risk: Scale = {
  id: 'risk',
  of: 'number',
  rows: [{ from: 70, to: 100, text: { key: 'high', text: 'High' }, severity: 'high' }],
  else: 'value',
};
const context: FormatContext = {
  settings: { language: 'en', zone: 'Asia/Kathmandu' },
  now: () => 0,
  t: plainTranslate,
};
const name = (scope: Scope) => getOwn(scope.item, 'name');

const cells: readonly (readonly [string, { readonly column: Column; readonly v: unknown; readonly want: string }])[] = [
  ['a text on one line', { column: { ...base, type: 'text' }, v: ' a\n\tb ', want: ' a b ' }],
  ['nothing is empty', { column: { ...base, type: 'text' }, v: null, want: '' }],
  ['a number as it came', { column: { ...base, type: 'number' }, v: 1204.5, want: '1204.5' }],
  ['a size in bytes', { column: { ...base, type: 'bytes' }, v: 1_234_567, want: '1234567' }],
  ['a duration in seconds as it came', { column: { ...base, type: 'duration' }, v: 7500, want: '7500' }],
  ['a duration in ISO 8601 as it came', { column: { ...base, type: 'duration' }, v: 'PT125M', want: 'PT125M' }],
  ['a share as it came', { column: { ...base, type: 'percent', whole: 1 }, v: 0.125, want: '0.125' }],
  [
    'a time in ISO 8601',
    { column: { ...base, type: 'dateTime' }, v: 1_700_000_000, want: '2023-11-15T03:58:20+05:45' },
  ],
  [
    'how long ago as the time',
    { column: { ...base, type: 'relativeTime' }, v: 1_700_000_000, want: '2023-11-15T03:58:20+05:45' },
  ],
  ['a day', { column: { ...base, type: 'date' }, v: '2026-11-21', want: '2026-11-21' }],
  ['what a scale says', { column: { ...base, type: 'scale', scale: risk }, v: 78, want: 'High' }],
  ['with its value', { column: { ...base, type: 'scale', scale: risk, showValue: true }, v: 78, want: '78 High' }],
  ['what a scale does not know', { column: { ...base, type: 'scale', scale: risk }, v: 5, want: '5' }],
  ['a state in words', { column: { ...base, type: 'state', scale: risk }, v: 90, want: 'High' }],
  ['words side by side', { column: { ...base, type: 'chips' }, v: ['a', null, 'b'], want: 'a, b' }],
  ['the name of an object', { column: { ...base, type: 'object', searchType: 8, objectId: name }, v: 'x', want: 'x' }],
  [
    'the names of objects',
    {
      column: { ...base, type: 'objects', searchType: 8, objectId: name, name },
      v: [{ name: 'a' }, {}, { name: 'b' }],
      want: 'a, b',
    },
  ],
  [
    'a button says nothing',
    {
      column: { id: 'c', label, type: 'button', button: { id: 'b', label, action: { type: 'close' } } },
      v: 'x',
      want: '',
    },
  ],
];
test.each(cells)('%s', (_, { column, v, want }) => {
  expect(cellText(column, { item: { v } }, context)).toBe(want);
});
