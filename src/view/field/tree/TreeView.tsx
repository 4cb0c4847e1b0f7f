import { useDeferredValue, useMemo, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { listEntries } from '~/descriptor/list';
import type { TreeField } from '~/generated/contract/descriptor-types';
import { treeOrder } from '~/lib/tree-order';
import { tableText } from '~/view/value/cell-text';
import { firstEntries, type Copied } from '~/view/value/CopyTools';
import { useFormatContext } from '~/view/value/formats/use-format-context';
import type { FieldProps } from '../field-component';
import { Line } from '../Line';
import { TreeBox } from './TreeBox';
import { TreeTools } from './TreeTools';
import { linksOf, useTree } from './use-tree';
import { useTreeTable } from './use-tree-table';
import './tree.css';

/** A tree with fewer nodes has no filter and no buttons. */
const minNodesForTools = 9;

/** Nodes below their parents, in rows with columns. Only the visible rows are rendered. */
export function TreeView({ field, scope }: FieldProps<TreeField>) {
  const context = useFormatContext();
  const rows = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const copyText = (some: readonly unknown[]): string => tableText(field, some, scope, context);
  const inOrder = (): readonly unknown[] => treeOrder(linksOf(field, rows, scope)).map(({ index }) => rows[index]);
  const copied = { first: copyText(rows.slice(0, firstEntries)), all: () => copyText(inOrder()) };
  const hasTools = rows.length >= minNodesForTools;
  return (
    <Line
      field={field}
      scope={scope}
      wide
      count={field.count ? rows.length : undefined}
      copy={hasTools ? undefined : copied}
    >
      {rows.length > 0 && (
        <TreeContent field={field} scope={scope} rows={rows} copied={hasTools ? copied : undefined} />
      )}
    </Line>
  );
}

/** The rows of a tree, and above those of a large one its tools. */
function TreeContent(
  props: FieldProps<TreeField> & { readonly rows: readonly unknown[]; readonly copied: Copied | undefined },
) {
  const { field, scope, rows, copied } = props;
  const [filter, setFilter] = useState('');
  const tree = useTree(field, rows, scope, useDeferredValue(filter));
  const table = useTreeTable(field, tree);
  return (
    <>
      {copied && (
        <TreeTools
          tree={tree}
          filter={filter}
          onFilter={setFilter}
          onCurrent={() => {
            setFilter('');
            table.goToCurrent();
          }}
          copied={field.copy === false ? undefined : copied}
        />
      )}
      <TreeBox field={field} scope={scope} tree={tree} table={table} />
    </>
  );
}
