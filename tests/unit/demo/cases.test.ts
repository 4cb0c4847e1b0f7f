import { describe, expect, test } from 'vitest';
import { checksum } from '~/demo/company/files';
import { story } from '~/demo/company/story';
import type { Body } from '~/generated/contract/operations';
import { getOwn } from '~/lib/get-own';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp, requestOf, START } from '../../harness/demo/support';

type App = ReturnType<typeof demoApp>;

async function caseOf(app: App, id: string) {
  return getOwn((await call(app, 'caseQuery', { path: { id } })).body, 'data');
}

describe('a case', () => {
  test('of the story has its alert, and each object of it once', async () => {
    const found = await caseOf(demoApp(), 'CASE-1042');
    expect(itemsOf(found, 'alerts').map(({ id }) => id)).toEqual([story.workbench]);
    const objects = itemsOf(found, 'objects').map(({ searchType, id }) => `${searchType} ${id}`);
    expect([objects.length > 5, new Set(objects).size]).toEqual([true, objects.length]);
    const times = itemsOf(found, 'timeline').map(({ time }) => String(time));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('is made of alerts, has the highest severity of them, and is the first of the list', async () => {
    const app = demoApp();
    const low = itemsOf(await dataOf(app, 'alertList', { severity: ['low'], limit: 1 })).map(({ id }) => String(id));
    const { body } = await call(app, 'fileAlerts', { body: { ids: [...low, story.workbench], name: 'Campaign' } });
    const id = String(getOwn(getOwn(body, 'data'), 'id'));
    const [first] = itemsOf(await dataOf(app, 'caseList'));
    expect(first).toMatchObject({ id, name: 'Campaign', status: 'open', severity: 'critical', alertCount: 2 });
    await call(app, 'fileAlerts', { body: { ids: [story.workbench], caseId: id } });
    expect(itemsOf(await caseOf(app, id), 'alerts')).toHaveLength(2);
  });

  test('can be made without alerts, for an account or for nobody', async () => {
    const app = demoApp();
    const made = async (body: Body<'createCase'>) => getOwn((await call(app, 'createCase', { body })).body, 'data');
    const owned = await made({ name: 'Lost laptop', severity: 'low', owner: 'bruno.castell' });
    await made({ name: 'Stolen badge', severity: 'high' });
    const listed = async (q: string) => itemsOf(await dataOf(app, 'caseList', { q }));
    expect(await listed('laptop')).toMatchObject([
      { id: getOwn(owned, 'id'), severity: 'low', owner: 'Bruno Castell', createdBy: 'Ada Lindholm' },
    ]);
    expect(await listed('badge')).toMatchObject([{ severity: 'high', status: 'open', owner: null, alertCount: 0 }]);
    const refused = async (body: Body<'createCase'>, account?: string) =>
      (await call(app, 'createCase', { body }, account)).status;
    expect(await refused({ name: 'x', severity: 'low', owner: 'nobody' })).toBe(404);
    expect(await refused({ name: 'x', severity: 'low' }, 'restricted')).toBe(403);
  });

  test('names its new version in the answer to a change, so that the change can be undone by version', async () => {
    const app = demoApp();
    const path = { id: 'CASE-1042' };
    const change = (status: 'open' | 'closed', etag?: string) =>
      app.fetch(
        requestOf(
          'changeCase',
          { path, body: { status }, ...(etag !== undefined && { headers: { 'If-Match': etag } }) },
          'demo-session-full',
        ),
      );
    const etag = (await change('closed')).headers.get('etag') ?? '';
    expect(getOwn(getOwn(await caseOf(app, path.id), 'case'), 'version')).toBe(etag);
    expect([(await change('open', etag)).status, (await change('closed', etag)).status]).toEqual([200, 412]);
  });

  test('shows changes and notes in its timeline, the newest first', async () => {
    const app = demoApp();
    const path = { id: 'CASE-1042' };
    await call(app, 'changeCase', { path, body: { status: 'closed', owner: 'bruno.castell' } });
    await call(app, 'addCaseNote', { path, body: { text: 'Contained.' } });
    const found = await caseOf(app, path.id);
    expect(getOwn(found, 'case')).toMatchObject({ status: 'closed', owner: 'Bruno Castell' });
    expect(itemsOf(found, 'timeline').slice(0, 2)).toMatchObject([
      { kind: 'work', description: 'Contained.' },
      { kind: 'work', description: 'status: closed, owner: Bruno Castell' },
    ]);
    expect(itemsOf(found, 'notes')).toMatchObject([{ author: 'Ada Lindholm', text: 'Contained.' }]);
  });

  test('is changed by version: whoever has not seen a change or note since then is refused', async () => {
    const app = demoApp();
    const path = { id: 'CASE-1042' };
    const version = async () => String(getOwn(getOwn(await caseOf(app, path.id), 'case'), 'version'));
    const close = async (etag: string) =>
      (await call(app, 'changeCase', { path, body: { status: 'closed' }, headers: { 'If-Match': etag } })).status;
    const first = await version();
    expect((await app.fetch(requestOf('caseQuery', { path }, 'demo-session-full'))).headers.get('etag')).toBe(first);
    await call(app, 'addCaseNote', { path, body: { text: 'Wait for the disk image.' } });
    expect(await close(first)).toBe(412);
    expect(getOwn(await caseOf(app, path.id), 'case')).not.toMatchObject({ status: 'closed' });
    const second = await version();
    expect(itemsOf(await dataOf(app, 'caseList')).find(({ id }) => id === path.id)).toMatchObject({ version: second });
    expect([await close(second), await close(second)]).toEqual([200, 412]);
  });

  test('has files that can be added, downloaded for a minute, and removed', async () => {
    let now = START;
    const app = demoApp({ now: () => now });
    const path = { id: 'CASE-1042' };
    const before = itemsOf(await caseOf(app, path.id), 'files');
    const file = new File(['pid,name'], 'Prozeß "1".csv', { type: 'text/html' });
    const { body } = await call(app, 'addCaseFile', { path, body: { file, comment: 'Processes.' } });
    const added = getOwn(body, 'data');
    expect(added).toMatchObject({ name: file.name, size: 8, comment: 'Processes.', addedBy: 'Ada Lindholm' });
    const found = await caseOf(app, path.id);
    expect(itemsOf(found, 'files')).toEqual([added, ...before]);
    expect(itemsOf(found, 'timeline')[0]).toMatchObject({ title: 'A file was added.', description: file.name });

    const one = { path: { ...path, fileId: String(getOwn(added, 'id')) } };
    const offered = await call(app, 'createCaseFileDownload', one);
    const address = `http://console.test${String(getOwn(getOwn(offered.body, 'data'), 'address'))}`;
    const answer = await app.fetch(new Request(address));
    expect(await answer.text()).toBe('pid,name');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Proze-1-.csv"; filename*=UTF-8''Proze%C3%9F%20%221%22.csv`,
      'x-content-type-options': 'nosniff',
    });
    now += 61_000;
    expect((await app.fetch(new Request(address))).status).toBe(410);
    expect((await app.fetch(new Request(`${address}0`))).status).toBe(404);

    await call(app, 'removeCaseFile', one);
    expect(itemsOf(await caseOf(app, path.id), 'files')).toEqual(before);
    expect((await call(app, 'removeCaseFile', one)).status).toBe(404);
    expect((await call(app, 'createCaseFileDownload', one)).status).toBe(404);
  });

  test('names the right checksums of the files that it has from the start', async () => {
    const app = demoApp();
    for (const { id, sha256 } of itemsOf(await caseOf(app, 'CASE-1042'), 'files')) {
      const offered = await call(app, 'createCaseFileDownload', { path: { id: 'CASE-1042', fileId: String(id) } });
      const address = `http://console.test${String(getOwn(getOwn(offered.body, 'data'), 'address'))}`;
      const content = await (await app.fetch(new Request(address))).arrayBuffer();
      expect(await checksum('SHA-256', content)).toBe(sha256);
    }
  });

  test('refuses files of an account without the permission', async () => {
    const path = { id: 'CASE-1042' };
    const body = { file: new File(['x'], 'x.txt') };
    expect((await call(demoApp(), 'addCaseFile', { path, body }, 'restricted')).status).toBe(403);
    const one = { path: { ...path, fileId: 'file-1' } };
    expect((await call(demoApp(), 'removeCaseFile', one, 'restricted')).status).toBe(403);
  });

  test.each([
    ['alerts without a name for the case', { ids: [story.workbench] }, 'full', 400],
    ['a case that does not exist', { ids: [story.workbench], caseId: 'CASE-1' }, 'full', 404],
    ['an alert that does not exist', { ids: ['WB-0'], name: 'x' }, 'full', 404],
    ['an account without the permission', { ids: [story.workbench], name: 'x' }, 'restricted', 403],
  ])('refuses %s', async (_title, body, account, status) => {
    expect((await call(demoApp(), 'fileAlerts', { body }, account)).status).toBe(status);
  });
});
