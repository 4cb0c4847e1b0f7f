import { memo, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';
import type { MissingReason } from '../model/list-model';
import type { RowLayout } from './Row';
import { VirtualCells } from './virtualization';

/** Of the rows that could not be loaded, each tenth has a message: so at least one message is visible. */
const rowsPerMessage = 10;

/** A row without an entry: it is loading, could not be loaded, or is missing in the answer. */
export const MissingRow = memo(function MissingRow(props: {
  readonly id: string;
  readonly index: number;
  readonly layout: RowLayout;
  readonly reason: MissingReason;
  readonly isActive: boolean;
  readonly onRetry: (index: number) => void;
}) {
  const { id, index, layout, reason, isActive, onRetry } = props;
  const hasMessage = reason === 'missing' || (reason === 'failed' && index % rowsPerMessage === 0);
  return (
    <tr
      id={id}
      className="descry-list-row"
      data-item={index}
      data-absent={reason}
      data-active={isActive || undefined}
      aria-rowindex={index + 2}
    >
      {reason === 'loading' ? (
        <SkeletonCells layout={layout} />
      ) : (
        <td colSpan={layout.columns.length + (layout.hasMenu ? 2 : 1)}>
          {hasMessage && <MissingMessage hasFailed={reason === 'failed'} onRetry={() => onRetry(index)} />}
        </td>
      )}
    </tr>
  );
});

function MissingMessage({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="descry-list-absent">
      {hasFailed && <Icon name="error" size={14} />}
      {t(hasFailed ? 'UI.TABLE_PAGE_FAILED' : 'UI.TABLE_MISSING')}
      {hasFailed && (
        <button
          type="button"
          className="descry-link descry-link-button"
          data-action="retry"
          tabIndex={-1}
          onClick={onRetry}
        >
          {t('UI.RETRY')}
        </button>
      )}
    </div>
  );
}

/** The body of a table before its first answer. Its rows appear after a delay, so that a fast answer shows none. */
export function SkeletonBody({ rows, layout }: { readonly rows: number; readonly layout: RowLayout }) {
  const { settings } = useServices();
  const t = useTranslate();
  return (
    <tbody className="descry-list-waiting" style={{ animationDelay: `${settings.timers.skeletonDelay}ms` }}>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className="descry-list-row" data-absent="loading">
          <SkeletonCells layout={layout}>
            {index === 0 && <span className="descry-aside">{t('UI.LOADING')}</span>}
          </SkeletonCells>
        </tr>
      ))}
    </tbody>
  );
}

/** Bars in place of values that are loading. `children` are rendered in the column for the selection. */
function SkeletonCells({ layout, children }: { readonly layout: RowLayout; readonly children?: ReactNode }) {
  return (
    <>
      <td>{children}</td>
      <VirtualCells count={layout.columns.length} range={layout.range}>
        {(index) => (
          <td key={index}>
            <span className="descry-list-bar" aria-hidden="true" />
          </td>
        )}
      </VirtualCells>
      {layout.hasMenu && <td className="descry-list-end" />}
    </>
  );
}
