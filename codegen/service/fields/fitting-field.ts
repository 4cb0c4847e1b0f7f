import type { Project } from '../../1-parse/project';
import { equalsOf } from '../../2-analyze/analysis';
import type { Member, Type } from '../../language/type';
import { alternatives, valuesOf, withoutNull } from '../../language/type-relations';
import { labelFor } from '~/lib/humanize-identifier';

/** A value of the contract that a field could show. */
export interface Shown {
  readonly name: string;
  /** The expression of the value. */
  readonly path: string;
  readonly member: Pick<Member, 'type' | 'limits' | 'description'>;
}

/** A field that shows a value, with what its type needs besides. */
export interface FittingField {
  readonly type: string;
  readonly id?: string;
  readonly value: string;
  readonly label: string;
  readonly scale?: string;
}

/** A scale: the values it knows, and whether it rates them. */
export interface KnownScale {
  readonly id: string;
  readonly values: ReadonlySet<unknown>;
  readonly rates: boolean;
}

/** The scales whose rows are single values. */
export function scalesOf(project: Project): readonly KnownScale[] {
  return project.of('scale').flatMap(({ id, authored: { rows = [] } }) => {
    const equals = rows.map((row) => equalsOf(row).map(({ value }) => value));
    const rates = rows.some((row) => row?.severity !== undefined);
    return equals.length > 0 && equals.every(({ length }) => length > 0)
      ? [{ id, values: new Set(equals.flat()), rates }]
      : [];
  });
}

/** The field that shows a value: a format for its type, a label made from its name, the scale that has its values. */
export function fittingField(shown: Shown, scales: readonly KnownScale[]): FittingField | undefined {
  const { name, path } = shown;
  const format = formatOf(shown, scales);
  if (!format) return undefined;
  const { type, ...options } = format;
  // The id of other fields is the path of their value, where that is a path of names.
  const needsId = path.startsWith('item.') || path.includes('[');
  return { type, ...(needsId && { id: idFor(name) }), value: path, label: labelFor(name), ...options };
}

/** The column that shows the same value. */
export function columnFor(field: FittingField): FittingField {
  return field.type === 'list' ? { ...field, type: 'chips' } : field;
}

/** The id of a part that shows a value. */
export function idFor(name: string): string {
  const id = name.replaceAll(/[^\w.-]+/g, '-').replace(/^[^A-Za-z]*/, '');
  return id === '' ? `value-${name}` : id.charAt(0).toLowerCase() + id.slice(1);
}

/** The type of the field, and the scale that it needs. */
function formatOf(shown: Shown, scales: readonly KnownScale[]): { readonly type: string; scale?: string } | undefined {
  const { name } = shown;
  const type = withoutNull(shown.member.type);
  const time = timeOf(shown);
  switch (type.is) {
    case 'boolean':
      return { type: 'boolean' };
    case 'number':
    case 'string': {
      const scale = scaleFor(type, scales);
      if (scale) return { type: scale.rates ? 'scale' : 'state', scale: scale.id };
      if (time !== undefined) return { type: time };
      if (type.is === 'string') return { type: /hash|sha\d|md5|address|uuid|path/i.test(name) ? 'mono' : 'text' };
      return { type: /bytes|size$/i.test(name) ? 'bytes' : 'number' };
    }
    case 'union':
      return alternatives(type).some(isText) ? { type: time ?? 'text' } : undefined;
    case 'list':
      return alternatives(withoutNull(type.item)).some(isText) ? { type: 'list' } : undefined;
    default:
      return undefined;
  }
}

/** Whether a value can be shown as text. */
function isText({ is }: Type): boolean {
  return is === 'string' || is === 'number' || is === 'boolean';
}

/**
 * Few contracts say which texts are times: the names tell. A text with a pattern, such as `07:00`, is none. A number of
 * such a name is often a duration, so its description has to say that it is a time.
 */
function timeOf({ name, member: { type, limits, description = '' } }: Shown): 'date' | 'dateTime' | undefined {
  if (limits?.pattern !== undefined) return undefined;
  if (withoutNull(type).is === 'number' && !/epoch|unix|timestamp|1970/i.test(description)) return undefined;
  if (limits?.format === 'date' || /(Date|Day)$/.test(name)) return 'date';
  const isTime = /(Time|At|Seen|Scan)$|^(time|timestamp|created|updated|expires|asOf|since)$|Timestamp$/.test(name);
  return limits?.format === 'date-time' || isTime ? 'dateTime' : undefined;
}

/** The scale that knows every value, with the fewest rows beside. */
export function scaleFor(type: Type, scales: readonly KnownScale[]): KnownScale | undefined {
  const values = valuesOf(type);
  if (!values || values.length === 0) return undefined;
  const fitting = scales.filter((scale) => values.every((value) => scale.values.has(value)));
  return fitting.toSorted((left, right) => left.values.size - right.values.size)[0];
}
