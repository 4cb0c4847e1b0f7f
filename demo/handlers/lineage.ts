import type { Handlers } from '../handler';

/** Answers about sensitive files and their way. */
export const lineageHandlers = {
  lineageNodeInfo: ({ body, world }) => ({
    nodes: body.edge_ids.flatMap((id) => world.data.lineageNodes.get(id) ?? []),
  }),
  lineageEntry: ({ query, world }) => ({ entries: world.data.lineageEntries.get(query.edgeId) ?? [] }),
  lineageOatFiles: ({ world }) => ({
    items: [...world.data.lineageNodes.values()].map(({ fullUri, dataHash, edgeId }) => ({
      fileName: fullUri?.split('\\').at(-1) ?? null,
      fullUri: fullUri ?? null,
      fileHash: dataHash ?? null,
      edgeId: edgeId ?? null,
    })),
  }),
} satisfies Handlers<'lineageNodeInfo' | 'lineageEntry' | 'lineageOatFiles'>;
