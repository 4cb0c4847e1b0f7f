import type { Column } from '~/generated/contract/descriptor-types';
import { formats } from './formats';
import type { ValueFormat, ValueFormatName } from './value-format';

/** The alignment and the width of a column of a list. */
export type ColumnLayout = Pick<ValueFormat<never>, 'align' | 'width' | 'isFlexible'>;

/** The layouts of columns that have no value format. */
const layouts: { readonly [Type in Exclude<Column['type'], ValueFormatName>]: ColumnLayout } = {
  object: { align: 'start', width: 232, isFlexible: true },
  objects: { align: 'start', width: 232, isFlexible: true },
  button: { align: 'start', width: 136, isFlexible: false },
};

const byType: Readonly<Record<Column['type'], ColumnLayout>> = { ...formats, ...layouts };

/** The layout of columns of the given type. */
export function columnLayout(type: Column['type']): ColumnLayout {
  return byType[type];
}
