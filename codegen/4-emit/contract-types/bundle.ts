import { isList, isRecord } from '~/lib/json';
import { referenceTo, targetOf } from '../../1-parse/openapi/reference';
import { member, objectAt, type JsonObject } from '../../1-parse/read';
import type { Json } from '../../language/model';
import { RefusedDocument } from './refused-document';

/** A component: the path of its document, its kind (`schemas`, `parameters` ...) and its name. */
interface Component {
  readonly document: string;
  readonly kind: string;
  readonly name: string;
}

/**
 * A document without references to others: it gets every component of another document that it uses. Two documents
 * cannot use one name for different components.
 */
export function bundle(path: string, documents: ReadonlyMap<string, Json>): JsonObject {
  const components = new Map<string, Map<string, Json>>();
  const origins = new Map<string, string>();

  const rewrite = (value: Json, home: string): Json => {
    if (isList(value)) return value.map((item) => rewrite(item, home));
    return isRecord(value) ? rewriteObject(value, home) : value;
  };

  const rewriteObject = (value: JsonObject, home: string): JsonObject =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key === '$ref' && typeof inner === 'string') return [key, copy(inner, home)];
        return [key, key === 'discriminator' ? withMapping(inner, home) : rewrite(inner, home)];
      }),
    );

  /**
   * The mapping of a discriminator holds references, or names of schemas; left as they are, they would be read as
   * files.
   */
  const withMapping = (discriminator: Json, home: string): Json => {
    const mapping = member(discriminator, 'mapping');
    if (!isRecord(discriminator) || !isRecord(mapping)) return rewrite(discriminator, home);
    const targets = Object.entries(mapping).map(([value, target]) => {
      const name = String(target);
      const isName = member(componentsOf(documents, home).schemas, name) !== undefined;
      return [value, copy(isName ? referenceTo(['components', 'schemas', name]) : name, home)] as const;
    });
    return { ...discriminator, mapping: Object.fromEntries(targets) };
  };

  /** Copies what a reference leads to, unless it is there; gives the reference to the copy. */
  const copy = (reference: string, home: string): string => {
    const target = componentOf(reference, home);
    if (!target) throw new RefusedDocument(path, `"${reference}" is not a reference to a component`);
    const { document, kind, name } = target;
    const component = member(member(componentsOf(documents, document), kind), name);
    // A component that only names the one of another document is that one.
    const alias = member(component, '$ref');
    if (typeof alias === 'string') return copy(alias, document);
    const slot = referenceTo(['components', kind, name]);
    const origin = origins.get(slot);
    if (origin !== undefined && origin !== document) {
      throw new RefusedDocument(path, `${name} is declared in ${fileName(origin)} and in ${fileName(document)}`);
    }
    if (origin === undefined) {
      if (component === undefined) throw new RefusedDocument(path, `"${reference}" leads nowhere`);
      origins.set(slot, document);
      const group = components.get(kind) ?? new Map<string, Json>();
      components.set(kind, group);
      group.set(name, rewrite(component, document));
    }
    return slot;
  };

  const { components: declared = null, ...rest } = documentAt(documents, path);
  const standing = rewriteObject(rest, path);
  for (const reference of referencesTo(declared)) copy(reference, path);
  return { ...standing, components: sorted(components) };
}

function documentAt(documents: ReadonlyMap<string, Json>, path: string): JsonObject {
  const document = documents.get(path);
  return isRecord(document) ? document : {};
}

function componentsOf(documents: ReadonlyMap<string, Json>, path: string): JsonObject {
  return objectAt(documents.get(path), 'components');
}

/** What `file#/components/kind/name` or `#/components/kind/name` names, seen from the document `home`. */
function componentOf(reference: string, home: string): Component | undefined {
  const { path: document, steps } = targetOf(reference, home);
  const [group, kind, name, ...further] = steps;
  if (group !== 'components' || !kind || !name || further.length > 0) return undefined;
  return { document, kind, name };
}

/** A reference to each component of a document, seen from the document itself. */
function referencesTo(components: Json): readonly string[] {
  if (!isRecord(components)) return [];
  return Object.keys(components).flatMap((kind) =>
    Object.keys(objectAt(components, kind)).map((name) => referenceTo(['components', kind, name])),
  );
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function sorted(components: ReadonlyMap<string, ReadonlyMap<string, Json>>): JsonObject {
  return Object.fromEntries(
    [...components].map(([kind, group]) => [kind, Object.fromEntries([...group].sort(([a], [b]) => (a < b ? -1 : 1)))]),
  );
}
