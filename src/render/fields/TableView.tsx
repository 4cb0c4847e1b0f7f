import { evaluate } from '../../descriptor/evaluate';
import { itemScope, listEntries } from '../../descriptor/list';
import type { TableField } from '../../generated/descriptor-types';
import { useShowMore } from '../../ui/use-show-more';
import { useServices } from '../services';
import { useText } from '../use-text';
import { Cell } from './Cell';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** One row per entry, one column per value. */
export function TableView({ field, scope }: FieldProps<TableField>) {
  const { settings } = useServices();
  const text = useText();
  const label = text(field.label, scope);
  const rows = listEntries(evaluate(field.value, scope));
  const more = useShowMore(rows.length, settings.limits.listFirst);
  return (
    <Line field={field} scope={scope} wide count={rows.length} beside={more.button}>
      {rows.length > 0 && (
        // The box scrolls sideways, so the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="descry-table-box" role="group" aria-label={label} tabIndex={0}>
          <table className="descry-table">
            <thead>
              <tr>
                {field.columns.map((column) => (
                  <th key={column.id} scope="col">
                    {text(column.label, scope)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, more.shown).map((row, index) => (
                <tr key={index} data-item={index}>
                  {field.columns.map((column) => (
                    <td key={column.id} data-column={column.id}>
                      <Cell column={column} scope={itemScope(scope, row)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Line>
  );
}
