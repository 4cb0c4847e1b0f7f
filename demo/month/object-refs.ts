import type { WireAnswer } from '../../src/generated/operations';
import { timeOf } from './age';
import type { Started } from './calendar';
import type { Endpoint } from './endpoints';
import { searchTypes, type Indicator } from './indicator';
import type { Insight } from './insights';
import type { Mail } from './mails';
import type { Person } from './people';
import type { Process } from './processes';

type Extra = NonNullable<WireObject['extra']>;

/** An object that has a drawer, as it goes over the wire. */
export type WireObject = WireAnswer<'alertList'>['data']['items'][number]['objects'][number];

/** An object that has a drawer. */
export interface ObjectRef {
  readonly searchType: number;
  /** The id by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Kind of a host or of a threat insight, where the drawer must know. */
  readonly type?: string;
  readonly extra?: Extra;
  readonly process?: Process;
  /** Of an asset: the id under which its risk is known. */
  readonly asset?: string;
}

/** Anything with an id and a name that has a drawer. */
interface Named {
  readonly id: string;
  readonly name: string;
}

export const mailRef = (mail: Mail, role: string): ObjectRef => ({
  ...{ searchType: 1, id: mail.id, name: mail.subject ?? mail.id, role },
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
  ...{ searchType: searchTypes[indicator.kind], id: indicator.id, name: indicator.name, role },
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
  ...{ searchType: 13, id: process.id, name: process.name, role, process },
});

/** What tells a process apart, as it goes over the wire. */
export function processFacts(started: Started, each: Process): NonNullable<WireObject['process']> {
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

/** An object as it goes over the wire; in an alert its risk is asked for there. */
export function wireObject(started: Started, { asset, process, ...rest }: ObjectRef, alertId?: string): WireObject {
  return {
    ...rest,
    ...(asset !== undefined && alertId !== undefined && { workbench: { id: alertId, uuid: asset } }),
    ...(process !== undefined && { process: processFacts(started, process) }),
  };
}
