import { trees } from '~/codegen/3-check/lists/trees';
import { listOf, number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { table } from '~/tests/harness/codegen/table';

const node = objectOf({ id: string, 'parentId?': string, pid: number, 'parentPid?': number, tags: listOf(string) });
const contract = contractOf({
  tree: { parameters: [], answer: objectOf({ nodes: listOf(node), current: string, pid: number }) },
});

const screen = (ids: object) => ({
  'screens/tree.json': {
    kind: 'sections',
    sources: { tree: { operation: 'tree' } },
    sections: [
      {
        id: 'nodes',
        fields: [
          {
            ...{ type: 'tree', id: 'nodes', label: 'Nodes', value: 'tree.nodes' },
            ...ids,
            columns: [{ type: 'text', id: 'id', label: 'Id', value: 'item.id' }],
          },
        ],
      },
    ],
  },
});

table(
  trees,
  [
    ['ids of one type', { given: screen({ nodeId: 'item.id', parentId: 'item.parentId' }), want: [] }],
    ['numbers are ids too', { given: screen({ nodeId: 'item.pid', parentId: 'item.parentPid' }), want: [] }],
    ['a parent by a number', { given: screen({ nodeId: 'item.id', parentId: '▶item.parentPid' }), want: ['tree/id'] }],
    ['a node below itself', { given: screen({ nodeId: 'item.id', parentId: '▶item.id' }), want: ['tree/id'] }],
    [
      'a current node by its id',
      { given: screen({ nodeId: 'item.id', parentId: 'item.parentId', current: 'tree.current' }), want: [] },
    ],
    [
      'a current node by a number',
      { given: screen({ nodeId: 'item.id', parentId: 'item.parentId', current: '▶tree.pid' }), want: ['tree/id'] },
    ],
    ['a wrong name is reported as one', { given: screen({ nodeId: 'item.id', parentId: 'item.nothing' }), want: [] }],
  ],
  contract,
);
