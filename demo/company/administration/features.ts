import { feature, preRelease, unlicensed, type Feature } from './feature';
import { products } from './products';

const features: readonly Feature[] = [
  feature('posture', 'Dashboard', ['/dashboard', 8761], 'The state of the company at a glance.'),
  feature(
    'posture',
    'Attack surface discovery',
    ['/app/asd', 8762],
    'What of the company can be reached from outside.',
  ),
  feature(
    'posture',
    'Vulnerability overview',
    ['/app/vulnerability-risk-management/vulnerability-overview', 8823],
    'Weaknesses without a patch, worst first.',
  ),
  feature('detection', 'Search', ['/app/search', 86], 'One search over the activity of all sensors.'),
  feature('detection', 'Threat hunting', ['/app/threat-hunting', 871], 'Processes and what they did.'),
  feature(
    'detection',
    'Response management',
    ['/app/response', 83],
    'What was done about alerts, and what still runs.',
  ),
  feature('detection', 'Detection model', ['/app/dm', 2], 'Rules that raise alerts, and their exceptions.'),
  feature(
    'detection',
    'Targeted attack detection',
    ['/app/targeted-attack-detection', 877],
    'Early signs of an attack on the company.',
  ),
  feature(
    'detection',
    'Case management',
    ['/app/acl/casemgm', 892],
    'Alerts that belong together, and who works on them.',
  ),
  feature('detection', 'Reports', ['/app/reports', 874], 'Numbers of a week or a month to be handed on.'),
  unlicensed('detection', 'Managed services', ['/app/mxdr', 84], 'Analysts of the vendor watch the alerts.'),
  feature(
    'threat-intelligence',
    'Suspicious objects',
    ['/app/ti/udso', 31],
    'Objects that are stopped wherever they appear.',
  ),
  feature(
    'threat-intelligence',
    'Sandbox analysis',
    ['/app/ti/sandbox', 33],
    'Runs files and opens addresses where they do no harm.',
  ),
  feature(
    'threat-intelligence',
    'Intelligence integration',
    ['/app/ti/integration', 36],
    'Feeds from and to other products.',
  ),
  feature('endpoint', 'Sensor policies', ['/app/sensor-policy', 862], 'What sensors record and send.'),
  feature('endpoint', 'Security updates', ['/app/security-updates', 861], 'Which versions are handed out, and when.'),
  feature('email', 'Email sensor', ['/app/email/sensor', 8723], 'Looks for attacks in mailboxes.'),
  unlicensed(
    'email',
    'Email gateway',
    ['/app/email-gateway/welcome', 8950],
    'Filters mails before they reach the company.',
  ),
  feature(
    'mobile',
    'Risky mobile apps',
    ['/app/mobile/risky-mobile-apps', 8704],
    'Apps that see more than they should.',
  ),
  feature(
    'network',
    'Network inventory',
    ['/app/network-security/ni', 875],
    'Appliances, their versions and their state.',
  ),
  unlicensed('network', 'Internet access', ['/app/sig/ias', 805], 'Rules for what may be opened in the internet.'),
  feature(
    'cloud',
    'Cloud accounts',
    ['/app/server-cloud/cloud-account-management', 706],
    'Accounts at providers that are connected.',
  ),
  feature(
    'cloud',
    'Misconfiguration and compliance',
    ['/app/server-cloud/cloud-posture/misconfiguration-compliance', 707],
    'Settings that break a rule.',
  ),
  unlicensed('cloud', 'File security', ['/app/file-security', 721], 'Scans files before an application takes them.'),
  feature(
    'identity',
    'Identity posture',
    ['/app/identity-posture', 8930],
    'Rights that nobody needs, and passwords that are known.',
  ),
  feature('data', 'Data posture', ['/app/data-posture', 897], 'How sensitive data are protected.'),
  feature('administration', 'Audit logs', ['/admin/log', 601], 'What accounts of the console did.'),
  feature('administration', 'Remote support', ['/admin/remote', 602], 'Lets engineers of the vendor in for a while.'),
  feature(
    'administration',
    'Console settings',
    ['/admin/timezone', 67],
    'Settings for everybody, such as the time zone.',
  ),
  feature('administration', 'Accounts', ['/app/iam2/account', 8911], 'Who can sign in to the console.'),
  feature('administration', 'Roles', ['/app/iam2/role', 8910], 'What accounts may do.'),
  feature(
    'administration',
    'Service gateway',
    ['/app/service-gateway', 878],
    'Connects what stands in the own network.',
  ),
  feature('administration', 'Help center', ['/app/help-kit', 890], 'Guides, release notes and contact.'),
];

const preReleases: readonly Feature[] = [
  preRelease('platform-data-query-preview', 'detection', 'Platform data query', undefined, 'One search over all data.'),
  preRelease('ai-companion', 'detection', 'AI companion', undefined, 'Answers questions about alerts in words.'),
  preRelease(
    'attack-path-preview',
    'posture',
    'Attack paths',
    ['/app/attack-path-analysis', 1002],
    'Shows how an attacker could move.',
  ),
  preRelease(
    'data-policy-preview',
    'data',
    'Data policies',
    ['/app/data-policy', 900],
    'Policies that follow the data.',
  ),
  preRelease('code-scan-preview', 'code', 'Code scan', undefined, 'Finds secrets in repositories.'),
  preRelease(
    'identity-preview',
    'identity',
    'Identity summary',
    ['/app/identity-posture2', 893],
    'All identities on one page.',
  ),
];

/** Everything that the platform has: products, their features, then what is not released yet. */
export const platform: readonly Feature[] = [...products, ...features, ...preReleases];
