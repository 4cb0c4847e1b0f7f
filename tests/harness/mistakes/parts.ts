import { scaleUsesIn } from '~/codegen/3-check/scales/scale-uses';
import type { Type } from '~/codegen/language/type';
import { valuesOf } from '~/codegen/language/type-relations';
import { addLast, at, remove, replace, reword, sourceOf } from './edits';
import { misspelling, repeating, sitesAt } from './kinds';
import { isKnowable } from './knowable';
import { misspelt, sitesOf, type Mistake, type Site, type World } from './world';

/** The ids by which the nodes of a tree find each other. */
export const trees = {
  *ownParent(world: World) {
    for (const { parent, id } of treeIds(world)) yield reword(parent, String(id.value));
  },
  *otherType(world: World) {
    for (const { parent, isText } of treeIds(world))
      yield reword(parent, `has(${String(parent.value)}) ? ${isText ? '1 : 2' : "'a' : 'b'"}`);
  },
};

function* treeIds(world: World): Iterable<{ readonly parent: Site; readonly id: Site; readonly isText: boolean }> {
  const sites = [...sitesOf(world)].filter(({ path }) => path.at(-1) === 'parentId' || path.at(-1) === 'nodeId');
  for (const parent of sites) {
    const id = sites.find(({ whole, path }) => whole.parent === parent.whole.parent && path.at(-1) === 'nodeId');
    if (parent.path.at(-1) === 'parentId' && id) yield { parent, id, isText: !String(id.value).endsWith('pid') };
  }
}

/** The details of the events of a timeline. */
export const timelines = {
  *repeated(world: World) {
    const sites = [...sitesOf(world)].filter(({ path }) => path.at(-1) === 'text' || path.at(-3) === 'details');
    for (const site of sites) {
      if (site.path.at(-1) !== 'value') continue;
      const field = site.path.slice(0, -3).join('/');
      const text = sites.find(({ descriptor, path }) => {
        return descriptor === site.descriptor && path.at(-1) === 'text' && path.slice(0, -1).join('/') === field;
      });
      if (text) yield reword(site, String(text.value));
    }
  },
};

/** Routes. */
export const routes = {
  repeated: repeating('route', 'routes', '*'),
  *menuKey(world: World) {
    for (const list of sitesAt(world, 'route', 'routes', '*', 'keys'))
      if (!sourceOf(list, list.whole.parent ?? list.node).includes('sharesKeys'))
        yield { ...addLast(list, '72'), hasTwoEnds: true as const };
  },
  *sharesKeys(world: World) {
    const keys = [...sitesAt(world, 'route', 'routes', '*', 'keys', '*')].map(({ value }) => value);
    const isShared = (route: Site): boolean =>
      [...sitesAt(world, 'route', 'routes', '*', 'keys', '*')].some(
        ({ node, value }) =>
          node.parent?.parent?.parent === route.node && keys.filter((key) => key === value).length > 1,
      );
    for (const site of sitesAt(world, 'route', 'routes', '*'))
      // Of two routes with one key, either may say so.
      if (
        sourceOf(site, site.node).includes('"keys"') &&
        !sourceOf(site, site.node).includes('sharesKeys') &&
        !isShared(site)
      )
        yield addLast(site, '"sharesKeys": true');
  },
  redirect: misspelling('route', 'routes', '*', 'to'),
  screen: misspelling('route', 'routes', '*', 'screen'),
  *circle(world: World) {
    for (const site of sitesAt(world, 'route', 'routes', '*', 'to')) {
      const path = /"path": "([^"]+)"/.exec(sourceOf(site, site.whole.parent ?? site.node))?.[1];
      if (path) yield reword(site, path);
    }
  },
  *noTitle(world: World) {
    for (const site of sitesAt(world, 'route', 'routes', '*', 'title'))
      if (
        sourceOf(site, site.whole.parent ?? site.node).includes('"screen"') ||
        sourceOf(site, site.whole.parent ?? site.node).includes('"external"')
      )
        yield remove(site);
  },
  *form(world: World) {
    for (const site of sitesAt(world, 'route', 'routes', '*', 'path'))
      if (String(site.value).startsWith('/')) yield reword(site, `${site.value}/{id`);
  },
  *query(world: World) {
    for (const site of sitesOf(world))
      if (
        site.descriptor.kind !== 'route' &&
        site.path.at(-2) === 'query' &&
        site.key &&
        sourceOf(site, site.whole.parent?.parent?.parent ?? site.node).includes('"navigate"')
      )
        yield at(
          site.descriptor,
          { offset: site.key.offset + 1, length: site.key.length - 2 },
          misspelt(world.next, String(site.key.value)),
          String(site.key.value),
        );
  },
};

/** A row that is misspelt, if that can be known: a value that the contract leaves open can be any. */
function* misspeltRow(world: World, site: Site): Iterable<Mistake> {
  const { value } = site;
  if (typeof value !== 'string' || value.length < 3) return;
  const rated = ratedTypes(world).get(site.descriptor.id) ?? [];
  const type = rated.find((one) => valuesOf(one)?.includes(value));
  if (isKnowable(world, value, type)) yield reword(site, misspelt(world.next, value), value);
}

const typesOfWorld = new WeakMap<World, ReadonlyMap<string, readonly Type[]>>();

/** The types of what each scale rates. */
function ratedTypes(world: World): ReadonlyMap<string, readonly Type[]> {
  const known = typesOfWorld.get(world);
  if (known) return known;
  const types = new Map<string, Type[]>();
  for (const descriptor of world.project.descriptors)
    for (const { scale, type } of scaleUsesIn(world.project, descriptor))
      types.set(scale.id, [...(types.get(scale.id) ?? []), type]);
  typesOfWorld.set(world, types);
  return types;
}

/** Scales. */
export const scales = {
  *word(world: World) {
    for (const site of sitesAt(world, 'scale', 'rows', '*', 'equals')) yield* misspeltRow(world, site);
  },
  *wordOfList(world: World) {
    for (const site of sitesAt(world, 'scale', 'rows', '*', 'equals', '*')) yield* misspeltRow(world, site);
  },
  repeated: repeating('scale', 'rows', '*'),
  *row(world: World) {
    for (const site of sitesAt(world, 'scale', 'rows', '*'))
      if (sourceOf(site, site.node).includes('"from"')) yield { ...remove(site), hasTwoEnds: true as const };
  },
  severity: misspelling('scale', 'rows', '*', 'severity'),
  *type(world: World) {
    for (const site of sitesAt(world, 'scale', 'rows', '*', 'equals'))
      // One word in the place of a list of words is no mistake.
      if (typeof site.value !== 'object') yield replace(site, typeof site.value === 'string' ? '4' : '"four"');
  },
  *reversed(world: World) {
    for (const site of sitesAt(world, 'scale', 'rows', '*', 'to')) yield replace(site, '-99');
  },
  *other(world: World) {
    const scaleOf = new Map(world.project.of('scale').map(({ id, authored }) => [id, authored.of]));
    for (const site of sitesOf(world)) {
      const of = site.path.at(-1) === 'scale' && scaleOf.get(String(site.value));
      if (of !== 'string' && of !== 'integer' && of !== 'number') continue;
      // Either the scale or the value may be meant, and the value has the diagnostic.
      yield { ...reword(site, of === 'string' ? 'web-reputation' : 'identity-state'), hasTwoEnds: true as const };
    }
  },
};

/** Texts of failures. */
export const errors = {
  operation: misspelling('errors', 'rows', '*', 'operation'),
  prefix: misspelling('errors', 'rows', '*', 'prefix'),
  *number(world: World) {
    for (const site of sitesAt(world, 'errors', 'rows', '*', 'number'))
      // No other row has this number: of two that are the same, the later one would be reported.
      yield replace(site, `${Number(site.value)}7`);
  },
  *status(world: World) {
    for (const site of sitesAt(world, 'errors', 'rows', '*', 'status'))
      if (typeof site.value === 'number' && sourceOf(site, site.whole.parent ?? site.node).includes('number'))
        yield replace(site, String(site.value + 4));
  },
  message: misspelling('errors', 'rows', '*', 'policy', 'message'),
  dialog: misspelling('errors', 'rows', '*', 'policy', 'dialog'),
  repeated: repeating('errors', 'rows', '*'),
  *row(world: World) {
    for (const site of sitesAt(world, 'errors', 'rows', '*'))
      if (sourceOf(site, site.node).includes('"number"')) yield remove(site);
  },
};

const sendingForms = ['support-case', 'anomaly', 'threat-actor', 'language', 'time-zone'];

/** Forms. */
export const forms = {
  property: misspelling('form', 'layout', '*', 'property'),
  required: misspelling('form', 'schema', 'required', '*'),
  option: misspelling('form', 'layout', '*', 'options', '*', 'value'),
  *notDrawn(world: World) {
    for (const site of sitesAt(world, 'form', 'layout', '*')) yield { ...remove(site), hasTwoEnds: true as const };
  },
  *noMessage(world: World) {
    for (const site of sitesAt(world, 'form', 'layout', '*', 'messages', 'any')) yield remove(site);
  },
  *limits(world: World) {
    for (const site of sitesAt(world, 'form', 'schema', 'properties', '*', 'maxLength'))
      if (sourceOf(site, site.whole.parent ?? site.node).includes('minLength')) yield replace(site, '0');
  },
  *looser(world: World) {
    for (const site of sitesAt(world, 'form', 'schema', 'properties', '*', 'maxLength'))
      if (sendingForms.includes(site.descriptor.id)) yield replace(site, '100000');
  },
  *noLimit(world: World) {
    for (const site of sitesAt(world, 'form', 'schema', 'properties', '*', 'maxLength')) yield remove(site);
  },
  *type(world: World) {
    for (const site of sitesAt(world, 'form', 'schema', 'properties', '*', 'type'))
      // Either the type or the property beside it may be meant, such as a length that only a text has.
      if (site.value === 'string') yield { ...reword(site, 'integer'), hasTwoEnds: true as const };
  },
  *furtherValue(world: World) {
    // Either the value is too many, or its option is missing.
    for (const site of sitesAt(world, 'form', 'schema', 'properties', '*', 'enum'))
      yield { ...addLast(site, '"Other one"'), hasTwoEnds: true as const };
  },
  *optional(world: World) {
    for (const site of sitesAt(world, 'form', 'schema', 'required', '*'))
      if (site.descriptor.id === 'support-case') yield { ...remove(site), hasTwoEnds: true as const };
  },
  *furtherProperty(world: World) {
    for (const site of sitesAt(world, 'form', 'schema', 'properties'))
      if (site.descriptor.id === 'support-case') yield addLast(site, '"colour": { "type": "string" }');
  },
  *caseValue(world: World) {
    for (const site of sitesAt(world, 'form', 'cases', 'items', '*', 'value'))
      if (site.descriptor.id === 'anomaly')
        yield reword(site, misspelt(world.next, String(site.value)), String(site.value));
  },
  *caseProperty(world: World) {
    for (const site of sitesAt(world, 'form', 'cases', 'items', '*', 'asks', '*'))
      if (site.key)
        yield at(
          site.descriptor,
          { offset: site.key.offset + 1, length: site.key.length - 2 },
          misspelt(world.next, String(site.key.value)),
          String(site.key.value),
        );
  },
  *widget(world: World) {
    for (const site of sitesAt(world, 'form', 'layout', '*', 'widget'))
      yield reword(site, site.value === 'checkbox' ? 'text' : 'checkbox');
  },
};
