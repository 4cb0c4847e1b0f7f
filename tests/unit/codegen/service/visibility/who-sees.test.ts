import { describe, expect, test } from 'vitest';
import { whoSees } from '~/codegen/service/visibility/who-sees';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { descriptorAt, projectOf } from '~/tests/harness/codegen/project-of';

const vocabulary = {
  ...needed['vocabulary.json'],
  ...{ flags: { beta: 'B' }, permissions: { edit: 'E' }, regions: { UAE: 'U', GOV_US: 'G' } },
  views: { ents: 'E', smbp: 'S', mspc: 'M' },
};
const predicates = {
  predicates: {
    restricted: { description: 'D', when: "region == 'UAE' || region == 'GOV_US'" },
    editor: { description: 'D', when: "can('edit') && view != 'mspc'" },
  },
  rules: { kindOf: { description: 'D', of: ['a'], value: "orElse(a.x == 1, false) ? 'one' : 'other'" } },
};

/** Who sees the field of a drawer with a condition, in a tab with another one. */
function whoSeesField(visibleWhen: string, tab = 'has(url)', rest: object = {}) {
  const tabs = [{ id: 'basic', title: 'Basic', visibleWhen: tab, fields: [field({ visibleWhen })] }];
  const project = projectOf({
    ...{ 'vocabulary.json': vocabulary, 'predicates.json': predicates },
    'drawers/url.json': drawer([], { tabs, ...rest }),
  });
  return whoSees(project, descriptorAt(project, 'drawers/url.json'), ['tabs', 0, 'fields', 0]);
}

describe('the sentence about a condition', () => {
  test.each([
    ["region != 'UAE'", "Visible unless `region` is 'UAE'."],
    ['!restricted', "Visible unless `region` is 'UAE' or 'GOV_US'."],
    ['editor', "Visible if `view` is 'ents' or 'smbp' and permission edit is granted."],
    ["flag('beta') && url.a == 'new'", "Visible if flag beta is on and `url.a` is 'new'."],
    ["!flag('beta')", 'Visible if flag beta is off.'],
    ["preference('x') || url.a", 'Visible if preference x is stored, or if `url.a` is true.'],
    ["url.a != 'new'", "Visible if `url.a` is known and not 'new'."],
    ["!orElse(url.a == 'new', false)", "Visible unless `url.a` is 'new'."],
    ["orElse(url.a, 'x') == 'x'", "Visible if `url.a` is 'x' or '' or missing."],
    ['url.a == null', 'Visible if `url.a` is missing.'],
    ['has(url.a)', 'Visible if `url.a` is there.'],
    ['url.a > 3', 'Visible if `url.a` > 3.'],
    ['url.a > 3 && url.a <= 9', 'Visible if `url.a` > 3 and <= 9.'],
    ['url.a < 3 || url.a > 9', 'Visible if `url.a` < 3 or > 9.'],
    ['url.a != 3', 'Visible if `url.a` is known and not 3.'],
    ['size(url.a) > 0', 'Visible if `size(url.a)` > 0.'],
    ['url.a.exists(e, e == 1)', 'Visible if `url.a.exists(e, e == 1)` holds.'],
    ['!orElse(url.a.exists(e, e == 1), false)', 'Visible unless `url.a.exists(e, e == 1)` holds.'],
    ["!before('2026-01-01T00:00')", "Visible if the time >= '2026-01-01T00:00'."],
    ["kindOf(url) == 'one'", 'Visible if `url.x` is 1.'],
    ["kindOf(url) != 'one'", 'Visible unless `url.x` is 1.'],
    ["kindOf(url) in ['one', 'other']", 'Visible if `url` is there.'],
    ["region == 'UAE' && region == 'GOV_US'", 'Nobody sees this.'],
    [
      "flag('beta') && can('edit') || url.a",
      'Visible if flag beta is on and permission edit is granted, or if `url.a` is true.',
    ],
  ])('%s: %s', (condition, sentence) => {
    const tab = sentence.includes('`url` is there') ? 'has(url)' : "view in ['ents', 'smbp', 'mspc']";
    const rest = { sources: { url: { operation: 'urlQuery' } } };
    expect(whoSeesField(condition.replace("preference('x')", "preference('mfaNever')"), tab, rest).sentence).toBe(
      sentence.replace('preference x', 'preference mfaNever'),
    );
  });
});

test('the conditions of a part and of those around it are named with their positions', () => {
  const { conditions } = whoSeesField('!restricted', "flag('beta')");
  expect(conditions).toEqual([
    { text: "flag('beta')", file: 'descriptors/drawers/url.json', line: 17, column: 22, from: '/tabs/0' },
    { text: '!restricted', file: 'descriptors/drawers/url.json', line: 23, column: 26, from: '/tabs/0/fields/0' },
  ]);
});

test('the table has a row for every case in which the part is visible or hidden', () => {
  const { table, always, never } = whoSeesField("flag('beta') || view == 'ents'", 'editor');
  expect({ always, never }).toEqual({ always: false, never: false });
  expect(table).toEqual([
    { visible: true, when: ['permission edit is granted', "`view` is 'ents'"] },
    { visible: true, when: ['permission edit is granted', "`view` is 'ents' or 'smbp'", 'flag beta is on'] },
    { visible: false, when: ["`view` is 'smbp' or 'mspc'", 'flag beta is off'] },
    { visible: false, when: ["`view` is 'mspc'"] },
    { visible: false, when: ['permission edit is not granted'] },
  ]);
});

test('a part without conditions is visible to everybody', () => {
  const project = projectOf({ 'drawers/url.json': drawer([field()]) });
  const found = whoSees(project, descriptorAt(project, 'drawers/url.json'), ['tabs', 0, 'fields', 0]);
  expect(found).toEqual({
    ...{ conditions: [], table: [{ visible: true, when: [] }], never: false, always: true },
    sentence: 'Everybody sees this.',
  });
});

test('the parts of a panel depend on who shows it, and on what that passes to it', () => {
  const tab = (kind: string, rest: object = {}) => ({ id: 'p', title: 'P', panel: 'facts', with: { kind }, ...rest });
  const project = projectOf({
    'vocabulary.json': vocabulary,
    'panels/facts.json': {
      input: { kind: 'string' },
      fields: [
        field({ id: 'a', value: 'input.kind' }),
        field({ id: 'b', value: 'input.kind', visibleWhen: "input.kind == 'host'" }),
      ],
    },
    'drawers/url.json': drawer([], { tabs: [tab("'url'")], defaultTab: 'p' }),
    'drawers/host.json': drawer([], {
      searchType: 5,
      tabs: [tab("'host'", { visibleWhen: "flag('beta')" })],
      defaultTab: 'p',
    }),
  });
  const panel = descriptorAt(project, 'panels/facts.json');
  expect(whoSees(project, panel, ['fields', 1]).sentence).toBe(
    'Visible if shown in drawers/host.json#/tabs/0 and flag beta is on.',
  );
  expect(whoSees(project, panel, ['fields', 0]).sentence).toBe(
    'Visible if flag beta is on, or if shown in drawers/url.json#/tabs/0.',
  );
});

test('a screen depends on the menu keys of its routes', () => {
  const route = (path: string, keys?: readonly number[]) => ({
    kind: 'screen',
    path,
    title: path,
    screen: 'about',
    ...(keys && { keys }),
  });
  const home = needed['routes/home.json'];
  const project = projectOf({
    'routes/home.json': { ...home, routes: [...home.routes, route('/a', [5, 6]), route('/b')] },
    'screens/about.json': {
      kind: 'sections',
      sections: [{ id: 's', fields: [field({ id: 'a', value: 'region' })] }],
    },
  });
  expect(whoSees(project, descriptorAt(project, 'screens/about.json'), ['sections', 0]).sentence).toBe(
    'Visible if menu key 5 is allowed, or if menu key 6 is allowed, or if shown in routes/home.json /b.',
  );
});
