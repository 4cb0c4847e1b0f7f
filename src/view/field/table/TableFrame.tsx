import { useLayoutEffect, useRef, type AriaRole, type ReactNode, type RefObject } from 'react';
import type { TableField } from '~/generated/contract/descriptor-types';
import { useServices } from '~/view/context/services';
import type { IncrementalListState } from '~/view/data/use-incremental-list';
import { tableText } from '~/view/value/cell-text';
import { ColumnName } from '~/view/value/ColumnName';
import { firstEntries } from '~/view/value/CopyTools';
import { useFormatContext } from '~/view/value/formats/use-format-context';
import type { FieldProps } from '../field-component';
import { Line } from '../Line';

/** The line of a table field and its table: a scrollable box with the column headings. The children are its body. */
export function TableFrame(
  props: FieldProps<TableField> & {
    readonly rows: readonly unknown[];
    readonly list: IncrementalListState;
    readonly attributes: {
      readonly role: AriaRole | undefined;
      readonly 'aria-label'?: string;
      readonly 'data-stacks'?: boolean | undefined;
    };
    /** Sets the roles of the table elements explicitly, because other CSS `display` values remove the implicit ones. */
    readonly explicitRoles?: boolean;
    readonly children: ReactNode;
  },
) {
  const { field, scope, rows, list, attributes, explicitRoles = false } = props;
  const { renderBatch } = useServices().settings.limits;
  const context = useFormatContext();
  const { t } = context;
  const table = useStableColumns(list.drawn > renderBatch);
  const role = (name: AriaRole): AriaRole | undefined => (explicitRoles ? name : undefined);
  const copyText = (some: readonly unknown[]): string => tableText(field, some, scope, context);
  return (
    <Line
      field={field}
      scope={scope}
      wide
      count={field.count ? rows.length : undefined}
      beside={list.button}
      copy={{ first: copyText(rows.slice(0, firstEntries)), all: () => copyText(rows) }}
    >
      {rows.length > 0 && (
        // The box scrolls sideways, so it must be focusable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="descry-table-box" role="group" aria-label={t(field.label, scope)} tabIndex={0}>
          <table ref={table} className="descry-table" {...attributes}>
            <thead role={role('rowgroup')}>
              <tr role={role('row')}>
                {field.columns.map((column) => (
                  <th key={column.id} scope="col" role={role('columnheader')}>
                    <ColumnName type={column.type} name={t(column.label, scope)} />
                  </th>
                ))}
              </tr>
            </thead>
            {props.children}
          </table>
        </div>
      )}
    </Line>
  );
}

/**
 * Fixes the column widths of a table once it is long, so that rows that are added do not shift the visible ones and the
 * browser does not lay out thousands of rows again for each batch.
 */
function useStableColumns(isLong: boolean): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !isLong) return;
    const headings = [...element.querySelectorAll<HTMLElement>('th')];
    const widths = headings.map(({ offsetWidth }) => offsetWidth);
    headings.forEach((heading, index) => heading.style.setProperty('width', `${widths[index]}px`));
    element.dataset.steady = '';
    return () => {
      headings.forEach((heading) => heading.style.removeProperty('width'));
      delete element.dataset.steady;
    };
  }, [isLong]);
  return table;
}
