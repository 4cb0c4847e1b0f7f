import { describe, expect, test } from 'vitest';
import { onOneLine } from '~/studio/document/edits';
import { movePart, pathAfterMove, pathAfterRemoval } from '~/studio/document/move-part';
import { insertShowing, removePart, setProperties } from '~/studio/document/parts';

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
  const field = '{"type":"text","value":"a.x"}';
  const at = (...path: readonly (string | number)[]) => ({ path, kind: 'field', ids: ['used', 'used-2'] }) as const;
  const values = (changed: { readonly text: string } | undefined) => fieldsIn(changed?.text.replaceAll('a.x', 'x'));
  test.each([
    ['at a position of a list', at('tabs', 0, 'fields', 2), ['abxc', 'd', '', '']],
    ['at the end of a list', at('tabs', 0, 'fields', 3), ['abcx', 'd', '', '']],
    ['into an empty list', at('tabs', 2, 'fields', 0), ['abc', 'd', 'x', '']],
    ['into a part that has no list yet', at('tabs', 3, 'fields', 0), ['abc', 'd', '', 'x']],
  ])('%s', (_where, position, expected) => {
    const changed = insertShowing(text, position, field);
    expect(values(changed)).toEqual(expected);
    expect(changed?.text.slice(changed.offset)).toMatch(/^\{ "type": "text", "value": "a.x" \}/);
  });

  test('on a line of its own, with the indentation of its neighbour', () => {
    const changed = insertShowing(text, at('tabs', 0, 'fields', 2), '{"value":"x"}');
    expect(changed?.text).toContain('        { "value": "b" },\n        { "value": "x" },\n        { "value": "c" }\n');
  });

  test('with an id of its own where its id is taken', () => {
    const changed = insertShowing(text, at('tabs', 2, 'fields', 0), '{"type":"text","value":"a.used"}');
    expect(changed?.text).toContain('[{ "type": "text", "id": "used-3", "value": "a.used" }]');
  });

  test('nowhere in a text that is no JSON, or has no such part', () => {
    expect(insertShowing(text.replace('"title":', '"title"'), at('tabs', 0, 'fields', 0), field)).toBeUndefined();
    expect(insertShowing('{ "title": "a" }', at('tabs', 0, 'fields', 0), field)).toBeUndefined();
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

describe('the paths of all parts are known', () => {
  const marked = JSON.parse(text);
  /** The values of a document by their paths. */
  const byPath = (value: unknown, path: readonly (string | number)[] = []): readonly (readonly [string, unknown])[] => [
    [path.join('/'), typeof value === 'object' ? '' : value],
    ...(typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, member]) =>
          byPath(member, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []),
  ];
  const steps = (path: string) =>
    path === '' ? [] : path.split('/').map((step) => (/^\d+$/.test(step) ? +step : step));

  test.each([
    ['in a list', ['tabs', 0, 'fields', 0], ['tabs', 0, 'fields', 3]],
    ['up', ['tabs', 0, 'fields', 2], ['tabs', 0, 'fields', 0]],
    ['into another list', ['tabs', 0, 'fields', 1], ['tabs', 1, 'fields', 0]],
    ['with what is in it', ['tabs', 2], ['tabs', 0]],
  ])('after one was moved %s', (_how, from, to) => {
    const after = new Map(byPath(JSON.parse(movePart(text, from, to)?.text ?? '')));
    for (const [path, value] of byPath(marked)) {
      expect(after.get(pathAfterMove(from, to, steps(path)).join('/'))).toEqual(value);
    }
  });

  test('after one was moved into a later part of its list', () => {
    const nested = '{ "parts": [{ "id": 0 }, { "id": 1 }, { "parts": [{ "id": 2 }] }] }';
    const [from, to] = [['parts', 0] as const, ['parts', 2, 'parts', 1] as const];
    expect(movePart(nested, from, to)?.path).toEqual(['parts', 1, 'parts', 1]);
    expect(pathAfterMove(from, to, ['parts', 2, 'parts', 0, 'id'])).toEqual(['parts', 1, 'parts', 0, 'id']);
  });

  test('after one was removed', () => {
    expect(pathAfterRemoval(['tabs', 0], ['tabs', 2, 'id'])).toEqual(['tabs', 1, 'id']);
    expect(pathAfterRemoval(['tabs', 1], ['tabs', 0, 'id'])).toEqual(['tabs', 0, 'id']);
    for (const gone of [
      ['tabs', 1],
      ['tabs', 1, 'fields', 0],
    ])
      expect(pathAfterRemoval(['tabs', 1], gone)).toBeUndefined();
  });
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
