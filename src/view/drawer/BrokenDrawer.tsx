import { useId, useRef } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { BrokenPart } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { useLayer } from '~/ui/layers';
import { useDrawerFocus } from '~/ui/use-focus';
import { useServices } from '../context/services';

/** The replacement for a drawer whose frame threw an error. It uses nothing of that frame. */
export function BrokenDrawer(props: { readonly part: BrokenPart; readonly onClose: () => void }) {
  const { part, onClose } = props;
  const { settings } = useServices();
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useLayer(true, onClose, 'drawer', settings.layers.drawer);
  useDrawerFocus(box, '.descry-drawer-title', '');
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      className="descry-drawer"
      data-testid="drawer"
      style={{ width: settings.widths.drawer, zIndex: settings.layers.drawer }}
    >
      <div className="descry-drawer-tools">
        <h2 id={titleId} className="descry-drawer-title" tabIndex={-1}>
          {t('DRAWER.TITLE')}
        </h2>
      </div>
      <ErrorPanel message={t('UI.PART_BROKEN')} traceId={part.traceId} onRetry={part.retry} onClose={onClose} />
    </div>
  );
}
