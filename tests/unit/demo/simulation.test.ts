import { describe, expect, test } from 'vitest';
import type { Body } from '~/generated/contract/operations';
import { samples } from '../../fixtures/demo/samples';
import { call, demoApp, START } from '../../harness/demo/support';

const run: Body<'triggerAnomalySimulation'> = {
  guid: 'xns-11',
  source_host: 'VNS-OSLO-1',
  source_ip: '10.20.1.11',
  product_code: 'xns',
  use_case_num: 'SNB-AD-9',
  client_ip: '10.0.0.5',
  server_ip1: '8.8.8.8',
  server_ip2: '',
  server_ip3: '',
};

describe('anomaly simulation: the first broken rule is answered', () => {
  test.each<[string, { given: Partial<typeof run>; want: number | undefined }]>([
    ['all well', { given: {}, want: undefined }],
    ['missing address', { given: { client_ip: '' }, want: 132333 }],
    [
      'missing third server of the four-address case',
      { given: { use_case_num: 'SNB-AD-14', server_ip2: '10.0.0.7' }, want: 132333 },
    ],
    ['client format', { given: { client_ip: '10.0.0.256' }, want: 132336 }],
    ['leading zero', { given: { client_ip: '10.0.0.05' }, want: 132336 }],
    ['server format', { given: { server_ip1: '8.8.8' }, want: 132337 }],
    ['public client', { given: { client_ip: '172.32.0.1' }, want: 132335 }],
    ['private server', { given: { server_ip1: '172.16.0.1' }, want: 132334 }],
    ['client before server', { given: { client_ip: '9.9.9.9', server_ip1: '10.0.0.1' }, want: 132335 }],
    ['address twice', { given: { use_case_num: 'SNB-AD-2', server_ip1: '10.0.0.5' }, want: 132338 }],
    ['null server', { given: { server_ip2: null }, want: undefined }],
  ])('%s', async (_, { given, want }) => {
    const { status, body } = await call(demoApp(), 'triggerAnomalySimulation', { body: { ...run, ...given } });
    expect(status).toBe(want === undefined ? 200 : 400);
    if (want !== undefined) expect(body).toMatchObject({ info: { number: want } });
  });
});

test('a threat actor run is refused while the same one runs on the same appliance', async () => {
  let now = START;
  const app = demoApp({ now: () => now });
  const sample = samples.triggerThreatActorSimulation;
  expect((await call(app, 'triggerThreatActorSimulation', sample)).status).toBe(200);
  expect((await call(app, 'triggerThreatActorSimulation', sample)).body).toMatchObject({ info: { number: 132124 } });
  now += 120_000;
  expect((await call(app, 'triggerThreatActorSimulation', sample)).status).toBe(200);
});

test('a traffic simulation is in progress for two readings and then succeeds [DG-POLL-17]', async () => {
  let now = START;
  const app = demoApp({ now: () => now });
  await call(app, 'startSimulation', samples.startSimulation);
  const seen: unknown[] = [];
  for (let reading = 0; reading < 3; reading += 1) {
    now += 5000;
    seen.push((await call(app, 'getTaskStatus')).body);
  }
  expect(seen).toMatchObject([
    { data: { status: 'IN_PROGRESS', secondsSinceTrigger: 5 } },
    { data: { status: 'IN_PROGRESS', secondsSinceTrigger: 10 } },
    { data: { status: 'SUCCESS', secondsSinceTrigger: 15 } },
  ]);
});

test('the state of a traffic simulation has its seven fields below data [DG-TP-02]', async () => {
  const { body } = await call(demoApp(), 'getTaskStatus');
  expect(body).toEqual({
    data: {
      status: 'SUCCESS',
      reason: null,
      smsName: expect.stringMatching(/./),
      smsVersion: expect.stringMatching(/^\d/),
      secondsSinceTrigger: expect.any(Number),
      smsUUID: expect.stringMatching(/./),
      smsIP: expect.stringMatching(/^\d/),
    },
  });
});

test('the addresses of downloads come as a list that nothing wraps [DG-DL-04]', async () => {
  const { body } = await call(demoApp(), 'getDownloadUrls', {
    body: { objectKeys: ['a.zip', 'b.zip'], signedUrlExpireSeconds: 6000 },
  });
  const item = { url: expect.any(String), userMetadata: { sha256: expect.stringMatching(/^[\da-f]{64}$/) } };
  expect(body).toEqual([item, item]);
});

test('appliances come in two lists of three groups [DG-DEV-02, DG-DEV-03, DG-DEV-04]', async () => {
  const { body } = await call(demoApp(), 'getSimulationDevices');
  const text = expect.stringMatching(/./);
  const one = { hostname: text, device_ip: text, device_id: text, product_id: text };
  expect(body).toEqual({
    data: {
      behavior_anomaly_device_list: { xnsDeviceList: [one], ddiDeviceList: [one], tpDeviceList: [] },
      threat_actor_simulation_device_list: { xnsDeviceList: [one], ddiDeviceList: [], tpDeviceList: [one] },
    },
  });
});

test('a download has the hash that was announced, and ends with its address', async () => {
  let now = START;
  const app = demoApp({ now: () => now });
  const { body } = await call(app, 'getDownloadUrls', samples.getDownloadUrls);
  const [item] = Array.isArray(body) ? body : [];
  const download = () => app.fetch(new Request(new URL(item.url, 'http://demo.test')));
  const hash = await crypto.subtle.digest('SHA-256', await (await download()).arrayBuffer());
  expect(Buffer.from(hash).toString('hex')).toBe(item.userMetadata.sha256);
  now += 6_001_000;
  expect((await download()).status).toBe(410);
});
