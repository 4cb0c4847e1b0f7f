import type { OperationId } from '~/generated/contract/operations';
import type { Handlers } from '../handler';
import { activityHandlers } from './activity';
import { administrationHandlers } from './administration';
import { analysisHandlers } from './analysis';
import { analysisListHandlers } from './analysis-lists';
import { apiKeyHandlers } from './api-keys';
import { assetHandlers } from './assets';
import { assetListHandlers } from './asset-lists';
import { caseHandlers } from './cases';
import { consoleHandlers } from './console';
import { lineageHandlers } from './lineage';
import { notificationHandlers } from './notifications';
import { objectHandlers } from './objects';
import { overviewHandlers } from './overview';
import { reportHandlers } from './reports';
import { responseHandlers } from './responses';
import { savedViewHandlers } from './saved-views';
import { simulationHandlers } from './simulation';
import { singleSignOnHandlers } from './single-sign-on';
import { suspiciousObjectHandlers } from './suspicious-objects';
import { triageHandlers } from './triage';

/** One handler for every operation of the contract. */
export const handlers: Handlers<OperationId> = {
  ...consoleHandlers,
  ...notificationHandlers,
  ...singleSignOnHandlers,
  ...objectHandlers,
  ...analysisHandlers,
  ...analysisListHandlers,
  ...apiKeyHandlers,
  ...assetHandlers,
  ...assetListHandlers,
  ...lineageHandlers,
  ...simulationHandlers,
  ...activityHandlers,
  ...administrationHandlers,
  ...overviewHandlers,
  ...triageHandlers,
  ...responseHandlers,
  ...caseHandlers,
  ...suspiciousObjectHandlers,
  ...savedViewHandlers,
  ...reportHandlers,
};
