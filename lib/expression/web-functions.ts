import { countText } from './cost';

/** A target of a `Link` header, and its parameters up to the next comma outside of quotes. */
const link = /<([^<>]*)>((?:"(?:[^"\\]|\\.)*"|[^",])*)/g;
/** A parameter: a text in quotes ends at its quote, so what it contains is none. */
const parameter = /;\s*([^\s;="]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^\s;]*)/g;

/**
 * The target of the first link with a relation in a `Link` header (RFC 8288, section 3). Undecided without one, and for
 * what is no such header.
 */
export function linkTarget(text: unknown, relation: unknown): string | undefined {
  if (typeof text !== 'string' || typeof relation !== 'string') return undefined;
  countText(text, 'changed');
  for (const [, target, parameters = ''] of text.matchAll(link)) {
    // Of several parameters with this name the first counts.
    const rel = [...parameters.matchAll(parameter)].find(([, name]) => name?.toLowerCase() === 'rel')?.[2];
    if (
      rel
        ?.toLowerCase()
        .split(/["\s]+/)
        .includes(relation.toLowerCase())
    )
      return target;
  }
  return undefined;
}

/** The first value of a name in the query of an address; undecided without one. */
export function queryValue(address: unknown, name: unknown): string | undefined {
  if (typeof address !== 'string' || typeof name !== 'string') return undefined;
  countText(address, 'changed');
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get(name) ?? undefined;
}
