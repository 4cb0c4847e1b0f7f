import { product, type Feature } from './feature';

/** The products of the platform. */
export const products: readonly Feature[] = [
  product('posture', 'Cyber risk exposure', ['/securityposture', 1], 'Where the company can be hurt, and how badly.'),
  product('detection', 'Detection and response', ['/workbench', 5], 'Alerts of all sensors, in one place.'),
  product(
    'threat-intelligence',
    'Threat intelligence',
    ['/app/ti/intelligence_insights', 30],
    'What others have seen.',
  ),
  product('endpoint', 'Endpoint security', ['/app/endpoint-inventory', 85], 'Protection of computers and servers.'),
  product('endpoint', 'Workload protection', ['/app/epp/workload-protection', 901], 'Protection of servers.'),
  product('email', 'Email security', ['/app/email/account', 8722], 'Filters, sensors and policies for mailboxes.'),
  product('mobile', 'Mobile security', ['/app/mobile/inventory', 8701], 'Protection of phones and tablets.'),
  product('network', 'Network security', ['/app/network-security/network-overview', 895], 'Appliances in the network.'),
  product('network', 'Secure access', ['/app/zero/overview', 801], 'Access by who asks, not by where from.'),
  product(
    'cloud',
    'Cloud security',
    ['/app/server-cloud/cloud-overview', 711],
    'Accounts, containers and files in clouds.',
  ),
  product('cloud', 'Container security', ['/app/container-security', 8959], 'Clusters and the images that run there.'),
  product(
    'identity',
    'Identity security',
    ['/app/identity-inventory', 8931],
    'Accounts, their rights and their risks.',
  ),
  product('data', 'Data security', ['/app/data-inventory', 899], 'Where sensitive data lie and where they go.'),
  {
    ...product('code', 'Code security', ['/app/code-security', 1001], 'Finds risks before they run.'),
    state: 'not-licensed',
  },
  product(
    'automation',
    'Workflow automation',
    ['/app/workflow-automation-eco', 885],
    'Steps that follow an alert by themselves.',
  ),
];
