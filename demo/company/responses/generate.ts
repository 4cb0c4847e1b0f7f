import { consoleAccounts, type ConsoleAccount } from '../administration/console-accounts';
import { endpoints } from '../assets/endpoints/generate';
import { identities } from '../identities/generate';
import { mails } from '../mail/generate';
import { oneOf, seeded, type Random } from '../random';
import { hashes, story } from '../story';
import { HOUR, MINUTE, type Age, type StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';
import type { ResponseAction } from './actions';
import type { Task } from './task';

type Target = Pick<Task, 'searchType' | 'targetId' | 'targetName'>;

/** Number of generated tasks. */
const COUNT = 60;

const reasons = [
  'Contain the endpoint while the alert is investigated.',
  'Confirmed phishing, reported by two users.',
  'Credentials of this user were entered on a phishing page.',
  'Sample requested by threat intelligence.',
  'False positive: the change ticket was approved.',
] as const;

/** The tasks of the month before the start of the demo, the newest first. */
export const pastTasks: (started: StartTime) => readonly Task[] = memoizePerWeekHour((calendar, started) => {
  const next = seeded('response tasks of the month');
  const accounts = consoleAccounts().filter(({ state, signIn }) => state === 'active' && signIn !== 'api-key');
  const generated = Array.from({ length: COUNT }, (_, index) => {
    const age = calendar.age((index + next()) / COUNT) + HOUR;
    const account = accounts[Math.floor(next() ** 2 * accounts.length)] ?? accounts[0];
    const [action, target] = subjectOf(next, started);
    return task(started, { number: index, age, account, action, target, reason: oneOf(next, reasons) });
  });
  return [...storyTasks(started), ...generated].toSorted((left, right) => right.started - left.started);
});

/** What two analysts did on the morning of the story. The laptop has not answered since. */
function storyTasks(started: StartTime): readonly Task[] {
  const [ada, bruno] = consoleAccounts();
  const laptop = { searchType: 8, targetId: story.laptop, targetName: story.laptopName };
  const file = { searchType: 3, targetId: hashes.invoiceViewer, targetName: 'invoice_viewer.exe' };
  const mail = { searchType: 1, targetId: story.mail, targetName: 'Reminder: invoice 4471 is overdue' };
  const reason = `Because of ${story.workbench}`;
  return [
    {
      ...task(started, {
        ...{ number: 'story-1', age: 50 * MINUTE, account: ada },
        ...{ action: 'isolate-endpoint', target: laptop, reason },
      }),
      isWaiting: true,
    },
    task(started, {
      ...{ number: 'story-2', age: 70 * MINUTE, account: bruno },
      ...{ action: 'collect-file', target: file, reason },
    }),
    task(started, {
      ...{ number: 'story-3', age: 26 * HOUR, account: bruno },
      ...{ action: 'quarantine-message', target: mail, reason },
    }),
  ];
}

interface TaskFacts {
  readonly number: number | string;
  readonly age: Age;
  readonly account: ConsoleAccount | undefined;
  readonly action: ResponseAction;
  readonly target: Target;
  readonly reason: string;
}

function task({ start }: StartTime, { number, age, account, target, ...rest }: TaskFacts): Task {
  if (account === undefined) throw new Error('nobody has an account');
  const named = { account: account.name, accountId: account.id };
  return { id: `task-${number}`, ...rest, ...target, ...named, started: start - age * 1000 };
}

/** Endpoints, mails and people as targets, without a lasting effect: inventories stay as they are. */
function subjectOf(next: Random, started: StartTime): readonly [ResponseAction, Target] {
  const kind = next();
  if (kind < 0.5) {
    const endpoint = at(next, endpoints());
    return ['restore-endpoint', { searchType: 8, targetId: endpoint.id, targetName: endpoint.name }];
  }
  if (kind < 0.75) {
    const { id, person } = at(next, identities());
    const action = oneOf<ResponseAction>(next, ['reset-password', 'revoke-sessions']);
    return [action, { searchType: 11, targetId: id, targetName: person.name }];
  }
  const mail = at(
    next,
    mails(started)
      .filter(({ verdict }) => verdict === 'phishing')
      .slice(0, 200),
  );
  return ['block-sender', { searchType: 1, targetId: mail.id, targetName: mail.subject ?? mail.id }];
}

function at<T>(next: Random, all: readonly T[]): T {
  const found = all[Math.floor(next() * all.length)];
  if (found === undefined) throw new Error('there is no object');
  return found;
}
