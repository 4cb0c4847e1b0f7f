import { describe, expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import type { DescriptorOf } from '~/codegen/language/model';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { hosts } from '~/tests/fixtures/codegen/screens';

function parsed<K extends 'drawer' | 'screen' | 'scale'>(kind: K, folder: string, value: object): DescriptorOf<K> {
  const { project } = createProject(sourcesOf({ [`${folder}/one.json`]: value }), {
    operations: new Map(),
    schemes: new Map(),
    isIncomplete: true,
  });
  const [descriptor] = project.of(kind).filter(({ id }) => id === 'one');
  if (!descriptor) throw new Error('There is no such descriptor.');
  return descriptor;
}

test('a descriptor that follows its schema is read as it is', () => {
  const { authored, value } = parsed('drawer', 'drawers', drawer([field()]));
  expect(authored).toBe(value);
});

describe('of a descriptor that breaks its schema', () => {
  test.each<[string, { readonly given: object; readonly want: object }]>([
    ['a value of another type is missing', { given: { icon: 7 }, want: { icon: undefined } }],
    ['a value that is not one of those allowed is missing', { given: { opens: 'all' }, want: { opens: undefined } }],
    ['an object of another type is empty', { given: { head: 'x' }, want: { head: {} } }],
    ['a list of another type is empty', { given: { tabs: { id: 'x' } }, want: { tabs: [] } }],
    ['a property that the schema does not know is missing', { given: { colour: 'red' }, want: { colour: undefined } }],
    [
      'names that the author chose stay',
      { given: { values: { a: 1, b: '2' } }, want: { values: { a: undefined, b: '2' } } },
    ],
    ['what is right stays', { given: { icon: 7, width: 300 }, want: { width: 300 } }],
  ])('%s', (_, { given, want }) => {
    const { authored } = parsed('drawer', 'drawers', drawer([field()], given));
    expect(Object.fromEntries(Object.keys(want).map((name) => [name, Object(authored)[name]]))).toEqual(want);
  });

  test('the entries of a list keep their positions', () => {
    const rows = [{ equals: [1, {}, 3], text: 'T' }];
    const { authored } = parsed('scale', 'scales', { of: 'integer', rows, else: 'dash' });
    expect(authored.rows?.[0]?.equals).toEqual([1, undefined, 3]);
  });

  test('an object of an unknown type has the properties that all types have', () => {
    const filters = [{ type: 'slider', id: 'q', label: 'Q', placeholder: 'P' }];
    const { authored } = parsed('screen', 'screens', hosts({ filters }));
    expect('filters' in authored && authored.filters).toEqual([{ type: undefined, id: 'q', label: 'Q' }]);
  });
});
