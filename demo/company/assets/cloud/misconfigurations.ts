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
  { id: 'CP-101', title: 'Publicly readable storage', severity: 'critical', types: ['storage'], opens: true },
  {
    id: 'CP-118',
    title: 'Remote administration open to the internet',
    severity: 'critical',
    types: ['virtualMachine', 'network'],
    opens: true,
  },
  { id: 'CP-122', title: 'Publicly accessible database', severity: 'high', types: ['database'], opens: true },
  {
    id: 'CP-203',
    title: 'Publicly accessible control plane',
    severity: 'high',
    types: ['cluster'],
    opens: true,
  },
  { id: 'CP-210', title: 'Overly permissive role', severity: 'high', types: ['identity'] },
  { id: 'CP-214', title: 'Function with administrator privileges', severity: 'high', types: ['function'] },
  {
    id: 'CP-301',
    title: 'Encryption at rest disabled',
    severity: 'medium',
    types: ['storage', 'database', 'virtualMachine'],
  },
  { id: 'CP-307', title: 'Access key older than 90 days', severity: 'medium', types: ['identity'] },
  { id: 'CP-311', title: 'Flow logs disabled', severity: 'medium', types: ['network'] },
  { id: 'CP-316', title: 'Unsupported function runtime', severity: 'medium', types: ['function'] },
  { id: 'CP-322', title: 'IMDSv1 enabled', severity: 'medium', types: ['virtualMachine'] },
  { id: 'CP-402', title: 'Object versioning disabled', severity: 'low', types: ['storage'] },
  { id: 'CP-405', title: 'Backup retention below 7 days', severity: 'low', types: ['database'] },
];
