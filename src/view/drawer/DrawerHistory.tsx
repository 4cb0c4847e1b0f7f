import historyIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/history';
import { drawers } from '~/generated/console/catalogue';
import type { IconName } from '~/generated/console/ids';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import type { HistoryEntry } from '~/state/drawer/history';
import { objectGroup } from '~/state/drawer/input';
import { IconButton } from '~/ui/IconButton';
import { DropMenu } from '~/ui/menu/DropMenu';
import { useDrawerHistory, type HistoryNavigation } from './use-drawer-history';

/** Largest number of characters of an entry, which is one line. */
const maxNameLength = 200;

/** Back, forward and the menu of opened objects; nothing while only one object has been opened. */
export function HistoryButtons() {
  const history = useDrawerHistory();
  const t = useTranslate();
  if (history.entries.length <= 1) return null;
  return (
    <>
      <IconButton
        icon="chevron-left"
        action="back"
        label={t('UI.DRAWER_BACK')}
        disabled={history.index <= 0}
        onClick={() => history.go(history.index - 1)}
      />
      <IconButton
        icon="chevron-right"
        action="forward"
        label={t('UI.DRAWER_FORWARD')}
        disabled={history.index >= history.entries.length - 1}
        onClick={() => history.go(history.index + 1)}
      />
      <HistoryMenu history={history} />
      <span className="descry-drawer-divider" />
    </>
  );
}

/** The opened objects, the newest first. */
function HistoryMenu({ history }: { readonly history: HistoryNavigation }) {
  const t = useTranslate();
  return (
    <DropMenu
      icon={historyIcon}
      action="history"
      label={t('UI.DRAWER_HISTORY')}
      entries={() =>
        history.entries
          .map((entry, position) => ({
            id: String(position),
            text: truncate(nameOf(entry) ?? t('DRAWER.TITLE'), maxNameLength),
            icon: iconOf(entry),
            chosen: position === history.index,
          }))
          .reverse()
      }
      onChoose={(id) => history.go(Number(id))}
    />
  );
}

function nameOf({ request, title }: HistoryEntry): string | undefined {
  if (title !== undefined) return title;
  if (request.kind === 'group') return request.input.title;
  return request.input.name ?? (request.input.id || undefined);
}

function iconOf({ request }: HistoryEntry): IconName {
  return drawers[request.kind === 'group' ? objectGroup : request.input.search_type]?.icon ?? 'cube';
}
