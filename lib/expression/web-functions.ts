import { countText } from './cost';

/**
 * The target of the first link with a relation in a `Link` header (RFC 8288, section 3). Undecided without one, and for
 * what is no such header.
 */
export function linkTarget(text: unknown, relation: unknown): string | undefined {
  if (typeof text !== 'string' || typeof relation !== 'string') return undefined;
  countText(text);
  for (const { target, parameters } of linksIn(text)) {
    const relations = parameters.get('rel')?.toLowerCase().split(/\s+/) ?? [];
    if (relations.includes(relation.toLowerCase())) return target;
  }
  return undefined;
}

/** The first value of a name in the query of an address; undecided without one. */
export function queryValue(address: unknown, name: unknown): string | undefined {
  if (typeof address !== 'string' || typeof name !== 'string') return undefined;
  countText(address);
  const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
  return new URLSearchParams(query).get(name) ?? undefined;
}

interface Link {
  readonly target: string;
  /** By name in lower case; of several of one name the first counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** A target, and what follows it up to the next comma outside of quotes. */
const link = /<([^<>]*)>((?:"(?:[^"\\]|\\.)*"|[^",])*)/g;
const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*))/g;

function* linksIn(text: string): Iterable<Link> {
  for (const [, target = '', rest = ''] of text.matchAll(link)) {
    const parameters = new Map<string, string>();
    for (const [, name = '', quoted, plain = ''] of rest.matchAll(parameter)) {
      const key = name.toLowerCase();
      if (!parameters.has(key)) parameters.set(key, quoted?.replaceAll(/\\(.)/g, '$1') ?? plain);
    }
    yield { target, parameters };
  }
}
