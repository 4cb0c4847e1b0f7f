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

test('the numbers about vulnerabilities agree with their list', async () => {
  const app = demoApp();
  const summary = await dataOf(app, 'vulnerabilitySummary');
  const exploited = await dataOf(app, 'vulnerabilityList', { exploitation: ['exploited'], limit: 500 });
  const withoutFix = await dataOf(app, 'vulnerabilityList', { fix: ['none'], limit: 500 });
  const withHosts = (list: typeof exploited) => itemsOf(list).filter(({ hosts }) => Number(hosts) > 0).length;
  expect(summary).toMatchObject({ exploited: withHosts(exploited), withoutFix: withHosts(withoutFix) });
});
