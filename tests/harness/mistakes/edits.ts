import type { Node } from 'jsonc-parser';
import type { Descriptor } from '~/codegen/language/model';
import type { Mistake, Site } from './world';

/** Puts another text in the place of a value. */
export function replace(
  { descriptor, node }: Pick<Site, 'descriptor' | 'node'>,
  text: string,
  right?: string,
): Mistake {
  return at(descriptor, node, text, right);
}

/** Puts another word in the place of a text, without its quotes. */
export function reword({ descriptor, node }: Pick<Site, 'descriptor' | 'node'>, word: string, right?: string): Mistake {
  return at(descriptor, { offset: node.offset + 1, length: node.length - 2 }, word, right);
}

/** Puts another name in the place of a key. */
export function rename({ descriptor, key }: Pick<Site, 'descriptor' | 'key'>, name: string, right?: string): Mistake {
  return at(descriptor, { offset: (key?.offset ?? 0) + 1, length: (key?.length ?? 2) - 2 }, name, right);
}

/** Takes a property or an entry away, with its comma; the diagnostic may be at what is around it. */
export function remove({ descriptor, whole }: Pick<Site, 'descriptor' | 'whole'>): Mistake {
  const { text } = descriptor.file;
  let [start, end] = [whole.offset, whole.offset + whole.length];
  const after = /^\s*,\s*/.exec(text.slice(end))?.[0].length;
  if (after !== undefined) end += after;
  else start -= /,?\s*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const { parent } = whole;
  return {
    ...at(descriptor, { offset: start, length: end - start }, ''),
    ...(parent && { also: { offset: parent.offset, length: parent.length } }),
  };
}

/** Adds an entry to a list or a property to an object, as the first one. */
export function addFirst({ descriptor, node }: Pick<Site, 'descriptor' | 'node'>, text: string): Mistake {
  const comma = (node.children ?? []).length > 0 ? ', ' : '';
  return at(descriptor, { offset: node.offset + 1, length: 0 }, `${text}${comma}`);
}

/** Adds an entry to a list or a property to an object, as the last one. */
export function addLast({ descriptor, node }: Pick<Site, 'descriptor' | 'node'>, text: string): Mistake {
  const last = node.children?.at(-1);
  if (!last) return addFirst({ descriptor, node }, text);
  return at(descriptor, { offset: last.offset + last.length, length: 0 }, `, ${text}`);
}

/** Puts another text in the place of a stretch of a file. */
export function at(
  { file }: Descriptor,
  { offset, length }: Pick<Node, 'offset' | 'length'>,
  text: string,
  right?: string,
): Mistake {
  return { file: file.path, offset, length, text, ...(right !== undefined && { right }) };
}

/** The source text of a value. */
export function sourceOf(
  { descriptor }: Pick<Site, 'descriptor'>,
  { offset, length }: Pick<Node, 'offset' | 'length'>,
): string {
  return descriptor.file.text.slice(offset, offset + length);
}
