import type { Answer } from '~/generated/contract/operations';
import { isRecord } from '~/lib/json';
import { seededHex, seeded, integer } from '../../random';
import { timeOf, type Clock } from '../../time/age';
import { endpointsById } from '../endpoints/generate';
import { dataStoresById } from './generate';
import { dataTypes, type DataStore, type DataType } from './types';

type File = NonNullable<Answer<'lineageOatFiles'>['items']>[number];
type Node = NonNullable<Answer<'lineageNodeInfo'>['nodes']>[number];
type Entry = NonNullable<Answer<'lineageEntry'>['entries']>[number];

/** One of so many files has no recorded path. */
const UNKNOWN_WAY = 9;

const titles: Readonly<Record<DataType, string>> = {
  personal: 'Personal data',
  payment: 'Payment data',
  contracts: 'Customer contracts',
  credentials: 'Credentials',
  health: 'Health data',
};
const names: Readonly<Record<DataType, string>> = {
  personal: 'Applicants_{}.xlsx',
  payment: 'Card_payments_{}.csv',
  contracts: 'Customer_contract_{}.pdf',
  credentials: 'service_accounts_{}.kdbx',
  health: 'Occupational_health_{}.pdf',
};

/** The sensitive files of the place that the payload of an object group names. */
export function storedFiles(payload: unknown): File[] | undefined {
  const id = isRecord(payload) && typeof payload.store === 'string' ? payload.store : undefined;
  const store = id === undefined ? undefined : dataStoresById().get(id);
  return store && typesOf(store).map((type, index) => fileOf(store, type, index));
}

/** The node of the path of a generated file. */
export function lineageNode(world: Clock, edgeId: string): Node | undefined {
  const found = fileAt(edgeId);
  if (found === undefined) return undefined;
  const { store, type, file } = found;
  const next = seeded(edgeId);
  const endpoint = store.endpointId === null ? undefined : endpointsById().get(store.endpointId);
  return {
    edgeId,
    dataType: titles[type],
    trackTime: timeOf(world, store.lastScan),
    fileSize: integer(next, 20_000, 9_000_000),
    fullUri: file.fullUri ?? null,
    dataHash: file.fileHash ?? null,
    endpointGuid: endpoint?.id ?? null,
    endpointHostName: endpoint?.name ?? null,
    endpointIp: endpoint?.ip == null ? null : [endpoint.ip],
    osName: endpoint?.osName ?? null,
    osUser: store.owner.account,
    matchedPolicies:
      store.exposure === 'public' ? [{ policyId: 'pol-13', policyName: 'Sensitive data in public' }] : [],
  };
}

/** The entries of a file's way. */
export function lineageEntries(edgeId: string): Entry[] | undefined {
  const found = fileAt(edgeId);
  return (
    found && [
      { entry_id: edgeId.replace('edge', 'entry'), source_id: found.store.id, filename: found.file.fileName ?? null },
    ]
  );
}

/** The type of each file of a place. */
function typesOf({ files }: DataStore): readonly DataType[] {
  return dataTypes.flatMap((type) => Array.from({ length: files[type] }, () => type));
}

function fileAt(edgeId: string): { store: DataStore; type: DataType; file: File } | undefined {
  const [, id = '', position = ''] = /^edge-(store-.+)-(\d+)$/.exec(edgeId) ?? [];
  const store = dataStoresById().get(id);
  const type = store && typesOf(store)[Number(position)];
  return store && type && { store, type, file: fileOf(store, type, Number(position)) };
}

function fileOf({ id, kind, location }: DataStore, type: DataType, index: number): File {
  const fileName = names[type].replace('{}', `2026_${String(index + 1).padStart(3, '0')}`);
  return {
    fileName,
    fullUri: `${location}${kind === 'fileServer' ? '\\' : '/'}${fileName}`,
    fileHash: seededHex(`${id} ${index}`, 40),
    edgeId: index % UNKNOWN_WAY === UNKNOWN_WAY - 1 ? null : `edge-${id}-${index}`,
  };
}
