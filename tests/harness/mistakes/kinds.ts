import type { Node } from 'jsonc-parser';
import { addLast, reword, sourceOf } from './edits';
import { misspelt, sitesOf, type Mistake, type Site, type World } from './world';

/** The values at a path of all descriptors of a kind; `*` is any step. */
export function* sitesAt(world: World, kind: string, ...path: readonly (string | number)[]): Iterable<Site> {
  for (const site of sitesOf(world))
    if (
      site.descriptor.kind === kind &&
      site.path.length === path.length &&
      path.every((step, index) => step === '*' || step === site.path[index])
    )
      yield site;
}

/** Misspells each of some words. */
export function misspelling(kind: string, ...path: readonly (string | number)[]) {
  return function* (world: World): Iterable<Mistake> {
    for (const site of sitesAt(world, kind, ...path))
      if (typeof site.value === 'string' && site.value.length > 2)
        yield reword(site, misspelt(world.next, site.value), site.value);
  };
}

/** Writes each of some entries twice. */
export function repeating(kind: string, ...path: readonly (string | number)[]) {
  return function* (world: World): Iterable<Mistake> {
    for (const site of sitesAt(world, kind, ...path)) {
      const list = [...sitesAt(world, kind, ...path.slice(0, -1))].find(({ node }) => node === site.node.parent);
      if (list) yield addLast(list, sourceOf(site, site.node));
    }
  };
}

/** The diagnostic may also be at the property of an object that many levels above. */
export function around({ whole }: Site, levels: number): Pick<Mistake, 'also'> {
  let node: Node | undefined = whole;
  for (let level = 0; level < levels; level += 1) node = node?.parent;
  return node ? { also: node } : {};
}
