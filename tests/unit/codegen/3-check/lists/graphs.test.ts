import { graphs } from '~/codegen/3-check/lists/trees';
import { listOf, number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { table } from '~/tests/harness/codegen/table';

const node = objectOf({ id: string, pid: number });
const edge = objectOf({ from: string, to: string, count: number });
const contract = contractOf({
  graph: { parameters: [], answer: objectOf({ nodes: listOf(node), edges: listOf(edge), main: string, pid: number }) },
});

const screen = (edges: object, more: object = {}) => ({
  'screens/graph.json': {
    kind: 'sections',
    sources: { graph: { operation: 'graph' } },
    sections: [
      {
        id: 'nodes',
        fields: [
          {
            ...{ type: 'graph', id: 'nodes', label: 'Nodes', value: 'graph.nodes' },
            ...{ nodeId: 'item.id', name: 'item.id', edges: { value: 'graph.edges', ...edges } },
            ...more,
          },
        ],
      },
    ],
  },
});
const ends = { from: 'item.from', to: 'item.to' };

table(
  graphs,
  [
    ['ids of one type', { given: screen(ends, { current: 'graph.main' }), want: [] }],
    ['a beginning by a number', { given: screen({ ...ends, from: '▶item.count' }), want: ['graph/id'] }],
    ['an end by a number', { given: screen({ ...ends, to: '▶item.count' }), want: ['graph/id'] }],
    ['an end where it begins', { given: screen({ ...ends, to: '▶item.from' }), want: ['graph/id'] }],
    ['a current node by a number', { given: screen(ends, { current: '▶graph.pid' }), want: ['graph/id'] }],
    ['a wrong name is reported as one', { given: screen({ ...ends, to: 'item.nothing' }), want: [] }],
  ],
  contract,
);
