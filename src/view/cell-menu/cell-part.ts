import { evaluate } from '~/descriptor/evaluate';
import type { Column, Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { SequenceOf } from '../action/drawer-sequence';
import { hasValueFormat } from '../value/formats/format-value';
import type { ListFilters } from './list-filters';
import type { ValueFormatName } from '../value/formats/value-format';

/** The parts of a descriptor whose values have a menu. */
export type MenuPart =
  | Extract<Column | Field, { readonly type: ValueFormatName }>
  | Extract<Column, { readonly type: 'object' | 'objects' }>
  | Extract<Field, { readonly type: 'list' | 'map' | 'words' }>;

/** A value on the page: the column or the field that has it, and the variables of its expressions. */
export interface CellPart {
  readonly element: Element;
  readonly part: MenuPart;
  readonly scope: Scope;
  /** The entry of a value with several, from 0; without it all of them. */
  readonly entry?: number;
  /** The drawer sequences of the surrounding list. */
  readonly sequenceOf?: SequenceOf | undefined;
  readonly filters?: ListFilters;
}

/** A column or a field at a position of the page; `undefined` if it shows no value of its own, or none at all. */
export function cellPart(
  part: Column | Field | undefined,
  scope: Scope | undefined,
  { element, target }: { readonly element: Element; readonly target: Element },
  sequenceOf?: SequenceOf,
): CellPart | undefined {
  if (!part || !scope || !hasMenu(part)) return undefined;
  if (part.type !== 'words' && isNothing(evaluate(part.value, scope))) return undefined;
  const item = target.closest<HTMLElement>('[data-item]');
  const entry = item && element !== item && element.contains(item) ? Number(item.dataset['item']) : undefined;
  return { element, part, scope, sequenceOf, ...(entry !== undefined && { entry }) };
}

function hasMenu(part: Column | Field): part is MenuPart {
  return hasValueFormat(part) || ['object', 'objects', 'list', 'map', 'words'].includes(part.type);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
