import { expect, test } from 'vitest';
import { answersOf, type ContractNode } from '~/codegen/service/fields/contract-tree';
import { descriptorAt } from '~/tests/harness/codegen/project-of';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const { project } = shippedCompiler.check(shipped);

/** Whether a drawer shows the values of a path, by the list that has them. */
function shownIn(drawer: string, path: string): Readonly<Record<string, boolean>> {
  const nodesIn = (nodes: readonly ContractNode[]): readonly ContractNode[] =>
    nodes.flatMap((node) => [node, ...nodesIn(node.children)]);
  const nodes = nodesIn(answersOf(project, descriptorAt(project, `drawers/${drawer}.json`)));
  return Object.fromEntries(
    nodes.flatMap(({ path: at, list = '', isShown = false }) => (at === path ? [[list, isShown]] : [])),
  );
}

test.each<[string, { readonly given: readonly [string, string]; readonly want: Readonly<Record<string, boolean>> }]>([
  ['a field shows its value', { given: ['url', 'url.host'], want: { '': true } }],
  ['a function shows what it is given', { given: ['container', 'container.name'], want: { '': true } }],
  [
    'a column of one list shows nothing of another one',
    { given: ['container', 'item.name'], want: { 'container.volumeMounts': true, 'container.env': false } },
  ],
  ['the first of a list shows the list', { given: ['url', 'url.hostedLocation'], want: { '': true } }],
  ['what a named value chooses is shown', { given: ['host-pro', 'endpoint.cpu_arch'], want: { '': true } }],
  ['a condition shows nothing', { given: ['file', 'file.memoryResident'], want: { '': false } }],
])('%s', (_, { given, want }) => {
  expect(shownIn(...given)).toEqual(want);
});

test('of two sources of one operation each has its own fields that are shown', () => {
  const path = 'descriptors/drawers/url.json';
  const twice = edited(shipped, path, (text) =>
    text.replace('"sources": {', '$& "again": { "operation": "urlQuery" },'),
  );
  const { project: changed } = shippedCompiler.check(twice);
  const trees = answersOf(changed, descriptorAt(changed, 'drawers/url.json'));
  const isShown = (source: string) =>
    trees.find(({ name }) => name === source)?.children.find(({ name }) => name === 'host')?.isShown ?? false;
  expect([isShown('url'), isShown('again')]).toEqual([true, false]);
});
