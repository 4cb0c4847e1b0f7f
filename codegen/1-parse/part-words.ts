import { labelFor } from '../../lib/humanize-identifier';
import { isRecord } from '../../lib/json';
import { idOf, valueAt } from '../language/address';
import { formsOf, type MessageText } from '../language/message-text';
import type { Descriptor, Json, Path } from '../language/model';
import { stringAt } from './read';

/** The lists and maps of descriptors whose entries are parts with a name, and the word for an entry. */
export const partWords: ReadonlyMap<string, string> = new Map([
  ['sources', 'source'],
  ['values', 'value'],
  ['tabs', 'tab'],
  ['sections', 'section'],
  ['fields', 'field'],
  ['columns', 'column'],
  ['details', 'detail'],
  ['filters', 'filter'],
  ['tiles', 'tile'],
  ['blocks', 'block'],
  ['slides', 'slide'],
  ['lines', 'line'],
  ['rows', 'row'],
  ['routes', 'route'],
  ['buttons', 'button'],
  ['actions', 'action'],
  ['predicates', 'predicate'],
  ['rules', 'rule'],
  ['flags', 'flag'],
  ['permissions', 'permission'],
  ['banners', 'banner'],
  ['input', 'input'],
]);

/** What the page shows for a part, else its id, else its key or its number in the list. */
export function labelOfPart(value: Json, path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'string') return last;
  for (const name of ['title', 'label', 'text']) {
    const text = isRecord(value) ? value[name] : undefined;
    const shown = typeof text === 'string' ? text : (stringAt(text, 'text') ?? stringAt(text, 'message'));
    if (shown) return shown;
  }
  return idOf(value) ?? stringAt(value, 'type') ?? stringAt(value, 'equals') ?? `${Number(last) + 1}`;
}

/** The property with the name of a descriptor, by kind. */
const naming: Readonly<Record<string, string>> = { route: 'area', messages: 'language', drawer: 'kind' };

/** The name of a descriptor: what it says about itself, or the words of the name of its file. */
export function titleOfDescriptor(kind: string, id: string, value: unknown): string {
  const property = naming[kind];
  const title = isRecord(value) && property !== undefined ? value[property] : undefined;
  return typeof title === 'string' && title !== '' ? title : labelFor(id);
}

/** Characters of a text from which on it is cut where it is named. */
const maxNamed = 60;

/**
 * A text of a descriptor in words: `Label of field Registrant name, drawer URL`, or `Title “Summary” of drawer URL`
 * where the text is not the name of what it belongs to. `path` is that of the text.
 */
export function wordsOfText(descriptor: Descriptor, path: Path, english: MessageText): string {
  const property = path.findLast((step) => typeof step === 'string') ?? '';
  const part = partAround(path);
  const label = part && labelOfPart(valueAt(descriptor.value, part) ?? null, part);
  const [{ text = '' } = {}] = formsOf(english).slice(-1);
  const named = text.length > maxNamed ? `${text.slice(0, maxNamed)}…` : text;
  const what = label === text ? labelFor(property) : `${labelFor(property)} “${named}”`;
  const around = part ? [`${partWords.get(String(part.at(-2)))} ${label}`] : [];
  return `${what} of ${[...around, wordsOfDescriptor(descriptor)].join(', ')}`;
}

/** The path of the innermost part that a path leads into. */
function partAround(path: Path): Path | undefined {
  const index = path.findLastIndex((step, at) => partWords.has(String(step)) && at < path.length - 2);
  return index < 0 ? undefined : path.slice(0, index + 2);
}

/** A descriptor in words: `drawer URL`, or `header` where there is one alone. */
export function wordsOfDescriptor({ kind, id, value }: Descriptor): string {
  const word = kind === 'route' ? 'area' : kind;
  return kind === id ? word : `${word} ${titleOfDescriptor(kind, id, value)}`;
}
