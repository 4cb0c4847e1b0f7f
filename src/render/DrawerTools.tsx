import { openDrawerAt } from '../actions/open-drawer-at';
import type { OpenRequest } from '../actions/drawer-input';
import { indexIn, placeIn, type DrawerPlace } from '../actions/drawer-list';
import type { FormatSettings } from '../descriptor/format/shown';
import { showNumber } from '../descriptor/format/number';
import type { DrawerInput } from '../generated/types';
import { IconButton } from '../ui/IconButton';
import { useUiText } from '../ui/ui-text';
import { DrawerHistory } from './DrawerHistory';
import './drawer-tools.css';
import { useServices } from './services';
import type { DrawerWidth } from './use-drawer-width';
import { useStore } from './use-store';
import { useTrail } from './use-trail';

/** What the drawer offers beside closing: the way through opened objects and through the list it was opened from, and its place on the page. */
export function DrawerTools(props: { readonly request: OpenRequest; readonly width: DrawerWidth }) {
  const { request, width } = props;
  const services = useServices();
  const trail = useTrail();
  const { layout, list } = services.drawer;
  const say = useUiText();
  const pinned = useStore(layout.pinned);
  const handed = useStore(list);
  const place = request.kind === 'open' ? placeIn(handed, request.input) : undefined;
  const step = (to: DrawerInput | undefined): void => {
    if (!handed || !to) return;
    list.set({ ...handed, index: indexIn(handed, to) });
    openDrawerAt(to, services);
  };
  const wide = width.now >= width.max;
  return (
    <div className="descry-drawer-actions">
      {place && (
        <>
          <IconButton
            icon="chevron-up"
            action="previous"
            label={say('UI.DRAWER_PREVIOUS', wordsOf(place, services.format))}
            disabled={!place.previous}
            onClick={() => step(place.previous)}
          />
          <IconButton
            icon="chevron-down"
            action="next"
            label={say('UI.DRAWER_NEXT', wordsOf(place, services.format))}
            disabled={!place.next}
            onClick={() => step(place.next)}
          />
          <span className="descry-drawer-divider" />
        </>
      )}
      {trail.stops.length > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            action="back"
            label={say('UI.DRAWER_BACK')}
            disabled={trail.at <= 0}
            onClick={() => trail.go(trail.at - 1)}
          />
          <IconButton
            icon="chevron-right"
            action="forward"
            label={say('UI.DRAWER_FORWARD')}
            disabled={trail.at >= trail.stops.length - 1}
            onClick={() => trail.go(trail.at + 1)}
          />
          <DrawerHistory trail={trail} />
          <span className="descry-drawer-divider" />
        </>
      )}
      <IconButton
        icon={pinned ? 'unpin' : 'pin'}
        action="pin"
        label={say(pinned ? 'UI.DRAWER_UNPIN' : 'UI.DRAWER_PIN')}
        className="descry-drawer-pin"
        onClick={() => layout.setPinned(!pinned)}
      />
      <IconButton
        icon={wide ? 'minimize' : 'maximize'}
        action="expand"
        label={say(wide ? 'UI.DRAWER_NARROW' : 'UI.DRAWER_WIDEN')}
        className="descry-drawer-expand"
        onClick={width.toggle}
      />
    </div>
  );
}

function wordsOf({ title, position, count }: DrawerPlace, format: FormatSettings) {
  const shown = (value: number): string => showNumber(value, format)?.text ?? '';
  return { title, position: shown(position), count: shown(count) };
}
