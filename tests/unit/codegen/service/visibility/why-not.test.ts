import { describe, expect, test } from 'vitest';
import { readPersona, type Persona } from '~/codegen/service/visibility/persona';
import { whyNot, type WhyPart } from '~/codegen/service/visibility/why-not';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { descriptorAt, projectOf } from '~/tests/harness/codegen/project-of';

const tabs = [
  {
    ...{ id: 'basic', title: 'Basic', visibleWhen: 'isHost || editor' },
    fields: [field({ visibleWhen: "url.a == 'x' && flag('beta')" })],
  },
];
const home = needed['routes/home.json'];
const project = projectOf({
  'vocabulary.json': {
    ...needed['vocabulary.json'],
    ...{ flags: { beta: 'B' }, permissions: { edit: 'E' }, regions: { UAE: 'U' } },
  },
  'predicates.json': { predicates: { editor: { description: 'D', when: "can('edit') && region != 'UAE'" } } },
  'drawers/url.json': drawer([], { values: { isHost: "url.kind == 'host'" }, tabs }),
  'screens/about.json': { kind: 'sections', sections: [{ id: 's', fields: [field({ id: 'a', value: 'region' })] }] },
  'routes/home.json': {
    ...home,
    routes: [...home.routes, { kind: 'screen', path: '/a', title: 'A', screen: 'about', keys: [5] }],
  },
});

const why = (persona: Persona) =>
  whyNot(project, descriptorAt(project, 'drawers/url.json'), ['tabs', 0, 'fields', 0], persona);

/** The parts as lines, those that a part is made of behind it and farther right. */
function linesOf(parts: readonly WhyPart[], indent = ''): readonly string[] {
  return parts.flatMap(({ value, text, reads, children }) => [
    [indent + String(value), text, ...Object.entries(reads).map(([path, json]) => `[${path}: ${json}]`)].join(' '),
    ...linesOf(children, `${indent}  `),
  ]);
}

test('every condition is explained by what it is made of, down to what it reads', () => {
  const { visible, parts } = why({
    permissions: ['edit'],
    region: 'UAE',
    flags: ['beta'],
    answers: { url: { a: 'x' } },
  });
  expect(visible).toBe(false);
  expect(linesOf(parts)).toEqual([
    'unknown isHost || editor',
    '  unknown isHost',
    "    unknown url.kind == 'host' [url.kind: missing]",
    '  false editor',
    "    false can('edit') && region != 'UAE'",
    "      true can('edit')",
    `      false region != 'UAE' [region: "UAE"]`,
    "true url.a == 'x' && flag('beta')",
    `  true url.a == 'x' [url.a: "x"]`,
    "  true flag('beta')",
  ]);
});

test('a part is visible where all conditions are true', () => {
  expect(why({ flags: ['beta'], answers: { url: { a: 'x', kind: 'host' } } }).visible).toBe(true);
  expect(why({ flags: [], answers: { url: { a: 'x', kind: 'host' } } }).visible).toBe(false);
  expect(why({ flags: ['beta'], answers: { url: { a: 1, kind: 'host' } } }).visible).toBe(false);
});

test('a part has the position where it is written', () => {
  const [, ofField] = why({}).parts;
  expect(ofField?.children.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['descriptors/drawers/url.json', 23, 27],
    ['descriptors/drawers/url.json', 23, 43],
  ]);
});

test.each<readonly [string, Persona, boolean]>([
  ['a menu without its key hides a screen', { menuKeys: [6] }, false],
  ['a menu with its key shows it', { menuKeys: [5] }, true],
  ['without a menu, keys do not count', {}, true],
])('%s', (_, persona, visible) => {
  const screen = descriptorAt(project, 'screens/about.json');
  expect(whyNot(project, screen, ['sections', 0], persona).visible).toBe(visible);
});

describe('a persona', () => {
  test.each([
    ['is an object', [], 'A persona is an object.'],
    ['has no other names', { flag: ['a'] }, 'A persona has no "flag". Did you mean "flags"?'],
    ['has lists', { flags: 'a' }, '"flags" is a list.'],
    ['has texts', { view: 1 }, '"view" is a text.'],
    ['has answers by name', { answers: [] }, '"answers" is an object.'],
  ])('%s', (_, json, problem) => {
    expect(readPersona(json)).toMatchObject({ problem });
  });
});
