import { oneOf, type Random } from '../random';
import type { Severity } from '../threats/severity';

/** The kinds of sensors. */
export type Provider = 'endpoint' | 'email' | 'cloud' | 'network' | 'identity' | 'mobile' | 'container';

/** A detection model: the name, severity, techniques and description of its alerts. */
export interface Model {
  readonly name: string;
  readonly severity: Severity;
  readonly techniques: readonly string[];
  readonly description: string;
}

/** The detection models of every sensor. */
const models: Readonly<Record<Provider, readonly [Model, ...Model[]]>> = {
  endpoint: [
    model(
      'Suspicious file run from a mounted image',
      'high',
      ['T1204.002'],
      'A user started a file that nobody in the company had before.',
    ),
    model(
      'Encoded PowerShell command',
      'medium',
      ['T1059.001', 'T1059.004', 'T1140'],
      'A shell ran a command that hides what it does.',
    ),
    model(
      'Transfer of a tool by a system program',
      'medium',
      ['T1105'],
      'A program of the system fetched a file from outside.',
    ),
    model(
      'Library started by a system program',
      'medium',
      ['T1218.011'],
      'A program of the system ran a library from an unusual folder.',
    ),
    model(
      'Credential dumping (LSASS)',
      'critical',
      ['T1003.001', 'T1055'],
      'A process opened the memory that holds credentials.',
    ),
    model(
      'Mass file modification (possible ransomware)',
      'critical',
      ['T1486', 'T1021.002'],
      'A process wrote to one file after the other.',
    ),
    model('Scheduled task by an unusual parent', 'low', ['T1053.005'], 'A task was made by a program that makes none.'),
    model(
      'Members of privileged groups listed',
      'low',
      ['T1087.002', 'T1046'],
      'Somebody looked around in the domain.',
    ),
    model('Event log cleared', 'high', ['T1070.001'], 'Somebody emptied the log of security events.'),
  ],
  email: [
    model(
      'Phishing link was opened',
      'high',
      ['T1566.002', 'T1204.001'],
      'A mail led to a page that asks for a password, and somebody followed.',
    ),
    model(
      'Malicious attachment delivered',
      'high',
      ['T1566.001', 'T1204.002'],
      'A file that was found to be malicious later had reached a mailbox.',
    ),
    model('Mass phishing campaign', 'medium', ['T1566.002'], 'The same sender wrote to many people within an hour.'),
    model(
      'Payment request from a look-alike domain',
      'medium',
      ['T1566.002', 'T1078.004'],
      'A mail asks for a payment and pretends to be a partner.',
    ),
  ],
  network: [
    model('C2 communication', 'critical', ['T1071.001'], 'A host calls an address of attackers at even intervals.'),
    model('Internal network scan', 'medium', ['T1046'], 'One host tried the doors of many others.'),
    model('Large transfer to an unusual address', 'high', ['T1048'], 'More than usual went to an address that is new.'),
    model('SMB admin share access', 'medium', ['T1021.002'], 'A desktop opened the administrative shares of servers.'),
  ],
  cloud: [
    model('Storage opened to everybody', 'high', ['T1530'], 'The policy of a store lets anybody read.'),
    model(
      'Access key used from a new country',
      'medium',
      ['T1078.004'],
      'A key was used from where it never was before.',
    ),
    model('Second access key made for an account', 'low', ['T1098.001'], 'A key was made beside the one in use.'),
    model('Unusual number of reads', 'medium', ['T1530'], 'Many more objects were read than on other days.'),
  ],
  identity: [
    model('Password spraying', 'high', ['T1110.003'], 'One address tried a few passwords on many accounts.'),
    model('MFA fatigue (push bombing)', 'medium', ['T1621'], 'A user was asked again and again until somebody agreed.'),
    model('Impossible travel', 'low', ['T1078.004'], 'An account signed in from two places too far apart.'),
    model('New member of a privileged group', 'medium', ['T1087.002'], 'An account got rights that it did not have.'),
  ],
  mobile: [
    model('Phishing page opened on a phone', 'medium', ['T1660'], 'A phone opened a page that imitates a sign-in.'),
    model('App from an unknown source', 'low', ['T1660'], 'An app was installed from outside of the store.'),
  ],
  container: [
    model(
      'Shell in a running container',
      'medium',
      ['T1609', 'T1059.004'],
      'Somebody opened a shell where none belongs.',
    ),
    model('Coin miner in a container', 'high', ['T1496', 'T1609'], 'A process uses all it gets and calls a pool.'),
    model('Container escape attempt', 'critical', ['T1611'], 'A process in a container opened files of the host.'),
  ],
};

/** A model of a sensor that detects a technique, or the sensor's first model. */
export function modelFor(next: Random, provider: Provider, technique: string | undefined): Model {
  const [usual, ...others] = models[provider];
  const [first, ...rest] = [usual, ...others].filter(({ techniques }) => techniques.includes(technique ?? ''));
  return oneOf(next, first === undefined ? [usual] : [first, ...rest]);
}

/** The detection models of all sensors, each with its sensor. */
export function allModels(): readonly (readonly [Provider, Model])[] {
  const providers = ['endpoint', 'email', 'cloud', 'network', 'identity', 'mobile', 'container'] as const;
  return providers.flatMap((provider) => models[provider].map((each) => [provider, each] as const));
}

function model(name: string, severity: Severity, techniques: readonly string[], description: string): Model {
  return { name, severity, techniques, description };
}
