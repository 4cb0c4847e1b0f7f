import { alerts } from '../alerts/generate';
import type { Alert } from '../alerts/types';
import { story } from '../story';
import { HOUR, type StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';
import type { Case } from './types';

/** How many alerts in progress have a case of their own. */
const COUNT = 12;

/** The cases when the demo starts: that of the story, then one for each of some alerts in progress. */
export const cases: (started: StartTime) => readonly Case[] = memoizePerWeekHour((_, started) => {
  const inProgress = alerts(started).filter(({ status, owner, objects }) => {
    return status === 'inProgress' && owner !== null && objects.length > 0;
  });
  return inProgress
    .slice(0, COUNT)
    .map((alert, index) =>
      caseOf(alert, `CASE-${1042 - index}`, alert.id === story.workbench ? storyName : alert.name),
    );
});

const storyName = 'Loader on FIN-LT-014 and access to customer contracts';

function caseOf(alert: Alert, id: string, name: string): Case {
  const created = Math.max(alert.updated, alert.created - HOUR);
  const author = alert.owner ?? '';
  return {
    ...{ id, name, status: 'inProgress', severity: alert.severity, owner: alert.owner, createdBy: author },
    ...{ created, updated: alert.updated, alerts: [alert.id], notes: [] },
    work: [{ age: created, author, title: 'The case was created.', description: null }],
  };
}
