import { hashes, story } from '../story';
import { DAY, HOUR, MINUTE } from '../time/age';
import type { Alert, AlertEvent, AlertHistory, AlertNote } from './types';
import { endpointsById } from '../assets/endpoints/generate';
import { indicatorsById } from '../threats/indicators/generate';
import { insightsById } from '../threats/insights/generate';
import { authoredMails } from '../mail/authored';
import { authoredProcesses } from '../processes/authored';
import { hostRef, indicatorRef, insightRef, mailRef, processRef, userRef, type ObjectRef } from '../object-refs';
import { peopleById } from '../people/generate';

/** Age of the alert. */
const CREATED = 2 * DAY + 3 * HOUR;

const NOTES: readonly AlertNote[] = [
  {
    age: 25 * MINUTE,
    author: 'Ada Lindholm',
    text: 'Isolation of FIN-LT-014 is pending. Waiting for the owner to agree.',
  },
  { age: 40 * HOUR, author: 'Bruno Castell', text: 'The reminder was removed from both mailboxes.' },
];

const HISTORY: readonly AlertHistory[] = [
  {
    ...{ id: 'chg-story-2', age: 46 * HOUR, author: 'Ada Lindholm', status: null, owner: null },
    ...{ severity: 'critical', reason: 'Customer contracts were read.' },
  },
  {
    ...{ id: 'chg-story-1', age: 50 * HOUR, author: 'Ada Lindholm', status: 'inProgress', owner: 'Ada Lindholm' },
    ...{ severity: null, reason: null },
  },
];

/** The alert of the story, the most severe of all. */
export function authoredAlert(): Alert {
  const refs = storyRefs();
  return {
    id: story.workbench,
    name: 'Loader from a phishing mail reads customer contracts',
    severity: 'critical',
    status: 'inProgress',
    score: 99,
    provider: 'endpoint',
    owner: 'Ada Lindholm',
    created: CREATED,
    updated: 25 * MINUTE,
    techniques: ['T1566.002', 'T1204.002', 'T1055', 'T1218.011', 'T1071.001', 'T1021.002'],
    description:
      'A payment reminder led to a disk image. The loader in it called home from one laptop and read customer contracts on the file server.',
    objects: Object.values(refs),
    events: storyEvents(refs),
    notes: NOTES,
    history: HISTORY,
  };
}

function storyEvents(refs: ReturnType<typeof storyRefs>): readonly AlertEvent[] {
  return [
    event(3, ['The reminder arrived in the accounts mailbox', 'Reminder: invoice 4471 is overdue'], 'T1566.002', [
      refs.mail,
      refs.user,
    ]),
    event(2.6, ['Its link was opened', 'http://parcel-notice.example/invoice/4471 from FIN-LT-014'], 'T1204.001', [
      refs.url,
      refs.laptop,
    ]),
    event(
      2.3,
      ['invoice_viewer.exe ran from the mounted image', 'It wrote into explorer.exe and started rundll32.exe'],
      'T1204.002',
      [refs.process, refs.file],
    ),
    event(1.5, ['The loader called home', 'Every 60 seconds, 40 KB out each time'], 'T1071.001', [
      refs.domain,
      refs.ip,
    ]),
    event(
      0.4,
      ['Customer contracts were read on the file server', 'Customer_contracts_2026.xlsx was copied to the laptop'],
      'T1021.002',
      [refs.server, refs.user],
    ),
    event(0, ['The pattern of a known loader was found', 'Strings and address match the reports'], null, [
      refs.insight,
    ]),
  ];
}

function event(
  hours: number,
  [title, description]: readonly [title: string, description: string],
  technique: string | null,
  objects: readonly ObjectRef[],
): AlertEvent {
  return { age: CREATED + hours * HOUR, title, description, technique, objects };
}

function storyRefs() {
  return {
    mail: ref(
      authoredMails().find(({ id }) => id === story.mail),
      (each) => mailRef(each, 'source'),
    ),
    user: ref(peopleById().get(story.user), (each) => userRef(each, 'victim')),
    laptop: ref(endpointsById().get(story.laptop), (each) => hostRef(each, 'target')),
    server: ref(endpointsById().get(story.fileServer), (each) => hostRef(each, 'target')),
    process: ref(authoredProcesses()[0], (each) => processRef(each, 'tool')),
    url: ref(indicatorsById().get(story.url), (each) => indicatorRef(each, 'destination')),
    domain: ref(indicatorsById().get(story.beaconDomain), (each) => indicatorRef(each, 'destination')),
    ip: ref(indicatorsById().get(story.beaconIp), (each) =>
      indicatorRef(each, 'destination', { port: 443, protocol: 'tcp', account: 'HALDEN\\maria.keller' }),
    ),
    file: ref(indicatorsById().get(hashes.invoiceViewer), (each) => indicatorRef(each, 'tool')),
    insight: ref(insightsById().get(story.loader), (each) => insightRef(each, 'match')),
  };
}

function ref<T>(object: T | undefined, make: (object: T) => ObjectRef): ObjectRef {
  if (object === undefined) throw new Error('an object of the story is missing');
  return make(object);
}
