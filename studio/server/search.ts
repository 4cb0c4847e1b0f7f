import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Project } from '~/codegen/1-parse/project';
import { textsOf } from '~/codegen/2-analyze/analysis';
import { writtenAt } from '~/codegen/diagnostics/locate';
import type { Descriptor } from '~/codegen/language/model';
import type { FoundText } from '../protocol';

/** Texts that one search gives at most. */
const maxFound = 50;

/** The texts of the console with some words in them, in each language: those of descriptors, then messages. */
export function findTexts(project: Project, words: string): readonly FoundText[] {
  const searched = words.trim().toLowerCase();
  if (searched === '') return [];
  const found: FoundText[] = [];
  for (const descriptor of messagesLast(project)) {
    for (const { value, offset, length } of wordings(project, descriptor)) {
      const text = String(value);
      if (!text.toLowerCase().includes(searched)) continue;
      const written = writtenAt(descriptor.file, offset);
      found.push({ file: written.file.path, offset: written.offset, length, text });
      if (found.length === maxFound) return found;
    }
  }
  return found;
}

function messagesLast({ descriptors }: Project): readonly Descriptor[] {
  const rank = ({ kind }: Descriptor): number => (kind === 'messages' ? 1 : 0);
  return descriptors.toSorted((left, right) => rank(left) - rank(right));
}

/** The strings that an analyst reads, as nodes of the document. */
function wordings(project: Project, descriptor: Descriptor): readonly Node[] {
  const { root } = descriptor;
  if (descriptor.kind === 'messages') return ['shared', 'texts'].flatMap((name) => stringsAt(root, [name]));
  return textsOf(project, descriptor).flatMap(({ english, at }) => (english === undefined ? [] : stringsAt(root, at)));
}

function stringsAt(root: Node, path: readonly (string | number)[]): readonly Node[] {
  const node = findNodeAtLocation(root, [...path]);
  return node ? stringsIn(node) : [];
}

/** Properties of a message that an analyst does not read. */
const notShown: ReadonlySet<unknown> = new Set(['of', 'by', 'note']);

function stringsIn(node: Node): readonly Node[] {
  if (node.type === 'string') return [node];
  if (node.type !== 'property') return (node.children ?? []).flatMap(stringsIn);
  const [name, value] = node.children ?? [];
  return value && !notShown.has(name?.value) ? stringsIn(value) : [];
}
