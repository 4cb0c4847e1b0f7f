import { isList, isRecord, isString, parseJson } from '~/lib/json';
import { readViewState, type ViewState } from './read-view-state';

const format = 'saved-views';
const version = 1;
const maxViews = 100;

/** Maximum length of the name of a view. */
export const maxNameLength = 100;

/** A view in a file. */
export interface FileView {
  readonly name: string;
  readonly state: ViewState;
}

/**
 * What is wrong with a file: it is too large (`size`) or cannot be read (`unreadable`), no JSON (`json`), no file of
 * saved views (`format`), of a later console (`version`), about another list (`list`), or wrong in a part (`part`),
 * which `detail` names.
 */
export interface FileProblem {
  readonly kind: 'json' | 'size' | 'unreadable' | 'format' | 'version' | 'list' | 'part';
  readonly detail: string;
}

/** The text of a file with views of a list. */
export function writeViewFile(list: string, views: readonly FileView[]): string {
  const content = { format, version, list, views: views.map(({ name, state }) => ({ name, state })) };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Reads a file with views of a list. A file that is wrong anywhere gives its first problem and no views. */
export function readViewFile(text: string, list: string): { readonly views: readonly FileView[] } | FileProblem {
  const content = parseJson(text);
  if (content === undefined) return { kind: 'json', detail: '' };
  if (!isRecord(content) || content['format'] !== format) return { kind: 'format', detail: '' };
  if (content['version'] !== version) return { kind: 'version', detail: String(content['version']) };
  if (content['list'] !== list) return { kind: 'list', detail: String(content['list']) };
  const entries = content['views'];
  if (!isList(entries) || entries.length === 0 || entries.length > maxViews) return { kind: 'part', detail: 'views' };
  const views: FileView[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readEntry(entry);
    if (isString(read)) return { kind: 'part', detail: `views[${index}]${read}` };
    views.push(read);
  }
  return { views };
}

/** The view of an entry, or the path of its first wrong part. */
function readEntry(entry: unknown): FileView | string {
  if (!isRecord(entry)) return '';
  const name = isString(entry['name']) ? entry['name'].trim() : '';
  if (name === '' || name.length > maxNameLength) return '.name';
  if (!isRecord(entry['state'])) return '.state';
  const { state, wrong } = readViewState(entry['state']);
  return wrong[0] === undefined ? { name, state } : `.state.${wrong[0]}`;
}

/** The name, with a number behind it if it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name.slice(0, maxNameLength - 6)} (${number})`;
  return free;
}
