import type { CloudType } from './services';

/** A rule about settings of cloud assets. */
export interface Misconfiguration {
  readonly id: string;
  /** The problem in one sentence. */
  readonly title: string;
  readonly severity: 'critical' | 'high' | 'medium' | 'low';
  /** The types of assets that can break it. */
  readonly types: readonly CloudType[];
  /** True when a violation exposes the asset to the internet. */
  readonly opens?: true;
}

/** Every rule, the gravest first. */
export const misconfigurations: readonly Misconfiguration[] = [
  { id: 'CP-101', title: 'Storage can be read by everybody', severity: 'critical', types: ['storage'], opens: true },
  {
    id: 'CP-118',
    title: 'Remote administration is open to the internet',
    severity: 'critical',
    types: ['virtualMachine', 'network'],
    opens: true,
  },
  { id: 'CP-122', title: 'Database has a public address', severity: 'high', types: ['database'], opens: true },
  {
    id: 'CP-203',
    title: 'Control plane can be reached from anywhere',
    severity: 'high',
    types: ['cluster'],
    opens: true,
  },
  { id: 'CP-210', title: 'Role may administer everything', severity: 'high', types: ['identity'] },
  { id: 'CP-214', title: 'Function runs with the rights of an administrator', severity: 'high', types: ['function'] },
  {
    id: 'CP-301',
    title: 'Data at rest is not encrypted',
    severity: 'medium',
    types: ['storage', 'database', 'virtualMachine'],
  },
  { id: 'CP-307', title: 'Access key is older than 90 days', severity: 'medium', types: ['identity'] },
  { id: 'CP-311', title: 'Flow logs are off', severity: 'medium', types: ['network'] },
  { id: 'CP-316', title: 'Runtime of the function is no longer supported', severity: 'medium', types: ['function'] },
  { id: 'CP-322', title: 'Metadata service answers without a token', severity: 'medium', types: ['virtualMachine'] },
  { id: 'CP-402', title: 'Versions of objects are not kept', severity: 'low', types: ['storage'] },
  { id: 'CP-405', title: 'Backups are kept for less than 7 days', severity: 'low', types: ['database'] },
];
