import { expect, test } from 'vitest';
import { suppressCascades } from '~/codegen/3-check/suppress-cascades';
import type { Diagnostic } from '~/codegen/language/model';

const at = (pointer: string, code = 'rule', file = 'a.json'): Diagnostic => ({
  severity: 'error',
  code,
  file,
  line: 1,
  column: 1,
  length: 1,
  pointer,
  message: '',
});

const unread = (file: string): Diagnostic => ({ ...at('/names/b', 'name/unread', file), severity: 'warning' });

test.each([
  ['the same place', { reported: at('/a/0/value', 'schema/type'), found: at('/a/0/value'), want: 0 }],
  ['below a wrong value', { reported: at('/a/0', 'schema/type'), found: at('/a/0/value'), want: 0 }],
  ['the object a wrong value belongs to', { reported: at('/a/0/value', 'schema/type'), found: at('/a/0'), want: 0 }],
  ['beside what is missing', { reported: at('/a/0', 'schema/missing'), found: at('/a/0/label'), want: 1 }],
  ['the object something is missing in', { reported: at('/a/0', 'schema/missing'), found: at('/a/0'), want: 0 }],
  ['another entry with a longer number', { reported: at('/a/1', 'schema/type'), found: at('/a/10/label'), want: 1 }],
  [
    'in the scenarios of a wrong descriptor',
    { reported: at('/a', 'schema/type'), found: at('/b', 'rule', 'a.scenarios.json'), want: 0 },
  ],
  [
    'that nothing in a wrong file reads a name',
    { reported: at('/a', 'schema/type'), found: unread('a.json'), want: 0 },
  ],
  [
    'that nothing in another file reads a name',
    { reported: at('/a', 'schema/type'), found: unread('b.json'), want: 1 },
  ],
  [
    'that nothing at all reads a flag',
    {
      reported: at('/a', 'schema/type'),
      found: unread('descriptors/vocabulary.json'),
      want: 0,
    },
  ],
  [
    'a translation of the texts of a wrong descriptor',
    {
      reported: at('/tabs/0', 'expression/unknown-field', 'descriptors/drawers/url.json'),
      found: at('/texts/drawers.url.tabs.basic.fields.a.label', 'message/address', 'descriptors/messages/ja.json'),
      want: 0,
    },
  ],
  [
    'that a preference whose name has a wrong form is unknown where it is read',
    {
      reported: at('/preferences/site-notice', 'schema/pattern', 'descriptors/console.json'),
      found: at('/a', 'expression/unknown-name', 'descriptors/header.json'),
      want: 0,
    },
  ],
  [
    'that a message whose key has a wrong form is unknown where it is used',
    {
      reported: at('/shared/HELLO_other', 'schema/pattern', 'descriptors/messages/en.json'),
      found: at('/a', 'name/message', 'descriptors/header.json'),
      want: 0,
    },
  ],
  [
    'that a flag whose name has a wrong form is unknown',
    {
      reported: at('/flags/be ta', 'schema/pattern', 'descriptors/vocabulary.json'),
      found: at('/a', 'expression/unknown-name', 'descriptors/header.json'),
      want: 0,
    },
  ],
  [
    'a translation of a wrong shared message',
    {
      reported: at('/shared/HELLO/other', 'text/place', 'descriptors/messages/en.json'),
      found: at('/shared/HELLO/text', 'message/place', 'descriptors/messages/ja.json'),
      want: 0,
    },
  ],
  [
    'a translation of another shared message',
    {
      reported: at('/shared/HELLO', 'text/place', 'descriptors/messages/en.json'),
      found: at('/shared/BYE/text', 'message/place', 'descriptors/messages/ja.json'),
      want: 1,
    },
  ],
  [
    'a translation of the texts of another descriptor',
    {
      reported: at('/tabs/0', 'expression/unknown-field', 'descriptors/drawers/url.json'),
      found: at('/texts/drawers.ip.tabs.basic.fields.a.label', 'message/address', 'descriptors/messages/ja.json'),
      want: 1,
    },
  ],
  ['another file', { reported: at('/a', 'schema/type'), found: at('/a', 'rule', 'b.json'), want: 1 }],
])('what follows from a mistake of shape is not told again: %s', (_, { reported, found, want }) => {
  expect(suppressCascades([reported], [found])).toHaveLength(want);
});

test('of an entry that repeats another one, only that is told', () => {
  const duplicate = at('/routes/4/path', 'route/duplicate');
  const [same, other] = [at('/routes/4/title'), at('/routes/41/title')];
  expect(suppressCascades([], [same, duplicate, other])).toEqual([duplicate, other]);
});

const screen = 'descriptors/screens/a.json';

test.each([
  [
    'in the file of a wrong screen, of a name that it declares',
    { cause: at('/filters/0', 'schema/type', screen), effect: at('/rows', 'filter/id', screen), want: 0 },
  ],
  [
    'in another screen',
    {
      cause: at('/filters/0', 'schema/type', screen),
      effect: at('/rows', 'filter/id', 'descriptors/screens/b.json'),
      want: 1,
    },
  ],
  [
    'anywhere, of a link to a wrong screen',
    {
      cause: at('/filters/0', 'schema/type', screen),
      effect: at('/a', 'link/query', 'descriptors/drawers/b.json'),
      want: 0,
    },
  ],
  [
    'in the object of a wrong condition',
    { cause: at('/a/visibleWhen', 'expression/type'), effect: at('/a/b', 'condition/never'), want: 0 },
  ],
  [
    'beside the object of a wrong condition',
    { cause: at('/a/visibleWhen', 'expression/type'), effect: at('/b', 'condition/never'), want: 1 },
  ],
  [
    'an error beside a warning',
    { cause: { ...at('/a', 'text/long'), severity: 'warning' as const }, effect: at('/b', 'project/rule'), want: 1 },
  ],
])('what follows from another finding is not reported: %s', (_, { cause, effect, want }) => {
  expect(suppressCascades([], [cause, effect]).filter((one) => one === effect)).toHaveLength(want);
});
