import type { WireAnswer } from '~/generated/contract/operations';
import { hostileOr } from '../entries';
import { story } from '../story';
import type { Random } from '../random';
import { endpoints } from '../assets/endpoints/generate';
import { platform } from './features';
import { people } from '../people/generate';
import { roles } from './roles';

type AuditItem = WireAnswer<'auditList'>['data']['items'][number];

/** The object of an activity; `searchType` and `objectId` are set when it has a drawer. */
export type AuditObject = Pick<AuditItem, 'object' | 'searchType' | 'objectId' | 'details'>;

/** A kind of activity: of 1,000 entries, `share` are of it; of 100, `fails` fail. */
export interface Activity {
  readonly category: AuditItem['category'];
  readonly name: string;
  readonly share: number;
  readonly fails: number;
  readonly object: (next: Random) => AuditObject;
}

/** Every kind of activity in the console. */
export const activities: readonly Activity[] = [
  activity('sign-in', 'Signed in', 240, 7, nothing('Session of 8 hours')),
  activity('sign-in', 'Signed out', 96, 0, nothing(null)),
  activity('sign-in', 'Second factor asked', 60, 4, nothing('One-time code')),
  activity(
    'investigation',
    'Opened an alert',
    130,
    0,
    named(['Alert of an endpoint', 'Alert of a mailbox', 'Alert of a cloud account']),
  ),
  activity(
    'investigation',
    'Searched',
    96,
    1,
    namedBy(() => [
      'eventName:process',
      'url:*parcel*',
      'hash:9fe8ef94*',
      hostileOr('=HYPERLINK("http://x.example")', 'name:invoice*'),
    ]),
  ),
  activity('investigation', 'Noted a finding', 36, 0, named(['Alert of an endpoint', 'Case of a customer'])),
  activity(
    'investigation',
    'Changed the state of an alert',
    52,
    0,
    named(['Alert of an endpoint', 'Alert of a mailbox']),
  ),
  activity('response', 'Isolated an endpoint', 12, 12, endpoint),
  activity('response', 'Ended the isolation of an endpoint', 9, 4, endpoint),
  activity('response', 'Collected a file', 16, 9, endpoint),
  activity('response', 'Scanned an endpoint', 24, 6, endpoint),
  activity('response', 'Quarantined a mail', 14, 3, mailbox),
  activity('response', 'Disabled a user account', 5, 8, user),
  activity('response', 'Asked for a new password', 9, 5, user),
  activity(
    'policy',
    'Changed a policy',
    34,
    2,
    named(['Desktops, standard', 'Servers, strict', 'Sensor default', 'Laptops of Finance']),
  ),
  activity('policy', 'Assigned a policy', 26, 3, endpoint),
  activity(
    'policy',
    'Added an exception',
    12,
    0,
    named(['C:\\Optics\\batch\\*.exe', '/opt/optics/bin', 'optics-batch.py']),
  ),
  activity('account', 'Created an account', 6, 4, user),
  activity(
    'account',
    'Changed a role',
    8,
    2,
    namedBy(() => roles().map(({ name }) => name)),
  ),
  activity('account', 'Unlocked an account', 7, 0, user),
  activity(
    'integration',
    'Tested a connector',
    22,
    18,
    named(['Syslog', 'Directory', 'Ticket system', 'Cloud account 2041']),
  ),
  activity('integration', 'Changed a connector', 9, 5, named(['Syslog', 'Directory', 'Ticket system'])),
  activity('integration', 'Used an API key', 38, 3, named(['key-siem-export', 'key-automation'])),
  activity(
    'report',
    'Generated a report',
    18,
    2,
    named(['Weekly alert summary', 'Monthly email summary', 'Endpoints without protection']),
  ),
  activity('report', 'Exported a list', 15, 1, named(['Endpoint inventory', 'Email log', 'Alerts'])),
  activity('console', 'Changed console settings', 4, 0, named(['Time zone', 'Language', 'Session time-out'])),
  activity(
    'console',
    'Opted in to a pre-release',
    3,
    10,
    named(platform.filter(({ key }) => key !== null).map(({ name }) => name)),
  ),
];

function activity(
  category: Activity['category'],
  name: string,
  share: number,
  fails: number,
  object: Activity['object'],
): Activity {
  return { category, name, share, fails, object };
}

function nothing(details: string | null): Activity['object'] {
  return () => ({ object: null, searchType: null, objectId: null, details });
}

function named(names: readonly string[]): Activity['object'] {
  return namedBy(() => names);
}

function namedBy(names: () => readonly string[]): Activity['object'] {
  return (next) => ({ object: pick(next, names()) ?? null, searchType: null, objectId: null, details: null });
}

function endpoint(next: Random): AuditObject {
  const found = pick(next, endpoints());
  return drawer(8, found?.id ?? story.laptop, found?.name ?? story.laptopName, found?.ip ?? null);
}

function user(next: Random): AuditObject {
  const found = pick(next, people());
  return drawer(11, found?.id ?? story.user, found?.name ?? story.userName, found?.mail ?? null);
}

function mailbox(next: Random): AuditObject {
  const found = pick(next, people());
  return drawer(11, found?.id ?? story.user, found?.mail ?? story.userMail, found?.department ?? null);
}

/** An object of an activity that has a drawer. */
export function drawer(searchType: number, objectId: string, object: string, details: string | null): AuditObject {
  return { searchType, objectId, object, details };
}

function pick<T>(next: Random, all: readonly T[]): T | undefined {
  return all[Math.floor(next() * all.length)];
}
