import { alertDetail } from '../../company/alerts/detail';
import { alertList } from '../../company/alerts/list';
import { detectionList } from '../../company/detections/list';
import { effects } from '../response-tasks';
import { emailLog } from '../../company/mail/list';
import { processList } from '../../company/processes/list';
import { indicatorList } from '../../company/threats/indicators/list';
import { insightList } from '../../company/threats/insights/list';
import { notFound, type Handlers } from '../handler';

/** Answers about what happened: alerts, mails, processes, detections, threat insights and indicators. */
export const activityHandlers = {
  alertList,
  alertQuery: ({ path, world }) => alertDetail(world, path.id) ?? notFound(path.id),
  emailLog: (call) => emailLog(call, effects(call.world, 'message')),
  processList,
  detectionList,
  insightList,
  indicatorList,
} satisfies Handlers<
  'alertList' | 'alertQuery' | 'emailLog' | 'processList' | 'detectionList' | 'insightList' | 'indicatorList'
>;
