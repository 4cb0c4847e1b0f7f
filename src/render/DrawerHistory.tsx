import type { TrailStop } from '../actions/drawer-trail';
import { head } from '../lib/head';
import { DropMenu } from '../ui/DropMenu';
import { useUiText } from '../ui/ui-text';
import { useMessage } from './use-text';
import type { TrailWay } from './use-trail';

/** An entry is one line. */
const longestName = 200;

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
            text: head(nameOf(stop) ?? message('DRAWER.TITLE'), longestName),
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
