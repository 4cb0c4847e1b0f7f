import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../src/generated/operations';
import { isList, isRecord } from '../../src/lib/json';
import { own } from '../../src/lib/own';
import { samples } from './samples';
import { call, demoApp, requestOf } from './support';

/** Members of an answer: `a.b` below `a`, `a[].b` of each entry of the list `a`. */
const answers: readonly [rows: string, operation: OperationId, members: readonly string[]][] = [
  ['SH-CA-06, SH-SM-17, SH-SM-18', 'getMenu', ['data[]', 'preRelease', 'previewFramework.preReleaseIds']],
  [
    'SH-SM-14',
    'getMenu',
    [
      ...['id', 'title', 'l10n', 'l10n_collapsed', 'icon', 'sidebar', 'role', 'preview', 'pendo', 'children'].map(
        (name) => `data[].${name}`,
      ),
    ],
  ],
  ['DG-LP-03, DG-CALL-12', 'getLandingPage', ['id']],
  [
    'DG-CALL-01',
    'getTaskStatus',
    ['status', 'reason', 'smsName', 'smsVersion', 'secondsSinceTrigger', 'smsUUID', 'smsIP'].map(
      (name) => `data.${name}`,
    ),
  ],
  [
    'DG-CALL-05',
    'getSimulationDevices',
    ['behavior_anomaly_device_list', 'threat_actor_simulation_device_list'].flatMap((list) =>
      ['xnsDeviceList', 'ddiDeviceList', 'tpDeviceList'].map((group) => `data.${list}.${group}`),
    ),
  ],
  [
    'DG-PR-03, DG-CALL-08',
    'getPreviewFeature',
    ['requiredCreditStr', 'creditAllocation', 'description', 'feature', 'optIn', 'GATimestamp'],
  ],
  ['SH-CA-07', 'getAuth', ['user_name', 'advancedInfo.view', 'access.permissions']],
  ['SH-CA-09', 'getSession', ['timeoutLeft.idleTimeoutLeft', 'timeoutLeft.sessionTimeoutLeft', 'isFoundation']],
  ['SH-CA-11, SH-NP-20', 'getNotificationCounts', ['counts.0', 'counts.1', 'token', 'webSocketUrl']],
  ['SH-CA-12, SH-NP-19', 'listNotifications', ['notifications[]', 'lastReadTime']],
  [
    'SH-NP-18',
    'listNotifications',
    ['id', 'type', 'level', 'description', 'status', 'time', 'application', 'link', 'downloadUrl'].map(
      (name) => `notifications[].${name}`,
    ),
  ],
  [
    'SH-CA-13, SH-BN-02, SH-BN-03',
    'getNotificationItems',
    ['license[].pid', 'license[].status', 'license[].days', 'idp', 'promotion', 'modal.isKickingAction'],
  ],
  ['SH-CA-17', 'getUpgradeUrl', ['upgradeUrl']],
  ['SH-CA-19', 'getWhitelabel', ['data.email']],
  ['SH-CA-20', 'getSsoStatus', ['redirectUrl']],
  ['SH-CA-21', 'createInternalToken', ['token']],
  ['SH-CA-23', 'followSsoRedirect', ['data.url']],
];

test.each(answers)('SH-GEN-11, %s: the answer of %s has its members', async (_, operation, members) => {
  const { status, body } = await answerTo(operation);
  expect(status).toBe(200);
  expect(members.filter((path) => !has(body, path))).toEqual([]);
});

test.each<[string, OperationId, string]>([
  ['SH-CA-03', 'getMenu', 'get /ui/uic/v3/menu'],
  ['SH-CA-03', 'getAuth', 'get /ui/uic/v3/auth'],
  ['SH-CA-03', 'getSession', 'get /ui/uic/v3/session'],
  ['SH-CA-04', 'checkCreditPromotion', 'get /ui/bc/company/api/v3.0/voucher/checkCreditPromotionQualified'],
  ['SH-CA-10', 'reportActivity', 'post /ui/uic/v3/activeStatus'],
  ['SH-CA-11', 'getNotificationCounts', 'get /ui/uic/v3/notifications/counts'],
  ['SH-CA-12', 'listNotifications', 'get /ui/uic/v3/notifications/languages/{lang}'],
  ['SH-CA-13', 'getNotificationItems', 'get /ui/uic/v3/notification'],
  ['SH-CA-14', 'setLanguage', 'post /ui/uic/v3/setting/language'],
  ['SH-CA-15', 'setPreviewFeature', 'post /ui/uic/v3/previewFramework/{key}'],
  ['SH-CA-16', 'noUpgradeBanner', 'post /ui/uic/v3/noUpgradeBanner'],
  ['SH-CA-17', 'getUpgradeUrl', 'get /ui/uic/v3/getUpgradeUrl'],
  ['SH-CA-18', 'sendSupportForm', 'post /public/uic/v3/notifications/supportForm'],
  ['SH-CA-19', 'getWhitelabel', 'get /public/asm/api/whitelabel/v1/{partnerId}'],
  ['SH-CA-20', 'getSsoStatus', 'get /ui/uic/v3/connectors/sds/ssoStatus'],
  ['DG-CALL-01', 'getTaskStatus', 'get /public/ptp/n1-simulations/v1/task-status'],
  ['DG-CALL-02', 'startSimulation', 'post /public/ptp/n1-simulations/v1/simulations'],
  ['DG-CALL-03', 'generateSignIns', 'post /public/sjg/api/v1/simulation/aad/signIns'],
  ['DG-CALL-04', 'getDownloadUrls', 'post /public/svp/v2/fileUpload/downloadUrls'],
  ['DG-CALL-05', 'getSimulationDevices', 'get /ui/ani/dms/api/v1/get_simulation_device_list'],
  ['DG-CALL-06', 'triggerAnomalySimulation', 'post /ui/ani/dms/api/v1/trigger_anomaly_simulation'],
  ['DG-CALL-07', 'triggerThreatActorSimulation', 'post /ui/ani/dms/api/v1/trigger_threat_actor_simulation_attack'],
  ['DG-PR-02, DG-CALL-08', 'getPreviewFeature', 'get /ui/uic/v3/previewFramework/{key}'],
  ['DG-CALL-09', 'setPreviewFeature', 'post /ui/uic/v3/previewFramework/{key}'],
  ['DG-CALL-10', 'enableAdvancedFunction', 'post /public/adg/ald-proxy/organizations/enable-advanced-function'],
  ['DG-CALL-11', 'acceptTerms', 'post /ui/uic/v3/acceptTermsPopup'],
  ['DG-CALL-12', 'getLandingPage', 'get /ui/uic/v3/setting/landingPage'],
  ['SH-CA-21', 'createInternalToken', 'post /ui/bc/company/api/v3.0/auth/internal'],
])('%s: %s is %s', (_, operation, want) => {
  const { method, path } = operations[operation];
  expect(`${method} ${path}`.toLowerCase()).toBe(want.toLowerCase());
});

describe('a body that is not exactly the stated one is refused', () => {
  test.each<[string, OperationId, object]>([
    ['SH-CA-10', 'reportActivity', {}],
    ['SH-CA-10', 'reportActivity', { isActive: true, more: 1 }],
    ['SH-CA-14', 'setLanguage', { language: 'ja' }],
    ['SH-CA-15', 'setPreviewFeature', { optIn: 'yes' }],
    ['DG-CALL-02', 'startSimulation', { smsUUID: 'x' }],
    ['DG-CALL-04', 'getDownloadUrls', { objectKeys: ['a'] }],
    ['DG-CALL-09', 'setPreviewFeature', { optIn: true, more: 1 }],
    ['DG-CALL-11', 'acceptTerms', {}],
    ['DG-CALL-11', 'acceptTerms', { version: '1.0', more: 1 }],
    ['SH-CA-16', 'noUpgradeBanner', {}],
    ['SH-CA-18, SH-SF-03', 'sendSupportForm', { name: 'Ada' }],
    ['SH-CA-21', 'createInternalToken', { page: 'role-management' }],
  ])('%s: %s %o', async (_, operation, body) => {
    expect((await answerTo(operation, body)).status).toBe(400);
  });
});

describe('the menu', () => {
  test('SH-SM-14, SH-SM-15, SH-SM-16: every entry has an id, says with a boolean whether it is drawn, and nests to three levels', async () => {
    const { body } = await call(demoApp(), 'getMenu');
    const wrong: unknown[] = [];
    let deepest = 0;
    const walk = (entries: unknown, depth: number): void => {
      if (!isList(entries)) return;
      for (const entry of entries) {
        deepest = Math.max(deepest, depth);
        if (typeof own(entry, 'sidebar') !== 'boolean' || own(entry, 'id') === undefined) wrong.push(entry);
        walk(own(entry, 'children'), depth + 1);
      }
    };
    walk(own(body, 'data'), 1);
    expect([wrong, deepest]).toEqual([[], 3]);
  });

  test('DG-LP-09: its entries carry nine members', async () => {
    const { body } = await call(demoApp(), 'getMenu');
    const names = new Set<string>();
    const walk = (entries: unknown): void => {
      if (!isList(entries)) return;
      for (const entry of entries) {
        if (isRecord(entry)) Object.keys(entry).forEach((name) => names.add(name));
        walk(own(entry, 'children'));
      }
    };
    walk(own(body, 'data'));
    const want = ['id', 'role', 'l10n', 'pendo', 'preview', 'comesoon', 'divider', 'children', 'info'];
    expect(want.filter((name) => !names.has(name))).toEqual([]);
  });

  test('SH-GEN-06: the full account reaches every area of the platform', async () => {
    const { body } = await call(demoApp(), 'getMenu');
    const ids = new Set<unknown>();
    const walk = (entries: unknown): void => {
      if (!isList(entries)) return;
      for (const entry of entries) {
        if (own(entry, 'sidebar') === true && own(entry, 'role')) ids.add(own(entry, 'id'));
        walk(own(entry, 'children'));
      }
    };
    walk(own(body, 'data'));
    const areas = {
      'posture dashboards': [8761, 1],
      'detection and response': [5, 2],
      'threat intelligence': [30],
      endpoint: [85],
      mobile: [8701],
      email: [8722],
      network: [875],
      cloud: [706],
      identity: [8930],
      'data security': [897],
      'code security': [1001],
      'vulnerability management': [8823],
      'security awareness': [8822],
      'workflow automation': [885],
      'customer and license management': [41, 43],
      'usage billing': [44],
      administration: [601],
    };
    expect(Object.entries(areas).filter(([, keys]) => !keys.every((key) => ids.has(key)))).toEqual([]);
  });
});

async function answerTo(operation: OperationId, body?: object): Promise<{ status: number; body: unknown }> {
  const sample = requestOf<OperationId>(operation, samples[operation], 'demo-session-full');
  const request = body
    ? new Request(sample.url, { method: sample.method, headers: sample.headers, body: JSON.stringify(body) })
    : sample;
  const response = await demoApp().fetch(request);
  return { status: response.status, body: await response.json() };
}

/** Whether some entry of each list on the way, and every object, has the member. */
function has(value: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const key = name.replace('[]', '');
  const next = own(value, key);
  if (!isRecord(value) || !Object.hasOwn(value, key)) return false;
  if (!name.endsWith('[]')) return rest.length === 0 || has(next, rest.join('.'));
  return isList(next) && next.length > 0 && (rest.length === 0 || next.some((each) => has(each, rest.join('.'))));
}
