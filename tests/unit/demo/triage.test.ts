import { describe, expect, test } from 'vitest';
import { story } from '~/demo/company/story';
import { getOwn } from '~/lib/get-own';
import { countsOf, dataOf, itemsOf } from '../../harness/demo/read';
import { call, control, demoApp } from '../../harness/demo/support';

type App = ReturnType<typeof demoApp>;

async function alertOf(app: App, id: string) {
  const { body } = await call(app, 'alertQuery', { path: { id } });
  return getOwn(body, 'data');
}

async function newAlerts(app: App, count: number): Promise<readonly string[]> {
  return itemsOf(await dataOf(app, 'alertList', { status: ['new'], limit: count })).map(({ id }) => String(id));
}

describe('a change of alerts', () => {
  test('is in the list, the page, the history and the numbers of the dashboard, until the demo is reset', async () => {
    const app = demoApp();
    const [first = '', second = ''] = await newAlerts(app, 2);
    const before = countsOf(await dataOf(app, 'alertSummary'), 'byStatus');
    const answer = await call(app, 'changeAlerts', {
      body: { ids: [first, second], status: 'closedBenign', owner: 'bruno.castell', reason: 'Red team.' },
    });
    expect(getOwn(getOwn(answer.body, 'data'), 'changed')).toBe(2);
    expect(await alertOf(app, first)).toMatchObject({
      status: 'closedBenign',
      owner: 'Bruno Castell',
      ownerId: 'bruno.castell',
      history: [
        { author: 'Ada Lindholm', status: 'closedBenign', owner: 'Bruno Castell', severity: null, reason: 'Red team.' },
      ],
    });
    expect(await newAlerts(app, 500)).not.toContain(first);
    const after = countsOf(await dataOf(app, 'alertSummary'), 'byStatus');
    expect([after['closedBenign'], after['new']]).toEqual([
      Number(before['closedBenign']) + 2,
      Number(before['new']) - 2,
    ]);
    await control(app, 'reset', {});
    expect(await alertOf(app, first)).toMatchObject({ status: 'new', history: [] });
  });

  test('is undone: each alert gets its values from before, unless somebody has changed it since', async () => {
    const app = demoApp();
    const [other = ''] = await newAlerts(app, 1);
    const before = await Promise.all([other, story.workbench].map((id) => alertOf(app, id)));
    const ids = [other, story.workbench];
    const closed = await call(app, 'changeAlerts', { body: { ids, status: 'closedBenign', owner: 'bruno.castell' } });
    const path = { id: String(getOwn(getOwn(closed.body, 'data'), 'id')) };
    await call(app, 'addAlertNote', { body: { ids: [other], text: 'Seen.' } });
    expect((await call(app, 'undoAlertChange', { path })).status).toBe(200);
    for (const [index, id] of ids.entries()) {
      const { status, owner, severity } = Object(before[index]);
      expect(await alertOf(app, id)).toMatchObject({ status, owner, severity });
    }
    expect(itemsOf(await alertOf(app, other), 'notes')).toHaveLength(itemsOf(before[0], 'notes').length + 1);
    expect(itemsOf(await alertOf(app, other), 'history')[0]).toMatchObject({ status: 'new', author: 'Ada Lindholm' });
    expect((await call(app, 'undoAlertChange', { path })).status).toBe(412);
    expect((await call(app, 'undoAlertChange', { path: { id: 'chg-0' } })).status).toBe(404);
  });

  test('is about versions: it is refused whole if somebody has changed or noted one of the alerts meanwhile', async () => {
    const app = demoApp();
    const [other = ''] = await newAlerts(app, 1);
    const ids = [other, story.workbench];
    const versionOf = async (id: string) => String(getOwn(await alertOf(app, id), 'version'));
    const versionsNow = () => Promise.all(ids.map(versionOf));
    const change = (versions: string[]) => call(app, 'changeAlerts', { body: { ids, severity: 'low', versions } });
    const first = await versionsNow();
    expect(getOwn((await call(app, 'alertVersions', { body: { ids } })).body, 'data')).toEqual({ versions: first });
    await call(app, 'addAlertNote', { body: { ids: [other], text: 'Seen.' } });
    expect((await change(first)).status).toBe(412);
    expect(await alertOf(app, story.workbench)).not.toMatchObject({ severity: 'low' });
    expect((await change([await versionOf(other)])).status).toBe(412);
    expect((await change(await versionsNow())).status).toBe(200);
  });

  test('to the values that an alert has already is none, and an owner can be taken away', async () => {
    const app = demoApp();
    const change = (body: object) => call(app, 'changeAlerts', { body: { ids: [story.workbench], ...body } });
    expect(getOwn((await change({ status: 'inProgress', owner: 'ada.lindholm' })).body, 'data')).toMatchObject({
      changed: 0,
    });
    expect(getOwn((await change({ owner: null })).body, 'data')).toMatchObject({ changed: 1 });
    const changed = await alertOf(app, story.workbench);
    expect(changed).toMatchObject({ owner: null, ownerId: null });
    expect(itemsOf(changed, 'history')[0]).toMatchObject({ owner: '' });
  });

  test.each([
    ['an alert that does not exist', { ids: [story.workbench, 'WB-0'], status: 'new' as const }, 404],
    ['an account that is no analyst', { ids: [story.workbench], owner: 'key-siem-export' }, 404],
    ['the same alert twice', { ids: [story.workbench, story.workbench] }, 400],
    ['a severity and no alert', { ids: [], severity: 'low' as const }, 400],
  ])('of %s changes nothing', async (_title, body, status) => {
    const app = demoApp();
    const before = await alertOf(app, story.workbench);
    expect((await call(app, 'changeAlerts', { body })).status).toBe(status);
    expect(await alertOf(app, story.workbench)).toEqual(before);
  });

  test('and notes need the permission', async () => {
    const app = demoApp();
    const ids = [story.workbench];
    expect((await call(app, 'changeAlerts', { body: { ids, status: 'new' } }, 'restricted')).status).toBe(403);
    expect((await call(app, 'addAlertNote', { body: { ids, text: 'x' } }, 'restricted')).status).toBe(403);
  });
});

test('a note is the first of its alert', async () => {
  const app = demoApp();
  await call(app, 'addAlertNote', { body: { ids: [story.workbench], text: 'Called the owner.' } }, 'entp');
  const [note] = itemsOf(await alertOf(app, story.workbench), 'notes');
  expect(note).toMatchObject({ author: 'Bruno Castell', text: 'Called the owner.' });
});

test('every owner of an alert is an analyst to whom alerts can be assigned', async () => {
  const app = demoApp();
  const names = new Set(itemsOf(await dataOf(app, 'analystList')).map(({ name }) => name));
  const owners = itemsOf(await dataOf(app, 'alertList', { limit: 500 })).flatMap(({ owner }) => owner ?? []);
  expect(owners.filter((owner) => !names.has(owner) && !String(owner).includes('\u202E'))).toEqual([]);
});

test.each(['alertList', 'caseList'] as const)(
  '%s has what is assigned to the caller, if only that is wanted',
  async (list) => {
    const app = demoApp();
    const all = itemsOf(await dataOf(app, list, { limit: 500 }));
    const mine = itemsOf(await dataOf(app, list, { limit: 500, mine: true }));
    expect(mine.length).toBeGreaterThan(0);
    expect(mine).toEqual(all.filter(({ ownerId }) => ownerId === 'ada.lindholm'));
  },
);

test.each(['alertList', 'caseList'] as const)('%s has what has one of the wanted owners, or none', async (list) => {
  const app = demoApp();
  const all = itemsOf(await dataOf(app, list, { limit: 500 }));
  const owned = async (...owner: string[]) => itemsOf(await dataOf(app, list, { limit: 500, owner }));
  expect(await owned('unassigned', 'bruno.castell')).toEqual(
    all.filter(({ owner, ownerId }) => owner === null || ownerId === 'bruno.castell'),
  );
  expect((await owned('bruno.castell')).length).toBeGreaterThan(0);
});

test('every alert has an id of its own, which names no day, since days move with the start of the demo', async () => {
  const ids = itemsOf(await dataOf(demoApp(), 'alertList', { limit: 500 })).map(({ id }) => String(id));
  expect(ids.filter((id) => !/^WB-20931-\d{5}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
