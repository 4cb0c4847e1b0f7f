import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../../time/moments';
import { hashes, story } from '../../story';

type LineageNode = NonNullable<Answer<'lineageNodeInfo'>['nodes']>[number];
type LineageEntry = NonNullable<Answer<'lineageEntry'>['entries']>[number];

/** Locations on the path of the contracts file, by edge id. */
export function authoredLineageNodes(when: Moments): ReadonlyMap<string, LineageNode> {
  const server: LineageNode = {
    edgeId: 'edge-contracts-1',
    dataType: 'Customer contracts',
    trackTime: when.iso(2, 5),
    fileSize: 2_411_008,
    fullUri: '\\\\SRV-FILE01\\contracts\\Customer_contracts_2026.xlsx',
    dataHash: hashes.contracts,
    endpointGuid: story.fileServer,
    endpointHostName: story.fileServerName,
    endpointIp: [story.fileServerIp],
    osName: 'Windows Server 2022',
    osUser: 'HALDEN\\maria.keller',
    matchedPolicies: [
      { policyId: 'pol-11', policyName: 'Customer data leaves the file server' },
      { policyId: 'pol-12', policyName: 'Contracts on laptops' },
    ],
  };
  const laptop: LineageNode = {
    edgeId: 'edge-contracts-2',
    dataType: 'Customer contracts',
    trackTime: when.iso(2, 4),
    fileSize: 2_411_008,
    fullUri: 'C:\\Users\\maria.keller\\Documents\\Customer_contracts_2026.xlsx',
    dataHash: hashes.contracts,
    endpointGuid: story.laptop,
    endpointHostName: story.laptopName,
    endpointIp: [story.laptopIp],
    osName: 'Windows 11 Enterprise',
    osUser: 'HALDEN\\maria.keller',
    matchedPolicies: [],
  };
  // The facts of a removed drive are unknown.
  const drive: LineageNode = {
    edgeId: 'edge-contracts-3',
    dataType: 'Customer contracts',
    trackTime: null,
    fileSize: null,
    fullUri: 'E:\\Customer_contracts_2026.xlsx',
    dataHash: hashes.contracts,
    endpointGuid: story.laptop,
    endpointHostName: story.laptopName,
    endpointIp: [story.laptopIp],
    osName: null,
    osUser: null,
    matchedPolicies: null,
  };
  return new Map([server, laptop, drive].map((node) => [node.edgeId ?? '', node]));
}

/** Entries by edge id. */
export function authoredLineageEntries(): ReadonlyMap<string, LineageEntry[]> {
  return new Map<string, LineageEntry[]>([
    [
      'edge-contracts-1',
      [
        { entry_id: 'entry-1', source_id: 'source-smb-1', filename: 'Customer_contracts_2025.xlsx' },
        { entry_id: 'entry-2', source_id: 'source-smb-1', filename: 'Customer_contracts_2026.xlsx' },
      ],
    ],
    ['edge-contracts-2', []],
    ['edge-contracts-3', [{ entry_id: 'entry-9', source_id: 'source-usb-1', filename: 'Contracts.zip' }]],
  ]);
}
