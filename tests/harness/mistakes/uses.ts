import { addFirst, addLast, at, replace, reword, sourceOf } from './edits';
import { around, misspelling, sitesAt } from './kinds';
import { expressionSitesOf, misspelt, sitesOf, type World } from './world';

/** Things that nothing uses. */
export const unused = {
  *source(world: World) {
    for (const site of sitesOf(world))
      if (site.path.length === 1 && site.path[0] === 'sources')
        yield addLast(site, '"spare": { "operation": "getSession" }');
  },
  *value(world: World) {
    for (const site of sitesOf(world))
      if (site.path.length === 1 && site.path[0] === 'values') yield addLast(site, '"spare": "region"');
  },
  *input(world: World) {
    for (const kind of ['panel', 'form'])
      for (const site of sitesAt(world, kind, 'input')) yield addLast(site, '"spare": "string?"');
  },
  *predicate(world: World) {
    for (const site of sitesAt(world, 'predicates', 'predicates'))
      yield addLast(site, `"spare": { "description": "S.", "when": "region == 'UAE'" }`);
    for (const site of sitesAt(world, 'predicates', 'rules'))
      yield addLast(site, `"spare": { "description": "S.", "of": ["a"], "value": "a == 'x'" }`);
  },
  *vocabulary(world: World) {
    // The server gives users their types: one that no condition names is no mistake.
    for (const list of ['flags', 'permissions', 'externalLinks'])
      for (const site of sitesAt(world, 'vocabulary', list)) yield addLast(site, '"spare": "Spare."');
    for (const site of sitesAt(world, 'console', 'preferences'))
      yield addLast(site, '"spare": { "key": "uic_spare", "lasts": "day" }');
  },
  *message(world: World) {
    const file = 'descriptors/messages/en.json';
    const offset = new TextDecoder().decode(world.sources.get(file)).indexOf('"ERROR.ALERT_UNKNOWN"');
    yield { file, offset, length: 0, text: '"DRAWER.SPARE": "Spare", ' };
  },
  *filter(world: World) {
    for (const site of sitesAt(world, 'screen', 'filters'))
      yield addLast(site, '{ "type": "text", "id": "spare", "label": "Spare" }');
  },
  *address(world: World) {
    for (const site of sitesAt(world, 'screen', 'address')) yield addLast(site, '"spare"');
  },
};

/** Things that lead to themselves. */
export const circles = {
  *value(world: World) {
    for (const site of sitesOf(world))
      if (site.path.length === 2 && site.path[0] === 'values') yield reword(site, String(site.path[1]));
  },
  *predicate(world: World) {
    for (const site of sitesAt(world, 'predicates', 'predicates', '*', 'when'))
      yield { ...reword(site, `!${String(site.path[1])}`), ...around(site, 2) };
  },
  *source(world: World) {
    for (const site of sitesOf(world))
      if (
        site.path.length === 2 &&
        site.path[0] === 'sources' &&
        typeof site.value === 'object' &&
        sourceOf(site, site.node).includes('"operation"') &&
        !sourceOf(site, site.node).includes('"when"')
      )
        yield { ...addLast(site, `"when": "has(${String(site.path[1])})"`), also: site.whole };
  },
  *panel(world: World) {
    for (const site of sitesOf(world))
      if (site.descriptor.kind === 'panel' && site.path.at(-1) === 'panel' && typeof site.value === 'string')
        yield reword(site, site.descriptor.id);
  },
};

/** Settings, sizes and pictures. */
export const settings = {
  *descending(world: World) {
    const pairs = [
      ['widths', 'drawerMin', '961'],
      ['widths', 'drawerMax', '300'],
      ['widths', 'drawer', '1000'],
      ['layers', 'drawer', '1004'],
      ['layers', 'front', '900'],
      ['live', 'firstDelay', '80000'],
      ['live', 'longestDelay', '1000'],
      ['deadlines', 'earlyTo', '400000'],
      ['deadlines', 'warning', '500000'],
      ['search', 'narrow', '700'],
      ['search', 'expanded', '100'],
      ['frames', 'events', '60'],
      ['layers', 'toast', '1000'],
      ['deadlines', 'longest', '70000'],
    ] as const;
    for (const [group, name, value] of pairs)
      for (const site of sitesAt(world, 'console', group, name))
        yield {
          ...replace(site, value),
          also: { offset: site.whole.parent?.offset ?? 0, length: site.whole.parent?.length ?? 0 },
        };
  },
  *preset(world: World) {
    for (const site of sitesAt(world, 'console', 'period', 'default')) yield reword(site, '31d');
    for (const list of sitesAt(world, 'console', 'period', 'presets'))
      yield addLast(list, '{ "id": "7d", "hours": 99, "label": "Again" }');
  },
  *storageKey(world: World) {
    for (const site of sitesAt(world, 'console', 'preferences', '*', 'key'))
      if (site.value !== 'uic_language') yield reword(site, 'uic_language');
  },
  stepId: misspelling('picture', 'links', '*', 'to'),
  *position(world: World) {
    for (const list of sitesAt(world, 'picture', 'steps')) {
      const [first] = list.node.children ?? [];
      const text = first && sourceOf(list, first);
      if (text) yield addLast(list, text.replace(/"id": "[^"]+"/, '"id": "another"'));
    }
  },
  *step(world: World) {
    for (const list of sitesAt(world, 'picture', 'steps')) {
      const [first] = list.node.children ?? [];
      const text = first && sourceOf(list, first);
      if (text) yield addLast(list, text.replace(/"x": \d+/, '"x": 20'));
    }
  },
  *line(world: World) {
    for (const site of sitesAt(world, 'picture', 'links', '*', 'to')) {
      const from = /"from": "([^"]+)"/.exec(sourceOf(site, site.whole.parent ?? site.node))?.[1];
      if (from) yield reword(site, from);
    }
  },
  *outside(world: World) {
    for (const site of sitesAt(world, 'picture', 'steps', '*', 'x')) yield replace(site, '9999');
  },
};

/** Parts that nobody reaches. */
export const unreachable = {
  *drawer(world: World) {
    for (const site of sitesAt(world, 'drawer', 'searchType'))
      if (typeof site.value === 'number' && site.value !== 4)
        yield { ...replace(site, '4'), hasTwoEnds: true as const };
  },
  *shortcut(world: World) {
    const [first, ...others] = [...sitesAt(world, 'header', 'shortcuts', '*', 'keys')];
    for (const site of others) yield reword(site, String(first?.value));
  },
  *caseBefore(world: World) {
    for (const list of sitesOf(world)) {
      const [first] = list.node.children ?? [];
      if (
        list.node.type !== 'array' ||
        !first ||
        !list.schemas.some(({ items }) => items && items.title === 'TextWhen')
      )
        continue;
      yield addLast(list, sourceOf(list, first).replace(/"id": "[^"]+"/, '"id": "again"'));
      const when = /"when": "([^"]+)"/.exec(sourceOf(list, first))?.[1];
      if (when) yield addLast(list, `{ "id": "again", "when": "(${when}) && enterpriseView", "text": "Again" }`);
    }
  },
  *branch(world: World) {
    for (const site of expressionSitesOf(world)) {
      const { syntax, text } = site;
      if (syntax.is !== 'choose') continue;
      const [condition, no] = [syntax.condition, syntax.no].map(({ start, end }) => text.slice(start, end));
      yield at(
        site.descriptor,
        { offset: site.offset + syntax.no.start, length: syntax.no.end - syntax.no.start },
        `${condition} ? ${no} : ${no}`,
      );
    }
  },
  *tab(world: World) {
    for (const site of sitesAt(world, 'drawer', 'defaultTab'))
      yield reword(site, misspelt(world.next, String(site.value)), String(site.value));
    for (const list of sitesAt(world, 'drawer', 'tabs', '*'))
      if (!sourceOf(list, list.node).includes('visibleWhen'))
        yield addFirst(list, `"visibleWhen": "emirates && governmentCloud"`);
  },
};
