import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { decode } from '~/codegen/1-parse/decode';
import { idOf } from '~/codegen/language/address';
import type { Json, Sources } from '~/codegen/language/model';
import type { Location } from '~/codegen/service/service';
import { isRecord } from '~/lib/json';
import type { Seen } from '../protocol';
import { objectsIn, type Descriptors } from './descriptors';
import { extendedFile } from './target';

/** The line that describes what somebody sees in the console; `undefined` if nothing says so. */
export function locate(descriptors: Descriptors, seen: Seen): Location | undefined {
  const root = rootFile(descriptors, seen);
  if (root === undefined) return undefined;
  const files = [root, ...usedBy(descriptors, root), ...extensionsOf(descriptors, root)];
  const trees = files.flatMap((file) => {
    const tree = tolerantTree(descriptors.sources, file);
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
  const tree = tolerantTree(sources, file);
  const ids: string[] = [];
  for (let node = tree && innermost(tree, offset); node; node = node.parent) {
    const id = node.type === 'object' ? idOf(getNodeValue(node)) : undefined;
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/** The file that describes the drawer, dialog or screen. */
function rootFile(descriptors: Descriptors, { searchType, dialog, route }: Seen): string | undefined {
  if (dialog !== undefined) return descriptors.find('dialog', dialog);
  if (searchType !== undefined) {
    const [file] =
      descriptors
        .of('drawer')
        .find(([, value]) => isRecord(value) && String(value['searchType'] ?? value['opens']) === searchType) ?? [];
    return file;
  }
  for (const [file, value] of descriptors.of('route')) {
    const entry = [...objectsIn(value)].find(({ path }) => path === route);
    const screen = entry?.['screen'];
    if (entry) return screen === undefined ? file : descriptors.find('screen', String(screen));
  }
  return undefined;
}

/** The panels and forms that a descriptor uses, and those that these use. */
function usedBy(descriptors: Descriptors, file: string, depth = 0): readonly string[] {
  const used = [...objectsIn(descriptors.valueOf(file))].flatMap(({ panel, form }) => [
    typeof panel === 'string' ? descriptors.find('panel', panel) : undefined,
    typeof form === 'string' ? descriptors.find('form', form) : undefined,
  ]);
  const files = [...new Set(used)].flatMap((one) => (one === undefined || one === file ? [] : [one]));
  return depth > 1 ? files : files.flatMap((one) => [one, ...usedBy(descriptors, one, depth + 1)]);
}

/** The extensions that add to a descriptor. */
function extensionsOf(descriptors: Descriptors, file: string): readonly string[] {
  return descriptors
    .of('extension')
    .flatMap(([extension, value]) => (extendedFile(descriptors, value) === file ? [extension] : []));
}

function tolerantTree(sources: Sources, file: string): Node | undefined {
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
