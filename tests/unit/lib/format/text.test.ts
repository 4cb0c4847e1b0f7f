import { expect, test } from 'vitest';
import { formatText } from '~/lib/format/text';

const cycle: { self?: unknown } = {};
cycle.self = cycle;

test.each<[string, { given: unknown; want: string | undefined }]>([
  ['absent is empty', { given: undefined, want: undefined }],
  ['null is empty', { given: null, want: undefined }],
  ['empty text is empty', { given: '', want: undefined }],
  ['an empty list is empty', { given: [], want: undefined }],
  ['an empty object is empty', { given: {}, want: undefined }],
  ['zero is a value [DR-OP-72]', { given: 0, want: '0' }],
  ['false is a value [DR-OP-72]', { given: false, want: 'false' }],
  ['a blank is text', { given: ' ', want: ' ' }],
  ['markup stays text', { given: '<img src=x onerror=alert(1)>', want: '<img src=x onerror=alert(1)>' }],
  ['an object is JSON', { given: { a: [1] }, want: '{"a":[1]}' }],
  ['a list is JSON', { given: [1, 'b'], want: '[1,"b"]' }],
  ['what no server can send is empty', { given: cycle, want: undefined }],
])('%s', (_, { given, want }) => {
  expect(formatText(given)?.text).toBe(want);
});
