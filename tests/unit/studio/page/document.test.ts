import { describe, expect, test } from 'vitest';
import { onOneLine } from '~/studio/page/document/edits';
import { insertField, movePart, removePart, setProperties } from '~/studio/page/document/parts';

const text = `{
  "title": "Url",
  "tabs": [
    {
      "id": "basic",
      "fields": [
        { "value": "a" },
        { "value": "b" },
        { "value": "c" }
      ]
    },
    { "id": "more", "fields": [{ "value": "d" }] },
    { "id": "empty", "fields": [] },
    { "id": "panel" }
  ]
}
`;

/** The values of the fields of each tab. */
function fieldsIn(changed: string | undefined): readonly string[] {
  const { tabs } = JSON.parse(changed ?? '{}');
  return tabs.map(({ fields = [] }: { readonly fields?: readonly { readonly value: string }[] }) =>
    fields.map(({ value }) => value).join(''),
  );
}

describe('a field is inserted', () => {
  test.each([
    ['behind the field of the caret', '"b"', ['abxc', 'd', '', '']],
    ['behind the last field', '"c"', ['abcx', 'd', '', '']],
    ['at the end of the tab around the caret', '"basic"', ['abcx', 'd', '', '']],
    ['into an empty list', '"empty"', ['abc', 'd', 'x', '']],
    ['into the first list from a part that has none', '"panel"', ['abcx', 'd', '', '']],
  ])('%s', (_where, at, expected) => {
    const changed = insertField(text, text.indexOf(at), '{ "value": "x" }');
    expect(fieldsIn(changed?.text)).toEqual(expected);
    expect(changed?.text.slice(changed.offset)).toMatch(/^\{ "value": "x" \}/);
  });

  test('on a line of its own, with the indentation of its neighbour', () => {
    const changed = insertField(text, text.indexOf('"b"'), '{ "value": "x" }');
    expect(changed?.text).toContain('        { "value": "b" },\n        { "value": "x" },\n        { "value": "c" }\n');
  });

  test('nowhere in a text that is no JSON, or has no list of fields', () => {
    expect(insertField(text.replace('"title":', '"title"'), 0, '{}')).toBeUndefined();
    expect(insertField('{ "title": "a" }', 0, '{}')).toBeUndefined();
  });
});

describe('a part is moved', () => {
  const first = ['tabs', 0, 'fields'] as const;
  test.each([
    ['down', [...first, 0], [...first, 2], ['bac', 'd', '', '']],
    ['to the end', [...first, 0], [...first, 3], ['bca', 'd', '', '']],
    ['up', [...first, 2], [...first, 0], ['cab', 'd', '', '']],
    ['into another list', [...first, 1], ['tabs', 1, 'fields', 0], ['ac', 'bd', '', '']],
    ['from the end of a list to the end of another one', [...first, 2], ['tabs', 1, 'fields', 1], ['ab', 'dc', '', '']],
    ['into an empty list', [...first, 0], ['tabs', 2, 'fields', 0], ['bc', 'd', 'a', '']],
    ['out of a list that is empty then', ['tabs', 1, 'fields', 0], [...first, 1], ['adbc', '', '', '']],
    ['with all that is in it', ['tabs', 1], ['tabs', 0], ['d', 'abc', '', '']],
  ])('%s', (_how, from, to, expected) => {
    const moved = movePart(text, from, to);
    expect(fieldsIn(moved?.text)).toEqual(expected);
    const step = moved?.path.reduce((value, key) => value[key], JSON.parse(moved.text));
    expect(step).toEqual(from.reduce((value, key) => value[key], JSON.parse(text)));
    expect(moved?.text.slice(moved.offset).replaceAll(/\s/g, '')).toMatch(
      new RegExp(`^${JSON.stringify(step).replaceAll(/[[\]{}]/g, '\\$&')}`),
    );
  });

  test.each([
    ['it stays', [...first, 1], [...first, 1]],
    ['it stays behind its neighbour', [...first, 1], [...first, 2]],
    ['it would be in itself', ['tabs', 0], [...first, 0]],
    ['there is no such list', [...first, 0], ['tabs', 3, 'fields', 0]],
  ])('not if %s', (_why, from, to) => expect(movePart(text, from, to)).toBeUndefined());
});

test('a part is removed with its comma', () => {
  for (const [path, expected] of [
    [
      ['tabs', 0, 'fields', 0],
      ['bc', 'd', '', ''],
    ],
    [
      ['tabs', 0, 'fields', 2],
      ['ab', 'd', '', ''],
    ],
    [
      ['tabs', 1, 'fields', 0],
      ['abc', '', '', ''],
    ],
  ] as const) {
    expect(fieldsIn(removePart(text, path)?.text)).toEqual(expected);
  }
});

describe('a property', () => {
  const field = '{ "type": "text", "value": "a" }';
  test.each([
    ['gets another value', { value: 'b' }, '{ "type": "text", "value": "b" }'],
    ['is added', { label: 'A' }, '{ "type": "text", "value": "a", "label": "A" }'],
    ['is removed', { type: undefined }, '{ "value": "a" }'],
    ['that is last is removed', { value: undefined }, '{ "type": "text" }'],
    ['that is not there stays so', { label: undefined }, field],
    ['gets a value with parts', { label: { message: 'A' } }, `${field.slice(0, -2)}, "label": { "message": "A" } }`],
  ])('%s', (_what, values, expected) => expect(setProperties(field, [], values)?.text).toBe(expected));

  test('is added on a line of its own where the others have one', () => {
    expect(setProperties('{\n  "a": 1\n}', [], { b: [1, 2] })?.text).toBe('{\n  "a": 1,\n  "b": [1, 2]\n}');
  });
});

test('a short value is written on one line', () => {
  expect(onOneLine({ type: 'text', list: [1, 'a  b\n'], none: {} })).toBe(
    '{ "type": "text", "list": [1, "a  b\\n"], "none": {} }',
  );
});
