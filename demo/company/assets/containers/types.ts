import type { Age } from '../../time/age';
import type { Cluster } from './clusters';

/** A container in one of the company's clusters. */
export interface Container {
  /** The id by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly cluster: Cluster['name'];
  readonly namespace: string;
  readonly node: string;
  /** With its tag. */
  readonly image: string;
  readonly imageId: string | null;
  /** `running`, `pending`, `restarting`, `terminated`, or what a newer server says. */
  readonly status: string;
  readonly protection: 'protected' | 'outdated' | 'unprotected';
  readonly privileged: boolean;
  /** 0 to 100. */
  readonly risk: number;
  readonly vulnerabilities: number;
  readonly restarts: number;
  readonly started: Age;
}
