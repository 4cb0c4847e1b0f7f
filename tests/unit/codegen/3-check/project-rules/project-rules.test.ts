import { describe, expect, test } from 'vitest';
import { applySeverities } from '~/codegen/3-check/severities';
import { projectRules, ruleDefinitions } from '~/codegen/3-check/project-rules/project-rules';
import { matchingValues } from '~/codegen/3-check/project-rules/matching-values';
import { check, drawer, field, here, needed } from '~/tests/fixtures/codegen/project';
import { severityTargets } from '~/codegen/3-check/project-rules/severity-targets';
import { table } from '~/tests/harness/codegen/table';
import { projectOf } from '~/tests/harness/codegen/project-of';

const rule = { id: 'r', message: 'M' };

/** What a rule finds in a drawer, beside the marked positions. */
function found(requirement: object, fields: readonly unknown[]) {
  const {
    found: positions,
    positions: marked,
    codes,
  } = check(projectRules, {
    'checks.json': { rules: [{ ...rule, kinds: ['drawer'], ...requirement }] },
    'drawers/url.json': drawer(fields),
  });
  expect(codes.every((code) => code === 'project/r')).toBe(true);
  return { positions, marked };
}

describe('a rule of the project', () => {
  test.each<[string, object, readonly unknown[]]>([
    ['a longest text', { at: '**.label', maxLength: 4 }, [field(), field({ id: 'b', label: '▶Hosts' })]],
    ['a pattern', { at: '**.label', pattern: '^H' }, [field(), field({ id: 'b', label: '▶Name' })]],
    ['an unwanted pattern', { at: '**.label', notPattern: '\\.$' }, [field(), field({ id: 'b', label: '▶Host.' })]],
    [
      'the words of a shared message',
      { at: '**.label', maxLength: 4 },
      [field({ label: { ...here, message: 'HELLO' } })],
    ],
    [
      'the words of a text with values',
      { at: '**.label', maxLength: 4 },
      [field({ label: { ...here, text: '{a} is long', with: { a: 'url.a' } } })],
    ],
    ['allowed values', { at: '**.fields.type', values: ['text'] }, [field(), { ...field({ id: 'b' }), type: '▶mono' }]],
    [
      'required properties',
      { at: '**.fields', required: ['help'] },
      [field({ help: 'H' }), { ...here, ...field({ id: 'b' }) }],
    ],
    [
      'forbidden properties',
      { at: '**.fields', forbidden: ['help'] },
      [field(), { ...here, ...field({ id: 'b', help: 'H' }) }],
    ],
  ])('demands %s', (_what, requirement, fields) => {
    const { positions, marked } = found(requirement, fields);
    expect(positions).toEqual(marked);
    expect(positions).toHaveLength(1);
  });

  test('is about descriptors of its kinds alone', () => {
    expect(found({ at: '**.label', maxLength: 1, kinds: ['screen'] }, [field()]).positions).toEqual([]);
  });
});

test.each([
  ['tabs.fields.label', ['/tabs/0/fields/0/label', '/tabs/0/fields/1/label']],
  ['tabs.*.label', ['/tabs/0/fields/0/label', '/tabs/0/fields/1/label']],
  ['**.label', ['/tabs/0/fields/0/label', '/tabs/0/fields/1/label', '/label']],
  ['tabs.fields', ['/tabs/0/fields', '/tabs/0/fields/0', '/tabs/0/fields/1']],
  ['fields.label', []],
])('%s leads to %j', (pattern, expected) => {
  const root = { tabs: [{ fields: [{ label: 'a' }, { label: 'b' }] }], label: 'c' };
  expect(matchingValues(root, pattern).map(({ path }) => `/${path.join('/')}`)).toEqual(expected);
});

table(ruleDefinitions, [
  [
    'a rule names properties that descriptors can have, or names that their authors chose',
    {
      given: {
        'checks.json': {
          rules: [
            { ...rule, at: '**.▶lable', maxLength: 4 },
            { ...rule, id: 's', at: 'sources.▶lable', forbidden: ['▶helpp'], required: ['help', 'unknown'] },
          ],
        },
        'drawers/url.json': drawer([field()]),
      },
      want: ['checks/name -> label', 'checks/name -> label', 'checks/name -> "help"'],
    },
  ],
  [
    'a name that is there is right, even if it is like one of the language',
    {
      given: {
        'checks.json': { rules: [{ ...rule, at: 'sources.labels', required: ['help'] }] },
        'drawers/url.json': drawer([field()], { sources: { url: { operation: 'a' }, labels: { operation: 'b' } } }),
      },
      want: [],
    },
  ],
]);

table(severityTargets, [
  [
    'the file and the part of a severity exist',
    {
      given: {
        'checks.json': {
          severities: [
            { file: '▶drawers/ulr.json' },
            { file: 'drawers/url.json', part: '▶tabs.basics' },
            { file: 'drawers/url.json', part: 'tabs.basic.fields.host.label' },
            { file: 'header.json' },
          ].map((one) => ({ code: 'file/unused', severity: 'off', reason: 'R', ...one })),
        },
        'drawers/url.json': drawer([field()]),
      },
      want: ['checks/file -> "drawers/url.json"', 'checks/part -> "tabs.basic"'],
    },
  ],
]);

describe('a severity', () => {
  /** The severities of two warnings of a rule, and of what is reported about the entries themselves. */
  function severities(...entries: readonly object[]) {
    const project = projectOf({
      'checks.json': {
        rules: [{ ...rule, at: '**.label', maxLength: 1 }],
        severities: entries.map((entry) => ({ code: 'project/r', reason: 'R', ...entry })),
      },
      'drawers/url.json': drawer([field({ id: 'a', label: 'Aa' }), field({ id: 'b', label: 'Bb' })]),
      'header.json': { ...needed['header.json'], brand: { title: 'A' } },
    });
    const diagnostics = [...projectRules(project)].filter(({ file }) => file.endsWith('url.json'));
    return applySeverities(project, diagnostics).map(({ code, severity }) => `${code} ${severity}`);
  }

  test.each<[string, readonly object[], readonly string[]]>([
    ['of nothing changes nothing', [], ['project/r warning', 'project/r warning']],
    ['of a code counts everywhere', [{ severity: 'error' }], ['project/r error', 'project/r error']],
    ['of a file counts in it', [{ severity: 'off', file: 'drawers/url.json' }], []],
    [
      'of a part counts for what is in it',
      [{ severity: 'off', file: 'drawers/url.json', part: 'tabs.basic.fields.a' }],
      ['project/r warning'],
    ],
    [
      'that is written later counts',
      [{ severity: 'off' }, { severity: 'error', file: 'drawers/url.json', part: 'tabs.basic.fields.b' }],
      ['project/r error'],
    ],
    [
      'that fits nothing is not reported beside an error',
      [{ severity: 'error' }, { severity: 'off', file: 'drawers/ip.json' }],
      ['project/r error', 'project/r error'],
    ],
    [
      'that fits nothing is reported',
      [{ severity: 'off', file: 'drawers/ip.json' }],
      ['project/r warning', 'project/r warning', 'checks/unused warning'],
    ],
  ])('%s', (_what, entries, expected) => {
    expect(severities(...entries)).toEqual(expected);
  });
});

test('no two rules of the project have one id', () => {
  const rules = [
    { ...rule, at: '**.label', maxLength: 4 },
    { ...rule, id: '▶r', at: '**.title', maxLength: 4 },
  ];
  const { codes, found: positions, positions: marked } = check(ruleDefinitions, { 'checks.json': { rules } });
  expect(codes).toEqual(['id/duplicate']);
  expect(positions).toEqual(marked);
});
