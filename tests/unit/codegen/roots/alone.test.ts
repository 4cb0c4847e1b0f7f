import { describe, expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { readSources } from '~/codegen/host/read-sources';
import { KindTable } from '~/codegen/language/kind-table';
import { kinds } from '~/codegen/language/kinds';
import type { Diagnostic } from '~/codegen/language/model';
import { findTarget } from '~/codegen/commands/target';
import { createLanguageService } from '~/codegen/service/create-service';
import { publish } from '~/codegen/service/publish/publish';
import { whoSees } from '~/codegen/service/visibility/who-sees';
import { isRecord } from '~/lib/json';
import { withFiles } from '~/tests/harness/codegen/teams';

/** The example as its console compiles it, and the folder of its second team alone. */
const fleet = await projectIn('examples/fleet', 'maintenance/descriptors/');
const alone = await projectIn('examples/fleet/maintenance', 'descriptors/');

async function projectIn(folder: string, home: string) {
  const { root, layout } = await readProjectFolder(`${process.cwd()}/${folder}`);
  const { sources } = readSources(root, layout);
  const compiler = createCompiler(new KindTable(kinds, layout));
  return { home, layout, sources, compiler };
}

type Files = Readonly<Record<string, unknown>>;

/** What is wrong with further files of the team. */
function findings({ home, sources, compiler }: typeof fleet, files: Files): readonly Diagnostic[] {
  const given = Object.fromEntries(Object.entries(files).map(([path, value]) => [home + path, value]));
  return compiler.check(withFiles(given, sources)).diagnostics;
}

/** The findings in files of the team: position, code and text. A file of another team has no line where it is not. */
function inTeam(project: typeof fleet, files: Files): readonly string[] {
  const found = findings(project, files).filter(({ file }) => file.startsWith(project.home));
  return found.map(({ file, line, column, code, message, hint = '', owner }) => {
    const text = `${message} ${hint}`.replace(/descriptors\/([\w/-]+\.json)(:\d+)?/g, '$1');
    return `${file.slice(project.home.length)}:${line}:${column} ${code} ${text} ${owner?.name ?? ''}`;
  });
}

const field = (value: string, rest: object = {}) => ({ type: 'text', id: 'new', label: 'New', value, ...rest });
const tab = (value: string, rest: object = {}) => ({ id: 'new', title: 'New', fields: [field(value)], ...rest });
const toDrawer = (entry: object, rest: object = {}) => ({
  'extensions/new.json': { extends: 'drawers/sensor', at: 'tabs', ...rest, add: [entry] },
});
const column = (entry: object, rest: object = {}) => ({
  'extensions/new.json': {
    extends: 'screens/sensors',
    at: 'columns',
    add: [{ ...field('item.note'), ...entry }],
    ...rest,
  },
});
const action = (given: object) => ({
  'extensions/new.json': {
    extends: 'screens/sensors',
    at: 'rowActions',
    add: [{ id: 'new', label: 'New', action: given }],
  },
});

describe('a team that compiles alone is told of its mistakes as with the whole console', () => {
  test.each<[string, Files]>([
    ['a misspelt source', toDrawer(tab('sensr.serial'))],
    ['a misspelt member of a source', toDrawer(tab('sensor.seral'))],
    ['a source of which another descriptor has the operation', toDrawer(tab('jobs.itms'))],
    ['an extension point that is not there', toDrawer(tab('sensor.serial'), { at: 'tab' })],
    ['a descriptor that is not open', toDrawer(tab('sensor.serial'), { extends: 'drawers/site' })],
    ['the id of a tab', toDrawer(tab('sensor.serial', { id: 'jobs' }))],
    ['the name of a source', toDrawer(tab('jobs.total'), { sources: { jobs: { operation: 'jobList' } } })],
    ['an entry that is not there', toDrawer(tab('sensor.serial'), { after: 'reading' })],
    ['a member that no tab has', toDrawer(tab('sensor.serial', { titel: 'x' }))],
    [
      'a section without an entry',
      toDrawer({ id: 'new', fields: [field('sensor.seral')] }, { at: 'tabs.details.sections' }),
    ],
    ['a misspelt predicate', toDrawer(tab('sensor.serial', { visibleWhen: 'manger' }))],
    ['a misspelt permission', toDrawer(tab('sensor.serial', { visibleWhen: "can('fleet.mange')" }))],
    ['a profile', toDrawer(tab('sensor.serial', { visibleWhen: "profile.nme == 'x'" }))],
    ['an operation', toDrawer(tab('more.items'), { sources: { more: { operation: 'sensorLst' } } })],
    ['a member of the row of a table', column({ value: 'item.serail' })],
    ['the id of a column', column({ id: 'battery' })],
    ['the scale of a column', column({ type: 'state', value: 'item.state', scale: 'sensor-states' })],
    ['a value that is not in the scale', column({ type: 'state', value: 'item.model', scale: 'sensor-state' })],
    ['the filter of a column', column({ filter: { by: 'stat' } })],
    ['the order of a column', column({ sort: 'nme' })],
    ['an object of a type without a drawer', column({ type: 'object', searchType: "'senor'", objectId: 'item.id' })],
    ['a dialog', action({ type: 'openDialog', dialog: 'sensor-edi', with: { id: 'item.id' } })],
    ['an input of a dialog', action({ type: 'openDialog', dialog: 'sensor-edit', with: { ids: 'item.id' } })],
    ['the type of an input', action({ type: 'openDialog', dialog: 'sensor-edit', with: { id: 'item.battery' } })],
    ['an address', action({ type: 'navigate', to: '/sensor' })],
    ['a filter in an address', action({ type: 'navigate', to: '/sensors', query: { stat: "'online'" } })],
    ['a value in an address', action({ type: 'navigate', to: '/sensors', query: { state: "'onlin'" } })],
    ['a name of the address', action({ type: 'navigate', to: '/search', query: { keywords: 'item.name' } })],
    ['a message', toDrawer(tab('sensor.serial', { title: { message: 'MAINTENANCE.SERVIC' } }))],
    ['a message of two roots', { 'messages/en.json': { language: 'English', shared: { 'ERROR.GONE': 'Gone' } } }],
    [
      'a predicate of two roots',
      { 'predicates.json': { predicates: { manager: { description: 'A.', when: 'true' } } } },
    ],
    ['a permission of two roots', { 'vocabulary.json': { permissions: { 'fleet.manage': 'May.' }, menuIcons: [] } }],
    ['a file of two roots', { 'dialogs/sensor-add.json': { title: 'A', closing: 'dismissible', content: [] } }],
    [
      'a menu key and a title of two roots',
      {
        'routes/new.json': {
          area: 'New',
          routes: [{ kind: 'screen', path: '/new', screen: 'batteries', keys: [2], title: 'Sensors' }],
        },
      },
    ],
    [
      'a path of two roots',
      {
        'routes/new.json': {
          area: 'New',
          routes: [{ kind: 'screen', path: '/sensors', screen: 'batteries', keys: [2], title: 'Sensors' }],
        },
      },
    ],
    ['a file that only a console has', { 'errors.json': { rows: [] } }],
    ['no JSON', { 'scales/new.json': '{' }],
    ['nothing', {}],
    [
      'nothing of reads that sources of others make',
      {
        ...action({
          ...{ type: 'call', operation: 'jobComplete', path: { id: 'item.id' }, changes: ['jobList'] },
          optimistic: [{ read: 'jobList', rows: 'answer.items', match: { id: 'item.id' }, set: { state: "'done'" } }],
        }),
      },
    ],
  ])('%s', (name, files) => {
    const whole = inTeam(fleet, files);
    expect(inTeam(alone, files)).toEqual(whole);
    expect(whole.length > 0).toBe(!name.startsWith('nothing'));
  });
});

test('what is wrong with a console is not told to a team that has what is published of it', () => {
  const path = [...alone.sources.keys()].find((one) => one.endsWith('/drawers/sensor.json')) ?? '';
  const text = new TextDecoder().decode(alone.sources.get(path)).replace('"sensorJobs"', '"sensorJob"');
  const sources = withFiles({ [path]: text.replace('"input.id"', '"input.idd"') }, alone.sources);
  expect(alone.compiler.check(sources).diagnostics).toEqual([]);
});

test('a console does not know whether a team whose extension is only published reads a source or a filter', () => {
  const care = '../care/published.json/roots/care/';
  const layout = {
    ...fleet.layout,
    roots: [...(fleet.layout.roots ?? []), { name: 'care', folder: care, owner: { name: 'Care team' } }],
    published: ['../care/published.json'],
  };
  const path = 'descriptors/drawers/sensor.json';
  const drawer = JSON.parse(new TextDecoder().decode(fleet.sources.get(path)));
  const site = 'descriptors/drawers/site.json';
  const other = JSON.parse(new TextDecoder().decode(fleet.sources.get(site)));
  const more = { extra: { operation: 'firmwareList' } };
  const files = {
    [path]: { ...drawer, sources: { ...drawer.sources, ...more } },
    [site]: { ...other, sources: { ...other.sources, ...more } },
    [`${care}extensions/care-tab.json`]: { extends: 'drawers/sensor', at: 'tabs', add: [{ id: 'care' }] },
  };
  const { diagnostics } = createCompiler(new KindTable(kinds, layout)).check(withFiles(files, fleet.sources));
  expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([`name/unread ${site}`]);
});

test('who sees an entry of an extension depends on the conditions of the owner, also alone', () => {
  const at = (project: typeof fleet, drawer: object) => {
    const path = [...project.sources.keys()].find((one) => one.endsWith('/drawers/sensor.json')) ?? '';
    return { ...project, sources: withFiles({ [path]: drawer }, project.sources) };
  };
  const drawer = JSON.parse(new TextDecoder().decode(fleet.sources.get('descriptors/drawers/sensor.json')));
  drawer.tabs[0].visibleWhen = "manager && sensor.model == 'air'";
  const whole = at(fleet, drawer);
  const checked = whole.compiler.check(whole.sources);
  const published = publish(checked, whole.sources, ['console']).roots[0]?.files['drawers/sensor.json'];
  const few = at(alone, { ...(isRecord(published) && published) });
  const files = toDrawer({ id: 'new', fields: [field('sensor.serial')] }, { at: 'tabs.details.sections' });
  const seen = [whole, few].map((project) => {
    const given = Object.fromEntries(Object.entries(files).map(([path, value]) => [project.home + path, value]));
    const result = project.compiler.check(withFiles(given, project.sources));
    expect(result.diagnostics).toEqual([]);
    const target = findTarget(result.project, `${project.home}extensions/new.json#/add/0`);
    if ('problem' in target) throw new Error(target.problem);
    return whoSees(result.project, target.descriptor, target.path);
  });
  const [first, second] = seen;
  expect(first?.always).toBe(false);
  expect(second?.sentence).toBe(first?.sentence);
  expect(second?.table).toEqual(first?.table);
});

test('who sees the screen of a team depends on the condition of the tab that shows it, also alone', () => {
  const path = 'descriptors/screens/overview-tabs.json';
  const entry = (id: string, screen: string, rest: object = {}) => ({ id, title: id, screen, ...rest });
  const tabs = [entry('first', 'overview'), entry('second', 'batteries', { visibleWhen: 'manager' })];
  const sources = withFiles({ [path]: { kind: 'tabs', tabs } }, fleet.sources);
  const part = publish(fleet.compiler.check(sources), sources, ['console']).roots[0]?.files[
    'screens/overview-tabs.json'
  ];
  const folder = [...alone.sources.keys()].find((one) => one.endsWith('/drawers/sensor.json')) ?? '';
  const given = [
    { ...fleet, sources },
    {
      ...alone,
      sources: withFiles({ [folder.replace('drawers/sensor', 'screens/overview-tabs')]: part }, alone.sources),
    },
  ];
  const [whole, few] = given.map((one) => {
    const { project } = one.compiler.check(one.sources);
    const target = findTarget(project, `${one.home}screens/batteries.json#/columns/0`);
    if ('problem' in target) throw new Error(target.problem);
    return whoSees(project, target.descriptor, target.path);
  });
  expect(JSON.stringify(whole?.table)).toContain('fleet.manage');
  const inFolder = JSON.stringify([whole?.sentence, whole?.table]).replaceAll('maintenance/descriptors/', '');
  expect(JSON.stringify([few?.sentence, few?.table])).toBe(inFolder);
});

test('whether others use what a team has is not known', () => {
  const files = {
    'messages/en.json': {
      language: 'English',
      shared: { 'MAINTENANCE.SERVICE': 'Service', 'MAINTENANCE.MORE': 'More' },
    },
    'scales/new.json': { of: 'string', rows: [{ equals: 'a', text: 'A' }], else: 'value' },
    'vocabulary.json': { permissions: { 'new.one': 'May.' }, menuIcons: ['lightning'] },
  };
  expect(findings(alone, files)).toEqual([]);
  expect(findings(fleet, files).map(({ code }) => code)).toEqual(['message/unused', 'file/unused', 'name/unread']);
});

test('no console is made of what is published', () => {
  const { files, diagnostics } = alone.compiler.compile(alone.sources);
  expect(files.size).toBe(0);
  expect(diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([
    'root/published ../published.json No console can be made here: of the root "console" of Fleet team there is only what others may name.',
  ]);
});

test('a name that others have is not changed, and one of the team is', () => {
  const path = 'descriptors/extensions/service-tab.json';
  const text = new TextDecoder().decode(alone.sources.get(path));
  const service = createLanguageService(alone.sources, alone.compiler);
  expect(service.rename(path, text.indexOf('sensor.installed') + 2, 'device')).toEqual({
    refused: '"sensor" is in drawers/sensor.json of Fleet team, which is only published here.',
  });
  expect(service.rename(path, text.indexOf('newest.version') + 2, 'latest')).toHaveProperty('edits');
});
