import { symbolTable } from '~/codegen/2-analyze/analysis';
import type { NameKind } from '~/codegen/language/names';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import { addLast, remove, rename, reword } from './edits';
import { misspelt, sitesOf, type Mistake, type Site, type World } from './world';

function* named(world: World, isMeant: (of: NameKind) => boolean): Iterable<readonly [Site, NameKind]> {
  for (const site of sitesOf(world))
    for (const { mark } of site.schemas)
      if (mark?.is === 'name' && isMeant(mark.of) && typeof site.value === 'string') yield [site, mark.of];
}

function naming(of: NameKind) {
  return function* (world: World): Iterable<Mistake> {
    for (const [site] of named(world, (one) => one === of)) {
      const known = symbolTable(world.project, of, site.descriptor) ?? [];
      yield reword(site, misspelt(world.next, String(site.value), known), String(site.value));
    }
  };
}

/** Names of other parts, and of what is in closed lists elsewhere. */
export const references = {
  ...Object.fromEntries(
    (
      [
        'panel',
        'scale',
        'form',
        'dialog',
        'screen',
        'picture',
        'icon',
        'route',
        'message',
        'source',
        'tab',
        'flag',
        'permission',
        'externalLink',
        'preference',
        'property',
      ] as const
    ).map((of) => [of, naming(of)]),
  ),
  *input(world: World) {
    for (const site of sitesOf(world))
      if (
        site.path.at(-2) === 'with' &&
        site.key &&
        (site.descriptor.kind === 'drawer' || site.descriptor.kind === 'panel')
      )
        yield rename(site, misspelt(world.next, String(site.key.value)), String(site.key.value));
  },
};

/** The properties of each object. */
function membersOf(world: World): ReadonlyMap<unknown, readonly Site[]> {
  const members = new Map<unknown, Site[]>();
  for (const site of sitesOf(world)) members.set(site.whole.parent, [...(members.get(site.whole.parent) ?? []), site]);
  return members;
}

/** The calls of a world with their operation. */
function* calls(world: World): Iterable<readonly [Site, Operation]> {
  const byNode = new Map(sitesOf(world).map((site) => [site.node, site]));
  for (const [site] of named(world, (of) => of === 'operation')) {
    const operation = world.project.contract.operations.get(String(site.value));
    const owner = site.whole.parent && byNode.get(site.whole.parent);
    if (owner && operation && site.descriptor.kind !== 'errors') yield [owner, operation];
  }
}

function* partsOfCalls(world: World, name: string): Iterable<readonly [Site, Operation]> {
  const byOwner = membersOf(world);
  for (const [owner, operation] of calls(world)) {
    const part = byOwner.get(owner.node)?.find((site) => site.path.at(-1) === name);
    if (part) yield [part, operation];
  }
}

function* membersOfCalls(world: World, name: string): Iterable<Site> {
  const byOwner = membersOf(world);
  for (const [part] of partsOfCalls(world, name)) yield* byOwner.get(part.node) ?? [];
}

/** Operations, their parameters and bodies. */
export const operations = {
  operation: naming('operation'),
  *parameter(world: World) {
    for (const group of ['path', 'query'])
      for (const site of membersOfCalls(world, group))
        yield rename(site, misspelt(world.next, String(site.key?.value)), String(site.key?.value));
  },
  *member(world: World) {
    for (const site of membersOfCalls(world, 'body'))
      yield rename(site, misspelt(world.next, String(site.key?.value)), String(site.key?.value));
  },
  *missing(world: World) {
    for (const [part, operation] of partsOfCalls(world, 'query'))
      for (const site of sitesOf(world))
        if (
          site.whole.parent === part.node &&
          operation.parameters.some(({ name, required }) => required && name === site.key?.value)
        )
          yield remove(site);
  },
  *missingMember(world: World) {
    for (const [part, { body }] of partsOfCalls(world, 'body'))
      for (const site of sitesOf(world))
        if (
          site.whole.parent === part.node &&
          body?.is === 'object' &&
          body.members.get(String(site.key?.value))?.optional === false
        )
          yield remove(site);
  },
  *missingPath(world: World) {
    for (const [part] of partsOfCalls(world, 'path')) yield remove(part);
  },
  *further(world: World) {
    for (const [part] of partsOfCalls(world, 'query')) yield addLast(part, `"colour": "'red'"`);
    for (const [part, { body }] of partsOfCalls(world, 'body'))
      if (part.node.type === 'object' && body?.is === 'object' && !body.rest) yield addLast(part, `"colour": "'red'"`);
  },
};
