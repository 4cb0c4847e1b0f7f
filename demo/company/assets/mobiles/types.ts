import type { Person } from '../../people/person';
import type { Age } from '../../time/age';

/** A mobile device of the company. */
export interface Mobile {
  /** The id by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly system: 'android' | 'ios' | null;
  readonly osVersion: string | null;
  readonly brand: string | null;
  readonly model: string | null;
  readonly manufacturer: string | null;
  readonly mac: string | null;
  readonly imei: string | null;
  readonly owner: Person;
  /** 0 to 100. */
  readonly risk: number;
  /** 4 high, 3 medium, 2 warning, 1 safe. */
  readonly securityStatus: 1 | 2 | 3 | 4;
  /** 3 error, 2 warning, 1 success. */
  readonly deviceStatus: 1 | 2 | 3 | null;
  readonly lastScan: Age | null;
}
