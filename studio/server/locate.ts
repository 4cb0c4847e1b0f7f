import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { decode } from '~/codegen/1-parse/decode';
import { idOf } from '~/codegen/language/address';
import { shippedKinds } from '~/codegen/language/kind-table';
import type { Json, Sources } from '~/codegen/language/model';
import type { Location } from '~/codegen/service/service';
import { isRecord } from '~/lib/json';
import type { Seen } from '../protocol';
import { descriptorsIn, objectsIn, valueOf } from './descriptors';

/** The line that describes what somebody sees in the console; `undefined` if nothing says so. */
export function locate(sources: Sources, seen: Seen): Location | undefined {
  const [root] = rootsOf(sources, seen);
  if (root === undefined) return undefined;
  const files = [root, ...usedBy(sources, root)];
  const trees = files.flatMap((file) => {
    const tree = treeOf(sources, file);
    return tree ? [{ file, tree }] : [];
  });
  for (const id of seen.ids) {
    for (const { file, tree } of trees) {
      const found = find(tree, (value) => idOf(value) === id);
      if (found) return { file, offset: found.offset, length: found.length };
    }
  }
  for (const { file, tree } of trees) {
    const found = find(tree, (value) => isRecord(value) && [value.label, value.title, value.text].includes(seen.text));
    if (found) return { file, offset: found.offset, length: found.length };
  }
  return { file: root, offset: 0, length: 0 };
}

/** The ids of the parts around an offset, the innermost first: by them the console names its elements. */
export function idsAt(sources: Sources, file: string, offset: number): readonly string[] {
  const tree = treeOf(sources, file);
  const ids: string[] = [];
  for (let node = tree && innermost(tree, offset); node; node = node.parent) {
    const id = node.type === 'object' ? idOf(getNodeValue(node)) : undefined;
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/** The files that describe the drawer, dialog or screen. */
function rootsOf(sources: Sources, { searchType, dialog, route }: Seen): readonly string[] {
  const filesIn = (folder: string, fits: (value: unknown) => boolean) =>
    descriptorsIn(sources, folder).flatMap(([file, value]) => (fits(value) ? [file] : []));
  if (dialog !== undefined) return [shippedKinds.pathOf('dialog', dialog)].filter((file) => sources.has(file));
  if (searchType !== undefined) {
    return filesIn(
      'drawers',
      (value) => isRecord(value) && String(value['searchType'] ?? value['opens']) === searchType,
    );
  }
  const entries = descriptorsIn(sources, 'routes').flatMap(([file, value]) =>
    [...objectsIn(value)].flatMap((entry) => (entry['path'] === route ? [{ file, screen: entry['screen'] }] : [])),
  );
  return entries.map(({ file, screen }) =>
    screen === undefined ? file : shippedKinds.pathOf('screen', String(screen)),
  );
}

/** The panels and forms that a descriptor uses, and those that these use. */
function usedBy(sources: Sources, file: string, depth = 0): readonly string[] {
  const names = [...objectsIn(valueOf(sources, file))].flatMap(({ panel, form }) => [
    ...(typeof panel === 'string' ? [shippedKinds.pathOf('panel', panel)] : []),
    ...(typeof form === 'string' ? [shippedKinds.pathOf('form', form)] : []),
  ]);
  const files = [...new Set(names)].filter((name) => name !== file && sources.has(name));
  return depth > 1 ? files : files.flatMap((name) => [name, ...usedBy(sources, name, depth + 1)]);
}

function treeOf(sources: Sources, file: string): Node | undefined {
  const bytes = sources.get(file);
  const text = bytes && decode(file, bytes).file?.text;
  return text === undefined ? undefined : parseTree(text);
}

function find(tree: Node, fits: (value: Json | undefined) => boolean): Node | undefined {
  if (tree.type === 'object' && fits(getNodeValue(tree))) return tree;
  for (const child of tree.children ?? []) {
    const found = find(child, fits);
    if (found) return found;
  }
  return undefined;
}

function innermost(node: Node, offset: number): Node {
  const child = node.children?.find((one) => one.offset <= offset && offset <= one.offset + one.length);
  return child ? innermost(child, offset) : node;
}
