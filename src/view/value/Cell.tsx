import type { ReactNode } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { listEntries } from '~/descriptor/list';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { isAddress } from '~/lib/defang';
import { Dash } from '~/ui/Dash';
import { ActionButton } from '../action/ActionButton';
import { CopyPlaceholder, CopyTools } from './CopyTools';
import { formatElement, formatValue, hasValueFormat } from './formats/format-value';
import { formats } from './formats/formats';
import { useFormatContext } from './formats/use-format-context';
import type { ValueFormatName } from './formats/value-format';
import { ObjectChips } from './ObjectChips';
import { ObjectLink } from './ObjectLink';

interface CellProps<Part extends Column> {
  readonly column: Part;
  readonly scope: Scope;
  /** The pointer and the focus are not on the row: its copy buttons and tooltips are not rendered yet. */
  readonly isAtRest?: boolean;
}

/** The content of a table cell. In its scope the entry of the row is `item`. */
export function Cell(props: CellProps<Column>) {
  const { column, scope } = props;
  if (hasValueFormat(column)) return <ValueCell {...props} column={column} />;
  switch (column.type) {
    case 'object':
      return <ObjectLink name={formatText(evaluate(column.value, scope))?.text} reference={column} scope={scope} />;
    case 'objects':
      return <ObjectChips column={column} objects={listEntries(evaluate(column.value, scope))} scope={scope} />;
    case 'button':
      return <ActionButton button={column.button} scope={scope} asLink />;
  }
}

type ValueColumn = Extract<Column, { readonly type: ValueFormatName }>;

function ValueCell({ column, scope, isAtRest = false }: CellProps<ValueColumn>) {
  const context = useFormatContext();
  const value = formatValue(evaluate(column.value, scope), column, scope, context);
  const copy = value?.copy;
  const offersCopy =
    copy !== undefined &&
    formats[column.type].offersCopyInCells === true &&
    (('copy' in column && column.copy === true) || isAddress(copy));
  const layout = (element: ReactNode, beside?: ReactNode): ReactNode => {
    if (element === undefined) {
      return column.type === 'text' && column.empty ? context.t(column.empty, scope) : <Dash />;
    }
    if (!offersCopy) {
      return (
        <>
          {element}
          {beside}
        </>
      );
    }
    return (
      <div className="descry-value-line">
        <span className="descry-cell-text">{element}</span>
        {isAtRest ? <CopyPlaceholder copy={copy} /> : <CopyTools copy={copy} quiet />}
      </div>
    );
  };
  return formatElement({ value, spec: column, scope, isInField: false, isAtRest, layout });
}
