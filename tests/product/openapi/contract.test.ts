import { describe, expect, test } from 'vitest';
import { documentTexts, readContract } from '~/codegen/1-parse/openapi/read-contract';
import { member, objectAt } from '~/codegen/1-parse/read';
import { isList } from '~/lib/json';
import { shipped } from '../../harness/codegen/shipped-sources';

const { contract, documents, diagnostics } = readContract(documentTexts(shipped));
const operations = [...contract.operations.values()];
const find = (id: string) => contract.operations.get(id);

describe('every call of the specifications is in the contract', () => {
  const calls: [string, string, string][] = [
    ['getMenu', 'get', '/ui/uic/v3/menu'],
    ['getAuth', 'get', '/ui/uic/v3/auth'],
    ['getSession', 'get', '/ui/uic/v3/session'],
    ['reportActivity', 'post', '/ui/uic/v3/activeStatus'],
    ['getNotificationCounts', 'get', '/ui/uic/v3/notifications/counts'],
    ['listNotifications', 'get', '/ui/uic/v3/notifications/languages/{lang}'],
    ['getNotificationItems', 'get', '/ui/uic/v3/notification'],
    ['setLanguage', 'post', '/ui/uic/v3/setting/language'],
    ['getLandingPage', 'get', '/ui/uic/v3/setting/landingPage'],
    ['getPreviewFeature', 'get', '/ui/uic/v3/previewFramework/{key}'],
    ['setPreviewFeature', 'post', '/ui/uic/v3/previewFramework/{key}'],
    ['noUpgradeBanner', 'post', '/ui/uic/v3/noUpgradeBanner'],
    ['dismissBanner', 'post', '/ui/uic/v3/dismissBanner'],
    ['hideBanner', 'post', '/ui/uic/v3/hideBanner'],
    ['getUpgradeUrl', 'get', '/ui/uic/v3/getUpgradeUrl'],
    ['getSsoStatus', 'get', '/ui/uic/v3/connectors/sds/ssoStatus'],
    ['acceptTerms', 'post', '/ui/uic/v3/acceptTermsPopup'],
    ['sendSupportForm', 'post', '/public/uic/v3/notifications/supportForm'],
    ['getWhitelabel', 'get', '/public/asm/api/whitelabel/v1/{partnerId}'],
    ['createInternalToken', 'post', '/ui/bc/company/api/v3.0/auth/internal'],
    ['checkCreditPromotion', 'get', '/ui/bc/company/api/v3.0/voucher/checkCreditPromotionQualified'],
    ['emailQuery', 'post', '/public/svp/v2/object/email/query'],
    ['fileQuery', 'post', '/public/svp/v2/object/file/query'],
    ['urlQuery', 'post', '/public/svp/v2/object/url/query'],
    ['domainQuery', 'post', '/public/svp/v2/object/domain/query'],
    ['ipQuery', 'post', '/public/svp/v2/object/ip/query'],
    ['mobileQuery', 'post', '/public/svp/v2/object/mobile/query'],
    ['userAccountQuery', 'get', '/public/svp/v2/object/useraccount/query'],
    ['vtReport', 'get', '/public/svp/v2/object/vt/report/{kind}/{id}'],
    ['sandboxAnalysis', 'post', '/public/ssb/api/v3/analysisViolation'],
    ['artifactAnalysis', 'post', '/public/ssb/api/v3/artifact/analysisResults'],
    ['lineageNodeInfo', 'post', '/public/ddr/lineage/node-info'],
    ['lineageEntry', 'get', '/public/ddr/lineage/entry'],
    ['lineageOatFiles', 'post', '/public/ddr/lineage/oat/files'],
    ['containerBasic', 'post', '/ui/fbt/api/v1/basic/containers/basic'],
    ['cloudBasic', 'get', '/ui/fbt/api/v1/basic/cloud/basic'],
    ['humanIdentity', 'get', '/public/sjg/api/v1/idInventory/common/humans/users/{id}/profiles'],
    ['deviceIdentity', 'get', '/public/sjg/api/v1/idInventory/common/nonHumans/devices/{id}/profiles'],
    ['threatInsightQuery', 'get', '/ui/atl/campaign/api/v2/maltool/'],
    ['fileContentHex', 'get', '/mock/other/filecontent.json'],
    ['endpointQuery', 'post', '/public/svp/v2/object/endpoint/query'],
    ['riskOverview', 'get', '/public/svp/v2/object/riskOverview/query/{id}/{type}'],
    ['workbenchAsset', 'get', '/ui/wb/api/v1/workbenches/{id}/assets/{uuid}'],
    ['bigtableEndpoint', 'get', '/public/ves/v1/bigtable-endpoints/{id}'],
    ['customTags', 'post', '/public/ass/api/v1/trilogy/tag/query-custom-tags-by-assetIDs'],
    ['ipsRules', 'post', '/public/aru/api/v1/ips-rule/resources/search'],
    ['getTaskStatus', 'get', '/public/ptp/n1-simulations/v1/task-status'],
    ['startSimulation', 'post', '/public/ptp/n1-simulations/v1/simulations'],
    ['generateSignIns', 'post', '/public/sjg/api/v1/simulation/aad/signIns'],
    ['getDownloadUrls', 'post', '/public/svp/v2/fileUpload/downloadUrls'],
    ['getSimulationDevices', 'get', '/ui/ani/dms/api/v1/get_simulation_device_list'],
    ['triggerAnomalySimulation', 'post', '/ui/ani/dms/api/v1/trigger_anomaly_simulation'],
    ['triggerThreatActorSimulation', 'post', '/ui/ani/dms/api/v1/trigger_threat_actor_simulation_attack'],
    ['enableAdvancedFunction', 'post', '/public/adg/ald-proxy/organizations/enable-advanced-function'],
    ['followSsoRedirect', 'get', '/__demo/sso/follow-up'],
    ['getTerms', 'get', '/terms.json'],
  ];

  test.each(calls)('%s is %s %s', (id, method, path) => {
    expect(find(id)).toMatchObject({ method, path });
  });

  test('no operation is beside the table but those of screens, of triage, of responses, of reports and of preferences', () => {
    const ofScreens =
      /^\/ui\/(analysis|assets|activity|overview|administration|triage|response|reports|preferences)\/api\/v1\//;
    const others = operations.filter(({ path }) => !ofScreens.test(path));
    expect(others.map(({ id }) => id).sort()).toEqual(calls.map(([id]) => id).sort());
  });
});

test('every id is used once, every reference of an operation leads to something, and every answer has its root', () => {
  expect(diagnostics).toEqual([]);
});

describe('documented error numbers stand beside their status', () => {
  const numbers: [string, number, number[]][] = [
    ['vtReport', 400, [400401, 400404, 400429]],
    ['generateSignIns', 400, [7930201, 7930101, 7935401]],
    ['triggerAnomalySimulation', 400, [132333, 132334, 132335, 132336, 132337, 132338]],
    ['triggerThreatActorSimulation', 400, [132333, 132334, 132335, 132336, 132337, 132338, 132124, 132125, 132126]],
    ['getSsoStatus', 400, [4006031, 4006032]],
    ['createInternalToken', 400, [4006031, 4006032]],
    ['followSsoRedirect', 400, [4006031, 4006032]],
  ];

  test.each(numbers)('%s %s', (id, status, want) => {
    expect(find(id)?.errorNumbers.get(status)).toEqual(want);
  });

  test('every operation answers 401 with the number that asks for a sign-out', () => {
    for (const { id, errorNumbers } of operations) expect(errorNumbers.get(401), id).toEqual([4011403]);
  });
});

test('a POST that only reads says so', () => {
  const safe = operations.filter((operation) => operation.method === 'post' && operation.safe);
  expect(safe.map(({ id }) => id).sort()).toEqual(
    [
      'alertVersions',
      'artifactAnalysis',
      'containerBasic',
      'customTags',
      'domainQuery',
      'emailQuery',
      'endpointQuery',
      'fileQuery',
      'getDownloadUrls',
      'ipQuery',
      'ipsRules',
      'lineageNodeInfo',
      'lineageOatFiles',
      'mobileQuery',
      'sandboxAnalysis',
      'suspiciousObjectVersions',
      'urlQuery',
    ].sort(),
  );
});

test('lists in a query repeat their name, as calls write them', () => {
  const lists = operations.flatMap(({ document, path, method }) => {
    const declared = member(objectAt(member(documents.get(document), 'paths'), path)[method], 'parameters');
    const parameters = isList(declared) ? declared : [];
    return parameters.filter(
      (one) => member(one, 'in') === 'query' && member(member(one, 'schema'), 'type') === 'array',
    );
  });
  expect(lists.length).toBeGreaterThan(0);
  const isRepeated = (one: (typeof lists)[number]) =>
    (member(one, 'style') ?? 'form') === 'form' && (member(one, 'explode') ?? true) === true;
  expect(lists.filter((one) => !isRepeated(one))).toEqual([]);
});
