import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { jsonOf } from '../../language/message-text';
import type { Change } from './translation';

/** Columns of a line before an entry is written on several lines. */
const maxColumns = 120;

/**
 * Writes translations into the text of a messages file. Only the entries that change are touched; new ones follow the
 * last of their part. Everything else, order and format included, stays as it is.
 */
export function writeTranslations(text: string, changes: readonly Change[]): string {
  const root = parseTree(text);
  if (!root) throw new Error('The messages file is empty.');
  const edits: { readonly offset: number; readonly length: number; readonly text: string }[] = [];
  for (const part of ['shared', 'texts'] as const) {
    const object = findNodeAtLocation(root, [part]);
    const all = changes.filter((change) => change.part === part);
    const added: Change[] = [];
    for (const change of all) {
      const node = object && findNodeAtLocation(root, [part, change.key]);
      if (node) edits.push({ offset: node.offset, length: node.length, text: entryOf(change) });
      else added.push(change);
    }
    if (added.length > 0) edits.push(insertion(root, object, part, added));
  }
  return edits
    .toSorted((left, right) => right.offset - left.offset)
    .reduce((result, edit) => result.slice(0, edit.offset) + edit.text + result.slice(edit.offset + edit.length), text);
}

function insertion(root: Node, object: Node | undefined, part: string, added: readonly Change[]) {
  const lines = added.map((change) => `\n    ${JSON.stringify(change.key)}: ${entryOf(change)}`).join(',');
  if (!object) return { ...after(root.children?.at(-1), root), text: `,\n  ${JSON.stringify(part)}: {${lines}\n  }` };
  const last = object.children?.at(-1);
  return last
    ? { ...after(last, object), text: `,${lines}` }
    : { offset: object.offset, length: object.length, text: `{${lines}\n  }` };
}

function after(last: Node | undefined, object: Node) {
  return { offset: last ? last.offset + last.length : object.offset + 1, length: 0 };
}

/** An entry as the formatter of the repository writes it: on one line if there is room. */
function entryOf({ key, of, text }: Change): string {
  const entry = { of: jsonOf(of), text: jsonOf(text) };
  const line = inline(entry);
  if (`    ${JSON.stringify(key)}: ${line},`.length <= maxColumns) return line;
  const members = Object.entries(entry).map(([name, value]) => `      "${name}": ${block(value, `      "${name}": `)}`);
  return `{\n${members.join(',\n')}\n    }`;
}

function block(value: ReturnType<typeof jsonOf>, before: string): string {
  const line = inline(value);
  if (typeof value === 'string' || `${before}${line},`.length <= maxColumns) return line;
  return `{\n${Object.entries(value)
    .map(([name, text]) => `        "${name}": ${JSON.stringify(text)}`)
    .join(',\n')}\n      }`;
}

function inline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${inline(one)}`)
    .join(', ')} }`;
}
