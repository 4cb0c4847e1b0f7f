import { hostileOr } from '../entries';
import type { WireAnswer } from '~/generated/contract/operations';
import { seeded, integer, type Random } from '../random';
import { hashes, story } from '../story';
import { DAY, HOUR, MINUTE, type Age } from '../time/age';
import { memoizePerWeekHour, type Calendar } from '../time/calendar';
import { activities, drawer, type Activity, type AuditObject } from './audit-activities';
import { consoleAccounts, type ConsoleAccount } from './console-accounts';

type AuditItem = WireAnswer<'auditList'>['data']['items'][number];

/** One thing that an account did in the console. */
export interface AuditEntry extends Omit<AuditItem, 'time'> {
  readonly age: Age;
}

/** Number of entries. */
const COUNT = 4000;

/** The audit log of the month, newest first. */
export const auditEntries = memoizePerWeekHour((calendar): readonly AuditEntry[] => {
  const story = storyEntries();
  const all = [...story, ...generated(calendar, COUNT - story.length)];
  return all.sort((a, b) => a.age - b.age || (a.id < b.id ? -1 : 1));
});

function* generated(calendar: Calendar, count: number): Generator<AuditEntry> {
  const next = seeded('audit log of the month');
  const active = consoleAccounts().filter(({ state }) => state === 'active' || state === 'locked');
  for (let index = 0; index < count; index += 1) {
    const age = calendar.age((index + next()) / count);
    const activity = activityOf(next);
    const account = accountOf(next, active, activity);
    const failed = next() * 100 < activity.fails;
    const object = activity.object(next);
    yield {
      ...entry(index, age, account, activity.category, activity.name, object),
      result: failed ? 'failed' : 'success',
      sourceIp: addressOf(next, account),
      details: failed ? failure(next) : object.details,
    };
  }
}

function storyEntries(): readonly AuditEntry[] {
  const [ada, bruno] = consoleAccounts();
  if (ada === undefined || bruno === undefined) throw new Error('nobody has an account');
  const laptop = drawer(8, story.laptop, story.laptopName, `Because of ${story.workbench}`);
  const long = 'Changed 1,204 settings at once: '.concat('endpoint protection, '.repeat(60)).trim();
  return [
    entry('story-1', 50 * MINUTE, ada, 'response', 'Isolated an endpoint', laptop),
    entry('story-2', 55 * MINUTE, ada, 'investigation', 'Opened an alert', plain(story.workbench)),
    entry(
      'story-3',
      70 * MINUTE,
      bruno,
      'response',
      'Collected a file',
      drawer(3, hashes.invoiceViewer, 'invoice_viewer.exe', story.laptopName),
    ),
    entry(
      'story-4',
      26 * HOUR,
      bruno,
      'response',
      'Quarantined a mail',
      drawer(1, story.mail, 'Reminder: invoice 4471 is overdue', story.userMail),
    ),
    // Hostile texts: markup, a formula, characters that reverse the reading direction, a very long one.
    entry('story-5', 5 * DAY, ada, 'console', hostileOr('<img src=x onerror="alert(1)">', 'Changed a setting'), {
      ...plain(hostileOr('=cmd|calc!A1', 'Time zone')),
      details: hostileOr('\u202Egnihton', 'Europe/Oslo'),
    }),
    entry('story-6', 9 * DAY, bruno, 'policy', 'Changed a policy', {
      ...plain('Servers, strict'),
      details: hostileOr(long, 'Exclusions of the build servers'),
    }),
  ];
}

function plain(object: string): AuditObject {
  return { object, searchType: null, objectId: null, details: null };
}

function entry(
  number: number | string,
  age: Age,
  { id, name, userId }: ConsoleAccount,
  category: Activity['category'],
  activity: string,
  object: AuditObject,
): AuditEntry {
  return {
    id: `audit-${number}`,
    age,
    account: name,
    accountId: id,
    userId,
    category,
    activity,
    ...object,
    result: 'success',
    sourceIp: '10.31.8.20',
  };
}

function activityOf(next: Random): Activity {
  const all = activities.reduce((sum, { share }) => sum + share, 0);
  let left = next() * all;
  const found = activities.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  if (found === undefined) throw new Error('the shares of the activities leave a gap');
  return found;
}

/** API keys only call; people do everything else, the first of the list the most. */
function accountOf(next: Random, active: readonly ConsoleAccount[], { name }: Activity): ConsoleAccount {
  const isCall = name === 'Used an API key';
  const able = active.filter(({ signIn }) => (signIn === 'api-key') === isCall);
  const found = able[Math.floor(next() ** 2 * able.length)];
  if (found === undefined) throw new Error(`no account can have done: ${name}`);
  return found;
}

function addressOf(next: Random, { signIn, id }: ConsoleAccount): string {
  if (signIn === 'api-key') return '192.0.2.10';
  const outside = next() < 0.12;
  const source = (id.length * 7 + (id.codePointAt(id.length - 1) ?? 0)) % 8;
  return outside ? `198.51.100.${integer(next, 2, 60)}` : `10.${31 + source}.8.${integer(next, 20, 90)}`;
}

function failure(next: Random): string {
  const reasons = [
    'The endpoint did not answer.',
    'Wrong password.',
    'The role does not allow it.',
    'Timed out after 30 s.',
  ];
  return reasons[integer(next, 0, reasons.length - 1)] ?? '';
}
