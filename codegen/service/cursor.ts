import { findNodeAtOffset, getLocation, getNodePath, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { indexInString, offsetInString } from '../diagnostics/locate';
import type { MarkedValue, Path } from '../language/model';
import { openExtended, openFile, type OpenFile, type Workspace } from './workspace';
import type { TextRange } from './service';

/** What is at an offset of a descriptor: a key or a value, and what it replaces when something else is written. */
export interface Cursor {
  /** The file that the cursor is in; an extension is open as a part of the descriptor that it adds to. */
  readonly file: string;
  readonly text: string;
  readonly open: OpenFile;
  /** The path of the value, or of the value that the key will have. */
  readonly path: Path;
  readonly isKey: boolean;
  /** The key or value as it is written now; of length 0 if nothing is written yet. */
  readonly range: TextRange;
  /** What the schemas say about the value. */
  readonly marks: readonly MarkedValue[];
  /** The characters of a string before the offset; 0 unless the offset is in one. */
  readonly index: number;
}

/** A key for which there is none yet: no descriptor has it. */
const unwritten = '\u0000';

/**
 * What is at an offset. Where nothing is written yet, it is what an empty text would be there; nothing where no text
 * can be written, such as behind a value.
 */
export function cursorAt(workspace: Workspace, path: string, text: string, offset: number): Cursor | undefined {
  const location = getLocation(text, offset);
  const node = stringAround(text, offset);
  if (node) {
    const at = getNodePath(node);
    const isKey = node.parent?.type === 'property' && node.parent.children?.[0] === node;
    const end = node.offset + node.length;
    const hasValue = !isKey || /^\s*:/.test(text.slice(end));
    const open = openFile(
      workspace,
      path,
      hasValue ? text : `${text.slice(0, end)}: ""${comma(text, end)}${text.slice(end)}`,
    );
    const range = { offset: node.offset, length: node.length };
    return (
      open &&
      cursor(workspace, open, {
        file: path,
        text,
        path: at,
        isKey,
        range,
        index: indexInString(text, node.offset, offset),
      })
    );
  }
  const word = /[\w.-]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const range = { offset: offset - word.length, length: word.length };
  const { isAtPropertyKey: isKey } = location;
  const written = isKey ? `${JSON.stringify(unwritten)}: ""` : '""';
  const after = `${isKey ? comma(text, offset) : ''}${text.slice(offset)}`;
  const whole = text.slice(0, range.offset) + written + after;
  if (mistakesIn(whole) > mistakesIn(text)) return undefined;
  const open = openFile(workspace, path, whole);
  const at = isKey ? [...location.path.slice(0, -1), unwritten] : location.path;
  return open && cursor(workspace, open, { file: path, text, path: at, isKey, range, index: 0 });
}

/** Whether a key is written at the path of a cursor. */
export function hasKey({ path }: Cursor): boolean {
  return path.at(-1) !== unwritten;
}

/** The offset of a UTF-16 unit of the string at a cursor. */
export function offsetAt({ text, range }: Cursor, index: number): number {
  return range.length === 0 ? range.offset : offsetInString(text, range.offset, index);
}

/** The comma that a property needs at an offset, if another one follows. */
export function comma(text: string, offset: number): ',' | '' {
  return /^\s*"/.test(text.slice(offset)) ? ',' : '';
}

function cursor(workspace: Workspace, file: OpenFile, found: Omit<Cursor, 'open' | 'marks'>): Cursor {
  const there = openExtended(workspace, file, found.path);
  const open = there ?? file;
  const at = { ...found, path: there?.path ?? found.path };
  const isHere = ({ path }: MarkedValue) =>
    path.length === at.path.length && path.every((step, index) => step === at.path[index]);
  return { ...at, open, marks: open.project.marks(open.descriptor).filter(isHere) };
}

/** The number of mistakes in the JSON of a text. */
function mistakesIn(text: string): number {
  const mistakes: ParseError[] = [];
  parseTree(text, mistakes, { allowTrailingComma: true });
  return mistakes.length;
}

/** The string in which an offset is, its quotes included; the offset before its opening quote is outside. */
function stringAround(text: string, offset: number): Node | undefined {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const node = root && findNodeAtOffset(root, offset, true);
  if (node?.type !== 'string' || offset === node.offset) return undefined;
  const isClosed = node.length > 1 && text[node.offset + node.length - 1] === '"';
  return isClosed && offset === node.offset + node.length ? undefined : node;
}
