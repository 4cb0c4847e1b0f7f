import { describe, expect, test } from 'vitest';
import { hashes } from '~/demo/company/story';
import { asRecord } from '../../harness/as-record';
import { alerts } from '~/demo/company/alerts/generate';
import { detections } from '~/demo/company/detections/generate';
import { wireObject, type WireObject } from '~/demo/company/object-refs';
import type { OperationId } from '~/generated/contract/operations';
import { isRecord } from '~/lib/json';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp, START, type Sample } from '../../harness/demo/support';

const app = demoApp();
const world = { start: START };

/** What the first call of a drawer answers. */
async function opened({ searchType, id, type, process }: WireObject): Promise<{ status: number; body: unknown }> {
  switch (searchType) {
    case 1:
      return call(app, 'emailQuery', { body: { messageId: id } });
    case 2:
      return call(app, 'endpointQuery', { body: { computerId: id } });
    case 3:
      return call(app, 'fileQuery', { body: { sha1: id } });
    case 4:
      return call(app, 'urlQuery', { body: { url: id } });
    case 5:
      return call(app, 'domainQuery', { body: { domain: id } });
    case 6:
      return call(app, 'ipQuery', { body: { ip: id } });
    case 7:
      return call(app, 'mobileQuery', { body: { deviceId: id } });
    case 8:
      return type === 'computer'
        ? call(app, 'endpointQuery', { body: { computerId: id } })
        : call(app, 'bigtableEndpoint', { path: { id } });
    case 9:
      return call(app, 'containerBasic', { body: { containerId: id } });
    case 10:
      return call(app, 'cloudBasic', { query: { arn: id, assetType: 'cloudAsset' } });
    case 11:
      return call(app, 'userAccountQuery', { query: { userId: id } });
    case 12:
      return call(app, 'threatInsightQuery', { query: { name: id, type: type === 'campaign' ? type : 'maltool' } });
    default:
      return call(app, 'artifactAnalysis', { body: { queryType: 'artifactUniqueId', ...process } });
  }
}

async function data<K extends OperationId>(id: K, sample: Sample<K>) {
  const { status, body } = await call(app, id, sample);
  expect(status, JSON.stringify(body)).toBe(200);
  return asRecord(asRecord(body).data);
}

const ofAlerts = alerts(world).flatMap(({ id, objects }) => objects.map((each) => wireObject(world, each, id)));
const ofDetections = detections(world).flatMap(({ asset, object: seen, alertId }, index) =>
  index % 20 === 0 ? [asset, seen].map((each) => wireObject(world, each, alertId ?? undefined)) : [],
);

describe('every object of an alert or detection opens', () => {
  test('objects of all thirteen kinds take part in alerts, and all that a drawer can be handed over', () => {
    expect(new Set(ofAlerts.map(({ searchType }) => searchType)).size).toBe(13);
    for (const member of ['extra', 'process', 'workbench', 'type', 'role'] as const) {
      expect(
        ofAlerts.some((each) => each[member] !== undefined),
        member,
      ).toBe(true);
    }
    expect(new Set(ofAlerts.map(({ type }) => type))).toEqual(new Set([undefined, 'computer', 'maltool', 'campaign']));
  });

  test('its drawer finds it', async () => {
    const different = new Map([...ofAlerts, ...ofDetections].map((each) => [`${each.searchType} ${each.id}`, each]));
    expect(different.size).toBeGreaterThan(700);
    for (const each of different.values()) {
      const { status, body } = await opened(each);
      expect(status, JSON.stringify([each, body])).toBe(200);
      expect(asRecord(asRecord(body).data).status, each.id).not.toBe('notFound');
    }
  });

  test('its risk is told in the alert', async () => {
    const assets = ofAlerts.flatMap(({ workbench }) => workbench ?? []);
    expect(assets.length).toBeGreaterThan(200);
    for (const path of assets) {
      expect(await data('workbenchAsset', { path })).toMatchObject({ riskScore: expect.any(Number) });
    }
    const foreign = { id: alerts(world)[1]?.id ?? '', uuid: 'ep-web-edge-01' };
    expect((await call(app, 'workbenchAsset', { path: foreign })).status).toBe(404);
  });
});

describe('lists and drawers tell the same', () => {
  test('of mails', async () => {
    const items = await sample('emailLog', [0, 1, 40, 4000, 20_000, 49_990]);
    for (const { id, risk, subject, sender, recipients, attachments, links, time } of items) {
      const mail = await data('emailQuery', { body: { messageId: String(id) } });
      expect(mail).toMatchObject({
        riskLevel: risk,
        mailFromAddresses: sender === null ? [] : [sender],
        eventTime: time,
      });
      expect([mail.mailMsgSubject].flat()).toEqual(subject === null ? [] : [subject]);
      expect([mail.mailToAddresses, mail.mailAttachments, mail.mailUrlsVisibleLink].map(sizeOf)).toEqual([
        recipients,
        attachments,
        links,
      ]);
    }
  });

  test('of indicators', async () => {
    const items = itemsOf(await dataOf(app, 'indicatorList', { kind: ['url', 'domain', 'ip'], limit: 500 }));
    for (const { id, kind, score, sightings, firstSeen, lastSeen } of items) {
      const found =
        kind === 'url'
          ? await data('urlQuery', { body: { url: String(id) } })
          : kind === 'domain'
            ? await data('domainQuery', { body: { domain: String(id) } })
            : await data('ipQuery', { body: { ip: String(id) } });
      const reported = [
        found.wrsScore ?? null,
        found.totalActivities ?? 0,
        found.firstSeen ?? null,
        found.lastSeen ?? null,
      ];
      expect(reported, String(id)).toEqual([score, sightings, firstSeen, lastSeen]);
      expect(itemsOf(found, 'activityHistory').reduce((sum, { count }) => sum + Number(count), 0)).toBe(
        itemsOf(found, 'activityHistory').length > 0 ? sightings : 0,
      );
    }
  });

  test('of files, with what the sandbox and others say', async () => {
    const items = itemsOf(await dataOf(app, 'indicatorList', { kind: ['file'], limit: 500 }));
    for (const { id, name, verdict, family } of items) {
      const sha1 = String(id);
      const file = await data('fileQuery', { body: { sha1 } });
      expect([file.fileName ?? sha1, [file.familyName ?? []].flat()[0] ?? null]).toEqual([name, family]);
      const found = await data('sandboxAnalysis', { body: { objectType: 'file', searchId: sha1, lang: 'en' } });
      if (found.riskLevel === 'noRisk') expect(verdict, sha1).toBe('safe');
      const report = await call(app, 'vtReport', { path: { kind: 'file', id: sha1 }, query: { refresh: 0 } });
      // Nobody outside knows the disk image of the story.
      if (verdict === 'dangerous' && sha1 !== hashes.invoiceImage) expect(report.status, sha1).toBe(200);
    }
  });

  test('of processes', async () => {
    const items = await sample('processList', [0, 1, 2, 300, 4000, 7999]);
    for (const { process } of items) {
      const { artifactUniqueId, ...rest } = asRecord(process);
      const byId = { queryType: 'artifactUniqueId' as const, artifactUniqueId: String(artifactUniqueId) };
      const body = artifactUniqueId === undefined ? { ...rest, queryType: 'process' as const } : byId;
      const found = await data('artifactAnalysis', { body });
      expect(found.status).not.toBe('notFound');
      if (found.status !== 'done') continue;
      expect(JSON.stringify(found.processes)).toContain(JSON.stringify(asRecord(process).commandLine));
    }
  });

  test('of threat insights, whichever kind', async () => {
    const items = itemsOf(await dataOf(app, 'insightList'));
    for (const { id, kind, actor, reports, description, objects } of items) {
      const query = { name: String(id), type: kind === 'campaign' ? ('campaign' as const) : ('maltool' as const) };
      const found = await data('threatInsightQuery', { query });
      expect(found).toMatchObject({ description, objectType: kind === 'campaign' ? 'Campaign' : 'Malware tool' });
      expect(sizeOf(found.threatActors)).toBe(actor === null ? 0 : 1);
      expect(sizeOf(found.emergingThreats)).toBe(reports);
      expect(sizeOf(objects)).toBeLessThanOrEqual(5);
    }
  });

  test('of alerts, with what happened in its order', async () => {
    for (const item of itemsOf(await dataOf(app, 'alertList', { limit: 500 }))) {
      const alert = await data('alertQuery', { path: { id: String(item.id) } });
      expect(alert).toMatchObject(item);
      const times = itemsOf(alert, 'events').map(({ time }) => String(time));
      expect(times).toEqual(times.toSorted());
      expect(times.every((time) => time <= String(item.created))).toBe(true);
      expect(String(item.updated) >= String(item.created)).toBe(true);
    }
  });
});

/** The entries at some places of a list. */
async function sample(id: 'emailLog' | 'processList', offsets: readonly number[]) {
  const pages = await Promise.all(offsets.map(async (offset) => itemsOf(await dataOf(app, id, { offset, limit: 1 }))));
  return pages.flat();
}

function sizeOf(list: unknown): number {
  return Array.isArray(list) ? list.length : isRecord(list) ? 1 : 0;
}
