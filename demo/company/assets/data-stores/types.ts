import type { Person } from '../../people/person';
import type { Age } from '../../time/age';

/** The type of sensitive data in files. */
export type DataType = 'personal' | 'payment' | 'contracts' | 'credentials' | 'health';

/** A place that contains sensitive files. */
export interface DataStore {
  readonly id: string;
  /** The title of its object group. */
  readonly name: string;
  readonly kind: 'fileServer' | 'bucket' | 'saasFolder';
  /** The beginning of every file's address. */
  readonly location: string;
  readonly owner: Person;
  readonly exposure: 'public' | 'company' | 'restricted';
  /** 0 to 100; of a server or bucket that is an asset itself, the risk of that asset. */
  readonly risk: number;
  /** Number of files by type of data. */
  readonly files: Readonly<Record<DataType, number>>;
  readonly endpointId: string | null;
  readonly arn: string | null;
  readonly lastScan: Age;
}

/** Every type of data, in the order of the columns. */
export const dataTypes: readonly DataType[] = ['personal', 'payment', 'contracts', 'credentials', 'health'];

/** The number of sensitive files in a data store. */
export function sensitiveFiles({ files }: DataStore): number {
  return dataTypes.reduce((sum, type) => sum + files[type], 0);
}
