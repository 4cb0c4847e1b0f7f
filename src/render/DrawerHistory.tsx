import type { TrailStop } from '../actions/drawer-trail';
import { DropMenu } from '../ui/DropMenu';
import { useUiText } from '../ui/ui-text';
import { useMessage } from './use-text';
import type { TrailWay } from './use-trail';

/** The opened objects as a menu, the newest first. */
export function DrawerHistory({ trail }: { readonly trail: TrailWay }) {
  const say = useUiText();
  const message = useMessage();
  return (
    <DropMenu
      icon="history"
      action="history"
      label={say('UI.DRAWER_HISTORY')}
      entries={() =>
        trail.stops
          .map((stop, index) => ({
            id: String(index),
            text: nameOf(stop) ?? message('DRAWER.TITLE'),
            chosen: index === trail.at,
          }))
          .reverse()
      }
      onChoose={(id) => trail.go(Number(id))}
    />
  );
}

function nameOf({ request }: TrailStop): string | undefined {
  if (request.kind === 'group') return request.input.title;
  return request.input.name ?? (request.input.id || undefined);
}
