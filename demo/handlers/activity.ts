import type { Handlers } from '../handler';
import { alertList, alertQuery } from '../month/lists/alert-list';
import { detectionList } from '../month/lists/detection-list';
import { emailLog } from '../month/lists/email-log';
import { indicatorList } from '../month/lists/indicator-list';
import { insightList } from '../month/lists/insight-list';
import { processList } from '../month/lists/process-list';

/** Answers about what happened: alerts, mails, processes, detections, threat insights and indicators. */
export const activityHandlers = {
  alertList,
  alertQuery,
  emailLog,
  processList,
  detectionList,
  insightList,
  indicatorList,
} satisfies Handlers<
  'alertList' | 'alertQuery' | 'emailLog' | 'processList' | 'detectionList' | 'insightList' | 'indicatorList'
>;
