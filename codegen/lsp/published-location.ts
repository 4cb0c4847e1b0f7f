import { findNodeAtLocation, findNodeAtOffset, getNodePath, parseTree } from 'jsonc-parser';
import { readPublished } from '../1-parse/published-file';
import { publishedContract, publishedFolder } from '../language/layout';
import type { Path } from '../language/model';
import type { Location } from '../service/service';

/**
 * Where in a published file a location is that is in one of the files made of it, whose text is given; nothing if it is
 * not there.
 */
export function locationInPublished(
  published: { readonly file: string; readonly text: string },
  { file, offset, length }: Location,
  text: string,
): Location | undefined {
  const made = parseTree(text);
  const node = made && findNodeAtOffset(made, offset, true);
  const whole = parseTree(published.text);
  const path = pathOf(published, file);
  const found = node && whole && path && findNodeAtLocation(whole, [...path, ...getNodePath(node)]);
  if (!found) return undefined;
  const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node;
  const there = (isKey ? found.parent?.children?.[0] : found) ?? found;
  return { file: published.file, offset: there.offset + offset - node.offset, length };
}

/** The path of the value of a file that is made of a published one. */
function pathOf({ file, text }: { readonly file: string; readonly text: string }, made: string): Path | undefined {
  const documents = publishedContract(file);
  if (made.startsWith(documents)) return ['contract', made.slice(documents.length)];
  const published = readPublished(text);
  if ('problem' in published) return undefined;
  for (const [index, { name }] of published.roots.entries()) {
    const folder = publishedFolder(file, name);
    if (made.startsWith(folder)) return ['roots', index, 'files', made.slice(folder.length)];
  }
  return undefined;
}
