import type { WireAnswer } from '~/generated/contract/operations';
import type { Endpoint } from './assets/endpoints/types';
import type { Mail } from './mail/types';
import type { Person } from './people/person';
import type { Process } from './processes/types';
import { searchTypes, type Indicator } from './threats/indicators/types';
import type { Insight } from './threats/insights/types';
import { timeOf, type StartTime } from './time/age';

type Extra = NonNullable<WireObject['extra']>;
type Kind = NonNullable<WireObject['kind']>;

/** An object that has a drawer, as answers contain it. */
export type WireObject = WireAnswer<'alertList'>['data']['items'][number]['objects'][number];

/** An object that has a drawer. */
export interface ObjectRef {
  readonly searchType: number;
  /** The id by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** What is thought of it; absent for an object that is not analysed. */
  readonly verdict?: string;
  /** Kind of a host or of a threat insight, where the drawer must know. */
  readonly type?: string;
  readonly extra?: Extra;
  readonly process?: Process;
  /** The id of the asset in the risk operations; absent for other objects. */
  readonly asset?: string;
}

const kinds: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [1, 'email'],
  [2, 'endpoint'],
  [3, 'file'],
  [4, 'url'],
  [5, 'domain'],
  [6, 'ip'],
  [7, 'mobile'],
  [8, 'endpoint'],
  [9, 'container'],
  [10, 'cloud-asset'],
  [11, 'user'],
  [12, 'threat-insight'],
  [13, 'process'],
]);

/** What an object is, by the number of its drawer. */
export function kindOf({ searchType }: ObjectRef): Kind {
  const kind = kinds.get(searchType);
  if (kind === undefined) throw new Error(`${searchType} is no type of an object`);
  return kind;
}

/** An object with an id and a name that has a drawer. */
interface Named {
  readonly id: string;
  readonly name: string;
}

export const mailRef = (mail: Mail, role: string): ObjectRef => ({
  ...{ searchType: 1, id: mail.id, name: mail.subject ?? mail.id, role, verdict: mail.verdict },
});

/** An endpoint as the older drawer of hosts opens it. */
export const computerRef = (endpoint: Endpoint, role: string): ObjectRef => ({
  ...{ searchType: 2, id: endpoint.computerId, name: endpoint.name, role },
});

export const hostRef = (endpoint: Endpoint, role: string): ObjectRef => ({
  ...{ searchType: 8, id: endpoint.id, name: endpoint.name, role, asset: endpoint.id },
});

/** A host of which only the computer id is known. */
export const hostByComputerRef = (endpoint: Endpoint, role: string): ObjectRef => ({
  ...{ searchType: 8, type: 'computer', id: endpoint.computerId, name: endpoint.name, role, asset: endpoint.id },
});

/** A file, URL, domain or address. */
export const indicatorRef = (indicator: Indicator, role: string, extra?: Extra): ObjectRef => ({
  ...{
    searchType: searchTypes[indicator.kind],
    id: indicator.id,
    name: indicator.name,
    role,
    verdict: indicator.verdict,
  },
  ...(extra && { extra }),
});

export const mobileRef = ({ id, name }: Named, role: string): ObjectRef => ({ searchType: 7, id, name, role });

export const containerRef = ({ id, name }: Named, role: string): ObjectRef => ({ searchType: 9, id, name, role });

export const cloudRef = ({ id, name }: Named, role: string): ObjectRef => ({
  ...{ searchType: 10, id, name, role, asset: id },
});

export const userRef = ({ id, name }: Person, role: string): ObjectRef => ({
  searchType: 11,
  id,
  name,
  role,
  asset: id,
});

export const insightRef = ({ id, kind }: Insight, role: string): ObjectRef => ({
  ...{ searchType: 12, id, name: id, role, type: kind },
});

export const processRef = (process: Process, role: string): ObjectRef => ({
  ...{ searchType: 13, id: process.id, name: process.name, role, verdict: process.verdict, process },
});

/** The facts that identify a process, as answers contain them. */
export function processFacts(started: StartTime, each: Process): NonNullable<WireObject['process']> {
  return {
    ...(each.artifactId !== undefined && { artifactUniqueId: each.artifactId }),
    ...(each.file !== undefined && { sha1: each.file.id }),
    xdrDeviceId: each.endpoint.deviceId,
    pid: each.pid,
    fullPath: each.fullPath,
    commandLine: each.commandLine,
    eventTime: timeOf(started, each.age),
  };
}

/** An object as answers contain it; in an alert, an asset refers to its risk in that alert. */
export function wireObject(started: StartTime, object: ObjectRef, alertId?: string): WireObject {
  const { asset, process, verdict = null, ...rest } = object;
  return {
    ...{ ...rest, kind: kindOf(object), verdict },
    ...(asset !== undefined && alertId !== undefined && { workbench: { id: alertId, uuid: asset } }),
    ...(process !== undefined && { process: processFacts(started, process) }),
  };
}
