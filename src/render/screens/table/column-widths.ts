import type { Column } from '../../../generated/descriptor-types';

/** Pixels that fit what the values of a type usually need. */
const usual: Readonly<Record<Column['type'], number>> = {
  text: 200,
  mono: 200,
  number: 104,
  bytes: 104,
  date: 120,
  dateTime: 208,
  relativeTime: 136,
  scale: 136,
  boolean: 96,
  chips: 200,
  state: 152,
  link: 208,
  object: 232,
  objects: 232,
  button: 136,
};

/** Columns whose values may be longer: they share what is left of the room. */
const flexible: ReadonlySet<Column['type']> = new Set(['text', 'mono', 'chips', 'link', 'object', 'objects']);

/** The least and the most that a column can be made. Pixels. */
export const narrowest = 56;
export const widest = 1200;

/** Room for a heading: its letters, the sign of the order, the space around them. */
function headingWidth(label: string): number {
  return Math.min(240, 44 + label.length * 8);
}

/**
 * How wide each column is drawn: as the reader made it, else as the descriptor says, else as its type needs. What is left of the
 * room goes to those whose values may be long, none of which the reader has made otherwise.
 */
export function columnWidths(
  columns: readonly (Pick<Column, 'id' | 'type'> & { readonly width?: number; readonly name: string })[],
  room: number,
  chosen: ReadonlyMap<string, number>,
): readonly number[] {
  const widths = columns.map(
    ({ id, type, width, name }) => chosen.get(id) ?? width ?? Math.max(usual[type], headingWidth(name)),
  );
  const left = room - widths.reduce((sum, width) => sum + width, 0);
  const sharing = columns.map(({ id, type }) => flexible.has(type) && !chosen.has(id));
  const shared = widths.reduce((sum, width, at) => sum + (sharing[at] ? width : 0), 0);
  if (left <= 0 || shared === 0) return widths;
  return widths.map((width, at) => (sharing[at] ? width + Math.floor((left * width) / shared) : width));
}
