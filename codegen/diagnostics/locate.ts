import type { Node } from 'jsonc-parser';
import { pathOfPointer } from '~/lib/json-pointer';
import type { Origins, Path, SourceFile, Written } from '../language/model';

export { pathOfPointer, pointerOf } from '~/lib/json-pointer';

/** A stretch of a source text. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A source file; its lines are counted when a position is first asked for. */
export function sourceFile(path: string, text: string): SourceFile {
  let lineStarts: readonly number[] | undefined;
  return {
    path,
    text,
    get lineStarts() {
      return (lineStarts ??= lineStartsOf(text));
    },
  };
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (const { 0: ending, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + ending.length);
  return starts;
}

/** Line and column of an offset, both counted from 1. */
export function positionOf(file: SourceFile, offset: number): { readonly line: number; readonly column: number } {
  let low = 0;
  let high = file.lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((file.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (file.lineStarts[low] ?? 0) + 1 };
}

/** The file that has an offset of a joined one, and the offset in it. */
export function writtenAt(file: SourceFile, offset: number): { readonly file: SourceFile; readonly offset: number } {
  const part = file.parts?.findLast(({ start }) => start <= offset);
  return part ? { file: part.file, offset: offset - part.start } : { file, offset };
}

/** The offset in a file, which may be joined, of an offset in one of its parts. */
export function offsetIn(file: SourceFile, path: string, offset: number): number {
  return offset + (file.parts?.find((part) => part.file.path === path)?.start ?? 0);
}

/** File, line and column of an offset; the lines are those of the file on the disk. */
export function locationIn(
  file: SourceFile,
  offset: number,
): { readonly file: string; readonly line: number; readonly column: number } {
  const written = writtenAt(file, offset);
  return { file: written.file.path, ...positionOf(written.file, written.offset) };
}

/** The files of a descriptor, the one that the others bring something to first. */
export function filesOf(descriptor: Written & { readonly joined?: Origins }): readonly Written[] {
  return descriptor.joined?.written ?? [descriptor];
}

/** The file that brings a value of a descriptor. */
export function fileWith({ file, root }: { readonly file: SourceFile; readonly root: Node }, path: Path): string {
  return file.parts ? writtenAt(file, spanOf(root, path, true).offset).file.path : file.path;
}

/** The path in a descriptor of a value of one of its files; nothing if it does not bring this value. */
export function pathInDescriptor(
  descriptor: { readonly file: SourceFile; readonly joined?: Origins },
  at: { readonly file: string; readonly pointer: string },
): Path | undefined {
  const path = pathOfPointer(at.pointer);
  if (path && descriptor.joined) return descriptor.joined.pathOf(at.file, path);
  return at.file === descriptor.file.path ? path : undefined;
}

/** The offset of one UTF-16 unit of a decoded string; `start` is the offset of its opening quote. */
export function offsetInString(text: string, start: number, index: number): number {
  let offset = start + 1;
  for (let unit = 0; unit < index && text[offset] !== '"'; unit += 1) offset += unitLength(text, offset);
  return offset;
}

/** Which UTF-16 unit of a decoded string an offset is at; `start` is the offset of its opening quote. */
export function indexInString(text: string, start: number, offset: number): number {
  let index = 0;
  for (let at = start + 1; at < offset; index += 1) at += unitLength(text, at);
  return index;
}

/** The position of the value at a path, or of its key; the nearest existing parent when there is no such value. */
export function spanOf(root: Node, path: Path, key = false): Span {
  const node = nodeAt(root, path);
  const property = key && node.depth === path.length ? node.property : undefined;
  const { offset, length, type } = property?.children?.[0] ?? node.value;
  return { offset, length: type === 'object' || type === 'array' ? 1 : Math.max(1, length) };
}

/** The whole of the value at a path, with its key if it is a property. */
export function extentOf(root: Node, path: Path): Span {
  const { property, value } = nodeAt(root, path);
  const { offset, length } = property ?? value;
  return { offset, length };
}

/** The span of `length` units from `index` in the string at a path, escapes counted as they are written. */
export function spanInString(
  file: SourceFile,
  root: Node,
  path: Path,
  at: { readonly index: number; readonly length: number },
): Span {
  const { value } = nodeAt(root, path);
  if (value.type !== 'string') return spanOf(root, path);
  const last = value.offset + value.length - 1;
  const offset = Math.min(offsetInString(file.text, value.offset, at.index), last);
  const end = Math.min(offsetInString(file.text, value.offset, at.index + at.length), last);
  return { offset, length: Math.max(1, end - offset) };
}

function unitLength(text: string, offset: number): number {
  if (text[offset] !== '\\') return 1;
  return text[offset + 1] === 'u' ? 6 : 2;
}

/** A value with the property that holds it, and how far towards it the path went. */
export interface Found {
  readonly value: Node;
  readonly property?: Node;
  readonly depth: number;
}

/** The value at a path, or the nearest around it. */
export function nodeAt(root: Node, path: Path): Found {
  let found: Found = { value: root, depth: 0 };
  for (const step of path) {
    const property = propertiesOf(found.value).get(String(step));
    const value = property ? property.children?.[1] : found.value.children?.[Number(step)];
    if (!value || (found.value.type === 'object' && !property)) break;
    found = { value, ...(property && { property }), depth: found.depth + 1 };
  }
  return found;
}

const indexes = new WeakMap<Node, ReadonlyMap<string, Node>>();

/** The properties of an object by name; of a duplicate key, the last one. */
function propertiesOf(node: Node): ReadonlyMap<string, Node> {
  const known = indexes.get(node);
  if (known) return known;
  const properties = node.type === 'object' ? (node.children ?? []) : [];
  const index = new Map(properties.map((property) => [String(property.children?.[0]?.value), property]));
  indexes.set(node, index);
  return index;
}
