import { getNodePath, type Node } from 'jsonc-parser';
import { nodeAt, sourceFile } from '../../diagnostics/locate';
import type { Descriptor, FilePart, Json, Origins, Path, SourceFile, Written } from '../../language/model';
import { isList, isRecord } from '~/lib/json';

/** A value of one file that becomes a property or an entry of what another file has. */
export interface Insertion {
  readonly from: Written;
  /** Its path in the file that brings it. */
  readonly ownPath: Path;
  /** The object or list that gets it; an insertion before this one may have moved it. */
  readonly into: Path;
  /** The name of the property, or the position of the entry. */
  readonly at: string | number;
}

/** Several files as one: their texts one after the other. Offsets in it lead to the file that has them. */
export function joinedFile(files: readonly SourceFile[]): SourceFile {
  const [first] = files;
  const parts: FilePart[] = [];
  let start = 0;
  for (const file of files) {
    parts.push({ file, start });
    start += file.text.length + 1;
  }
  const text = files.map((file) => file.text).join('\n');
  return Object.defineProperty({ ...sourceFile(first?.path ?? '', text), parts }, 'lineStarts', {
    get: () => first?.lineStarts ?? [0],
  });
}

/** A value with another property or entry. An object or list on the way that is not there is made. */
export function withInsertion(value: Json | undefined, into: Path, at: string | number, entry: Json): Json {
  const [step, ...rest] = into;
  if (step === undefined) {
    if (typeof at === 'number') return isList(value) ? value.toSpliced(at, 0, entry) : [entry];
    return { ...(isRecord(value) ? value : {}), [at]: entry };
  }
  if (isList(value)) return value.map((one, index) => (index === step ? withInsertion(one, rest, at, entry) : one));
  const properties = isRecord(value) ? value : {};
  const below = Object.hasOwn(properties, step) ? properties[step] : undefined;
  return { ...properties, [step]: withInsertion(below, rest, at, entry) };
}

/** The positions of a joined value: a copy of those of its files, made when the first of them is needed. */
export class JoinedTree implements Origins {
  readonly written: readonly Descriptor[];
  readonly #file: SourceFile;
  readonly #insertions: readonly Insertion[];
  readonly #originals = new WeakMap<Node, Node>();
  readonly #copies = new WeakMap<Node, Node>();
  #root: Node | undefined;

  constructor(written: readonly Descriptor[], file: SourceFile, insertions: readonly Insertion[]) {
    this.written = written;
    this.#file = file;
    this.#insertions = insertions;
  }

  get root(): Node {
    return (this.#root ??= this.#build());
  }

  ownPath(path: Path): Path {
    const { value, depth } = nodeAt(this.root, path);
    const original = this.#originals.get(value);
    return original ? [...getNodePath(original), ...path.slice(depth)] : path;
  }

  pathOf(file: string, ownPath: Path): Path | undefined {
    const from = this.written.find((one) => one.file.path === file);
    if (!from) return undefined;
    const { root } = this;
    const { value, depth } = nodeAt(from.root, ownPath);
    const copy = this.#copies.get(value);
    if (!copy) return undefined;
    const path = getNodePath(copy);
    // A value that was not taken over has a copy that is in no tree.
    return nodeAt(root, path).value === copy ? [...path, ...ownPath.slice(depth)] : undefined;
  }

  #build(): Node {
    const [first] = this.written;
    const root: Copy = first ? this.#copy(first.root, 0) : { type: 'object', offset: 0, length: 1, children: [] };
    for (const { from, ownPath, into, at } of this.#insertions) {
      const start = this.#file.parts?.find(({ file }) => file === from.file)?.start ?? 0;
      const { property, value } = nodeAt(from.root, ownPath);
      insert(
        containerAt(root, into, typeof at === 'number' ? 'array' : 'object'),
        at,
        this.#copy(property ?? value, start),
      );
    }
    return root;
  }

  #copy(node: Node, start: number, parent?: Copy): Copy {
    const { type, offset, length, value } = node;
    const copy: Copy = { type, offset: offset + start, length, value, ...(parent && { parent }) };
    if (node.children) copy.children = node.children.map((child) => this.#copy(child, start, copy));
    this.#originals.set(copy, node);
    this.#copies.set(node, copy);
    return copy;
  }
}

/** A node while its tree is made. */
interface Copy {
  type: Node['type'];
  offset: number;
  length: number;
  value?: unknown;
  parent?: Copy;
  children?: Copy[];
}

/** The object or list at a path; it is made at the position of what is around it if it is not there. */
function containerAt(node: Copy, path: Path, type: 'array' | 'object'): Copy {
  const [step, ...rest] = path;
  if (step === undefined) return node;
  const known =
    node.type === 'array'
      ? node.children?.[Number(step)]
      : node.children?.find(({ children }) => children?.[0]?.value === step)?.children?.[1];
  if (known) return containerAt(known, rest, type);
  const made: Copy = { type: rest.length === 0 ? type : 'object', offset: node.offset, length: 1, children: [] };
  insert(node, step, made);
  return containerAt(made, rest, type);
}

/** Gives an object another property, or a list another entry. A property is inserted as it is. */
function insert(container: Copy, at: string | number, node: Copy): void {
  const children = (container.children ??= []);
  if (typeof at === 'number') {
    const entry = (node.type === 'property' ? node.children?.[1] : undefined) ?? node;
    entry.parent = container;
    children.splice(at, 0, entry);
    return;
  }
  const { offset, length } = node;
  const key: Copy = { type: 'string', offset, length, value: at };
  const property: Copy = node.type === 'property' ? node : { type: 'property', offset, length, children: [key, node] };
  for (const child of property.children ?? []) child.parent = property;
  property.parent = container;
  children.push(property);
}
