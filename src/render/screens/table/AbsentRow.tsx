import { memo } from 'react';
import { Icon } from '../../../ui/Icon';
import { useUiText } from '../../../ui/ui-text';
import type { Absence } from './shown-list';
import { WaitingCells } from './WaitingCells';

/** Of the rows that could not be loaded, those that say so: one of them is always in sight. */
const tellsEvery = 10;

/** A row whose entry is not there: on its way, refused, or left out by the server. */
export const AbsentRow = memo(function AbsentRow(props: {
  readonly id: string;
  readonly index: number;
  readonly columns: number;
  /** The columns that are drawn: from one to before the other. */
  readonly from: number;
  readonly end: number;
  readonly hasMenu: boolean;
  readonly absence: Absence;
  readonly isActive: boolean;
  readonly onRetry: (index: number) => void;
}) {
  const { id, index, columns, from, end, hasMenu, absence, isActive, onRetry } = props;
  const say = useUiText();
  const tells = absence === 'missing' || (absence === 'failed' && index % tellsEvery === 0);
  return (
    <tr
      id={id}
      className="descry-list-row"
      data-item={index}
      data-absent={absence}
      data-active={isActive || undefined}
      aria-rowindex={index + 2}
    >
      {absence === 'loading' ? (
        <WaitingCells columns={columns} from={from} end={end} hasMenu={hasMenu} />
      ) : (
        <td colSpan={columns + (hasMenu ? 2 : 1)}>
          {tells && (
            <div className="descry-list-absent">
              {absence === 'failed' && <Icon name="error" size={14} />}
              {say(absence === 'failed' ? 'UI.TABLE_PAGE_FAILED' : 'UI.TABLE_MISSING')}
              {absence === 'failed' && (
                <button
                  type="button"
                  className="descry-link descry-link-button"
                  data-action="retry"
                  tabIndex={-1}
                  onClick={() => onRetry(index)}
                >
                  {say('UI.RETRY')}
                </button>
              )}
            </div>
          )}
        </td>
      )}
    </tr>
  );
});
