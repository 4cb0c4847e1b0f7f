import { drawerInputOf, type ObjectReference } from '~/actions/open-drawer-at';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import { mapLines } from '~/descriptor/map-lines';
import { caseText } from '~/descriptor/text';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { chipEntries } from '../value/formats/formats';
import { formatValue, hasValueFormat } from '../value/formats/format-value';
import type { FormatContext, ValueFormatName } from '../value/formats/value-format';
import { referenceOf } from '../value/ObjectLink';
import type { CellPart, MenuPart } from './cell-part';
import type { RatedInput } from '~/state/drawer/input';

/** An object of the console that a value names. */
export interface NamedObject {
  readonly name: string;
  readonly input: RatedInput;
  readonly reference: ObjectReference;
}

/** What the menu of a value is about. */
export interface CellValue {
  /** The name of the column or field. */
  readonly label: string;
  /** The displayed text. */
  readonly text: string;
  /** The text that is copied. Several entries are lines. */
  readonly copy: string;
  /** The value of the answer. */
  readonly raw: unknown;
  /** True for names and texts, which a search can find; false for numbers, times and ratings. */
  readonly isName: boolean;
  readonly objects: readonly NamedObject[];
}

/** One entry of a value. */
type Entry = Omit<CellValue, 'label' | 'isName'>;

/** Formats whose values are names or texts. */
const nameFormats: readonly ValueFormatName[] = ['text', 'mono', 'link', 'chips'];

/** Reads the value of a part; `undefined` if there is none. */
export function readCell({ part, scope, entry }: CellPart, context: FormatContext): CellValue | undefined {
  const all = entriesOf(part, scope, context);
  const entries = entry === undefined ? all : all.slice(entry, entry + 1);
  const [first] = entries;
  if (!first) return undefined;
  const { length } = entries;
  return {
    label: context.t(part.label, scope),
    text: entries.map(({ text }) => text).join(', '),
    copy: entries.map(({ copy }) => copy).join('\n'),
    raw: length === 1 ? first.raw : entries.map(({ raw }) => raw),
    isName: !hasValueFormat(part) || nameFormats.includes(part.type),
    objects: entries.flatMap(({ objects }) => objects),
  };
}

function entriesOf(part: MenuPart, scope: Scope, context: FormatContext): readonly Entry[] {
  if (part.type === 'words') {
    const words = caseText(part.cases, scope);
    return words ? [plainEntry(context.t(words, scope))] : [];
  }
  const value = evaluate(part.value, scope);
  switch (part.type) {
    case 'object':
      return [objectEntry(value, value, part, scope)];
    case 'objects':
      return listEntries(value).map((object) => {
        const objectScope = itemScope(scope, object);
        return objectEntry(object, evaluate(part.name, objectScope), part, objectScope);
      });
    case 'list':
      return listEntries(value).map((item) => {
        const itemsScope = itemScope(scope, item);
        const main = part.item ? evaluate(part.item, itemsScope) : item;
        return part.object
          ? objectEntry(item, main, referenceOf(part.object, formatText(main)?.copy), itemsScope)
          : plainEntry(main, item);
      });
    case 'map':
      return mapLines(value).map((line) => plainEntry(line.value));
    case 'chips':
      return chipEntries(value).map((item) => plainEntry(item));
    default: {
      const shown = formatValue(value, part, scope, context);
      if (!shown) return [];
      const copy = shown.copy ?? shown.text;
      const link = 'object' in part ? part.object : undefined;
      if (!link) return [{ text: shown.text, copy, raw: value, objects: [] }];
      return [{ ...objectEntry(value, value, referenceOf(link, copy), scope), text: shown.text, copy }];
    }
  }
}

function plainEntry(value: unknown, raw: unknown = value): Entry {
  const { text, copy } = formatText(value) ?? { text: '', copy: '' };
  return { text, copy, raw, objects: [] };
}

function objectEntry(raw: unknown, name: unknown, reference: ObjectReference, scope: Scope): Entry {
  const input = drawerInputOf(reference, scope);
  const entry = plainEntry(formatText(name) ? name : input?.id, raw);
  return { ...entry, objects: input ? [{ name: entry.text, input, reference }] : [] };
}
