import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { closeDrawer, openDrawerAt, openRequestAt } from './open-drawer-at';
import { invalidTypeError } from '~/state/drawer/input';
import type { SessionTimers } from '~/session/timers/session-timers';
import type { Banners } from '~/state/banners';
import type { Listeners } from './listen';
import type { ActionServices } from './services';

/** The parts of the console that react to events, in addition to the services of actions. */
export interface ListeningParts {
  readonly sessionTimers: Pick<SessionTimers, 'settingsChanged'>;
  readonly banners: Pick<Banners, 'setExternal'>;
  /** The values that expressions read, as of now. */
  readonly scope: () => Scope;
}

/** The reactions of the console to its events. `log` writes a line into the log of the browser. */
export function reactToEvents(
  services: ActionServices,
  { sessionTimers, banners, scope }: ListeningParts,
  log: (message: string) => void,
): Listeners {
  return {
    'console:open-drawer': (request) => {
      if (request.kind === 'open') return openDrawerAt(request.input, services);
      log(`${invalidTypeError()}: ${formatText(request.value)?.text ?? 'nothing'}`);
      closeDrawer(services);
    },
    'console:close-drawer': () => closeDrawer(services),
    'console:open-object-group': (input) => openRequestAt({ kind: 'group', input }, services),
    'console:open-dialog': ({ dialog, params }) => void services.overlays.show(dialog, params),
    'console:set-banners': banners.setExternal,
    'console:navigate': ({ to }) => services.navigate(to),
    'console:open-asset': ({ assetType, assetId, tab }) => {
      const query = new URLSearchParams({ assetType, assetId, ...(tab && { tab }) });
      if (engine.assets) services.navigate(`${engine.assets.to}?${query}`);
    },
    'console:jump-role-management': () => void services.jumpRoleManagement(),
    'console:timeout-settings-changed': () => sessionTimers.settingsChanged(),
    'console:session-message': ({ message, intent }) => services.toasts.show({ intent, text: { key: message } }),
    'console:read-pre-release': (request) => {
      void import('./pre-release-record')
        .then(({ postPreRelease }) => postPreRelease(request, services, scope()))
        .catch((error: unknown) => log(String(error)));
    },
  };
}
