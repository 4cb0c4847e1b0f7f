import { describe, expect, test } from 'vitest';
import type { OperationId } from '~/generated/contract/operations';
import { isList } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { authoredData } from '~/demo/company/authored';
import { dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp, START, type Sample } from '../../harness/demo/support';

// It holds every answer against the contract.
const app = demoApp();
type Row = Readonly<Record<string, unknown>>;
type Held = readonly [unknown, Row];

async function callOperation<K extends OperationId>(id: K, sample: Sample<K>): Promise<unknown> {
  const { status, body } = await call(app, id, sample);
  if (status !== 200) throw new Error(`${id} ${JSON.stringify(sample)}: ${status} ${JSON.stringify(body)}`);
  return getOwn(body, 'data') ?? body;
}

/** The first objects of a list, and some out of every part of it. */
async function sample(
  id:
    | 'endpointList'
    | 'identityList'
    | 'emailAccountList'
    | 'dataStoreList'
    | 'mobileList'
    | 'containerList'
    | 'cloudAssetList',
): Promise<readonly Row[]> {
  const first = itemsOf(await dataOf(app, id, { sort: 'name', limit: 12 }));
  const total = Number((await dataOf(app, id, { limit: 1 })).total);
  const indexes = Array.from({ length: 8 }, (_, index) => Math.floor((index * total) / 8));
  const pages = await Promise.all(indexes.map((offset) => dataOf(app, id, { sort: '-risk', offset, limit: 3 })));
  return [...first, ...pages.flatMap((page) => itemsOf(page))];
}

function expectPairs(pairs: readonly Held[]): void {
  for (const [answer, want] of pairs) expect(answer).toMatchObject(want);
}

const idOf = (row: Row) => String(row.id);
/** A member that is written by hand may be missing; then a list may say it nevertheless. */
const written = authoredData(START);

describe('a drawer says what the list says', () => {
  test('of endpoints, by each of their ids', async () => {
    const rows = await sample('endpointList');
    const held = rows.map(async (row): Promise<readonly Held[]> => {
      const host = {
        hostname: row.name,
        ...(row.product !== 'none' && {
          type: row.kind,
          endpoint_connectivity: row.connection,
          isolation_status: row.isolation,
        }),
        ...(row.ip !== null && { last_ip_used: row.ip }),
        ...(row.osName !== null && { os: { name: row.osName, version: row.osVersion } }),
        ...(row.lastSeen !== null && { last_connected_time: row.lastSeen }),
        xdr_device_id: row.deviceId,
      };
      const deviceId = String(row.deviceId);
      return [
        [await callOperation('bigtableEndpoint', { path: { id: idOf(row) } }), host],
        [await callOperation('endpointQuery', { body: { computerId: String(row.computerId) } }), host],
        [
          await callOperation('riskOverview', { path: { id: idOf(row), type: 'device' } }),
          { riskScore: row.risk, assetId: row.id },
        ],
        [await callOperation('riskOverview', { path: { id: deviceId, type: 'device' } }), { riskScore: row.risk }],
        [await callOperation('deviceIdentity', { path: { id: deviceId } }), { aad: expect.any(Array) }],
        [await callOperation('ipQuery', { body: { ip: String(row.ip ?? '10.20.8.114') } }), {}],
      ];
    });
    expectPairs((await Promise.all(held)).flat());
  });

  test('of the account that signed in last, the version and the policy of a generated endpoint', async () => {
    const known = new Set(written.hosts.map(({ endpointId }) => endpointId));
    const rows = (await sample('endpointList')).filter((row) => !known.has(idOf(row)));
    for (const row of rows) {
      const host = await callOperation('bigtableEndpoint', { path: { id: idOf(row) } });
      const text = JSON.stringify(host);
      expect(host).toMatchObject({ last_logged_on_user: row.account });
      for (const member of ['policy', 'agentVersion']) {
        if (row[member] !== null) expect(text).toContain(JSON.stringify(row[member]));
      }
      expect(
        await callOperation('customTags', { query: { assetType: 1 }, body: { assetIDs: [idOf(row)] } }),
      ).toMatchObject({
        data: [{ tagValues: [{ value: row.site }] }, { tagValues: [{ value: row.department }] }],
      });
    }
  });

  test('of mobile devices', async () => {
    for (const row of await sample('mobileList')) {
      expect(await callOperation('mobileQuery', { body: { deviceId: idOf(row) } })).toMatchObject({
        basicDeviceName: row.name,
        basicSecurityStatus: row.securityStatus,
        basicDeviceStatus: row.deviceStatus,
        ...(row.osVersion !== null && {
          osVersion: row.osVersion,
          hardwareModel: row.model,
          hardwareBrand: row.brand,
          securityMac: row.mac,
          imei: row.imei,
          basicDeviceType: row.system === 'android' ? 1 : 2,
        }),
      });
    }
  });

  test('of containers', async () => {
    for (const row of await sample('containerList')) {
      expect(await callOperation('containerBasic', { body: { containerId: idOf(row) } })).toMatchObject({
        name: row.name,
        status: row.status,
        ...(row.imageId !== null && { imageId: row.imageId }),
      });
    }
  });

  test('of cloud assets, whatever characters their names have', async () => {
    const rows = [...(await sample('cloudAssetList')), ...itemsOf(await dataOf(app, 'cloudAssetList', { q: '<svg' }))];
    expect(rows.some((row) => idOf(row).includes('<svg'))).toBe(true);
    for (const row of rows) {
      const asset = await callOperation('cloudBasic', { query: { arn: idOf(row), assetType: 'cloudAsset' } });
      const risk = await callOperation('riskOverview', { path: { id: idOf(row), type: 'cloudAsset' } });
      expect(asset).toMatchObject({ assetName: row.name, provider: row.provider, service: row.service });
      expect([getOwn(asset, 'region') ?? null, getOwn(asset, 'resourceGroup') ?? null]).toEqual([
        row.region,
        row.resourceGroup,
      ]);
      expect(risk).toMatchObject({ riskScore: row.risk, cloudIdentityInfo: { lastSeen: row.lastSeen } });
    }
  });

  test('of identities', async () => {
    for (const row of await sample('identityList')) {
      const id = idOf(row);
      const account = await callOperation('userAccountQuery', { query: { userId: id } });
      const profiles = await callOperation('humanIdentity', { path: { id } });
      const risk = await callOperation('riskOverview', { path: { id, type: 'user' } });
      expect(account).toMatchObject({ userName: row.name });
      expect(getOwn(account, 'emailAddress') ?? null).toBe(row.mail);
      expect(risk).toMatchObject({ riskScore: row.risk, userInfo: { lastSeen: row.lastSignIn } });
      const all = [getOwn(profiles, 'aad'), getOwn(profiles, 'opa')].flatMap((each) => (isList(each) ? each : []));
      if (written.identities.has(id) || written.users.has(id)) continue;
      for (const profile of all) {
        expect(profile).toMatchObject({
          isEnabled: row.state === 'enabled',
          isPrivileged: row.privilege === 'privileged',
        });
      }
      expect(account).toMatchObject({ isHpu: row.privilege === 'privileged', department: row.department });
    }
  });

  test('of mailboxes', async () => {
    for (const row of await sample('emailAccountList')) {
      const account = await callOperation('userAccountQuery', { query: { userId: idOf(row) } });
      expect(account).toMatchObject({
        userName: row.name,
        emailAddress: row.mail,
        emailProtection: row.protection,
        ...(row.policyStatus !== null && { services: { exchange: { atpPolicyStatus: row.policyStatus } } }),
      });
    }
  });

  test('of the story: its user, whose privileges and second factor are written by hand', async () => {
    const [maria] = itemsOf(await dataOf(app, 'identityList', { q: 'maria keller' }));
    expect(maria).toMatchObject({ risk: 74, mfa: 'registered', privilege: 'privileged', groups: 14 });
  });
});

describe('the object group of a place', () => {
  test('has as many files as the list says, all of them in that place', async () => {
    for (const row of await sample('dataStoreList')) {
      const files = itemsOf(await callOperation('lineageOatFiles', { body: { payload: row.payload } }));
      expect(files).toHaveLength(Number(row.sensitive));
      expect(files.filter(({ fullUri }) => !String(fullUri).startsWith(String(row.location)))).toEqual([]);
    }
  });

  test('leads on to the way of a file, which names the file and the server', async () => {
    const [store] = itemsOf(await dataOf(app, 'dataStoreList', { q: 'SRV-FILE01' }));
    const [file] = itemsOf(await callOperation('lineageOatFiles', { body: { payload: store?.payload } }));
    const edgeId = String(file?.edgeId);
    const [node] = itemsOf(await callOperation('lineageNodeInfo', { body: { edge_ids: [edgeId] } }), 'nodes');
    const [entry] = itemsOf(await callOperation('lineageEntry', { query: { edgeId } }), 'entries');
    expect(node).toMatchObject({ fullUri: file?.fullUri, dataHash: file?.fileHash, endpointGuid: store?.endpointId });
    expect(entry).toMatchObject({ filename: file?.fileName, source_id: store?.id });
  });

  test('has the same files as before for every other payload', async () => {
    const known = written.lineageNodes.size;
    for (const payload of [{ any: 'thing' }, null, 'store', { store: 'nowhere' }]) {
      expect(itemsOf(await callOperation('lineageOatFiles', { body: { payload } }))).toHaveLength(known);
    }
  });

  test('is on a server or is a cloud asset that other lists have', async () => {
    const rows = await sample('dataStoreList');
    for (const { endpointId, arn, risk } of rows) {
      if (endpointId !== null) {
        expect(await callOperation('riskOverview', { path: { id: String(endpointId), type: 'device' } })).toMatchObject(
          {
            riskScore: risk,
          },
        );
      }
      if (arn !== null) {
        expect(await callOperation('riskOverview', { path: { id: String(arn), type: 'cloudAsset' } })).toMatchObject({
          riskScore: risk,
        });
      }
    }
  });
});

test.each<[string, () => Promise<{ status: number }>]>([
  ['a host by the id of another kind', () => call(app, 'bigtableEndpoint', { path: { id: 'pc-fin-lt-014' } })],
  ['an endpoint by its endpoint id', () => call(app, 'endpointQuery', { body: { computerId: 'ep-fin-lt-014' } })],
  [
    'the risk of a host as that of a user',
    () => call(app, 'riskOverview', { path: { id: 'ep-web-edge-01', type: 'user' } }),
  ],
  ['a user nobody knows', () => call(app, 'userAccountQuery', { query: { userId: 'usr-nobody' } })],
  ['a device nobody knows', () => call(app, 'mobileQuery', { body: { deviceId: 'mob-nobody' } })],
  ['a container nobody knows', () => call(app, 'containerBasic', { body: { containerId: 'ctr-none' } })],
  [
    'a cloud asset nobody knows',
    () => call(app, 'cloudBasic', { query: { arn: 'arn:none', assetType: 'cloudAsset' } }),
  ],
])('%s is not known', async (_, callOperation) => {
  expect((await callOperation()).status).toBe(404);
});

test('what is written by hand of a host stays as it is written: no tags are made up', async () => {
  const body = { assetIDs: ['ep-srv-file01', 'dev-srv-file01'] };
  expect(await callOperation('customTags', { query: { assetType: 1 }, body })).toEqual({ data: [] });
});
