import type { Handlers } from '../handler';
import { lineageEntries, storedFiles, lineageNode } from '../../company/assets/data-stores/detail';

/** Answers about sensitive files and their way. */
export const lineageHandlers = {
  lineageNodeInfo: ({ body, world }) => ({
    nodes: body.edge_ids.flatMap((id) => world.data.lineageNodes.get(id) ?? lineageNode(world, id) ?? []),
  }),
  lineageEntry: ({ query, world }) => ({
    entries: world.data.lineageEntries.get(query.edgeId) ?? lineageEntries(query.edgeId) ?? [],
  }),
  lineageOatFiles: ({ body, world }) => ({
    items:
      storedFiles(body.payload) ??
      [...world.data.lineageNodes.values()].map(({ fullUri, dataHash, edgeId }) => ({
        fileName: fullUri?.split('\\').at(-1) ?? null,
        fullUri: fullUri ?? null,
        fileHash: dataHash ?? null,
        edgeId: edgeId ?? null,
      })),
  }),
} satisfies Handlers<'lineageNodeInfo' | 'lineageEntry' | 'lineageOatFiles'>;
