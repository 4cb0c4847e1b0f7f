import { isJson, object, type Json } from './documents';

const EXTERNAL = /^\.\/([\w-]+\.yaml)#\/components\/(\w+)\/(\w+)$/;

/**
 * A document that stands alone: every `./other.yaml#/components/kind/Name` becomes a component of its own. Two documents
 * may not use one name for different components.
 */
export function bundle(path: string, documents: ReadonlyMap<string, Json>): Json {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const components: Record<string, Json> = {};
  const origins = new Map<string, string>();

  const rewrite = (value: unknown, home: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => rewrite(item, home));
    if (!isJson(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' ? [key, refer(inner, home)] : [key, rewrite(inner, home)],
      ),
    );
  };

  const refer = (reference: string, home: string): string => {
    const [, file, kind, name] = EXTERNAL.exec(reference) ?? internal(reference, home);
    if (file === undefined || kind === undefined || name === undefined) {
      throw new Error(`${path}: "${reference}" is not a reference to a component`);
    }
    const slot = `#/components/${kind}/${name}`;
    const component = object(object(object(documents.get(folder + file)).components)[kind])[name];
    // A component that only names the one of another document is that one.
    const alias = object(component).$ref;
    if (typeof alias === 'string') return refer(alias, file);
    const origin = origins.get(slot);
    if (origin !== undefined && origin !== file) {
      throw new Error(`${path}: ${name} is declared in ${origin} and in ${file}`);
    }
    if (origin === undefined) {
      if (component === undefined) throw new Error(`${path}: "${reference}" leads nowhere`);
      origins.set(slot, file);
      // Claim the place first: components may refer to themselves.
      const group = (components[kind] ??= {});
      group[name] = {};
      group[name] = rewrite(component, file);
    }
    return slot;
  };

  const own = path.slice(folder.length);
  const { components: declared, ...rest } = object(documents.get(path));
  const standing = object(rewrite(rest, own));
  for (const [kind, group] of Object.entries(object(declared))) {
    for (const name of Object.keys(object(group))) refer(`#/components/${kind}/${name}`, own);
  }
  return { ...standing, components: sorted(components) };
}

function internal(reference: string, home: string): (string | undefined)[] {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(reference) ?? [];
  return [reference, home, kind, name];
}

function sorted(components: Record<string, Json>): Json {
  return Object.fromEntries(
    Object.entries(components).map(([kind, group]) => [
      kind,
      Object.fromEntries(Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
}
