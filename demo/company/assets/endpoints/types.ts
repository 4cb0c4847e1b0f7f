import type { Person } from '../../people/person';
import type { Age } from '../../time/age';

/** The systems of endpoints. */
export type EndpointSystem = 'windows' | 'mac' | 'linux' | 'other';

/** The protection of endpoints, by the names of its profiles. */
export type EndpointProduct = 'unified' | 'endpoint-protection' | 'workload-protection' | 'sensor' | 'none';

/** A computer of the company. */
export interface Endpoint {
  /** The id by which the drawer of a host (type 8) opens. */
  readonly id: string;
  /** The id by which the drawer of an endpoint (type 2) opens. */
  readonly computerId: string;
  /** The id of the device in directories and risks. */
  readonly deviceId: string;
  readonly name: string;
  readonly ip: string | null;
  readonly os: EndpointSystem;
  /** The system with its edition. */
  readonly osName: string | null;
  readonly osVersion: string | null;
  readonly kind: 'desktop' | 'server' | null;
  readonly owner: Person;
  readonly site: string;
  readonly product: EndpointProduct;
  readonly connection: 'connected' | 'disconnected' | 'unknown';
  readonly isolation: 'enabled' | 'pending' | 'disabled';
  /** 0 to 100. */
  readonly risk: number;
  /** Age of the last report of the agent; null without an agent. */
  readonly lastSeen: Age | null;
  readonly policy: string | null;
  readonly agentVersion: string | null;
  /** Known vulnerabilityes without a patch. */
  readonly vulnerabilities: number;
}
