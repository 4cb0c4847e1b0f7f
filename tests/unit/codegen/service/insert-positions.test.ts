import { expect, test } from 'vitest';
import { createLanguageService } from '~/codegen/service/create-service';
import { answersOf, type ContractNode } from '~/codegen/service/fields/contract-tree';
import { insertShowing } from '~/studio/document/parts';
import { edit } from '~/tests/harness/codegen/caret';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const url = 'descriptors/drawers/url.json';
const tab = (rest: string) => ['"tabs": [', `"tabs": [{ "id": "new", "title": "New"¦${rest} },`] as const;

test.each([
  ['behind the field at the caret', ['"url.host"', '"url.h¦ost"'], ['tabs', 0, 'fields', 10]],
  ['at the end of the tab at the caret', ['"id": "basic"', '"id": "ba¦sic"'], ['tabs', 0, 'fields', 12]],
  ['into the list that a new tab will have', tab(''), ['tabs', 0, 'fields', 0]],
  ['into an empty list', tab(', "fields": []'), ['tabs', 0, 'fields', 0]],
  ['into the first section of a tab', tab(', "sections": [{ "id": "a", "fields": [] }]'), ['tabs', 0, 'sections', 0]],
  ['into the first list from outside of all tabs', ['"tabs": [', '¦"tabs": ['], ['tabs', 0, 'fields', 12]],
] as const)('a value is inserted %s', (_where, [from, to], path) => {
  const { service, offset } = edit(url, from, to);
  expect(service.insertPositions(url, offset)?.single?.path.slice(0, path.length)).toEqual(path);
});

test('a value is not inserted into another tab than the one at the caret', () => {
  const { service, offset } = edit(url, '"id": "activity"', '"id": "act¦ivity"');
  const found = service.insertPositions(url, offset);
  expect(found?.single).toBeUndefined();
  expect(found?.refused).toBe('The fields of this tab are in the panel "activity". Select another tab.');
});

test('a screen that shows a list takes columns for its entries and nothing else', () => {
  const screen = 'descriptors/screens/workbench.json';
  const { service } = edit(screen, '"kind"', '¦"kind"');
  const found = service.insertPositions(screen, 0);
  expect(found?.refused).toBe('No part of this descriptor shows single values.');
  expect(Object.values(found?.entries ?? {})).toMatchObject([
    { kind: 'column', path: ['columns', expect.any(Number)] },
  ]);
});

/** Everything in answers that has a field. */
function addable(nodes: readonly ContractNode[]): readonly ContractNode[] {
  return nodes.flatMap((node) => [...(node.field === undefined ? [] : [node]), ...addable(node.children)]);
}

/** One of each type of field for each list, and one outside of lists: what makes a difference. */
function oneOfEach(nodes: readonly ContractNode[]): readonly ContractNode[] {
  const typeOf = ({ field = '' }: ContractNode) => /"type":"\w+"/.exec(field)?.[0];
  return [...new Map(addable(nodes).map((node) => [`${node.list} ${typeOf(node)}`, node])).values()];
}

const { project } = shippedCompiler.check(shipped);

test.each(
  project.descriptors
    .filter((descriptor) => answersOf(project, descriptor).length > 0)
    .map((descriptor) => [descriptor.file.path, descriptor] as const),
)('%s compiles with the values of its answers that can be added', (file, descriptor) => {
  const service = createLanguageService(shipped, shippedCompiler);
  let sources = shipped;
  const nodes = oneOfEach(answersOf(project, descriptor));
  for (const list of new Set(nodes.map((node) => node.list))) {
    service.update(sources);
    const positions = service.insertPositions(file, 0);
    const position = list === undefined ? positions?.single : positions?.entries[list];
    // The list stays where it is while parts are inserted into it.
    for (const { column, field } of nodes.filter((node) => node.list === list)) {
      const part = position?.kind === 'column' ? column : field;
      if (!position || part === undefined) continue;
      sources = edited(sources, file, (text) => insertShowing(text, position, part)?.text ?? text);
    }
  }
  service.update(sources);
  expect(service.diagnostics().filter(({ severity }) => severity === 'error')).toEqual([]);
});
