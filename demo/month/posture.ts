import { DAY, type Age } from './age';
import type { Alert } from './alert';
import { alerts } from './alerts';
import type { Started } from './calendar';
import { cloudAssets } from './cloud-assets';
import { containers } from './containers';
import { dataStores } from './data-stores';
import { endpoints } from './endpoints';
import { identities } from './identities';
import { mailboxes } from './mailboxes';
import { mails } from './mails';
import { mobiles } from './mobiles';
import { once } from './once';
import { processes } from './processes';
import type { RiskFactor } from './risk-factors';

/** From how many weaknesses on an endpoint is exposed, and from which age on a password is old. */
const MANY = 5;
const OLD_PASSWORD = 365 * DAY;

/** What of the company can be reached and hurt. */
export const exposureFactors: () => readonly RiskFactor[] = once(() => [
  factor('weak-endpoints', 'Endpoints with many weaknesses', 34, endpoints(), (each) => each.vulnerabilities >= MANY),
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

/** What of the company is set up badly. */
export const configurationFactors: () => readonly RiskFactor[] = once(() => [
  factor('unprotected-endpoints', 'Endpoints without protection', 60, endpoints(), (each) => each.product === 'none'),
  factor('no-second-factor', 'Accounts without a second factor', 40, identities(), (each) => each.mfa === 'missing'),
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

/** How long something that happened counts as an attack. */
export const MEMORY = 7 * DAY;

/** What attacked the company in the week before an age. */
export function attackFactors(started: Started, age: Age): readonly RiskFactor[] {
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

/** Whether an alert of the week before an age was not closed then. */
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
