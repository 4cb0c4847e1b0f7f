import { describe, expect, test } from 'vitest';
import { hashes } from '~/demo/company/story';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp } from '../../harness/demo/support';

describe('the detection models', () => {
  test('are disabled and enabled, with who did it, and not without the permission', async () => {
    const app = demoApp();
    const [first] = itemsOf(await dataOf(app, 'detectionModelList', { limit: 1 }));
    const ids = [String(first?.id)];
    const name = String(first?.name);
    const disable = { body: { ids, enabled: false } };
    expect(await call(app, 'changeDetectionModels', disable, 'restricted')).toMatchObject({
      status: 403,
      body: { permission: 'detectionModel.manage' },
    });
    expect((await call(app, 'changeDetectionModels', disable)).status).toBe(200);
    expect(itemsOf(await dataOf(app, 'detectionModelList', { status: ['disabled'], q: name }))).toMatchObject([
      { id: ids[0], changedBy: 'Ada Lindholm' },
    ]);
    await call(app, 'changeDetectionModels', { body: { ids, enabled: true } });
    expect(itemsOf(await dataOf(app, 'detectionModelList', { status: ['disabled'], q: name }))).toEqual([]);
    expect((await call(app, 'changeDetectionModels', { body: { ids: ['none'], enabled: true } })).status).toBe(404);
  });

  test('count the alerts that they have raised', async () => {
    const app = demoApp();
    const models = itemsOf(await dataOf(app, 'detectionModelList', { limit: 500 }));
    expect(models.reduce((sum, { alerts }) => sum + Number(alerts), 0)).toBeGreaterThan(200);
  });
});

describe('the sandbox submissions', () => {
  test('agree with the drawer of the file', async () => {
    const app = demoApp();
    const [viewer] = itemsOf(await dataOf(app, 'sandboxSubmissionList', { sha1: hashes.invoiceViewer }));
    expect(viewer).toMatchObject({ name: 'invoice_viewer.exe', riskLevel: 'high', status: 'done', behaviors: 5 });
  });

  test('are in progress for some minutes after they are submitted again', async () => {
    const app = demoApp();
    const ids = [`sub-${hashes.invoiceViewer}`];
    expect((await call(app, 'resubmitToSandbox', { body: { ids } }, 'restricted')).status).toBe(403);
    expect((await call(app, 'resubmitToSandbox', { body: { ids } })).status).toBe(200);
    const [first] = itemsOf(await dataOf(app, 'sandboxSubmissionList', { limit: 1 }));
    expect(first).toMatchObject({ id: ids[0], status: 'processing', riskLevel: null, submittedBy: 'Ada Lindholm' });
  });
});

describe('a file for the sandbox', () => {
  const file = (name: string, size = 8): File => new File([new Uint8Array(size)], name);
  const submit = (app: ReturnType<typeof demoApp>, sent: File, account?: string) =>
    call(app, 'submitFileToSandbox', { body: { file: sent, priority: 'normal' } }, account);

  test('is listed first, with its name and checksums, and can be submitted again', async () => {
    const app = demoApp();
    const { status, body } = await submit(app, file('note.txt'));
    const sha256 = 'af5570f5a1810b7af78caf4bc70a660f0df51e42baf91d4de5b2328de0e83dfc';
    expect([status, body]).toMatchObject([200, { data: { name: 'note.txt', size: 8, sha256 } }]);
    const [first] = itemsOf(await dataOf(app, 'sandboxSubmissionList', { limit: 1 }));
    expect(first).toMatchObject({
      name: 'note.txt',
      status: 'processing',
      riskLevel: null,
      submittedBy: 'Ada Lindholm',
    });
    const ids = [String(first?.id)];
    expect((await call(app, 'resubmitToSandbox', { body: { ids } })).status).toBe(200);
  });

  test.each([
    ['without the right', file('note.txt'), 'restricted', 403],
    ['of another type', file('photo.png'), 'full', 415],
    ['that is too large', file('disk.iso', 26_214_401), 'full', 413],
  ])('%s is refused', async (_, sent, account, want) => {
    expect((await submit(demoApp(), sent, account)).status).toBe(want);
  });

  test.each([
    [
      'is larger than any file may be',
      { 'content-type': 'multipart/form-data; boundary=a', 'content-length': '99999999' },
      413,
    ],
    ['is no form', { 'content-type': 'application/json' }, 415],
  ])('is refused before it is read if the body %s', async (_, headers, want) => {
    const url = 'http://demo.test/ui/analysis/api/v1/sandbox-submissions';
    const init = { method: 'POST', body: '{}', headers: { ...headers, 'uic-token': 'demo-session-full' } };
    expect((await demoApp().fetch(new Request(url, init))).status).toBe(want);
  });
});

test('the numbers about vulnerabilities agree with their list', async () => {
  const app = demoApp();
  const summary = await dataOf(app, 'vulnerabilitySummary');
  const exploited = await dataOf(app, 'vulnerabilityList', { exploitation: ['exploited'], limit: 500 });
  const withoutFix = await dataOf(app, 'vulnerabilityList', { fix: ['none'], limit: 500 });
  const withHosts = (list: typeof exploited) => itemsOf(list).filter(({ hosts }) => Number(hosts) > 0).length;
  expect(summary).toMatchObject({ exploited: withHosts(exploited), withoutFix: withHosts(withoutFix) });
});
