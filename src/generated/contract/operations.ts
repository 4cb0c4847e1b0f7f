import type { operations as activity } from './api/activity';
import type { operations as adg } from './api/adg';
import type { operations as administration } from './api/administration';
import type { operations as analysis } from './api/analysis';
import type { operations as ani } from './api/ani';
import type { operations as aru } from './api/aru';
import type { operations as asm } from './api/asm';
import type { operations as ass } from './api/ass';
import type { operations as assets } from './api/assets';
import type { operations as atl } from './api/atl';
import type { operations as bc } from './api/bc';
import type { operations as ddr } from './api/ddr';
import type { operations as demo } from './api/demo';
import type { operations as fbt } from './api/fbt';
import type { operations as mock } from './api/mock';
import type { operations as overview } from './api/overview';
import type { operations as ptp } from './api/ptp';
import type { operations as reports } from './api/reports';
import type { operations as response } from './api/response';
import type { operations as savedViews } from './api/saved-views';
import type { operations as sjg } from './api/sjg';
import type { operations as ssb } from './api/ssb';
import type { operations as svp } from './api/svp';
import type { operations as triage } from './api/triage';
import type { operations as uic } from './api/uic';
import type { operations as ves } from './api/ves';
import type { operations as wb } from './api/wb';

/** Type of every operation by its id. */
export interface Operations {
  alertList: activity['alertList'];
  alertQuery: activity['alertQuery'];
  alertGraph: activity['alertGraph'];
  emailLog: activity['emailLog'];
  processList: activity['processList'];
  processTree: activity['processTree'];
  detectionList: activity['detectionList'];
  insightList: activity['insightList'];
  indicatorList: activity['indicatorList'];
  enableAdvancedFunction: adg['enableAdvancedFunction'];
  auditList: administration['auditList'];
  featureList: administration['featureList'];
  roleList: administration['roleList'];
  consoleAccountList: administration['consoleAccountList'];
  remoteSupportStatus: administration['remoteSupportStatus'];
  remoteSupportApprovals: administration['remoteSupportApprovals'];
  decideRemoteSupport: administration['decideRemoteSupport'];
  timeZoneQuery: administration['timeZoneQuery'];
  saveTimeZone: administration['saveTimeZone'];
  apiKeyList: administration['apiKeyList'];
  createApiKey: administration['createApiKey'];
  revokeApiKeys: administration['revokeApiKeys'];
  identityProviderList: administration['identityProviderList'];
  vulnerabilityList: analysis['vulnerabilityList'];
  vulnerabilitySummary: analysis['vulnerabilitySummary'];
  sandboxSubmissionList: analysis['sandboxSubmissionList'];
  submitFileToSandbox: analysis['submitFileToSandbox'];
  resubmitToSandbox: analysis['resubmitToSandbox'];
  detectionModelList: analysis['detectionModelList'];
  changeDetectionModels: analysis['changeDetectionModels'];
  getSimulationDevices: ani['getSimulationDevices'];
  triggerAnomalySimulation: ani['triggerAnomalySimulation'];
  triggerThreatActorSimulation: ani['triggerThreatActorSimulation'];
  ipsRules: aru['ipsRules'];
  getWhitelabel: asm['getWhitelabel'];
  customTags: ass['customTags'];
  endpointList: assets['endpointList'];
  mobileList: assets['mobileList'];
  containerList: assets['containerList'];
  containerSummary: assets['containerSummary'];
  cloudAssetList: assets['cloudAssetList'];
  cloudSummary: assets['cloudSummary'];
  identityList: assets['identityList'];
  emailAccountList: assets['emailAccountList'];
  dataStoreList: assets['dataStoreList'];
  threatInsightQuery: atl['threatInsightQuery'];
  checkCreditPromotion: bc['checkCreditPromotion'];
  createInternalToken: bc['createInternalToken'];
  lineageNodeInfo: ddr['lineageNodeInfo'];
  lineageEntry: ddr['lineageEntry'];
  lineageOatFiles: ddr['lineageOatFiles'];
  followSsoRedirect: demo['followSsoRedirect'];
  containerBasic: fbt['containerBasic'];
  cloudBasic: fbt['cloudBasic'];
  fileContentHex: mock['fileContentHex'];
  alertSummary: overview['alertSummary'];
  alertTrend: overview['alertTrend'];
  riskSummary: overview['riskSummary'];
  riskTrend: overview['riskTrend'];
  topRisks: overview['topRisks'];
  mailTrend: overview['mailTrend'];
  sensorSummary: overview['sensorSummary'];
  exposureSummary: overview['exposureSummary'];
  recentIndicators: overview['recentIndicators'];
  insightSummary: overview['insightSummary'];
  globalSearch: overview['globalSearch'];
  getTaskStatus: ptp['getTaskStatus'];
  startSimulation: ptp['startSimulation'];
  reportPageList: reports['reportPageList'];
  reportScheduleList: reports['reportScheduleList'];
  saveReportSchedule: reports['saveReportSchedule'];
  reportScheduleQuery: reports['reportScheduleQuery'];
  deleteReportSchedule: reports['deleteReportSchedule'];
  setReportScheduleStatus: reports['setReportScheduleStatus'];
  runReportSchedule: reports['runReportSchedule'];
  finishedReportList: reports['finishedReportList'];
  createReportDownload: reports['createReportDownload'];
  responseTaskList: response['responseTaskList'];
  startResponse: response['startResponse'];
  cancelResponseTask: response['cancelResponseTask'];
  responseState: response['responseState'];
  savedViewList: savedViews['savedViewList'];
  createSavedView: savedViews['createSavedView'];
  changeSavedView: savedViews['changeSavedView'];
  deleteSavedView: savedViews['deleteSavedView'];
  setDefaultView: savedViews['setDefaultView'];
  humanIdentity: sjg['humanIdentity'];
  deviceIdentity: sjg['deviceIdentity'];
  generateSignIns: sjg['generateSignIns'];
  sandboxAnalysis: ssb['sandboxAnalysis'];
  artifactAnalysis: ssb['artifactAnalysis'];
  emailQuery: svp['emailQuery'];
  fileQuery: svp['fileQuery'];
  urlQuery: svp['urlQuery'];
  domainQuery: svp['domainQuery'];
  ipQuery: svp['ipQuery'];
  mobileQuery: svp['mobileQuery'];
  userAccountQuery: svp['userAccountQuery'];
  endpointQuery: svp['endpointQuery'];
  riskOverview: svp['riskOverview'];
  vtReport: svp['vtReport'];
  getDownloadUrls: svp['getDownloadUrls'];
  analystList: triage['analystList'];
  changeAlerts: triage['changeAlerts'];
  alertVersions: triage['alertVersions'];
  undoAlertChange: triage['undoAlertChange'];
  addAlertNote: triage['addAlertNote'];
  suspiciousObjectList: triage['suspiciousObjectList'];
  addSuspiciousObject: triage['addSuspiciousObject'];
  changeSuspiciousObjects: triage['changeSuspiciousObjects'];
  removeSuspiciousObjects: triage['removeSuspiciousObjects'];
  suspiciousObjectVersions: triage['suspiciousObjectVersions'];
  caseList: triage['caseList'];
  createCase: triage['createCase'];
  caseQuery: triage['caseQuery'];
  changeCase: triage['changeCase'];
  addCaseNote: triage['addCaseNote'];
  addCaseFile: triage['addCaseFile'];
  removeCaseFile: triage['removeCaseFile'];
  createCaseFileDownload: triage['createCaseFileDownload'];
  fileAlerts: triage['fileAlerts'];
  getMenu: uic['getMenu'];
  getAuth: uic['getAuth'];
  getSession: uic['getSession'];
  reportActivity: uic['reportActivity'];
  getNotificationCounts: uic['getNotificationCounts'];
  listNotifications: uic['listNotifications'];
  getNotificationItems: uic['getNotificationItems'];
  setLanguage: uic['setLanguage'];
  getLandingPage: uic['getLandingPage'];
  getPreviewFeature: uic['getPreviewFeature'];
  setPreviewFeature: uic['setPreviewFeature'];
  noUpgradeBanner: uic['noUpgradeBanner'];
  dismissBanner: uic['dismissBanner'];
  hideBanner: uic['hideBanner'];
  getUpgradeUrl: uic['getUpgradeUrl'];
  getSsoStatus: uic['getSsoStatus'];
  acceptTerms: uic['acceptTerms'];
  getTerms: uic['getTerms'];
  sendSupportForm: uic['sendSupportForm'];
  bigtableEndpoint: ves['bigtableEndpoint'];
  workbenchAsset: wb['workbenchAsset'];
}

/** The operations by id: method and address, whether they only read, and the root of their answer. */
export const operations = {
  alertList: { method: 'get', path: '/ui/activity/api/v1/alerts', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  alertQuery: { method: 'get', path: '/ui/activity/api/v1/alerts/{id}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  alertGraph: { method: 'get', path: '/ui/activity/api/v1/alerts/{id}/graph', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  emailLog: { method: 'get', path: '/ui/activity/api/v1/mails', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  processList: { method: 'get', path: '/ui/activity/api/v1/processes', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  processTree: { method: 'get', path: '/ui/activity/api/v1/process-tree', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  detectionList: { method: 'get', path: '/ui/activity/api/v1/detections', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  insightList: { method: 'get', path: '/ui/activity/api/v1/insights', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  indicatorList: { method: 'get', path: '/ui/activity/api/v1/indicators', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  enableAdvancedFunction: { method: 'post', path: '/public/adg/ald-proxy/organizations/enable-advanced-function', safe: false, ownOrigin: false, root: null, rootOpen: false },
  auditList: { method: 'get', path: '/ui/administration/api/v1/audit-entries', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  featureList: { method: 'get', path: '/ui/administration/api/v1/features', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  roleList: { method: 'get', path: '/ui/administration/api/v1/roles', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  consoleAccountList: { method: 'get', path: '/ui/administration/api/v1/accounts', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  remoteSupportStatus: { method: 'get', path: '/ui/administration/api/v1/remote-support', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  remoteSupportApprovals: { method: 'get', path: '/ui/administration/api/v1/remote-support/requests', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  decideRemoteSupport: { method: 'post', path: '/ui/administration/api/v1/remote-support/decisions', safe: false, ownOrigin: false, root: null, rootOpen: false },
  timeZoneQuery: { method: 'get', path: '/ui/administration/api/v1/time-zone', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  saveTimeZone: { method: 'put', path: '/ui/administration/api/v1/time-zone', safe: false, ownOrigin: false, root: null, rootOpen: false },
  apiKeyList: { method: 'get', path: '/ui/administration/api/v1/api-keys', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  createApiKey: { method: 'post', path: '/ui/administration/api/v1/api-keys', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  revokeApiKeys: { method: 'post', path: '/ui/administration/api/v1/api-keys/revocations', safe: false, ownOrigin: false, root: null, rootOpen: false },
  identityProviderList: { method: 'get', path: '/ui/administration/api/v1/identity-providers', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  vulnerabilityList: { method: 'get', path: '/ui/analysis/api/v1/vulnerabilities', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  vulnerabilitySummary: { method: 'get', path: '/ui/analysis/api/v1/vulnerability-summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  sandboxSubmissionList: { method: 'get', path: '/ui/analysis/api/v1/sandbox-submissions', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  submitFileToSandbox: { method: 'post', path: '/ui/analysis/api/v1/sandbox-submissions', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  resubmitToSandbox: { method: 'post', path: '/ui/analysis/api/v1/sandbox-submissions/repetitions', safe: false, ownOrigin: false, root: null, rootOpen: false },
  detectionModelList: { method: 'get', path: '/ui/analysis/api/v1/detection-models', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  changeDetectionModels: { method: 'post', path: '/ui/analysis/api/v1/detection-models/changes', safe: false, ownOrigin: false, root: null, rootOpen: false },
  getSimulationDevices: { method: 'get', path: '/ui/ani/dms/api/v1/get_simulation_device_list', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  triggerAnomalySimulation: { method: 'post', path: '/ui/ani/dms/api/v1/trigger_anomaly_simulation', safe: false, ownOrigin: false, root: null, rootOpen: false },
  triggerThreatActorSimulation: { method: 'post', path: '/ui/ani/dms/api/v1/trigger_threat_actor_simulation_attack', safe: false, ownOrigin: false, root: null, rootOpen: false },
  ipsRules: { method: 'post', path: '/public/aru/api/v1/ips-rule/resources/search', safe: true, ownOrigin: false, root: null, rootOpen: false },
  getWhitelabel: { method: 'get', path: '/public/asm/api/whitelabel/v1/{partnerId}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  customTags: { method: 'post', path: '/public/ass/api/v1/trilogy/tag/query-custom-tags-by-assetIDs', safe: true, ownOrigin: false, root: 'data.data', rootOpen: false },
  endpointList: { method: 'get', path: '/ui/assets/api/v1/endpoints', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  mobileList: { method: 'get', path: '/ui/assets/api/v1/mobiles', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  containerList: { method: 'get', path: '/ui/assets/api/v1/containers', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  containerSummary: { method: 'get', path: '/ui/assets/api/v1/containers/summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  cloudAssetList: { method: 'get', path: '/ui/assets/api/v1/cloud', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  cloudSummary: { method: 'get', path: '/ui/assets/api/v1/cloud/summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  identityList: { method: 'get', path: '/ui/assets/api/v1/identities', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  emailAccountList: { method: 'get', path: '/ui/assets/api/v1/email-accounts', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  dataStoreList: { method: 'get', path: '/ui/assets/api/v1/data-stores', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  threatInsightQuery: { method: 'get', path: '/ui/atl/campaign/api/v2/maltool/', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  checkCreditPromotion: { method: 'get', path: '/ui/bc/company/api/v3.0/voucher/checkCreditPromotionQualified', safe: true, ownOrigin: false, root: null, rootOpen: false },
  createInternalToken: { method: 'post', path: '/ui/bc/company/api/v3.0/auth/internal', safe: false, ownOrigin: false, root: null, rootOpen: false },
  lineageNodeInfo: { method: 'post', path: '/public/ddr/lineage/node-info', safe: true, ownOrigin: false, root: null, rootOpen: false },
  lineageEntry: { method: 'get', path: '/public/ddr/lineage/entry', safe: true, ownOrigin: false, root: null, rootOpen: false },
  lineageOatFiles: { method: 'post', path: '/public/ddr/lineage/oat/files', safe: true, ownOrigin: false, root: null, rootOpen: false },
  followSsoRedirect: { method: 'get', path: '/__demo/sso/follow-up', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  containerBasic: { method: 'post', path: '/ui/fbt/api/v1/basic/containers/basic', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  cloudBasic: { method: 'get', path: '/ui/fbt/api/v1/basic/cloud/basic', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  fileContentHex: { method: 'get', path: '/mock/other/filecontent.json', safe: true, ownOrigin: false, root: null, rootOpen: false },
  alertSummary: { method: 'get', path: '/ui/overview/api/v1/alert-summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  alertTrend: { method: 'get', path: '/ui/overview/api/v1/alert-trend', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  riskSummary: { method: 'get', path: '/ui/overview/api/v1/risk-summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  riskTrend: { method: 'get', path: '/ui/overview/api/v1/risk-trend', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  topRisks: { method: 'get', path: '/ui/overview/api/v1/top-risks', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  mailTrend: { method: 'get', path: '/ui/overview/api/v1/mail-trend', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  sensorSummary: { method: 'get', path: '/ui/overview/api/v1/sensor-summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  exposureSummary: { method: 'get', path: '/ui/overview/api/v1/exposure-summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  recentIndicators: { method: 'get', path: '/ui/overview/api/v1/recent-indicators', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  insightSummary: { method: 'get', path: '/ui/overview/api/v1/insight-summary', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  globalSearch: { method: 'get', path: '/ui/overview/api/v1/search', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  getTaskStatus: { method: 'get', path: '/public/ptp/n1-simulations/v1/task-status', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  startSimulation: { method: 'post', path: '/public/ptp/n1-simulations/v1/simulations', safe: false, ownOrigin: false, root: null, rootOpen: false },
  reportPageList: { method: 'get', path: '/ui/reports/api/v1/pages', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  reportScheduleList: { method: 'get', path: '/ui/reports/api/v1/schedules', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  saveReportSchedule: { method: 'post', path: '/ui/reports/api/v1/schedules', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  reportScheduleQuery: { method: 'get', path: '/ui/reports/api/v1/schedules/{id}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  deleteReportSchedule: { method: 'delete', path: '/ui/reports/api/v1/schedules/{id}', safe: false, ownOrigin: false, root: null, rootOpen: false },
  setReportScheduleStatus: { method: 'put', path: '/ui/reports/api/v1/schedules/{id}/status', safe: false, ownOrigin: false, root: null, rootOpen: false },
  runReportSchedule: { method: 'post', path: '/ui/reports/api/v1/schedules/{id}/runs', safe: false, ownOrigin: false, root: null, rootOpen: false },
  finishedReportList: { method: 'get', path: '/ui/reports/api/v1/finished', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  createReportDownload: { method: 'post', path: '/ui/reports/api/v1/finished/{id}/download', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  responseTaskList: { method: 'get', path: '/ui/response/api/v1/tasks', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  startResponse: { method: 'post', path: '/ui/response/api/v1/tasks', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  cancelResponseTask: { method: 'post', path: '/ui/response/api/v1/tasks/{taskId}/cancel', safe: false, ownOrigin: false, root: null, rootOpen: false },
  responseState: { method: 'get', path: '/ui/response/api/v1/objects/{searchType}/{id}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  savedViewList: { method: 'get', path: '/ui/preferences/api/v1/saved-views', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  createSavedView: { method: 'post', path: '/ui/preferences/api/v1/saved-views', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  changeSavedView: { method: 'put', path: '/ui/preferences/api/v1/saved-views/{id}', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  deleteSavedView: { method: 'delete', path: '/ui/preferences/api/v1/saved-views/{id}', safe: false, ownOrigin: false, root: null, rootOpen: false },
  setDefaultView: { method: 'put', path: '/ui/preferences/api/v1/default-views/{list}', safe: false, ownOrigin: false, root: null, rootOpen: false },
  humanIdentity: { method: 'get', path: '/public/sjg/api/v1/idInventory/common/humans/users/{id}/profiles', safe: true, ownOrigin: false, root: null, rootOpen: false },
  deviceIdentity: { method: 'get', path: '/public/sjg/api/v1/idInventory/common/nonHumans/devices/{id}/profiles', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  generateSignIns: { method: 'post', path: '/public/sjg/api/v1/simulation/aad/signIns', safe: false, ownOrigin: false, root: null, rootOpen: false },
  sandboxAnalysis: { method: 'post', path: '/public/ssb/api/v3/analysisViolation', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  artifactAnalysis: { method: 'post', path: '/public/ssb/api/v3/artifact/analysisResults', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  emailQuery: { method: 'post', path: '/public/svp/v2/object/email/query', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  fileQuery: { method: 'post', path: '/public/svp/v2/object/file/query', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  urlQuery: { method: 'post', path: '/public/svp/v2/object/url/query', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  domainQuery: { method: 'post', path: '/public/svp/v2/object/domain/query', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  ipQuery: { method: 'post', path: '/public/svp/v2/object/ip/query', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  mobileQuery: { method: 'post', path: '/public/svp/v2/object/mobile/query', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  userAccountQuery: { method: 'get', path: '/public/svp/v2/object/useraccount/query', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  endpointQuery: { method: 'post', path: '/public/svp/v2/object/endpoint/query', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  riskOverview: { method: 'get', path: '/public/svp/v2/object/riskOverview/query/{id}/{type}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  vtReport: { method: 'get', path: '/public/svp/v2/object/vt/report/{kind}/{id}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  getDownloadUrls: { method: 'post', path: '/public/svp/v2/fileUpload/downloadUrls', safe: true, ownOrigin: false, root: null, rootOpen: false },
  analystList: { method: 'get', path: '/ui/triage/api/v1/analysts', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  changeAlerts: { method: 'post', path: '/ui/triage/api/v1/alert-changes', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  alertVersions: { method: 'post', path: '/ui/triage/api/v1/alert-versions', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  undoAlertChange: { method: 'post', path: '/ui/triage/api/v1/alert-changes/{id}/reversal', safe: false, ownOrigin: false, root: null, rootOpen: false },
  addAlertNote: { method: 'post', path: '/ui/triage/api/v1/alert-notes', safe: false, ownOrigin: false, root: null, rootOpen: false },
  suspiciousObjectList: { method: 'get', path: '/ui/triage/api/v1/suspicious-objects', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  addSuspiciousObject: { method: 'post', path: '/ui/triage/api/v1/suspicious-objects', safe: false, ownOrigin: false, root: null, rootOpen: false },
  changeSuspiciousObjects: { method: 'post', path: '/ui/triage/api/v1/suspicious-objects/changes', safe: false, ownOrigin: false, root: null, rootOpen: false },
  removeSuspiciousObjects: { method: 'post', path: '/ui/triage/api/v1/suspicious-objects/removals', safe: false, ownOrigin: false, root: null, rootOpen: false },
  suspiciousObjectVersions: { method: 'post', path: '/ui/triage/api/v1/suspicious-objects/versions', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  caseList: { method: 'get', path: '/ui/triage/api/v1/cases', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  createCase: { method: 'post', path: '/ui/triage/api/v1/cases', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  caseQuery: { method: 'get', path: '/ui/triage/api/v1/cases/{id}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
  changeCase: { method: 'post', path: '/ui/triage/api/v1/cases/{id}/changes', safe: false, ownOrigin: false, root: null, rootOpen: false },
  addCaseNote: { method: 'post', path: '/ui/triage/api/v1/cases/{id}/notes', safe: false, ownOrigin: false, root: null, rootOpen: false },
  addCaseFile: { method: 'post', path: '/ui/triage/api/v1/cases/{id}/files', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  removeCaseFile: { method: 'delete', path: '/ui/triage/api/v1/cases/{id}/files/{fileId}', safe: false, ownOrigin: false, root: null, rootOpen: false },
  createCaseFileDownload: { method: 'post', path: '/ui/triage/api/v1/cases/{id}/files/{fileId}/download', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  fileAlerts: { method: 'post', path: '/ui/triage/api/v1/case-alerts', safe: false, ownOrigin: false, root: 'data', rootOpen: false },
  getMenu: { method: 'get', path: '/ui/uic/v3/menu', safe: true, ownOrigin: false, root: null, rootOpen: false },
  getAuth: { method: 'get', path: '/ui/uic/v3/auth', safe: true, ownOrigin: false, root: null, rootOpen: false },
  getSession: { method: 'get', path: '/ui/uic/v3/session', safe: true, ownOrigin: false, root: null, rootOpen: false },
  reportActivity: { method: 'post', path: '/ui/uic/v3/activeStatus', safe: false, ownOrigin: false, root: null, rootOpen: false },
  getNotificationCounts: { method: 'get', path: '/ui/uic/v3/notifications/counts', safe: true, ownOrigin: false, root: null, rootOpen: false },
  listNotifications: { method: 'get', path: '/ui/uic/v3/notifications/languages/{lang}', safe: true, ownOrigin: false, root: null, rootOpen: false },
  getNotificationItems: { method: 'get', path: '/ui/uic/v3/notification', safe: true, ownOrigin: false, root: null, rootOpen: false },
  setLanguage: { method: 'post', path: '/ui/uic/v3/setting/language', safe: false, ownOrigin: false, root: null, rootOpen: false },
  getLandingPage: { method: 'get', path: '/ui/uic/v3/setting/landingPage', safe: true, ownOrigin: false, root: null, rootOpen: false },
  getPreviewFeature: { method: 'get', path: '/ui/uic/v3/previewFramework/{key}', safe: true, ownOrigin: false, root: null, rootOpen: false },
  setPreviewFeature: { method: 'post', path: '/ui/uic/v3/previewFramework/{key}', safe: false, ownOrigin: false, root: null, rootOpen: false },
  noUpgradeBanner: { method: 'post', path: '/ui/uic/v3/noUpgradeBanner', safe: false, ownOrigin: false, root: null, rootOpen: false },
  dismissBanner: { method: 'post', path: '/ui/uic/v3/dismissBanner', safe: false, ownOrigin: false, root: null, rootOpen: false },
  hideBanner: { method: 'post', path: '/ui/uic/v3/hideBanner', safe: false, ownOrigin: false, root: null, rootOpen: false },
  getUpgradeUrl: { method: 'get', path: '/ui/uic/v3/getUpgradeUrl', safe: true, ownOrigin: false, root: null, rootOpen: false },
  getSsoStatus: { method: 'get', path: '/ui/uic/v3/connectors/sds/ssoStatus', safe: true, ownOrigin: false, root: null, rootOpen: false },
  acceptTerms: { method: 'post', path: '/ui/uic/v3/acceptTermsPopup', safe: false, ownOrigin: false, root: null, rootOpen: false },
  getTerms: { method: 'get', path: '/terms.json', safe: true, ownOrigin: true, root: null, rootOpen: false },
  sendSupportForm: { method: 'post', path: '/public/uic/v3/notifications/supportForm', safe: false, ownOrigin: false, root: null, rootOpen: false },
  bigtableEndpoint: { method: 'get', path: '/public/ves/v1/bigtable-endpoints/{id}', safe: true, ownOrigin: false, root: 'data', rootOpen: true },
  workbenchAsset: { method: 'get', path: '/ui/wb/api/v1/workbenches/{id}/assets/{uuid}', safe: true, ownOrigin: false, root: 'data', rootOpen: false },
} as const satisfies Record<keyof Operations, object>;

/** Id of an operation of the contract. */
export type OperationId = keyof typeof operations;

/** JSON body of the successful answer as it goes over the wire. */
export type WireAnswer<K extends OperationId> = Operations[K] extends { responses: infer Responses }
  ? JsonOf<Success<Responses>>
  : undefined;

/** The successful answer below the root that the contract names. */
export type Answer<K extends OperationId> = Below<WireAnswer<K>, (typeof operations)[K]['root']>;

/** Body of the request: its JSON, or else its parts or its one file. Files are `Blob`s. */
export type Body<K extends OperationId> = Operations[K] extends { requestBody?: never }
  ? undefined
  : Operations[K] extends { requestBody: { content: infer Content } }
    ? Sent<Content>
    : Operations[K] extends { requestBody?: { content: infer Content } }
      ? Sent<Content> | undefined
      : undefined;

/** How the value of a parameter is written: `style` and `explode` of OpenAPI, or JSON. */
export interface ParameterStyle {
  readonly style: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'json';
  readonly explode: boolean;
}

/** The styles of parameters by name. */
export type ParameterStyles = Readonly<Record<string, ParameterStyle>>;

/** The header in which the token of the session is sent: the token alone, or behind the name of a scheme. */
export interface TokenHeader {
  readonly header: string;
  readonly scheme?: 'Bearer' | 'Basic';
}

/** How a body is sent that is no JSON: as fields and files, or as one file. */
export type BodyMedia =
  /** `types` are the media types of parts by name, where the contract says them; of a file several, with commas. */
  | { readonly as: 'multipart'; readonly types?: Readonly<Record<string, string>> }
  | { readonly as: 'file'; readonly types: readonly string[] };

/** What the client must know of an operation. */
export interface OperationFacts {
  /** GET unless given. */
  readonly method?: (typeof operations)[OperationId]['method'];
  /** With `{name}` for parameters. */
  readonly path: string;
  /** A call changes nothing; a GET never does. */
  readonly safe?: boolean;
  /** It is a file beside the console, not at the API. */
  readonly ownOrigin?: boolean;
  /** Path to the answer in the body, its steps joined by dots; absent for the body as a whole. */
  readonly root?: string;
  /** A body without the root is an answer as a whole. */
  readonly rootOpen?: boolean;
  /** A read that can answer with nothing, such as 204. */
  readonly canBeEmpty?: boolean;
  /** How it gets the token, if not as most operations do; `false` if it gets none. */
  readonly token?: TokenHeader | false;
  /** How its body is sent, unless as JSON. */
  readonly body?: BodyMedia;
  /** Of the parameters that are not written as their text, or in the query as one parameter for each item. */
  readonly styles?: {
    readonly path?: ParameterStyles;
    readonly query?: ParameterStyles;
    readonly header?: ParameterStyles;
  };
  /** The headers of an answer that expressions can read, in lower case. */
  readonly headers?: readonly string[];
}

/** Parameters in the path. */
export type PathParameters<K extends OperationId> = Group<Operations[K], 'path'>;

/** Parameters in the query. */
export type QueryParameters<K extends OperationId> = Group<Operations[K], 'query'>;

type Sent<Content> = [JsonType<Content>] extends [never] ? Content[keyof Content] : Content[JsonType<Content>];
type Success<Responses> = Responses extends { 200: infer Response }
  ? Response
  : Responses extends { 201: infer Response } | { 202: infer Response } | { 203: infer Response }
    ? Response
    : Responses extends { 204: unknown }
      ? undefined
      : Responses extends { default: infer Response }
        ? Response
        : undefined;
type JsonOf<Response> = Response extends { content: infer Content }
  ? [JsonType<Content>] extends [never]
    ? undefined
    : Content[JsonType<Content>]
  : undefined;
type JsonType<Content> = Extract<keyof Content, `application/${string}json${string}` | '*/*'>;
type Below<T, Root> = Root extends `${infer Head}.${infer Rest}`
  ? Below<Member<T, Head>, Rest>
  : Root extends string
    ? Member<T, Root>
    : T;
type Member<T, Name extends string> = T extends { [N in Name]?: infer Value } ? Exclude<Value, undefined> : never;
type Group<T, Place extends string> = T extends { parameters: { [P in Place]?: never } }
  ? Record<never, never>
  : T extends { parameters: { [P in Place]?: infer Values } }
    ? Exclude<Values, undefined>
    : Record<never, never>;
