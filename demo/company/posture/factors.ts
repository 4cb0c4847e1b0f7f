import { memoizeEntries } from '../entries';
import { alerts } from '../alerts/generate';
import type { Alert } from '../alerts/types';
import { cloudAssets } from '../assets/cloud/generate';
import { containers } from '../assets/containers/generate';
import { dataStores } from '../assets/data-stores/generate';
import { endpoints } from '../assets/endpoints/generate';
import { mobiles } from '../assets/mobiles/generate';
import { identities } from '../identities/generate';
import { mails } from '../mail/generate';
import { mailboxes } from '../mailboxes/generate';
import { processes } from '../processes/generate';
import { DAY, type Age, type StartTime } from '../time/age';

/** A factor that raises one part of the risk index. */
export interface RiskFactor {
  readonly key: string;
  readonly name: string;
  /** Number of affected objects, and of all objects. */
  readonly count: number;
  readonly of: number;
  /** Points when all objects are affected, from 0 to 100. */
  readonly gravity: number;
}

/** The points that a factor adds to its part; the first objects count most. */
export function pointsOf({ count, of, gravity }: RiskFactor): number {
  return of === 0 ? 0 : gravity * Math.sqrt(Math.min(1, count / of));
}

/** The index of a part, 0 to 100. */
export function partIndex(factors: readonly RiskFactor[]): number {
  return Math.min(100, Math.round(factors.reduce((sum, each) => sum + pointsOf(each), 0)));
}

/** Minimum number of weaknesses of an exposed endpoint, and minimum age of an old password. */
const MANY = 5;
const OLD_PASSWORD = 365 * DAY;

/** Factors of exposure: assets that attackers can reach and exploit. */
export const exposureFactors: () => readonly RiskFactor[] = memoizeEntries(() => [
  factor(
    'weak-endpoints',
    'Endpoints with many vulnerabilities',
    34,
    endpoints(),
    (each) => each.vulnerabilities >= MANY,
  ),
  factor('public-cloud-assets', 'Cloud assets open to the internet', 40, cloudAssets(), ({ broken }) =>
    broken.some(({ opens }) => opens),
  ),
  factor(
    'public-data',
    'Places of sensitive data that are public',
    45,
    dataStores(),
    (each) => each.exposure === 'public',
  ),
  factor(
    'weak-containers',
    'Containers with many weaknesses',
    18,
    containers(),
    (each) => each.vulnerabilities >= MANY,
  ),
  factor('risky-mobiles', 'Mobile devices with a high risk', 20, mobiles(), (each) => each.securityStatus === 4),
  factor(
    'old-passwords',
    'Passwords older than a year',
    12,
    identities(),
    ({ passwordChanged }) => passwordChanged !== null && passwordChanged > OLD_PASSWORD,
  ),
]);

/** Factors of configuration: assets with missing or weak settings. */
export const configurationFactors: () => readonly RiskFactor[] = memoizeEntries(() => [
  factor('unprotected-endpoints', 'Endpoints without protection', 60, endpoints(), (each) => each.product === 'none'),
  factor('no-second-factor', 'Accounts without MFA', 40, identities(), (each) => each.mfa === 'missing'),
  factor(
    'weak-mail-policies',
    'Mailboxes with a weak policy',
    20,
    mailboxes(),
    ({ policyStatus }) => policyStatus === 'disabled' || policyStatus === 'enabledButNotOptimized',
  ),
  factor('misconfigurations', 'Cloud assets that break a rule', 22, cloudAssets(), ({ broken }) => broken.length > 0),
  factor(
    'unprotected-containers',
    'Containers without protection',
    24,
    containers(),
    (each) => each.protection !== 'protected',
  ),
  factor(
    'silent-endpoints',
    'Endpoints that have not reported for a week',
    20,
    endpoints(),
    ({ lastSeen }) => lastSeen !== null && lastSeen > 7 * DAY,
  ),
]);

/** Seconds for which an event counts as an attack. */
export const MEMORY = 7 * DAY;

/** Factors of attack: events of the week before an age. */
export function attackFactors(started: StartTime, age: Age): readonly RiskFactor[] {
  const week = <T extends { readonly age: Age | null }>(all: readonly T[]) =>
    all.filter((each) => each.age !== null && each.age >= age && each.age < age + MEMORY);
  const open = alerts(started).filter((each) => isOpenAt(each, age));
  return [
    factor('critical-alerts', 'Critical alerts that are open', 90, open, ({ severity }) => severity === 'critical'),
    factor('high-alerts', 'High alerts that are open', 60, open, ({ severity }) => severity === 'high'),
    factor(
      'other-alerts',
      'Other alerts that are open',
      15,
      open,
      ({ severity }) => severity !== 'critical' && severity !== 'high',
    ),
    factor(
      'malicious-processes',
      'Malicious processes of a week',
      40,
      week(processes(started)),
      (each) => each.verdict === 'malicious',
    ),
    factor(
      'delivered-attacks',
      'Attacks by mail of a week that reached a mailbox',
      60,
      week(mails(started)),
      ({ verdict, action }) =>
        (verdict === 'phishing' || verdict === 'malware' || verdict === 'fraud') &&
        (action === 'delivered' || action === 'tagged'),
    ),
  ];
}

/** True for an alert of the week before an age that was still open then. */
export function isOpenAt({ created, updated, status }: Alert, age: Age): boolean {
  const isOver = status.startsWith('closed') && updated >= age;
  return created >= age && created < age + MEMORY && !isOver;
}

function factor<T>(
  key: string,
  name: string,
  gravity: number,
  all: readonly T[],
  concerns: (each: T) => boolean,
): RiskFactor {
  return { key, name, gravity, count: all.filter(concerns).length, of: all.length };
}
