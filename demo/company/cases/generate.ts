import { alerts } from '../alerts/generate';
import type { Alert } from '../alerts/types';
import { archiveOf } from '../files';
import { story } from '../story';
import { HOUR, type Age, type StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';
import type { Case, CaseFile } from './types';

/** How many alerts in progress have a case each, and how many of those that were closed as true positives. */
const IN_PROGRESS = 12;
const CLOSED = 4;
/** Nobody has begun with one in so many cases. */
const OPEN_EVERY = 4;

/** The cases when the demo starts: that of the story, then one for each of some other alerts. */
export const cases: (started: StartTime) => readonly Case[] = memoizePerWeekHour((_, started) => {
  const worked = alerts(started).filter(({ owner, objects }) => owner !== null && objects.length > 0);
  const inProgress = worked.filter(({ status }) => status === 'inProgress').slice(0, IN_PROGRESS);
  const closed = worked.filter(({ status }) => status === 'closedTruePositive').slice(0, CLOSED);
  return [...inProgress, ...closed].map((alert, index) =>
    caseOf(
      alert,
      `CASE-${1042 - index}`,
      index < IN_PROGRESS && (index + 1) % OPEN_EVERY === 0 ? 'open' : statusOf(alert),
    ),
  );
});

const storyName = 'Loader on FIN-LT-014 and access to customer contracts';

const statusOf = ({ status }: Alert): Case['status'] => (status === 'inProgress' ? 'inProgress' : 'closed');

function caseOf(alert: Alert, id: string, status: Case['status']): Case {
  const name = alert.id === story.workbench ? storyName : alert.name;
  const created = Math.max(alert.updated, alert.created - HOUR);
  const author = alert.owner ?? '';
  const closing: Case['work'] =
    status === 'closed'
      ? [{ age: alert.updated, author, title: 'The case was changed.', description: 'status: closed' }]
      : [];
  return {
    ...{ id, name, status, severity: alert.severity, owner: alert.owner, createdBy: author },
    ...{ created, updated: alert.updated, alerts: [alert.id], notes: [] },
    files: alert.id === story.workbench ? storyFiles(author, alert.updated) : [],
    work: [...closing, { age: created, author, title: 'The case was created.', description: null }],
  };
}

/** What was collected from the laptop of the story. */
function storyFiles(addedBy: string, age: Age): readonly CaseFile[] {
  return [
    {
      ...{
        id: 'file-2',
        name: 'FIN-LT-014-process-list.csv',
        age,
        addedBy,
        comment: 'Processes when it was isolated.',
      },
      sha256: '8da2cbbdc0bf339ab443fc80b70166f94b7e208a1af4b318705dfb8f16facb8d',
      content: new TextEncoder().encode(
        'pid,parent,name\r\n6120,4388,rundll32.exe\r\n4388,4020,invoice_viewer.exe\r\n',
      ),
    },
    {
      ...{ id: 'file-1', name: 'FIN-LT-014-collected.zip', age, addedBy, comment: 'The loader; password: infected' },
      sha256: '735497c5db130f33b505e0b30e8e6111b7814f76d9266a7d2c8499eb9e039f64',
      content: archiveOf('FIN-LT-014-collected'),
    },
  ];
}
