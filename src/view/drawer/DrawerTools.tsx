import maximize from '@blueprintjs/icons/lib/esm/generated/16px/paths/maximize';
import minimize from '@blueprintjs/icons/lib/esm/generated/16px/paths/minimize';
import pin from '@blueprintjs/icons/lib/esm/generated/16px/paths/pin';
import unpin from '@blueprintjs/icons/lib/esm/generated/16px/paths/unpin';
import { openDrawerAt } from '~/actions/open-drawer-at';
import { formatNumber } from '~/lib/format/number';
import { useTranslate } from '~/i18n/translate';
import type { DrawerTarget, RatedInput } from '~/state/drawer/input';
import { moveTo, positionInSequence } from '~/state/drawer/sequence';
import { IconButton } from '~/ui/IconButton';
import { useCommand } from '../action/use-command';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';
import { useDrawerSequence } from '../data/use-drawer-sequence';
import { CompareButtons } from './CompareButtons';
import { HistoryButtons } from './DrawerHistory';
import './drawer-tools.css';
import type { DrawerWidth } from './use-drawer-width';

/** The buttons in the bar of a drawer: for its sequence, its history, the comparison and its layout. */
export function DrawerTools({ request, width }: { readonly request: DrawerTarget; readonly width: DrawerWidth }) {
  return (
    <div className="descry-drawer-actions">
      <SequenceButtons request={request} />
      <HistoryButtons />
      <CompareButtons request={request} />
      <LayoutButtons width={width} />
    </div>
  );
}

/** Previous and next object of the drawer sequence; nothing without one. */
function SequenceButtons({ request }: { readonly request: DrawerTarget }) {
  const services = useServices();
  const t = useTranslate();
  const sequence = useStore(useDrawerSequence());
  const position = request.kind === 'open' ? positionInSequence(sequence, request.input) : undefined;
  const step = (to: RatedInput | undefined): void => {
    if (to && sequence) openDrawerAt(to, services, moveTo(sequence, to));
  };
  useCommand(position && 'next', () => step(position?.next), true);
  useCommand(position && 'previous', () => step(position?.previous), true);
  if (!position) return null;
  const labelValues = {
    title: position.title,
    position: formatNumber(position.position, services.format)?.text ?? '',
    count: position.count,
  };
  return (
    <>
      <IconButton
        icon="chevron-up"
        action="previous"
        label={t('UI.DRAWER_PREVIOUS', labelValues)}
        disabled={!position.previous}
        onClick={() => step(position.previous)}
      />
      <IconButton
        icon="chevron-down"
        action="next"
        label={t('UI.DRAWER_NEXT', labelValues)}
        disabled={!position.next}
        onClick={() => step(position.next)}
      />
      <span className="descry-drawer-divider" />
    </>
  );
}

/** Pins the drawer beside the page, and makes it as wide as possible. */
function LayoutButtons({ width }: { readonly width: DrawerWidth }) {
  const { layout } = useServices().drawer;
  const t = useTranslate();
  const isPinned = useStore(layout.pinned);
  const isWidest = width.now >= width.max;
  return (
    <>
      <IconButton
        icon={isPinned ? unpin : pin}
        action="pin"
        label={t(isPinned ? 'UI.DRAWER_UNPIN' : 'UI.DRAWER_PIN')}
        className="descry-drawer-pin"
        onClick={() => layout.setPinned(!isPinned)}
      />
      <IconButton
        icon={isWidest ? minimize : maximize}
        action="expand"
        label={t(isWidest ? 'UI.DRAWER_NARROW' : 'UI.DRAWER_WIDEN')}
        className="descry-drawer-expand"
        onClick={width.toggle}
      />
    </>
  );
}
