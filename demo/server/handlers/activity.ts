import { alertDetail } from '../../company/alerts/detail';
import { alertGraph } from '../../company/alerts/graph';
import { alertList } from '../../company/alerts/list';
import { alertNow } from '../../company/alerts/work';
import { detectionList } from '../../company/detections/list';
import { effects } from '../response-tasks';
import { emailLog } from '../../company/mail/list';
import { processList } from '../../company/processes/list';
import { processTree, treeOfProcesses } from '../../company/processes/tree';
import { indicatorList } from '../../company/threats/indicators/list';
import { insightList } from '../../company/threats/insights/list';
import { versionOf } from '../../company/versions';
import { found, notFound, Refusal, signedIn, Success, type Handlers } from '../handler';

/** Answers about what happened: alerts, mails, processes, detections, threat insights and indicators. */
export const activityHandlers = {
  alertList: (call) => alertList(call, signedIn(call).profile.user_name),
  alertQuery: ({ path: { id }, world }) => {
    const alert = alertNow(world, id);
    const answer = alertDetail(world, id);
    return alert && answer ? new Success(answer, { ETag: versionOf(alert) }) : notFound(id);
  },
  alertGraph({ path: { id }, world }) {
    return found(alertGraph(world, id), id);
  },
  emailLog: (call) => emailLog(call, effects(call.world, 'message')),
  processList,
  processTree({ query: { processId, alertId }, world }) {
    if (processId !== undefined) return found(processTree(world, processId), processId);
    if (alertId === undefined) return new Refusal(400, 400000, 'Neither a process nor an alert is named.');
    const alert = alertNow(world, alertId);
    const ids = alert?.objects.flatMap(({ process }) => process?.id ?? []) ?? [];
    return alert ? { data: treeOfProcesses(world, ids) } : notFound(alertId);
  },
  detectionList,
  insightList,
  indicatorList,
} satisfies Handlers<
  | 'alertList'
  | 'alertQuery'
  | 'alertGraph'
  | 'emailLog'
  | 'processList'
  | 'processTree'
  | 'detectionList'
  | 'insightList'
  | 'indicatorList'
>;
