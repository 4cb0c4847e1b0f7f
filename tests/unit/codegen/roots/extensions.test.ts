import { describe, expect, test } from 'vitest';
import { applyEdits, parse } from 'jsonc-parser';
import { createLanguageService } from '~/codegen/service/create-service';
import { otherFilesAfter } from '~/codegen/service/other-files';
import { whoSees } from '~/codegen/service/visibility/who-sees';
import { findTarget } from '~/codegen/commands/target';
import { inLines, teamCompiler, withFiles } from '~/tests/harness/codegen/teams';

const tab = (id: string, value = 'sensor.serial', rest: object = {}) => ({
  id,
  title: `Title of ${id}`,
  fields: [{ type: 'text', id: `${id}Serial`, value, label: 'Serial' }],
  ...rest,
});
const extension = (rest: object) => ({ extends: 'drawers/sensor', at: 'tabs', ...rest });
const file = (name: string) => `../care/extensions/${name}.json`;

/** The ids of the tabs of the sensor as the console has them, in their order. */
function tabsOf(given: Readonly<Record<string, unknown>>): readonly string[] {
  const { files, diagnostics } = teamCompiler().compile(withFiles(given));
  expect(inLines(diagnostics)).toEqual([]);
  const text = files.get('src/generated/console/drawers/sensor.ts') ?? '';
  return [...text.matchAll(/^ {4}\{\n {6}(?:id: '([\w-]+)'|[^]*?\n {6}id: '([\w-]+)')/gm)].map(
    ([, first, second]) => first ?? second ?? '',
  );
}

describe('an extension', () => {
  test('adds tabs with sources and values of their own', () => {
    const given = {
      [file('visits')]: extension({
        sources: { versions: { operation: 'firmwareList' } },
        values: { count: 'size(versions.items)' },
        add: [tab('visits', 'sensor.serial', { visibleWhen: 'count > 0' })],
      }),
    };
    const { files, diagnostics } = teamCompiler().compile(withFiles(given));
    expect(inLines(diagnostics)).toEqual([]);
    const text = files.get('src/generated/console/drawers/sensor.ts') ?? '';
    expect(text).toContain('Title of visits');
    expect(text).toMatch(/versions: \{\s+operation: 'firmwareList'/);
    expect(text).not.toContain('extensions');
  });

  test('adds sections, columns and actions of rows', () => {
    const column = { type: 'text', id: 'note', label: 'Note', value: 'item.note' };
    const action = { id: 'look', label: 'Look', action: { type: 'navigate', to: '/jobs' } };
    const fields = [{ type: 'text', id: 'more', value: 'sensor.note', label: 'More' }];
    const { files, diagnostics } = teamCompiler().compile(
      withFiles({
        [file('section')]: extension({ at: 'tabs.details.sections', before: 'device', add: [{ id: 'care', fields }] }),
        [file('column')]: { extends: 'screens/sensors', at: 'columns', after: 'battery', add: [column] },
        [file('action')]: { extends: 'screens/sensors', at: 'rowActions', order: 3, add: [action] },
      }),
    );
    expect(inLines(diagnostics)).toEqual([]);
    expect(files.get('src/generated/console/drawers/sensor.ts')).toMatch(/'state'[^]*id: 'care'[^]*id: 'device'/);
    expect(files.get('src/generated/console/screens/sensors.ts')).toMatch(/'battery'[^]*id: 'note'[^]*id: 'alerts'/);
    expect(files.get('src/generated/console/screens/sensors.ts')).toMatch(/id: 'remove'[^]*id: 'look'/);
  });

  test('has its order by after, before and order, then by root and name, and not by folders', () => {
    const audit = (name: string) => `audit/extensions/${name}.json`;
    const given = {
      [file('z')]: extension({ add: [tab('z')] }),
      [file('b')]: extension({ after: 'details', add: [tab('b')] }),
      [file('a')]: extension({ after: 'details', order: 1, add: [tab('a')] }),
      [audit('y')]: extension({ add: [tab('y')] }),
      [audit('c')]: extension({ after: 'details', add: [tab('c')] }),
      [audit('d')]: extension({ before: 'c', add: [tab('d')] }),
      'descriptors/extensions/w.json': extension({ order: 1, add: [tab('w')] }),
    };
    const want = ['details', 'd', 'c', 'b', 'a', 'readings', 'alerts', 'jobs', 'y', 'z', 'w'];
    expect(tabsOf(given)).toEqual(want);
    expect(tabsOf(Object.fromEntries(Object.entries(given).reverse()))).toEqual(want);
  });
});

describe('what is wrong is said of the file of the extension, with both owners', () => {
  test.each<[string, { readonly given: Readonly<Record<string, unknown>>; readonly want: readonly string[] }]>([
    [
      'an expression',
      {
        given: { [file('a')]: extension({ add: [tab('a', 'sensor.seral')] }) },
        want: [`${file('a')}:12 expression/unknown-field "seral" is not a field of Sensor.`],
      },
    ],
    [
      'a shape, and the parameter of a call',
      {
        given: {
          [file('a')]: extension({
            sources: { more: { operation: 'sensorQuery', path: { ids: 'input.id' } } },
            add: [{ ...tab('a'), titel: 'A' }],
          }),
        },
        want: [
          `${file('a')}:8 operation/unknown-parameter sensorQuery has no path parameter "ids".`,
          `${file('a')}:24 schema/unknown-key Unknown property "titel".`,
        ],
      },
    ],
    [
      'a list that is not open',
      {
        given: { [file('a')]: extension({ at: 'tabs.details.fields', add: [tab('a')] }) },
        want: [
          `${file('a')}:3 extension/point descriptors/drawers/sensor.json of Fleet team has no extension point "tabs.details.fields".`,
        ],
      },
    ],
    [
      'a descriptor that is not there, or not open',
      {
        given: {
          [file('a')]: { ...extension({ add: [tab('a')] }), extends: 'drawers/sensors' },
          [file('b')]: { ...extension({ add: [tab('b')] }), extends: 'drawers/site' },
        },
        want: [
          `${file('a')}:2 name/extensible There is no descriptor "drawers/sensors" with extension points.`,
          `${file('b')}:2 name/extensible There is no descriptor "drawers/site" with extension points.`,
        ],
      },
    ],
    [
      'an id, and the name of a source',
      {
        given: {
          [file('a')]: extension({
            sources: { jobs: { operation: 'jobList' } },
            before: 'details',
            add: [tab('jobs')],
          }),
        },
        want: [
          `${file('a')}:5 extension/duplicate The name "jobs" of Care team is there already: Fleet team has it in descriptors/drawers/sensor.json:46.`,
          `${file('a')}:12 extension/duplicate The id "jobs" of Care team is there already: Fleet team has it in descriptors/drawers/sensor.json:211.`,
        ],
      },
    ],
    [
      'positions that cannot be',
      {
        given: {
          [file('a')]: extension({ after: 'b', add: [tab('a')] }),
          [file('b')]: extension({ after: 'a', add: [tab('b')] }),
          [file('c')]: extension({ after: 'detials', add: [tab('c')] }),
          [file('d')]: extension({ after: 'jobs', before: 'alerts', add: [tab('d')] }),
        },
        want: [
          `${file('a')}:4 extension/order These extensions are after or before each other: a, b.`,
          `${file('c')}:4 extension/order There is no entry "detials" at "tabs".`,
          `${file('d')}:5 extension/order New entries are after an entry or before one, not both.`,
        ],
      },
    ],
  ])('%s', (_, { given, want }) => {
    const { diagnostics } = teamCompiler().check(withFiles(given));
    expect(inLines(diagnostics)).toEqual(want);
    for (const { owner } of diagnostics) expect(owner?.name).toBe('Care team');
  });

  test('an address that leads to no list is a mistake of the owner', () => {
    const panel = (address: string) => ({
      extensions: { [address]: 'More.' },
      sources: { summary: { operation: 'fleetSummary' } },
      fields: [{ type: 'number', value: 'summary.sensors', label: 'Sensors' }],
    });
    const codes = (address: string) =>
      teamCompiler()
        .check(withFiles({ 'descriptors/panels/sum.json': panel(address) }))
        .diagnostics.map(({ line, code }) => `${line} ${code}`);
    expect(codes('field')).toContain('3 extension/no-list');
    expect(codes('fields')).not.toContain('3 extension/no-list');
  });
});

describe('in an editor', () => {
  const at = file('a');
  const text = JSON.stringify(
    extension({ sources: { more: { operation: 'firmwareList' } }, add: [tab('a', 'sensor.serial')] }),
    undefined,
    2,
  );
  const sources = withFiles({ [at]: text });
  const service = createLanguageService(sources, teamCompiler());
  const after = (part: string) => text.indexOf(part) + part.length;

  test('expressions of an extension complete what the descriptor reads', () => {
    const labels = (offset: number) => service.complete(at, offset).map(({ label }) => label);
    expect(labels(after('"value": "sensor.'))).toEqual(expect.arrayContaining(['battery', 'serial']));
    expect(labels(after('"value": "'))).toEqual(expect.arrayContaining(['readings', 'more']));
    expect(labels(after('"extends": "'))).toEqual(['drawers/sensor', 'screens/sensors']);
    expect(labels(after('"type": "'))).toEqual(expect.arrayContaining(['dateTime']));
  });

  test('an extension completes where it adds its entries', () => {
    const written = JSON.stringify(extension({ after: '', add: [tab('a')] }), undefined, 2);
    const editor = createLanguageService(withFiles({ [at]: written }), teamCompiler());
    const labels = (part: string) => editor.complete(at, written.indexOf(part) + part.length).map(({ label }) => label);
    expect(labels('"at": "')).toEqual(['tabs', 'tabs.details.sections']);
    expect(labels('"after": "')).toEqual(['details', 'readings', 'alerts', 'jobs']);
  });

  test('a definition leads into the file of another root, and a source is renamed in both', () => {
    const offset = after('"value": "sen');
    const owner = 'descriptors/drawers/sensor.json';
    expect(service.definition(at, offset)).toMatchObject({ file: owner });
    expect(service.hover(at, offset)?.range).toEqual({ offset: after('"value": "'), length: 'sensor'.length });
    const renaming = service.rename(at, offset, 'device');
    const edits = 'edits' in renaming ? renaming.edits : new Map();
    expect([...edits.keys()].sort()).toEqual([at, owner]);
    expect(edits.get(at)).toEqual([{ offset: after('"value": "'), length: 6, text: 'device' }]);
  });

  test('who sees a part of an extension is computed where it is shown', () => {
    const given = { [at]: extension({ add: [tab('a', 'sensor.serial', { visibleWhen: 'manager' })] }) };
    const { project } = teamCompiler().check(withFiles(given));
    const target = findTarget(project, `${at}#/add/0`);
    if ('problem' in target) throw new Error(target.problem);
    expect(target.owner?.name).toBe('Care team');
    const { conditions } = whoSees(project, target.descriptor, target.path);
    expect(conditions).toEqual([{ text: 'manager', file: at, line: 16, column: 22, from: '/add/0' }]);
  });
});

test('a compiler that has seen other extensions says the same as a new one', () => {
  const compiler = teamCompiler();
  const a = { [file('a')]: extension({ add: [tab('a')] }) };
  const wrong = { [file('a')]: extension({ add: [tab('a', 'sensor.seral')] }) };
  for (const given of [a, wrong, {}, { ...a, [file('b')]: extension({ after: 'a', add: [tab('b')] }) }, a]) {
    expect(compiler.compile(withFiles(given))).toEqual(teamCompiler().compile(withFiles(given)));
  }
});

describe('with a tab of another team in front, the parts of a drawer keep', () => {
  const drawer = 'descriptors/drawers/sensor.json';
  const textOf = (path: string) => new TextDecoder().decode(withFiles({}).get(path));
  const inFront = { [file('front')]: extension({ before: 'details', add: [tab('front')] }) };
  const japanese = (texts: object) => ({ language: '日本語', shared: {}, texts });

  test('the severities of their warnings', () => {
    const severities = [{ code: 'text/space', severity: 'off', file: 'drawers/sensor.json', part: 'tabs.details' }];
    const given = {
      ...inFront,
      [drawer]: textOf(drawer).replace('"Details"', '"Details "'),
      'descriptors/checks.json': { severities: severities.map((one) => ({ ...one, reason: 'It is a test.' })) },
    };
    expect(inLines(teamCompiler().compile(withFiles(given)).diagnostics)).toEqual([]);
  });

  test('their translations when they are moved', () => {
    const entry = (of: string, text: string) => ({ of, text });
    const texts = {
      'drawers.sensor.tabs.details.title': entry('Details', '詳細'),
      'drawers.sensor.tabs.readings.title': entry('Readings', '測定値'),
    };
    const sources = withFiles({ ...inFront, 'descriptors/messages/ja.json': japanese(texts) });
    const value = JSON.parse(textOf(drawer));
    const [first, second, ...others] = value.tabs;
    const text = JSON.stringify({ ...value, tabs: [second, first, ...others] });
    const changed = otherFilesAfter(sources, teamCompiler(), { file: drawer, text }, ([list, index, ...rest]) =>
      list === 'tabs' && (index === 0 || index === 1) ? [list, 1 - index, ...rest] : [list ?? '', index ?? 0, ...rest],
    );
    expect(changed).toEqual([]);
  });

  test('a file for their translations, in which an editor writes the entries that are missing', () => {
    const first = 'descriptors/messages/ja.json';
    const others = '../care/messages/ja.json';
    const english = { '../care/messages/en.json': { language: 'English', shared: { 'CARE.VISIT': 'Visit' } } };
    const sources = withFiles({ ...inFront, ...english, [first]: japanese({}), [others]: japanese({}) });
    const service = createLanguageService(sources, teamCompiler());
    const names = [first, others].map((path) => {
      const text = new TextDecoder().decode(sources.get(path));
      return service.fixes(path, { offset: 0, length: text.length }).map(({ edit }) => {
        const written = applyEdits(text, [{ offset: edit.offset, length: edit.length, content: edit.text }]);
        const { shared, texts } = parse(written);
        return Object.keys({ ...shared, ...texts }).join();
      });
    });
    expect(names[0]).toEqual(expect.arrayContaining(['ERROR.GONE', 'dialogs.site-edit.title']));
    expect(names[1]).toEqual(['CARE.VISIT']);
  });
});
