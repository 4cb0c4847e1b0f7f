import { alertDetail } from '../../company/alerts/detail';
import { alertList } from '../../company/alerts/list';
import { alertNow, versionOfAlert } from '../../company/alerts/work';
import { detectionList } from '../../company/detections/list';
import { effects } from '../response-tasks';
import { emailLog } from '../../company/mail/list';
import { processList } from '../../company/processes/list';
import { indicatorList } from '../../company/threats/indicators/list';
import { insightList } from '../../company/threats/insights/list';
import { notFound, Success, type Handlers } from '../handler';

/** Answers about what happened: alerts, mails, processes, detections, threat insights and indicators. */
export const activityHandlers = {
  alertList,
  alertQuery: ({ path: { id }, world }) => {
    const alert = alertNow(world, id);
    const answer = alertDetail(world, id);
    return alert && answer ? new Success(answer, { ETag: versionOfAlert(alert) }) : notFound(id);
  },
  emailLog: (call) => emailLog(call, effects(call.world, 'message')),
  processList,
  detectionList,
  insightList,
  indicatorList,
} satisfies Handlers<
  'alertList' | 'alertQuery' | 'emailLog' | 'processList' | 'detectionList' | 'insightList' | 'indicatorList'
>;
