import { parseTree, visit, type Node } from 'jsonc-parser';
import { isList, isRecord, parseJson } from '~/lib/json';
import type { Finding } from '../../diagnostics/finding';
import type { Span } from '../../diagnostics/locate';
import type { Json, Path } from '../../language/model';
import { maxDepth } from '../scan';

/** What is wrong with a text, and where. */
export interface Mistake extends Span {
  readonly found: Finding;
}

/** The text of a document: its value, and the positions of the parts of it. */
export interface DocumentText {
  /** Absent for a text that cannot be read. */
  readonly value?: Json;
  /** The first mistake of a text that cannot be read. */
  readonly mistake?: Mistake;
  /** The nearest part that has a position; of an object or a list its beginning alone. */
  spanOf(steps: Path): Span;
  /** The name of a member, without its quotes. */
  spanOfName(steps: Path): Span;
}

/**
 * Reads a text in JSON. Nothing for any other text, and for one in which an object has a name twice or values nest too
 * deeply: YAML says what is wrong. A contract of 13 MB takes a tenth of the time and half of the memory that its YAML
 * takes.
 */
export function readJson(text: string): DocumentText | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  const value = parseJson(text);
  const members = isJson(value) ? membersIn(value) : undefined;
  if (!isJson(value) || members === undefined || members !== namesIn(text)) return undefined;
  let tree: Node | undefined;
  const root = () => (tree ??= parseTree(text));
  return { value, spanOf: (steps) => spanOf(root(), steps), spanOfName: (steps) => spanOfName(root(), steps) };
}

/** What has been parsed as JSON is JSON, if it is anything. */
function isJson(value: unknown): value is Json {
  return value !== undefined;
}

function namesIn(text: string): number {
  let count = 0;
  visit(text, { onObjectProperty: () => void (count += 1) });
  return count;
}

/** The number of all members; nothing for a value that nests too deeply. */
function membersIn(value: Json, depth = 0): number | undefined {
  if (!isList(value) && !isRecord(value)) return 0;
  if (depth === maxDepth) return undefined;
  const entries = Object.values(value);
  let count = isList(value) ? 0 : entries.length;
  for (const entry of entries) {
    const below = membersIn(entry, depth + 1);
    if (below === undefined) return undefined;
    count += below;
  }
  return count;
}

function spanOf(root: Node | undefined, steps: Path): Span {
  let node = root;
  for (const step of steps) {
    const child = childOf(node, step);
    if (!child) break;
    node = child;
  }
  if (!node) return { offset: 0, length: 1 };
  return { offset: node.offset, length: node.children ? 1 : Math.max(1, node.length) };
}

function spanOfName(root: Node | undefined, steps: Path): Span {
  const parent = steps.slice(0, -1).reduce<Node | undefined>(childOf, root);
  const name = parent?.children?.map(({ children = [] }) => children[0]).find((key) => key?.value === steps.at(-1));
  return name ? { offset: name.offset + 1, length: Math.max(1, name.length - 2) } : spanOf(root, steps);
}

function childOf(node: Node | undefined, step: string | number): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(step)];
  return node?.children?.find(({ children = [] }) => children[0]?.value === String(step))?.children?.[1];
}
