import type { TableField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { later } from './later';
import { TableView } from './TableView';

const TreeTable = later<TableField>(async () => (await import('./TreeTable')).TreeTable);

/** A table; where its descriptor tells how rows stand below others, a tree of them. */
export function TableOrTree(props: FieldProps<TableField>) {
  return props.field.tree ? <TreeTable {...props} /> : <TableView {...props} />;
}
