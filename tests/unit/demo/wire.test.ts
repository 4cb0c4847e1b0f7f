import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '~/generated/contract/operations';
import { isList, isRecord } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { samples } from '../../fixtures/demo/samples';
import { call, demoApp, requestOf } from '../../harness/demo/support';

/** Members of an answer: `a.b` below `a`, `a[].b` of each entry of the list `a`. */
const answers: readonly [operation: OperationId, ids: string, members: readonly string[]][] = [
  ['getMenu', 'SH-CA-06, SH-SM-17, SH-SM-18', ['data[]', 'preRelease', 'previewFramework.preReleaseIds']],
  [
    'getMenu',
    'SH-SM-14',
    [
      ...['id', 'title', 'l10n', 'l10n_collapsed', 'icon', 'sidebar', 'role', 'preview', 'pendo', 'children'].map(
        (name) => `data[].${name}`,
      ),
    ],
  ],
  ['getLandingPage', 'DG-LP-03, DG-CALL-12', ['id']],
  [
    'getTaskStatus',
    'DG-CALL-01',
    ['status', 'reason', 'smsName', 'smsVersion', 'secondsSinceTrigger', 'smsUUID', 'smsIP'].map(
      (name) => `data.${name}`,
    ),
  ],
  [
    'getSimulationDevices',
    'DG-CALL-05',
    ['behavior_anomaly_device_list', 'threat_actor_simulation_device_list'].flatMap((list) =>
      ['xnsDeviceList', 'ddiDeviceList', 'tpDeviceList'].map((group) => `data.${list}.${group}`),
    ),
  ],
  [
    'getPreviewFeature',
    'DG-PR-03, DG-CALL-08',
    ['requiredCreditStr', 'creditAllocation', 'description', 'feature', 'optIn', 'GATimestamp'],
  ],
  ['getAuth', 'SH-CA-07', ['user_name', 'advancedInfo.view', 'access.permissions']],
  ['getSession', 'SH-CA-09', ['timeoutLeft.idleTimeoutLeft', 'timeoutLeft.sessionTimeoutLeft', 'isFoundation']],
  ['getNotificationCounts', 'SH-CA-11, SH-NP-20', ['counts.0', 'counts.1', 'token', 'webSocketUrl']],
  ['listNotifications', 'SH-CA-12, SH-NP-19', ['notifications[]', 'lastReadTime']],
  [
    'listNotifications',
    'SH-NP-18',
    ['id', 'type', 'level', 'description', 'status', 'time', 'application', 'link', 'downloadUrl'].map(
      (name) => `notifications[].${name}`,
    ),
  ],
  [
    'getNotificationItems',
    'SH-CA-13, SH-BN-02, SH-BN-03',
    ['license[].pid', 'license[].status', 'license[].days', 'idp', 'promotion', 'modal.isKickingAction'],
  ],
  ['getUpgradeUrl', 'SH-CA-17', ['upgradeUrl']],
  ['getWhitelabel', 'SH-CA-19', ['data.email']],
  ['getSsoStatus', 'SH-CA-20', ['redirectUrl']],
  ['createInternalToken', 'SH-CA-21', ['token']],
  ['followSsoRedirect', 'SH-CA-23', ['data.url']],
];

test.each(answers)('the answer of %s has its members [SH-GEN-11, %s]', async (operation, _, members) => {
  const { status, body } = await answerTo(operation);
  expect(status).toBe(200);
  expect(members.filter((path) => !has(body, path))).toEqual([]);
});

test.each<[operation: OperationId, want: string, ids: string]>([
  ['getMenu', 'get /ui/uic/v3/menu', 'SH-CA-03'],
  ['getAuth', 'get /ui/uic/v3/auth', 'SH-CA-03'],
  ['getSession', 'get /ui/uic/v3/session', 'SH-CA-03'],
  ['checkCreditPromotion', 'get /ui/bc/company/api/v3.0/voucher/checkCreditPromotionQualified', 'SH-CA-04'],
  ['reportActivity', 'post /ui/uic/v3/activeStatus', 'SH-CA-10'],
  ['getNotificationCounts', 'get /ui/uic/v3/notifications/counts', 'SH-CA-11'],
  ['listNotifications', 'get /ui/uic/v3/notifications/languages/{lang}', 'SH-CA-12'],
  ['getNotificationItems', 'get /ui/uic/v3/notification', 'SH-CA-13'],
  ['setLanguage', 'post /ui/uic/v3/setting/language', 'SH-CA-14'],
  ['setPreviewFeature', 'post /ui/uic/v3/previewFramework/{key}', 'SH-CA-15'],
  ['noUpgradeBanner', 'post /ui/uic/v3/noUpgradeBanner', 'SH-CA-16'],
  ['getUpgradeUrl', 'get /ui/uic/v3/getUpgradeUrl', 'SH-CA-17'],
  ['sendSupportForm', 'post /public/uic/v3/notifications/supportForm', 'SH-CA-18'],
  ['getWhitelabel', 'get /public/asm/api/whitelabel/v1/{partnerId}', 'SH-CA-19'],
  ['getSsoStatus', 'get /ui/uic/v3/connectors/sds/ssoStatus', 'SH-CA-20'],
  ['getTaskStatus', 'get /public/ptp/n1-simulations/v1/task-status', 'DG-CALL-01'],
  ['startSimulation', 'post /public/ptp/n1-simulations/v1/simulations', 'DG-CALL-02'],
  ['generateSignIns', 'post /public/sjg/api/v1/simulation/aad/signIns', 'DG-CALL-03'],
  ['getDownloadUrls', 'post /public/svp/v2/fileUpload/downloadUrls', 'DG-CALL-04'],
  ['getSimulationDevices', 'get /ui/ani/dms/api/v1/get_simulation_device_list', 'DG-CALL-05'],
  ['triggerAnomalySimulation', 'post /ui/ani/dms/api/v1/trigger_anomaly_simulation', 'DG-CALL-06'],
  ['triggerThreatActorSimulation', 'post /ui/ani/dms/api/v1/trigger_threat_actor_simulation_attack', 'DG-CALL-07'],
  ['getPreviewFeature', 'get /ui/uic/v3/previewFramework/{key}', 'DG-PR-02, DG-CALL-08'],
  ['setPreviewFeature', 'post /ui/uic/v3/previewFramework/{key}', 'DG-CALL-09'],
  ['enableAdvancedFunction', 'post /public/adg/ald-proxy/organizations/enable-advanced-function', 'DG-CALL-10'],
  ['acceptTerms', 'post /ui/uic/v3/acceptTermsPopup', 'DG-CALL-11'],
  ['getLandingPage', 'get /ui/uic/v3/setting/landingPage', 'DG-CALL-12'],
  ['createInternalToken', 'post /ui/bc/company/api/v3.0/auth/internal', 'SH-CA-21'],
])('the operation %s is the request %s [%s]', (operation, want) => {
  const { method, path } = operations[operation];
  expect(`${method} ${path}`.toLowerCase()).toBe(want.toLowerCase());
});

describe('requests with a body of another shape', () => {
  test.each<[operation: OperationId, body: object, ids: string]>([
    ['reportActivity', {}, 'SH-CA-10'],
    ['reportActivity', { isActive: true, more: 1 }, 'SH-CA-10'],
    ['setLanguage', { language: 'ja' }, 'SH-CA-14'],
    ['setPreviewFeature', { optIn: 'yes' }, 'SH-CA-15'],
    ['startSimulation', { smsUUID: 'x' }, 'DG-CALL-02'],
    ['getDownloadUrls', { objectKeys: ['a'] }, 'DG-CALL-04'],
    ['setPreviewFeature', { optIn: true, more: 1 }, 'DG-CALL-09'],
    ['acceptTerms', {}, 'DG-CALL-11'],
    ['acceptTerms', { version: '1.0', more: 1 }, 'DG-CALL-11'],
    ['noUpgradeBanner', {}, 'SH-CA-16'],
    ['sendSupportForm', { name: 'Ada' }, 'SH-CA-18, SH-SF-03'],
    ['createInternalToken', { page: 'role-management' }, 'SH-CA-21'],
  ])('%s refuses a body that its contract does not allow: %o [%s]', async (operation, body) => {
    expect((await answerTo(operation, body)).status).toBe(400);
  });
});

describe('the menu', () => {
  test('every entry has an id, says with a boolean whether it is drawn, and nests to three levels [SH-SM-14, SH-SM-15, SH-SM-16]', async () => {
    const { body } = await call(demoApp(), 'getMenu');
    const wrong: unknown[] = [];
    let deepest = 0;
    const walk = (entries: unknown, depth: number): void => {
      if (!isList(entries)) return;
      for (const entry of entries) {
        deepest = Math.max(deepest, depth);
        if (typeof getOwn(entry, 'sidebar') !== 'boolean' || getOwn(entry, 'id') === undefined) wrong.push(entry);
        walk(getOwn(entry, 'children'), depth + 1);
      }
    };
    walk(getOwn(body, 'data'), 1);
    expect([wrong, deepest]).toEqual([[], 3]);
  });

  test('its entries carry nine members [DG-LP-09]', async () => {
    const { body } = await call(demoApp(), 'getMenu');
    const names = new Set<string>();
    const walk = (entries: unknown): void => {
      if (!isList(entries)) return;
      for (const entry of entries) {
        if (isRecord(entry)) Object.keys(entry).forEach((name) => names.add(name));
        walk(getOwn(entry, 'children'));
      }
    };
    walk(getOwn(body, 'data'));
    const want = ['id', 'role', 'l10n', 'pendo', 'preview', 'comesoon', 'divider', 'children', 'info'];
    expect(want.filter((name) => !names.has(name))).toEqual([]);
  });

  test('the full account reaches every area of the platform [SH-GEN-06]', async () => {
    const { body } = await call(demoApp(), 'getMenu');
    const ids = new Set<unknown>();
    const walk = (entries: unknown): void => {
      if (!isList(entries)) return;
      for (const entry of entries) {
        if (getOwn(entry, 'sidebar') === true && getOwn(entry, 'role')) ids.add(getOwn(entry, 'id'));
        walk(getOwn(entry, 'children'));
      }
    };
    walk(getOwn(body, 'data'));
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
  const next = getOwn(value, key);
  if (!isRecord(value) || !Object.hasOwn(value, key)) return false;
  if (!name.endsWith('[]')) return rest.length === 0 || has(next, rest.join('.'));
  return isList(next) && next.length > 0 && (rest.length === 0 || next.some((each) => has(each, rest.join('.'))));
}
