import { jsonTypes, typesOf } from '~/codegen/1-parse/schema';
import { addLast, remove, rename, replace, reword, sourceOf } from './edits';
import { misspelt, sitesOf, type Site, type World } from './world';

function propertyNames({ schemas }: Site): readonly string[] {
  return schemas.flatMap(({ properties }) => [...(properties?.keys() ?? [])]);
}

function* objects(world: World): Iterable<Site> {
  for (const site of sitesOf(world)) if (site.node.type === 'object') yield site;
}

function* members(world: World): Iterable<readonly [Site, Site]> {
  const byNode = new Map(sitesOf(world).map((site) => [site.node, site]));
  for (const owner of objects(world)) {
    for (const property of owner.node.children ?? []) {
      const member = property.children?.[1] && byNode.get(property.children[1]);
      if (member) yield [owner, member];
    }
  }
}

/** Names of properties. */
export const keys = {
  *required(world: World) {
    for (const [owner, member] of members(world)) {
      const name = String(member.key?.value);
      if (owner.schemas.some(({ required }) => required?.includes(name)))
        yield rename(member, misspelt(world.next, name, propertyNames(owner)), name);
    }
  },
  *optional(world: World) {
    for (const [owner, member] of members(world)) {
      const name = String(member.key?.value);
      const isKnown = owner.schemas.some(
        ({ properties, required }) => properties?.has(name) && !required?.includes(name),
      );
      if (isKnown && name !== '$schema') yield rename(member, misspelt(world.next, name, propertyNames(owner)), name);
    }
  },
};

/** What must be there, and what must not. */
export const required = {
  *missing(world: World) {
    for (const [owner, member] of members(world))
      if (owner.schemas.length === 1 && owner.schemas[0]?.required?.includes(String(member.key?.value)))
        yield remove(member);
  },
  *twice(world: World) {
    for (const [owner, member] of members(world))
      if (owner.schemas.length === 1) yield addLast(owner, sourceOf(member, member.whole));
  },
  *further(world: World) {
    for (const owner of objects(world))
      if (owner.schemas.every(({ additional }) => additional === false)) yield addLast(owner, '"purpose": "x"');
  },
};

/** Words that say which kind of thing an object is. */
export const typeWords = {
  *type(world: World) {
    for (const site of sitesOf(world)) {
      const name = String(site.path.at(-1));
      // An input of this name is given an expression, and the kind of a drawer is a text.
      const isWord = site.schemas.some(({ constant, values }) => constant !== undefined || values !== undefined);
      if ((name === 'type' || name === 'kind') && isWord && typeof site.value === 'string' && site.path[0] !== 'schema')
        yield reword(site, misspelt(world.next, site.value), site.value);
    }
  },
};

/** Words of closed lists. */
export const closedWords = {
  *word(world: World) {
    for (const site of sitesOf(world)) {
      const { value } = site;
      if (typeof value !== 'string' || value.length < 3 || !site.schemas.some(({ values }) => values?.includes(value)))
        continue;
      const known = site.schemas.flatMap(({ values = [] }) => values.map(String));
      yield reword(site, misspelt(world.next, value, known), value);
    }
  },
};

/** Types of JSON, and their limits. */
export const jsonValues = {
  *otherType(world: World) {
    for (const site of sitesOf(world)) {
      if (site.schemas.length === 0 || site.path.length === 0 || site.path[0] === '$schema') continue;
      const allowed = new Set(site.schemas.flatMap(typesOf));
      const wrong = jsonTypes.find(
        (type) => !allowed.has(type) && type !== 'null' && !(type === 'integer' && allowed.has('number')),
      );
      const written = {
        boolean: 'true',
        integer: '7',
        number: '7.5',
        string: '"7"',
        array: '[]',
        object: '{}',
        null: 'null',
      };
      if (wrong) yield replace(site, written[wrong]);
    }
  },
  *quoted(world: World) {
    for (const site of sitesOf(world))
      if (
        (typeof site.value === 'number' || typeof site.value === 'boolean') &&
        site.schemas.every((schema) => !typesOf(schema).includes('string')) &&
        site.schemas.length > 0
      )
        yield replace(site, JSON.stringify(String(site.value)), String(site.value));
  },
  *tooLarge(world: World) {
    for (const site of sitesOf(world)) {
      const maximum = site.schemas[0]?.maximum;
      if (typeof site.value === 'number' && maximum !== undefined) yield replace(site, String(maximum * 10 + 1));
    }
  },
  *tooSmall(world: World) {
    for (const site of sitesOf(world)) {
      const minimum = site.schemas[0]?.minimum;
      if (typeof site.value === 'number' && minimum !== undefined) yield replace(site, String(minimum - 1));
    }
  },
  *empty(world: World) {
    for (const site of sitesOf(world)) if (site.schemas.some(({ minItems }) => minItems)) yield replace(site, '[]');
  },
};

/** Ids. */
export const ids = {
  *same(world: World) {
    const byNode = new Map(sitesOf(world).map((site) => [site.node, site]));
    for (const list of sitesOf(world)) {
      if (list.node.type !== 'array') continue;
      const entries = (list.node.children ?? []).flatMap((node) => {
        const id = node.children?.find(({ children }) => children?.[0]?.value === 'id')?.children?.[1];
        const site = id && byNode.get(id);
        return site ? [site] : [];
      });
      for (const [index, site] of entries.entries()) {
        const before = entries[index - 1];
        if (before) yield reword(site, String(before.value));
      }
    }
  },
  *characters(world: World) {
    for (const site of sitesOf(world))
      if (site.path.at(-1) === 'id' && typeof site.value === 'string' && site.schemas.some(({ pattern }) => pattern))
        yield reword(site, `${site.value} !`);
  },
  *missing(world: World) {
    for (const site of sitesOf(world))
      if (
        site.path.at(-1) === 'id' &&
        site.schemas.some(({ pattern }) => pattern) &&
        !/"value":/.test(sourceOf(site, site.whole.parent ?? site.node))
      )
        yield remove(site);
  },
};
