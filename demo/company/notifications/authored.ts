import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../time/moments';
import { story } from '../story';

type Notification = NonNullable<Answer<'listNotifications'>['notifications']>[number];
type Level = NonNullable<Notification['level']>;
type LicenseItem = NonNullable<Answer<'getNotificationItems'>['license']>[number];

type NotificationSeed = readonly [
  id: string,
  type: 0 | 1,
  level: Level,
  hoursAgo: number,
  description: string,
  rest: Notification | object,
];

const NOTIFICATIONS: readonly NotificationSeed[] = [
  [
    'n-1',
    0,
    'security',
    0.05,
    `<b>New incident</b>: a loader runs on ${story.laptopName}.`,
    {
      status: 'Open',
      link: '/workbench/' + story.workbench,
    },
  ],
  [
    'n-2',
    1,
    'pending',
    0.5,
    `Isolation of ${story.laptopName} waits for approval.`,
    {
      status: 'Waiting',
      application: 'Response management',
      link: '/app/response',
    },
  ],
  [
    'n-3',
    1,
    'success',
    2,
    'The weekly report is ready.',
    {
      status: 'Finished',
      application: 'Reports',
      downloadUrl: '/__demo/downloads/reports/weekly.zip',
    },
  ],
  [
    'n-4',
    0,
    'error',
    5,
    'The connector <i>Syslog</i> has lost its target.',
    {
      application: 'Intelligence integration',
      link: '/app/tpc/syslog',
    },
  ],
  [
    'n-5',
    1,
    'partially_successful',
    9,
    'The scan reached 118 of 121 hosts.',
    {
      status: 'Partly finished',
      application: 'Endpoint protection',
    },
  ],
  ['n-6', 0, 'info', 26, 'A new sensor version is available.', { application: 'Endpoint inventory' }],
  [
    'n-7',
    0,
    'new_feature',
    50,
    'Attack paths can be followed <a href="https://docs.vendor.example/">step by step</a>.',
    {
      application: 'Attack path analysis',
      link: '/app/attack-path-analysis',
    },
  ],
  [
    'n-8',
    1,
    'rejection',
    75,
    'Your request for remote support was rejected.',
    {
      status: 'Rejected',
      application: 'Remote support',
    },
  ],
];

/** The authored notifications, newest first: every level and both types. */
export function authoredNotifications(when: Moments): readonly Notification[] {
  return NOTIFICATIONS.map(([id, type, level, hours, description, rest]) => ({
    id,
    type,
    level,
    description,
    status: null,
    time: when.milliseconds(0, hours),
    application: 'Workbench',
    link: null,
    downloadUrl: null,
    ...rest,
  }));
}

/** License items: every status, and several, one and no days left. */
export const licenseItems: readonly LicenseItem[] = [
  { pid: 'complimentary_credit', status: 3, days: 21 },
  { pid: 'advanced_trial', status: 1, days: 1 },
  { pid: 'last_essential', status: 2, days: 0 },
  { pid: 'paid_credit', status: 1, days: 9 },
  { pid: 'product-email-sensor', status: 1, days: 30 },
];
