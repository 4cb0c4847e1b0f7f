import type { Handlers } from '../handler';
import { monthEntries, monthFiles, monthNode } from '../month/drawers/store-files';

/** Answers about sensitive files and their way. */
export const lineageHandlers = {
  lineageNodeInfo: ({ body, world }) => ({
    nodes: body.edge_ids.flatMap((id) => world.data.lineageNodes.get(id) ?? monthNode(world, id) ?? []),
  }),
  lineageEntry: ({ query, world }) => ({
    entries: world.data.lineageEntries.get(query.edgeId) ?? monthEntries(query.edgeId) ?? [],
  }),
  lineageOatFiles: ({ body, world }) => ({
    items:
      monthFiles(body.payload) ??
      [...world.data.lineageNodes.values()].map(({ fullUri, dataHash, edgeId }) => ({
        fileName: fullUri?.split('\\').at(-1) ?? null,
        fullUri: fullUri ?? null,
        fileHash: dataHash ?? null,
        edgeId: edgeId ?? null,
      })),
  }),
} satisfies Handlers<'lineageNodeInfo' | 'lineageEntry' | 'lineageOatFiles'>;
