import type { Type } from '~/codegen/language/type';
import { valuesOf, withoutNull } from '~/codegen/language/type-relations';
import type { Sources } from '~/codegen/language/model';
import { humanizeIdentifier } from '~/lib/humanize-identifier';
import { isList, isRecord } from '~/lib/json';
import { descriptorsIn, idOfFile } from './descriptors';

/** A value of the contract that a field could show. */
export interface Shown {
  readonly name: string;
  /** The expression of the value. */
  readonly path: string;
  readonly type: Type;
}

/** A scale: the values it knows, and whether it rates them. */
export interface KnownScale {
  readonly id: string;
  readonly values: ReadonlySet<unknown>;
  readonly rates: boolean;
}

/** The scales whose rows are single values. */
export function scalesIn(sources: Sources): readonly KnownScale[] {
  return descriptorsIn(sources, 'scales').flatMap(([file, value]) => {
    const rows = isRecord(value) && isList(value['rows']) ? value['rows'].filter(isRecord) : [];
    const values = new Set(rows.map((row) => row['equals']));
    const rates = rows.some((row) => 'severity' in row);
    return rows.length > 0 && !values.has(undefined) ? [{ id: idOfFile(file), values, rates }] : [];
  });
}

/** The words for the name of a value: `Registrant name` for `registrantName`. */
function labelFor(name: string): string {
  return humanizeIdentifier(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The field that shows a value: a format for its type, a label made from its name, the scale that has its values. */
export function fittingField(shown: Shown, scales: readonly KnownScale[]): Record<string, unknown> | undefined {
  const { name, path } = shown;
  const format = formatOf({ ...shown, type: withoutNull(shown.type) }, scales);
  if (!format) return undefined;
  const { type, ...options } = format;
  const isOfEntry = path.startsWith('item.');
  return { type, ...(isOfEntry && { id: name }), value: path, label: labelFor(name), ...options };
}

/** The type of the field, and what it needs besides. */
function formatOf({ name, type }: Shown, scales: readonly KnownScale[]): { readonly type: string } | undefined {
  const time = timeOf(name);
  switch (type.is) {
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
    case 'string': {
      const scale = scaleFor(type, scales);
      if (scale) return { type: scale.rates ? 'scale' : 'state', ...{ scale: scale.id } };
      if (time !== undefined) return { type: time };
      if (type.is === 'string') return { type: /hash|sha\d|md5|address|uuid|path/i.test(name) ? 'mono' : 'text' };
      return { type: /bytes|size$/i.test(name) ? 'bytes' : 'number' };
    }
    case 'union':
      return { type: time ?? 'text' };
    case 'list':
      return withoutNull(type.item).is === 'object' ? undefined : { type: 'list' };
    default:
      return undefined;
  }
}

/** The contract has no type for times: their names tell. */
function timeOf(name: string): 'date' | 'dateTime' | undefined {
  if (/(Date|Day)$/.test(name)) return 'date';
  return /(Time|At|Seen)$/.test(name) ? 'dateTime' : undefined;
}

/** The scale that knows every value, with the fewest rows beside. */
function scaleFor(type: Type, scales: readonly KnownScale[]): KnownScale | undefined {
  const values = valuesOf(type);
  if (!values || values.length === 0) return undefined;
  const fitting = scales.filter((scale) => values.every((value) => scale.values.has(value)));
  return fitting.toSorted((left, right) => left.values.size - right.values.size)[0];
}
