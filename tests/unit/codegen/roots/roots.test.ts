import { describe, expect, test } from 'vitest';
import { sarifOf } from '~/codegen/commands/check/sarif';
import { formatDiagnostics } from '~/codegen/diagnostics/format-diagnostics';
import { inLines, teamCompiler, withFiles } from '~/tests/harness/codegen/teams';

const visits = {
  kind: 'table',
  sources: { jobs: { operation: 'jobList', query: { offset: 'page.offset', limit: 'page.size' } } },
  rows: 'jobs.items',
  total: 'jobs.total',
  rowId: 'item.id',
  itemLabel: { one: 'visit', other: 'visits' },
  columns: [{ type: 'text', id: 'title', label: { message: 'CARE.VISIT' }, value: 'item.title' }],
  buttons: [
    {
      id: 'overview',
      label: 'Overview',
      visibleWhen: 'carer && manager',
      action: { type: 'navigate', to: '/overview' },
    },
  ],
};

const care = {
  '../care/screens/visits.json': visits,
  '../care/routes/care.json': {
    area: 'Care',
    routes: [{ kind: 'screen', path: '/visits', screen: 'visits', title: 'Visits', keys: [7] }],
  },
  '../care/messages/en.json': { language: 'English', shared: { 'CARE.VISIT': 'Visit' } },
  '../care/vocabulary.json': { permissions: { 'care.visit': 'May visit sensors.' }, menuIcons: ['wrench', 'walk'] },
  '../care/predicates.json': {
    predicates: { carer: { description: 'May visit sensors.', when: "can('care.visit')" } },
  },
};

describe('a root of another team', () => {
  const { files, diagnostics } = teamCompiler().compile(withFiles(care));

  test('brings screens, routes, messages, permissions and predicates, in another folder', () => {
    expect(inLines(diagnostics)).toEqual([]);
    expect(files.get('src/generated/console/screens/visits.ts')).toContain('CARE.VISIT');
    expect(files.get('src/generated/console/messages/en.ts')).toContain('CARE.VISIT');
    expect(files.get('src/generated/console/vocabulary.ts')).toMatch(/'wrench', 'updated', 'walk'\]/);
    expect(files.get('src/generated/console/predicates.ts')).toContain('carer');
  });

  test('gives the same modules wherever its folder is', () => {
    const moved = Object.fromEntries(
      Object.entries(care).map(([path, file]) => [path.replace('../care/', 'audit/'), file]),
    );
    const there = teamCompiler().compile(withFiles(moved)).files;
    const plain = (all: ReadonlyMap<string, string>) =>
      [...all].map(([path, text]) => [path, text.replaceAll('audit/', '../care/')]);
    expect(plain(there)).toEqual(plain(files));
  });
});

describe('one mistake names both files, lines and owners', () => {
  test.each<[string, { readonly given: Readonly<Record<string, unknown>>; readonly want: readonly string[] }]>([
    [
      'an id of two roots',
      {
        given: { '../care/scales/severity.json': { of: 'string', rows: [{ equals: 'a', text: 'A' }], else: 'dash' } },
        want: [
          '../care/scales/severity.json:1 root/duplicate The scale "severity" is in two roots: Care team has it here, Fleet team in descriptors/scales/severity.json:1.',
        ],
      },
    ],
    [
      'a message',
      {
        given: { '../care/messages/en.json': '{\n "language": "English",\n "shared": { "ERROR.GONE": "Gone" }\n}' },
        want: [
          '../care/messages/en.json:3 root/duplicate The name "ERROR.GONE" is in two roots: Care team has it here, Fleet team in descriptors/messages/en.json:7.',
        ],
      },
    ],
    [
      'a predicate of two teams',
      {
        given: {
          ...care,
          'audit/predicates.json': { predicates: { carer: { description: 'Cares.', when: "can('fleet.manage')" } } },
        },
        want: [
          '../care/predicates.json:3 root/duplicate The name "carer" is in two roots: Care team has it here, Audit team in audit/predicates.json:3.',
        ],
      },
    ],
    [
      'a path, a menu key and a title',
      {
        given: {
          ...care,
          '../care/routes/care.json':
            '{\n "area": "Care",\n "routes": [\n{ "kind": "screen", "path": "/jobs", "screen": "visits", "title": "Visits" },\n{ "kind": "screen", "path": "/visits", "screen": "visits", "title": "Alerts", "keys": [5] }\n]\n}',
        },
        want: [
          '../care/routes/care.json:4 route/duplicate Duplicate path: another route has it too.',
          '../care/routes/care.json:5 route/title Duplicate title "Alerts": the page at "/alerts" of descriptors/routes/fleet.json:26 (Fleet team) has it too.',
          '../care/routes/care.json:5 route/key The menu key 5 belongs to "/jobs" of descriptors/routes/fleet.json:33 (Fleet team).',
        ],
      },
    ],
    [
      'a kind of object',
      {
        given: {
          '../care/drawers/probe.json': {
            searchType: 'sensor',
            title: 'Probe',
            kind: 'Probe',
            icon: 'link',
            name: 'input.id',
            sources: { sensor: { operation: 'sensorQuery', path: { id: 'input.id' } } },
            defaultTab: 'a',
            tabs: [{ id: 'a', title: 'A', fields: [{ type: 'text', value: 'sensor.name', label: 'Name' }] }],
          },
        },
        want: [
          '../care/drawers/probe.json:2 drawer/double descriptors/drawers/sensor.json:1 (Fleet team) is opened by sensor already.',
        ],
      },
    ],
    [
      'a file of the console, and a member of it',
      {
        given: { '../care/theme.json': {}, '../care/vocabulary.json': { views: { a: 'A.' } } },
        want: [
          '../care/theme.json:1 root/of-console Only the console itself has a file theme.json.',
          '../care/vocabulary.json:2 root/member Only the console itself says "views"; another root has flags, permissions, externalLinks, menuIcons, unread here.',
        ],
      },
    ],
  ])('%s', (_, { given, want }) => {
    const { diagnostics } = teamCompiler().compile(withFiles(given));
    expect(inLines(diagnostics.filter(({ severity }) => severity === 'error'))).toEqual(want);
  });
});

describe('a mistake in a root', () => {
  const wrong = {
    ...care,
    '../care/predicates.json': JSON.stringify(care['../care/predicates.json']).replace('can(', 'cam('),
  };
  const sources = withFiles(wrong);
  const { diagnostics } = teamCompiler().check(sources);
  const [first] = diagnostics;

  test('is at its file, line and pointer, with its owner', () => {
    expect(first).toMatchObject({
      file: '../care/predicates.json',
      line: 1,
      column: 68,
      pointer: '/predicates/carer/when',
      owner: { name: 'Care team', contact: '#care' },
    });
  });

  test('comes with its owner in text and for code scanners', () => {
    expect(formatDiagnostics(diagnostics, sources)).toContain('\n  Owner: Care team, #care\n');
    expect(JSON.stringify(sarifOf(diagnostics))).toContain(
      '"properties":{"owner":{"name":"Care team","contact":"#care"}}',
    );
  });

  test('has a correction for its own file', () => {
    const text = JSON.stringify(care['../care/predicates.json']).replace('carer', 'Carer');
    const [found] = teamCompiler().check(
      withFiles({ ...care, '../care/predicates.json': wrong['../care/predicates.json'] }),
    ).diagnostics;
    expect(text).toContain('Carer');
    const { offset = 0, length = 0, text: right } = found?.fix ?? {};
    expect(wrong['../care/predicates.json'].slice(offset, offset + length)).toBe('cam');
    expect(right).toBe('can');
  });
});

test('a team translates its own texts', () => {
  const japanese = { language: '日本語', shared: {} };
  const settings = { storage: { prefix: 'fleet_' }, languages: ['en', 'ja'] };
  const sources = withFiles({
    ...care,
    'descriptors/console.json': settings,
    'descriptors/messages/ja.json': japanese,
    '../care/messages/ja.json': japanese,
  });
  const found = teamCompiler().check(sources).diagnostics;
  expect(inLines(found)).toContain(
    '../care/messages/ja.json:3 message/missing Message CARE.VISIT, “Visit”, has no Japanese text.',
  );
});

test('a team without a file for a language is the one that has to translate', () => {
  const settings = { storage: { prefix: 'fleet_' }, languages: ['en', 'ja'] };
  const japanese = { language: '日本語', shared: {} };
  const sources = withFiles({
    ...care,
    'descriptors/console.json': settings,
    'descriptors/messages/ja.json': japanese,
  });
  const found = teamCompiler()
    .check(sources)
    .diagnostics.filter(({ message }) => message.includes('CARE.VISIT'));
  expect(inLines(found)).toEqual([
    '../care/messages/ja.json:1 message/missing Message CARE.VISIT, “Visit”, has no Japanese text.',
  ]);
  expect(found.map(({ owner }) => owner?.name)).toEqual(['Care team']);
});

test('a compiler that has seen other files says the same as a new one', () => {
  const compiler = teamCompiler();
  const steps = [care, {}, { ...care, '../care/messages/en.json': { language: 'English' } }, care];
  for (const given of steps) {
    const sources = withFiles(given);
    expect(compiler.compile(sources)).toEqual(teamCompiler().compile(sources));
  }
});
